#!/usr/bin/env bash
# Print where uv is: on the path, or installed in build/uv (which takes a few seconds).
#
#   tools/uv.sh [PYTHON]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v uv && exit 0
if [ ! -x build/uv/bin/uv ]; then
	rm -rf build/uv
	# An installed pip is quicker than making an environment with a pip of its own.
	"${1:-python3}" -m pip install -qq --disable-pip-version-check --no-compile --target build/uv uv >/dev/null 2>&1 \
		|| { "${1:-python3}" -m venv --clear build/uv \
			&& build/uv/bin/python -m pip install -qq --disable-pip-version-check uv >&2; }
fi
echo build/uv/bin/uv
