"""The append-only store on SQLAlchemy: SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pantheon.table.store import database_tables as t
from pantheon.table.store.database_url import async_url, is_sqlite
from pantheon.table.store.migrate import migrate
from pantheon.table.store.store_errors import StoreUnavailable, Unreadable, as_unavailable
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry, read_stored_entry
from pantheon.table.store.writer import (
    PATIENCE,
    AsyncTransaction,
    ThreadTransaction,
    Transaction,
    Writer,
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
RUN = 500
"""Entries of a long table that are fetched at once."""
_read_card = msgspec.json.Decoder(Card).decode
_read_snapshot = msgspec.json.Decoder(Snapshot).decode


class Store:
    """Everything that lasts. Made by `Store.open`."""

    def __init__(self, engine: AsyncEngine, transaction: Transaction) -> None:
        self.engine = engine
        self.writer = Writer(transaction)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at a URL, brought up to date by its migrations."""
        address = async_url(url)
        await asyncio.to_thread(migrate, address)
        pool = {"pool_size": 4, "max_overflow": 8, "pool_timeout": PATIENCE}
        if not is_sqlite(address):
            engine = create_async_engine(address, connect_args=_POSTGRESQL, **pool)
            return cls(engine, AsyncTransaction(engine))
        engine = create_async_engine(address, **pool)
        writing = create_engine(address.set(drivername="sqlite"))
        for each in (engine.sync_engine, writing):
            event.listen(each, "connect", _prepare_sqlite)
        return cls(engine, ThreadTransaction(writing))

    async def close(self) -> None:
        """Finish what is waiting, then let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    # Tables

    async def append(
        self,
        table: str,
        stored: Sequence[StoredEntry],
        card: Card | None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Keep entries of one table, all or none; returns when they are durable.

        The card may be left out where it says nothing new. Raises Conflict where a sequence
        number is taken or the one before it is missing, and StoreUnavailable where nobody
        knows whether the entries are durable.
        """
        await self.writer.append(table, stored, card, snapshot)

    async def append_written(
        self, table: str, bodies: Sequence[bytes], card: Card, snapshot: tuple[int, bytes]
    ) -> None:
        """Keep a whole new table whose entries are written down already, and its last state."""
        await self.writer.append_written(table, bodies, card, snapshot)

    async def entries(self, table: str, after: int = -1) -> list[StoredEntry]:
        """A table's entries with sequence numbers above `after`, in order."""
        wanted = (
            select(t.entries.c.seq, t.entries.c.body)
            .where(t.entries.c.table_id == table, t.entries.c.seq > after)
            .order_by(t.entries.c.seq)
        )
        return [read_stored_entry(table, seq, body) for seq, body in await self._rows(wanted)]

    async def await_appends(self, table: str, seq: int) -> None:
        """Wait until no append that would follow an entry is under way any more.

        After a lost connection PostgreSQL may still be busy with its last transaction. One
        that appends holds a lock on the entry before, because of the foreign key. SQLite has
        one writer, which is done by the time anybody hears of a failure.
        """
        if self.engine.dialect.name == "sqlite":
            return
        last = t.entries.c.table_id == table, t.entries.c.seq == seq
        async with self.writing() as connection:
            await connection.execute(select(t.entries.c.seq).where(*last).with_for_update())

    async def bodies(self, table: str) -> AsyncIterator[list[bytes]]:
        """A table's entries as they are kept, in order and in runs of a few hundred: a long
        table is neither fetched nor decoded at one go."""
        after = -1
        while True:
            wanted = (
                select(t.entries.c.seq, t.entries.c.body)
                .where(t.entries.c.table_id == table, t.entries.c.seq > after)
                .order_by(t.entries.c.seq)
                .limit(RUN)
            )
            rows = await self._rows(wanted)
            if rows:
                yield [body for _, body in rows]
            if len(rows) < RUN:
                return
            after = rows[-1][0]

    async def snapshot(self, table: str) -> Snapshot | None:
        """A table's newest snapshot."""
        wanted = (
            select(t.snapshots.c.body)
            .where(t.snapshots.c.table_id == table)
            .order_by(t.snapshots.c.seq.desc())
            .limit(1)
        )
        rows = await self._rows(wanted)
        try:
            return _read_snapshot(rows[0][0]) if rows else None
        except msgspec.MsgspecError as error:
            raise Unreadable(table, -1, f"the snapshot is damaged: {error}") from error

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """The newest sequence number of each table."""
        wanted = (
            select(t.entries.c.table_id, func.max(t.entries.c.seq))
            .where(t.entries.c.table_id.in_(list(ids)))
            .group_by(t.entries.c.table_id)
        )
        return dict([tuple(row) for row in await self._rows(wanted)])

    async def due(self, now: float, most: int = 100) -> list[str]:
        """The tables that somebody must look after by now."""
        wanted = select(t.tables.c.id).where(t.tables.c.due <= now).limit(most)
        return [table for (table,) in await self._rows(wanted)]

    async def time(self) -> float | None:
        """PostgreSQL's clock, which all processes share; SQLite has none of its own."""
        if self.engine.dialect.name == "sqlite":
            return None
        rows = await self._rows(select(func.extract("epoch", func.clock_timestamp())))
        return float(rows[0][0])

    async def newest(self) -> float:
        """When the newest change to any table was kept, as far as lists show it."""
        rows = await self._rows(select(func.max(t.tables.c.changed)))
        return rows[0][0] or 0.0

    # Lists

    async def card(self, table: str) -> Card | None:
        """A table's card."""
        rows = await self._rows(select(t.tables.c.card).where(t.tables.c.id == table))
        return _read_card(rows[0][0]) if rows else None

    async def public_cards(
        self, phases: Sequence[str], game: str = "", before: float | None = None, most: int = 50
    ) -> list[Card]:
        """Public tables, the last changed first."""
        wanted = select(t.tables.c.card).where(
            t.tables.c.public.is_(True),
            t.tables.c.phase.in_(phases),
            t.tables.c.unreadable.is_(None),
        )
        if game:
            wanted = wanted.where(t.tables.c.game == game)
        return await self._cards(wanted, before, most)

    async def cards_of(
        self, person: str, phases: Sequence[str], before: float | None = None, most: int = 50
    ) -> list[Card]:
        """Tables where a person sits or sat, the last changed first."""
        wanted = (
            select(t.tables.c.card)
            .join(t.sitters, t.sitters.c.table_id == t.tables.c.id)
            .where(t.sitters.c.person == person, t.tables.c.phase.in_(phases))
        )
        return await self._cards(wanted, before, most)

    async def tables_of(self, person: str) -> list[str]:
        """All tables where a person sits or sat."""
        wanted = select(t.sitters.c.table_id).where(t.sitters.c.person == person)
        return [table for (table,) in await self._rows(wanted)]

    async def _cards(self, wanted: Any, before: float | None, most: int) -> list[Card]:
        if before is not None:
            wanted = wanted.where(t.tables.c.changed < before)
        wanted = wanted.order_by(t.tables.c.changed.desc()).limit(most)
        return [_read_card(body) for (body,) in await self._rows(wanted)]

    # Analyses of finished matches

    async def analysis(self, table: str) -> bytes | None:
        """A match's analysis, if there is one."""
        wanted = select(t.analyses.c.body).where(t.analyses.c.table_id == table)
        rows = await self._rows(wanted)
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, table: str, body: bytes) -> None:
        """Keep a match's analysis; where there is one already, that one stays."""
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(insert(t.analyses).values(table_id=table, body=body))

    # Claims: who of several processes lets a bot think

    async def claim(self, key: str, now: float, until: float) -> bool:
        """Whether the caller may do what the key names; nobody else may until then."""
        async with self.writing() as connection:
            taken = await connection.execute(
                update(t.claims)
                .where(t.claims.c.key == key, t.claims.c.until < now)
                .values(until=until)
            )
            if taken.rowcount:
                return True
            await connection.execute(delete(t.claims).where(t.claims.c.until < now - 3600))
        try:
            async with self.writing() as connection:
                await connection.execute(insert(t.claims).values(key=key, until=until))
        except IntegrityError:
            return False
        return True

    # The database itself

    async def ping(self) -> str:
        """Why nothing can be kept now, in words; empty where all is well.

        After a failed write only a write that succeeds proves anything.
        """
        try:
            if self.writer.failure:
                await self._try_to_write()
            else:
                await self._rows(select(1))
        except StoreUnavailable as error:
            return str(error)
        return ""

    async def _try_to_write(self) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(t.claims).where(t.claims.c.key == _PROBE))
            await connection.execute(insert(t.claims).values(key=_PROBE, until=0.0))
        self.writer.failure = ""

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; raises StoreUnavailable."""
        with as_unavailable():
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises StoreUnavailable, and IntegrityError for broken constraints."""
        with as_unavailable():
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                yield connection

    async def _rows(self, wanted: Any) -> Sequence[Any]:
        async with self.reading() as connection:
            return (await connection.execute(wanted)).all()


_PROBE = "health"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer (WAL), and a commit that survives a power cut (FULL)."""
    cursor = connection.cursor()
    for pragma in _SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
