#!/usr/bin/env bash
# Install Chromium for the browser tests if it is missing. If it cannot be installed, fail: the
# browser tests are never skipped.
set -euo pipefail

CHROMIUM=/usr/bin/chromium
[ -x "$CHROMIUM" ] && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
	echo "Installing chromium for the tests ..."
	apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; }
fi
[ -x "$CHROMIUM" ] && exit 0
echo "The browser tests need Chromium at $CHROMIUM (on Debian: apt-get install chromium)." >&2
exit 1
