#!/usr/bin/env bash
# Install a Redis server for the tests if it is missing, or fail. (PostgreSQL comes with the
# Python packages.)
set -euo pipefail

command -v redis-server >/dev/null && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
	echo "Installing redis-server for the tests ..."
	apt-get install -y -qq --no-install-recommends redis-server >/dev/null 2>&1 \
		|| { apt-get update -qq && apt-get install -y -qq --no-install-recommends redis-server >/dev/null; }
else
	echo "The tests need redis-server (on Debian: apt-get install redis-server)." >&2
	exit 1
fi
