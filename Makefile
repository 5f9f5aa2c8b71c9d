# Pantheon: `make` alone says what can be made.

PYTHON ?= python3
PLAY_FLAGS ?=
# One worker more than there are cores: many tests wait for a process or a time-out.
WORKERS = $(shell expr `getconf _NPROCESSORS_ONLN` + 1)
PYTEST_FLAGS ?= -n $(WORKERS) --dist worksteal
BROWSER_FLAGS ?= -n 2 --dist worksteal
PINS_FLAGS ?=
COMPILE_FLAGS ?=

VENV := .venv
BIN := $(VENV)/bin
# uv installs in seconds what takes pip minutes. Modules are byte-compiled when they are first
# imported: most never are.
INSTALL = uv=$$(tools/uv.sh $(PYTHON)) && $$uv pip install --quiet --python $(VENV) --require-hashes
TYPED := src/pantheon tools bench

# Where this is set, each of the many processes of a test run would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup generated engines web play lint format docs bench wheel pins clean
.PHONY: test programs test-rules test-table test-tools test-pages test-browser test-long

help: ## say what can be made
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18


# --- Setting up -----------------------------------------------------------------------------
# Each step leaves a stamp in the environment, so that a second run starts at once. Playing needs
# .run only; .build and .dev add packages, and all pins agree with each other.

setup: engines $(VENV)/.project ## make the environment, install the project, compile its hot modules

# With -j2 the rest is installed meanwhile: compiling does not need it.
engines: $(VENV)/.build generated ## compile the hot modules
	@$(BIN)/python tools/compile.py $(COMPILE_FLAGS)

