"""The command `pantheon`."""

import contextlib
import os
import sys
from collections.abc import Iterator

from pantheon.core.errors import PantheonError

USAGE = 2


def main() -> None:
    """Run the command."""
    # Bots play one to a core: more threads for their small nets only get in each other's way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from typer import Abort  # noqa: PLC0415 - tools/play.py does without

    from pantheon.cli.typer_app import app  # noqa: PLC0415

    with failing_in_one_line():
        try:
            code = app(standalone_mode=False)
        except Abort as error:  # Ctrl-C or the end of the input, where a question was asked
            raise PantheonError("stopped; nothing more was done") from error
        if code:  # what `typer.Exit` was raised with
            sys.exit(code)


@contextlib.contextmanager
def failing_in_one_line() -> Iterator[None]:
    """Turn an error that a person can fix into one line on stderr and exit code 2."""
    try:
        yield
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


def _fail(message: str) -> None:
    line = " ".join(message.split())
    print(f"pantheon: {line}", file=sys.stderr)
    sys.exit(USAGE)
