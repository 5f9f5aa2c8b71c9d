"""The command `pantheon`."""

from __future__ import annotations

import sys

from pantheon.cli.typer_app import app
from pantheon.core.errors import PantheonError

USAGE = 2


def main() -> None:
    """Run the command; an error that a person can fix is one line on stderr and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except PantheonError as error:
        _fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except Exception as error:
        # Typer's own usage errors: a missing argument, an unknown command.
        usage = getattr(error, "format_message", None)
        if usage is None:
            raise
        _fail(usage())
    else:
        if code:  # what `typer.Exit` was raised with
            sys.exit(code)


def _fail(message: str) -> None:
    line = " ".join(message.split())
    print(f"pantheon: {line}", file=sys.stderr)
    sys.exit(USAGE)
