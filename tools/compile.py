"""Compile the hot modules in place with mypyc.

pyproject.toml lists the modules under [tool.pantheon] compiled. Each becomes a small extension
module next to its source; the code of each part (the core, a game) goes into one shared library
under src/. Python prefers the extensions; without them, or with PANTHEON_PURE=1, the same
sources run as plain Python.

    python tools/compile.py           compile if something has changed
    python tools/compile.py --quick   the same in half the time, for slower engines: for tests
    python tools/compile.py --check   fail if compiled modules exist and are out of date
    python tools/compile.py --clean   remove the compiled modules
"""

import argparse
import ast
import hashlib
import importlib.metadata
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "mypyc"
RECORD = BUILD / "products.json"
FULL, QUICK = "3", "g"
"""How much the C compiler optimises: as much as it can, or what costs it little time."""
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Functions that no other library can replace may be inlined and are called directly."""
GAMES = SOURCE / "pantheon" / "games"
MARK = b"\n# compiled: "
STAYS_PLAIN = re.compile(rb"^class \w+\(.*\b(Struct|Action|Answer|Event|Game)\b", re.MULTILINE)
"""mypyc cannot compile msgspec's classes, and interpreted classes cannot be derived from
compiled ones: a module that defines a struct or ties a game together stays as it is."""


def sources() -> list[Path]:
    """The modules that pyproject.toml lists, and modules of games with a line `# compiled: why`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file).get("tool", {}).get("pantheon", {}).get("compiled", [])
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    found |= {path for path in GAMES.rglob("*.py") if MARK in path.read_bytes()}
    return sorted(path for path in found if not STAYS_PLAIN.search(path.read_bytes()))


def part(module: Path) -> str:
    """The part a module belongs to: src/pantheon/games/nations/rules/war.py -> games_nations."""
    _, first, *rest = module.relative_to(SOURCE).parts
    return f"games_{rest[0]}" if first == "games" and len(rest) > 1 else first.removesuffix(".py")


def imported(module: Path) -> set[Path]:
    """The sources of this project that a module imports, at the top or anywhere else."""
    names = set()
    package = module.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(module.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join([*above, *([node.module] if node.module else [])])
            names |= {origin} | {f"{origin}.{alias.name}" for alias in node.names}
    stems = [SOURCE.joinpath(*name.split(".")) for name in names]
    candidates = [
        path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py")
    ]
    return {path for path in candidates if path.is_file()}


def fingerprint(modules: list[Path]) -> str:
    """A hash of everything the products depend on: sources, Python, compiler and this script.

    It includes uncompiled modules that compiled ones import: mypyc builds their types and
    constants (Final) into the products.
    """
    seen: set[Path] = set()
    queue = list(modules)
    while queue:
        path = queue.pop()
        if path not in seen:
            seen.add(path)
            queue.extend(imported(path))
    digest = hashlib.sha256()
    for path in [*sorted(seen), Path(__file__).resolve()]:
        digest.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    digest.update("\n".join(str(path.relative_to(ROOT)) for path in modules).encode())
    digest.update(f"{sys.version}\0{sysconfig.get_platform()}".encode())
    for package in ("mypy", "setuptools"):
        digest.update(importlib.metadata.version(package).encode())
    return digest.hexdigest()


def recorded() -> tuple[str, str, list[Path]]:
    """What the products were made of, how much they are optimised, and where they are."""
    try:
        record = json.loads(RECORD.read_text())
        return record["fingerprint"], record["level"], [ROOT / path for path in record["products"]]
    except (OSError, ValueError, KeyError):
        return "", QUICK, []


def up_to_date(modules: list[Path], level: str = QUICK) -> bool:
    """Whether the products fit their sources and are optimised at least so much."""
    seen, made_with, products = recorded()
    if not modules:
        return not any(extensions())
    if level == FULL != made_with or not products or not all(path.is_file() for path in products):
        return False
    return seen == fingerprint(modules)


def ready_to_play() -> bool:
    """Whether the products are up to date; quick if nothing has changed since they were made."""
    _, _, products = recorded()
    if not products or not all(path.is_file() for path in products):
        return False
    made_of = [Path(__file__), ROOT / "pyproject.toml", *(SOURCE / "pantheon").rglob("*.py")]
    if max(path.stat().st_mtime for path in made_of) < RECORD.stat().st_mtime:
        return True
    if not up_to_date(sources()):
        return False
    RECORD.touch()  # what has changed since is not compiled
    return True


def extensions() -> Iterator[Path]:
    """Every extension under src/, including leftovers of modules no longer compiled."""
    return (path for path in SOURCE.rglob("*") if path.suffix in {".so", ".pyd"})


def remove_products() -> None:
    for path in list(extensions()):
        path.unlink()
    RECORD.unlink(missing_ok=True)


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if sys.platform != "win32":
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if shutil.which(command[0]) is None:
            return f"no C compiler found ({command[0]}; on Debian: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's C headers not found (on Debian: apt-get install python3-dev)"
    return None


def build(modules: list[Path], level: str) -> list[Path]:
    """Compile the modules in place and return the files created."""
    # Imported late: they take a second, and most runs have nothing to do.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    os.chdir(ROOT)  # for mypy's settings, and as the base of the paths in the C files
    # All C files are generated again, which takes seconds. Compiling them is the slow part, and
    # there unchanged files are skipped.
    cache = BUILD / "cache"
    shutil.rmtree(cache, ignore_errors=True)
    parts: dict[str, list[str]] = {}
    for module in modules:
        parts.setdefault(part(module), []).append(str(module.relative_to(ROOT)))
    modules_in_c = mypycify(
        [f"--cache-dir={cache}", *(path for group in parts.values() for path in group)],
        separate=[(group, f"pantheon_{name}") for name, group in parts.items()],
        opt_level=level,
        debug_level="0",
        target_dir=str(BUILD.relative_to(ROOT)),
    )
    for extension in modules_in_c:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
        extension.depends = [*extension.depends, __file__]  # all is compiled anew for new flags
    command = build_ext(
        Distribution({"name": "pantheon", "ext_modules": modules_in_c, "package_dir": {"": "src"}})
    )
    command.inplace = True
    command.build_lib = str(BUILD / f"lib-{level}")
    command.build_temp = str(BUILD / f"temp-{level}")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)).resolve() for extension in modules_in_c]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--quick", action="store_true", help="optimise less")
    choice.add_argument("--check", action="store_true", help="fail if out of date")
    choice.add_argument("--clean", action="store_true", help="remove the compiled modules")
    arguments = parser.parse_args()

    if arguments.clean:
        remove_products()
        shutil.rmtree(BUILD, ignore_errors=True)
        return 0
    modules, level = sources(), QUICK if arguments.quick or arguments.check else FULL
    if up_to_date(modules, level):
        return 0
    if arguments.check:
        if not any(extensions()):
            return 0  # plain Python is never out of date
        print("The compiled modules are out of date: run `make setup`.", file=sys.stderr)
        return 1
    remove_products()  # Python would run an outdated extension instead of its source
    if not modules:
        return 0
    if lacking := obstacle():
        print(f"Not compiling: {lacking}. Pantheon runs as plain Python, several times slower.")
        return 0

    print(f"Compiling {len(modules)} modules ...", flush=True)
    start = time.perf_counter()
    seen = fingerprint(modules)  # before: what changes meanwhile is not compiled
    products = build(modules, level)
    record = {
        "fingerprint": seen,
        "level": level,
        "products": [str(path.relative_to(ROOT)) for path in products],
    }
    RECORD.write_text(json.dumps(record, indent=1))
    print(f"Compiled in {time.perf_counter() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
