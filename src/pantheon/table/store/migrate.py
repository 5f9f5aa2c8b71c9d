"""Database migrations, run at every start."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

LOCK = 0x70616E7468656F6E
"""A lock of our own ("pantheon"), so that processes that start together take turns."""


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's configuration; the migrations are beside this file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def migrate(address: URL) -> None:
    """Run the missing migrations. Blocks: call it in a thread."""
    asyncio.run(_migrate(address))


async def _migrate(address: URL) -> None:
    engine = create_async_engine(address, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(config_for(connection), "head")
