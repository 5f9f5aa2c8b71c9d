"""Check the proxy's configuration for errors that nginx would refuse.

    python tools/check_nginx.py [FILE]     by default deploy/nginx.conf

It reports unknown and misplaced directives, wrong numbers of arguments and unclosed blocks, with
their line numbers.
"""

import sys
from pathlib import Path

import crossplane

ROOT = Path(__file__).resolve().parents[1]


def errors(file: Path) -> list[str]:
    """The errors of a configuration, one line each."""
    read = crossplane.parse(str(file), strict=True, single=True)
    return [str(each["error"]) for each in read["errors"]]


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "deploy" / "nginx.conf"
    sys.exit("\n".join(errors(file)) or 0)


if __name__ == "__main__":
    main()