generated: $(VENV)/.run
	@$(BIN)/python tools/generate.py

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null \
		|| { echo "Python 3.11 or newer is needed (on Debian: apt-get install python3 python3-venv)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; $(PYTHON) is `$(PYTHON) --version`. Name another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv' 2>/dev/null \
		|| { echo "Python's venv module is needed (on Debian: apt-get install python3-venv)." >&2; exit 1; }
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.made
	@$(INSTALL) -r $<
	@touch $@

$(VENV)/.build: requirements/build.txt $(VENV)/.run
	@$(INSTALL) -r $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	@echo "Installing what developing needs ..."
	@$(INSTALL) -r $<
	@touch $@

$(VENV)/.project: pyproject.toml $(VENV)/.dev
	@uv=$$(tools/uv.sh $(PYTHON)) \
		&& $$uv pip install --quiet --python $(VENV) --no-deps --no-build-isolation --editable .
	@touch $@


# --- The browser's files --------------------------------------------------------------------
# Types come from the messages' own structs, so the pages cannot misread the server: `make lint`
# checks them. Building needs none.

WEB_SOURCES := $(shell find web/src web/public web/build web/index.html web/*.ts web/*.js \
	src/pantheon/core/art/common.svg src/pantheon/__init__.py -type f -not -path 'web/src/generated/*' 2>/dev/null)
MESSAGES := $(wildcard src/pantheon/table/protocol/*.py src/pantheon/table/workers/worker_messages.py \
	src/pantheon/server/http/http_models.py src/pantheon/core/events.py src/pantheon/core/scene.py \
	src/pantheon/core/result.py src/pantheon/core/variant.py src/pantheon/lab/page/messages.py \
	src/pantheon/lab/statistics/figures.py src/pantheon/server/lab/lab_runs.py)

web: web/dist/index.html ## build the browser's files

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null \
		|| { echo "Node 20 with npm is needed to build the pages (on Debian: apt-get install nodejs npm). A released wheel has them built: pip install pantheon-games." >&2; exit 1; }
	@npm ci --prefix web --silent --no-audit --no-fund
	@touch $@

web/src/generated/messages.ts: web/node_modules/.installed web/build/types.mjs tools/message_schema.py $(MESSAGES) | $(VENV)/.project generated
	@$(BIN)/python tools/message_schema.py
	@npm run --prefix web --silent types

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@npm run --prefix web --silent build -- --logLevel error


# --- Playing --------------------------------------------------------------------------------

play: ## open the table in the browser
	@[ -e web/dist/index.html ] || echo "Preparing Pantheon: packages and pages, about half a minute, once ..."
	@$(MAKE) --no-print-directory --silent -j2 $(VENV)/.run web
	@$(BIN)/python tools/play.py $(PLAY_FLAGS)


# --- Publishing -----------------------------------------------------------------------------

wheel: ## build a plain wheel, and one with compiled engines for this platform, in dist
	@uv=$$(tools/uv.sh $(PYTHON)) && $$uv build --quiet --out-dir dist \
		&& PANTHEON_COMPILE=1 $$uv build --quiet --out-dir dist
	@ls dist


# --- Checking -------------------------------------------------------------------------------

RULES := tests/core tests/board tests/games tests/conformance tests/bots tests/env tests/training tests/test_catalogues.py \
	tests/test_generated.py tests/test_rule_coverage.py tests/test_words.py
TABLE := tests/table tests/server
TOOLS := tests/cli tests/examples tests/lab tests/workbench tests/test_deployment.py tests/test_make.py \
	tests/test_wheel_hooks.py

# Testing compiles with less optimisation, in half the time; products of `make setup` do as well.
test test-rules test-table test-tools test-browser test-long: COMPILE_FLAGS = --quick

test: ## run all tests: those of the parts below
	@echo "Every test once: rules, table and tools, then the pages in a real browser."
	@echo "About 7 minutes on two quiet cores, with installing and compiling in a clean clone."
	@echo "Parts: make test-rules test-table test-tools test-pages test-browser"
	@echo "More seeds, presets, games and faults: make test-long"
	@$(MAKE) --no-print-directory -j2 programs setup test-pages web COMPILE_FLAGS=--quick
	$(BIN)/pytest $(PYTEST_FLAGS)
	@$(MAKE) --no-print-directory test-browser

programs: # what the tests need that no package brings
	@tools/install_redis.sh
	@tools/install_chromium.sh

test-rules: setup ## engines, bots, environments, and what every game must guarantee
	$(BIN)/pytest $(PYTEST_FLAGS) $(RULES)

test-table: setup ## live tables, stores and servers
	@tools/install_redis.sh
	$(BIN)/pytest $(PYTEST_FLAGS) $(TABLE)

test-tools: setup web ## commands, lab, documentation and deployment
	$(BIN)/pytest $(PYTEST_FLAGS) $(TOOLS)

test-pages: web/node_modules/.installed ## the pages' own code
	npm run --prefix web --silent test

test-browser: setup web ## whole matches and more in a real browser
	@tools/install_chromium.sh
	$(BIN)/pytest -m browser $(BROWSER_FLAGS) tests/browser

test-long: setup web programs ## repeat what can be repeated: every preset, seat number and game, more faults
	@echo "About 5 minutes on two quiet cores."
	PANTHEON_LONG=1 $(BIN)/pytest -m "long and not browser" $(PYTEST_FLAGS)
	PANTHEON_LONG=1 $(BIN)/pytest -m "long and browser" $(BROWSER_FLAGS) tests/browser

lint: generated web/src/generated/messages.ts ## check style, types, the direction of imports, the deployment
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict $(TYPED)
	$(BIN)/lint-imports
	$(BIN)/hadolint Dockerfile
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/python tools/check_nginx.py deploy/nginx.conf
	$(BIN)/python tools/check_nginx.py deploy/nginx-tls.conf
	npm run --prefix web --silent check

format: $(VENV)/.project ## put the sources into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format


# --- Documentation --------------------------------------------------------------------------

docs: $(VENV)/.project generated ## build the documentation's site in build/site, and check it
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	$(BIN)/pytest -q -m docs tests/examples/test_built_docs.py


# --- Measuring ------------------------------------------------------------------------------

$(VENV)/.bench: requirements/bench.txt $(VENV)/.dev
	@echo "Installing the peers to measure against ..."
	@$(INSTALL) -r $<
	@touch $@

bench: setup $(VENV)/.bench ## measure speed, side by side with peers
	$(BIN)/pantheon bench


# --- Pins -----------------------------------------------------------------------------------
# pyproject.toml says what is needed, requirements/*.txt exactly which files. Each set keeps to
# the versions of the ones before. `make pins PINS_FLAGS=--upgrade` takes the newest.

PIN = $$uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-annotate $(PINS_FLAGS) pyproject.toml
DEV := --group dev --extra postgres --extra redis --extra lab --extra env --extra docs

pins: ## pin anew what pyproject.toml asks for
	@uv=$$(tools/uv.sh $(PYTHON)) && set -x \
	&& $(PIN) -o requirements/run.txt \
	&& $(PIN) --extra postgres --extra redis -c requirements/run.txt -o requirements/host.txt \
	&& $(PIN) --group build -c requirements/host.txt -o requirements/build.txt \
	&& $(PIN) $(DEV) -c requirements/host.txt -c requirements/build.txt -o requirements/dev.txt \
	&& $(PIN) $(DEV) --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@! grep -nE '://|index-url' requirements/*.txt || { echo "A pin names where it came from." >&2; exit 1; }


# --- Cleaning -------------------------------------------------------------------------------

clean: ## remove everything that was made here
	@$(PYTHON) tools/compile.py --clean
	rm -rf web/dist web/node_modules web/src/generated test-results
	rm -rf $(VENV) build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find bench src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
