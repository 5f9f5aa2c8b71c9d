"""Where the database is: a URL, or by default a file in the user's data folder."""

import contextlib
import os
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pantheon.table.store.data_folder import data_folder, make_data_folder, make_private
from pantheon.table.store.store_errors import StoreRefused

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def _keep_private(database: str | None) -> None:
    """Make the database file private. SQLite gives its other files the same mode."""
    if not database or database.startswith((":memory:", "file:")):
        return
    with contextlib.suppress(OSError):  # SQLite has a better error message
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in ("", "-wal", "-shm", "-journal"):
        make_private(Path(database + ending))


def async_url(url: str) -> URL:
    """The URL with the driver that Pantheon uses; empty means the default file."""
    if not url:
        file = make_data_folder() / "pantheon.db"
        _keep_private(str(file))
        return URL.create("sqlite+aiosqlite", database=str(file))
    address = _parsed(url)
    if not is_sqlite(address) and find_spec("asyncpg") is None:
        raise StoreRefused(
            "PostgreSQL needs another package: pip install 'pantheon-games[postgres]'"
        )
    if is_sqlite(address):
        _keep_private(address.database)
    return address


def _parsed(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreRefused(
            f"{url!r} is not a database URL (sqlite:///FILE, postgresql://…)"
        ) from error
    kind = address.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise StoreRefused(f"{kind!r} is not a supported database; use sqlite or postgresql")
    return address.set(drivername=_DRIVERS[kind])


def database_file(url: str) -> Path | None:
    """The file of a SQLite database, there or not; None if the database is another."""
    if not url:
        return data_folder() / "pantheon.db"
    address = _parsed(url)
    return Path(address.database) if is_sqlite(address) and address.database else None


def require_database(url: str) -> None:
    """Refuse a database file that is not there, instead of making an empty one."""
    file = database_file(url)
    if file is not None and not file.exists():
        raise StoreRefused(f"there is no database {file}; name another with --database")


def is_sqlite(address: URL) -> bool:
    """Whether the database is a file."""
    return address.drivername.startswith("sqlite")
