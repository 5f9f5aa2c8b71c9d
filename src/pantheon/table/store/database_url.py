"""Where the database is: a URL, or by default a file in the user's data folder."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pantheon.core.errors import PantheonError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class StoreRefused(PantheonError):
    """A database URL that cannot be used."""


def data_folder() -> Path:
    """The user's folder for Pantheon's data; `PANTHEON_DATA` names another."""
    if "PANTHEON_DATA" in os.environ:
        return Path(os.environ["PANTHEON_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "pantheon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "pantheon"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "pantheon"


def make_data_folder() -> Path:
    """The data folder, readable by its owner only; made if missing."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private(folder)
    return folder


def make_private(path: Path) -> None:
    """Remove the access rights of others from a file or folder, if it is ours."""
    with contextlib.suppress(OSError):
        found = path.stat()
        ours = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
        if ours and stat.S_IMODE(found.st_mode) & 0o077:
            path.chmod(stat.S_IMODE(found.st_mode) & 0o700)


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
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreRefused(
            f"{url!r} is not a database URL (sqlite:///FILE, postgresql://…)"
        ) from error
    kind = address.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise StoreRefused(f"{kind!r} is not a supported database; use sqlite or postgresql")
    address = address.set(drivername=_DRIVERS[kind])
    if is_sqlite(address):
        _keep_private(address.database)
    return address


def is_sqlite(address: URL) -> bool:
    """Whether the database is a file."""
    return address.drivername.startswith("sqlite")
