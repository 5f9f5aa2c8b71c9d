"""Where the database is: a URL, or by default one file in the user's data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from pantheon.core.refusal import PantheonError

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class StoreRefused(PantheonError):
    """A database URL that cannot be used."""


def data_folder() -> Path:
    """The user's folder for what Pantheon keeps; `PANTHEON_DATA` names another."""
    if "PANTHEON_DATA" in os.environ:
        return Path(os.environ["PANTHEON_DATA"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "pantheon"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "pantheon"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "pantheon"


def async_url(url: str) -> URL:
    """The URL with the driver that Pantheon speaks through; empty means the default file."""
    if not url:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return URL.create("sqlite+aiosqlite", database=str(folder / "pantheon.db"))
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreRefused(
            f"{url!r} is no database URL (sqlite:///FILE, postgresql://…)"
        ) from error
    kind = address.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise StoreRefused(f"{kind!r} is no database known here; use sqlite or postgresql")
    return address.set(drivername=_DRIVERS[kind])


def is_sqlite(address: URL) -> bool:
    """Whether the database is a file."""
    return address.drivername.startswith("sqlite")
