"""The database behind the store: SQLite or PostgreSQL, opened, migrated and connected to."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pantheon.table.store.database_url import async_url, is_sqlite
from pantheon.table.store.migrate import migrate
from pantheon.table.store.opening_failures import opening_database
from pantheon.table.store.store_errors import as_unavailable
from pantheon.table.store.transactions import (
    PATIENCE,
    AsyncTransaction,
    ThreadTransaction,
    Transaction,
)

_SQLITE = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "wal_autocheckpoint=0",
    "foreign_keys=ON",  # which refuse gaps
)
_POSTGRESQL = {
    "timeout": 3.0,
    "server_settings": {
        # A lost connection must not hold its locks for long.
        "idle_in_transaction_session_timeout": "10000",
        "lock_timeout": "4000",
    },
}


async def open_database(url: str, migrating: bool = True) -> tuple[AsyncEngine, Transaction]:
    """The engine to read with and the way to write, after the migrations."""
    address = async_url(url)
    if migrating:
        with opening_database(address):
            await asyncio.to_thread(migrate, address)
    pool = {"pool_size": 4, "max_overflow": 8, "pool_timeout": PATIENCE}
    if not is_sqlite(address):
        engine = create_async_engine(address, connect_args=_POSTGRESQL, **pool)
        # Appends have a connection of their own, so that they never wait behind reads.
        writer = create_async_engine(address, connect_args=_POSTGRESQL, pool_size=1)
        return engine, AsyncTransaction(writer)
    engine = create_async_engine(address, **pool)
    writing = create_engine(address.set(drivername="sqlite"))
    for each in (engine.sync_engine, writing):
        event.listen(each, "connect", _prepare_sqlite)
    return engine, ThreadTransaction(writing)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer (WAL), and commits that survive a power cut (FULL)."""
    cursor = connection.cursor()
    for pragma in _SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """Connections to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = engine
        if engine.dialect.name != "sqlite":
            # A single query needs no transaction, whose begin and end are two more round trips.
            self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from, each query by itself; raises StoreUnavailable."""
        with as_unavailable():
            async with asyncio.timeout(PATIENCE), self._reader.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises StoreUnavailable, and IntegrityError for broken constraints."""
        with as_unavailable():
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                yield connection

    async def rows(self, query: Any, **parameters: Any) -> Sequence[Any]:
        """The rows of a query with these parameters; raises StoreUnavailable."""
        async with self.reading() as connection:
            return (await connection.execute(query, parameters)).all()
