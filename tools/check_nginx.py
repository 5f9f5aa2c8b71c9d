"""Check the proxy's configuration for what nginx would refuse.

    python tools/check_nginx.py [FILE]     by default deploy/nginx.conf

Unknown directives, directives out of place, wrong numbers of arguments and unclosed blocks are
told with their lines.
"""

from __future__ import annotations

import sys
from pathlib import Path

import crossplane

ROOT = Path(__file__).resolve().parents[1]


def faults(file: Path) -> list[str]:
    """What is wrong with a configuration, a line each."""
    read = crossplane.parse(str(file), strict=True, single=True)
    return [str(each["error"]) for each in read["errors"]]


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "deploy" / "nginx.conf"
    sys.exit("\n".join(faults(file)) or 0)


if __name__ == "__main__":
    main()
