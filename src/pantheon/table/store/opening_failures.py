"""Why a database cannot be opened, in one line that says what to do."""

import contextlib
import sqlite3
from collections.abc import Iterator

from sqlalchemy import URL

from pantheon.table.store.database_url import is_sqlite
from pantheon.table.store.store_errors import StoreRefused, failures, reason_of

_ELSEWHERE = "or name another with --database"
_OF_SQLITE = {
    "SQLITE_FULL": "the disk is full: free some space, ",
    "SQLITE_IOERR": "the disk cannot be written, it may be full: free some space, ",
    "SQLITE_READONLY": "it cannot be written: check its owner and mode, ",
    "SQLITE_CANTOPEN": "it cannot be opened: check the folder's name, owner and mode, ",
    "SQLITE_BUSY": "another program has locked it: close that program, ",
    "SQLITE_NOTADB": "it is not a SQLite database: check the file's name, ",
    "SQLITE_CORRUPT": "it is damaged: restore a backup, ",
}
"""By the beginning of SQLite's own name of the error."""


@contextlib.contextmanager
def opening_database(address: URL) -> Iterator[None]:
    """Turn what goes wrong while a database is opened into StoreRefused."""
    try:
        yield
    except failures() as error:
        cause = getattr(error, "orig", None) or error
        if is_sqlite(address):
            raise StoreRefused(f"database {address.database}: {_sqlite_reason(cause)}") from error
        raise StoreRefused(
            f"cannot reach the database {_shown(address)}: {reason_of(error)};"
            " check that PostgreSQL is running there, and the URL given with --database"
        ) from error


def _shown(address: URL) -> str:
    """The URL as a person writes it, without the password."""
    return address.set(drivername=address.get_backend_name()).render_as_string()


def _sqlite_reason(cause: BaseException) -> str:
    name = getattr(cause, "sqlite_errorname", "")
    for beginning, reason in _OF_SQLITE.items():
        if name.startswith(beginning):
            return reason + _ELSEWHERE
    return f"{cause if isinstance(cause, sqlite3.Error) else reason_of(cause)}"
