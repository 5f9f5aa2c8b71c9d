"""The secret that cookies are signed with."""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path

from pantheon.core.errors import PantheonError
from pantheon.table.store.data_folder import make_data_folder, make_private, writing_data

SHORTEST = 16
_HOW = "`openssl rand -hex 32` makes one"


class SecretRefused(PantheonError):
    """A secret that is too weak."""


def server_secret(given: str = "") -> str:
    """The secret: given, from the environment, or from a file in the data folder.

    Processes that serve the same tables must share it.
    """
    given = given or os.environ.get("PANTHEON_SECRET", "")
    if given:
        if len(given) < SHORTEST:
            raise SecretRefused(
                f"PANTHEON_SECRET is too short: it needs {SHORTEST} characters ({_HOW})"
            )
        return given
    folder = make_data_folder()
    with writing_data(folder):
        return _kept_secret(folder / "secret")


def _kept_secret(file: Path) -> str:
    if not file.exists():
        _write_new(file)
    make_private(file)
    secret = file.read_text("utf-8").strip()
    if len(secret) < SHORTEST:
        raise SecretRefused(
            f"{file} is {'too short' if secret else 'empty'}: delete it and a new one is made, or"
            f" write {SHORTEST} characters or more into it ({_HOW});"
            " with another secret everybody is a new guest"
        )
    return secret


def _write_new(file: Path) -> None:
    """Write a new secret atomically; of two processes that try at once, one succeeds."""
    descriptor, name = tempfile.mkstemp(prefix="secret.", dir=file.parent)  # mode 0600
    written = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as draft:
            draft.write(secrets.token_urlsafe(32))
            draft.flush()
            os.fsync(draft.fileno())
        try:
            file.hardlink_to(written)
        except FileExistsError:
            return
        except OSError:  # a file system without hard links
            written.replace(file)
        _settle(file.parent)
    finally:
        written.unlink(missing_ok=True)


def _settle(folder: Path) -> None:
    """Make the new file name durable; not every system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
