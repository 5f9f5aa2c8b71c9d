"""Database migrations, run at every start."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from pantheon.table.store.database_url import is_sqlite
from pantheon.table.store.store_errors import StoreRefused

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x70616E7468656F6E
"""A lock of our own ("pantheon"), so that processes that start together take turns."""
MIGRATIONS = Path(__file__).with_name("migrations")
CONNECT = 10.0
"""Seconds within which PostgreSQL must accept a connection."""


def revisions() -> list[str]:
    """All revisions of the database, in order: the file 0004_sessions.py makes revision 0004."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return sorted(file.name.partition("_")[0] for file in files)


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's configuration."""
    from alembic.config import Config  # noqa: PLC0415 - takes 0.2 s, and is seldom needed

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(address: URL) -> None:
    """Run the missing migrations. Blocks: call it in a thread."""
    if not is_sqlite(address):
        asyncio.run(_migrate_postgresql(address))
        return
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool)
    with engine.begin() as connection:
        _upgrade(connection)


async def _migrate_postgresql(address: URL) -> None:
    engine = create_async_engine(address, poolclass=NullPool, connect_args={"timeout": CONNECT})
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    known, found = revisions(), _found_revision(connection)
    if found == known[-1]:
        return
    if found and found not in known:
        raise StoreRefused(
            f"the database was written by a newer Pantheon (revision {found}, this one knows"
            f" {known[-1]}): update Pantheon, or name another database with --database"
        )
    from alembic import command  # noqa: PLC0415 - takes 0.2 s, and is seldom needed

    command.upgrade(config_for(connection), "head")


def _found_revision(connection: Connection) -> str:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
