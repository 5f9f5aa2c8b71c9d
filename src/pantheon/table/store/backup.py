"""Backups of a SQLite database: a copy taken while servers go on, and its return."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from pantheon.table.store.database_url import database_file, require_database
from pantheon.table.store.migrate import revisions
from pantheon.table.store.store_errors import StoreRefused

PAGES = 2000
"""Pages copied at once: between two runs, servers write."""
_POSTGRESQL = (
    "PostgreSQL has its own tools: `pg_dump --format=custom --file=FILE URL` makes a backup,"
    " `pg_restore --clean --if-exists --dbname=URL FILE` restores it"
)


def back_up(url: str, target: Path, replace: bool = False) -> None:
    """Copy the database to a file as it is at one moment; servers need not stop."""
    source = _sqlite_file(url)
    require_database(url)
    if target.exists() and not replace:
        raise StoreRefused(f"{target} exists already: name another file, or add --replace")
    if not target.parent.is_dir():
        raise StoreRefused(f"there is no folder {target.parent}: make it, or name another file")
    _copy(source, target)


def restore(url: str, source: Path, replace: bool = False) -> Path | None:
    """Put a backup in the place of the database; returns where the replaced one is kept."""
    target = _sqlite_file(url)
    if not source.is_file():
        raise StoreRefused(f"there is no file {source}")
    _check_revision(source)
    kept = None
    if target.exists() and target.stat().st_size:
        if not replace:
            raise StoreRefused(f"{target} exists already: add --replace to put it aside")
        _require_unused(target)
        kept = target.with_name(f"{target.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
        _copy(target, kept)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _copy(source, target)
    return kept


def _sqlite_file(url: str) -> Path:
    file = database_file(url)
    if file is None:
        raise StoreRefused(_POSTGRESQL)
    return file


def _copy(source: Path, target: Path) -> None:
    """Copy by SQLite's online backup; `target` is whole or not there at all."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    with _as_refused(target):
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
        try:
            with _reading(source) as old, contextlib.closing(sqlite3.connect(part)) as new:
                old.backup(new, pages=PAGES)
                new.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
                _check(new, source)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


@contextlib.contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    address = f"{file.absolute().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
        yield connection


def _check(connection: sqlite3.Connection, file: Path) -> None:
    found = connection.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise StoreRefused(f"{file} is damaged: {found}")


def _check_revision(source: Path) -> None:
    with _as_refused(source), _reading(source) as backup:
        _check(backup, source)
        rows = backup.execute(
            "SELECT name FROM sqlite_master WHERE name = 'alembic_version'"
        ).fetchall()
        revision = rows and backup.execute("SELECT version_num FROM alembic_version").fetchone()
    if not revision:
        raise StoreRefused(f"{source} is not a backup of Pantheon")
    if revision[0] not in revisions():
        raise StoreRefused(f"{source} was written by a newer Pantheon: update Pantheon first")


def _require_unused(target: Path) -> None:
    """Leave WAL mode, which SQLite refuses while anybody else has the database open."""
    try:
        with contextlib.closing(sqlite3.connect(target, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise StoreRefused(f"{target} is in use ({error}): stop the server first") from error


@contextlib.contextmanager
def _as_refused(file: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StoreRefused(f"{file}: {error}") from error
