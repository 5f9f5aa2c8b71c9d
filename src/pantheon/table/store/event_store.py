"""The append-only event store, and what is derived from it and stored beside it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pantheon.table.store import database_tables as t
from pantheon.table.store import queries
from pantheon.table.store.database import Database, open_database
from pantheon.table.store.newer_entries import NewerEntries
from pantheon.table.store.store_errors import StoreUnavailable, Unreadable
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry, read_stored_entry
from pantheon.table.store.transactions import Transaction
from pantheon.table.store.writer import Writer

RUN = 500
"""Entries of a long table that are fetched at once."""
_read_card = msgspec.json.Decoder(Card).decode
_read_snapshot = msgspec.json.Decoder(Snapshot).decode


class Store(Database):
    """Everything that is stored: entries, snapshots, cards, analyses. Made by `Store.open`."""

    def __init__(self, engine: AsyncEngine, transaction: Transaction) -> None:
        super().__init__(engine)
        self.writer = Writer(transaction)
        self._newer = None if engine.dialect.name == "sqlite" else NewerEntries(self.rows)

    @classmethod
    async def open(cls, url: str, migrating: bool = True) -> Store:
        """The store at a URL; runs the missing migrations, unless it is only to be looked at."""
        return cls(*await open_database(url, migrating))

    async def close(self) -> None:
        """Finish the appends that are waiting, then close the database."""
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
        """Store entries of one table, all or none; returns when they are durable.

        The card may be left out if it has not changed. Raises Conflict if a sequence number is
        taken or the one before it is missing, and StoreUnavailable if it is unknown whether the
        entries are durable.
        """
        await self.writer.append(table, stored, card, snapshot)

    async def append_written(
        self, table: str, bodies: Sequence[bytes], card: Card, snapshot: tuple[int, bytes]
    ) -> None:
        """Store a whole new table whose entries are already encoded, and its last state."""
        await self.writer.append_written(table, bodies, card, snapshot)

    async def entries(self, table: str, after: int = -1) -> list[StoredEntry]:
        """A table's entries with sequence numbers above `after`, in order."""
        if self._newer and after >= 0:
            return await self._newer.read(table, after)
        rows = await self.rows(queries.NEWER_ENTRIES, table=table, after=after)
        return [read_stored_entry(table, seq, body) for seq, body in rows]

    async def await_appends(self, table: str, seq: int) -> None:
        """Wait until no append after entry `seq` is under way.

        After a lost connection PostgreSQL may still be busy with its last transaction. An
        append holds a lock on the entry before it, because of the foreign key. SQLite has one
        writer, which is done by the time a failure is reported.
        """
        if self.engine.dialect.name == "sqlite":
            return
        last = t.entries.c.table_id == table, t.entries.c.seq == seq
        async with self.writing() as connection:
            await connection.execute(select(t.entries.c.seq).where(*last).with_for_update())

    async def bodies(self, table: str) -> AsyncIterator[list[bytes]]:
        """A table's encoded entries in order, a few hundred at a time, so that a long table is
        neither fetched nor decoded at once."""
        after = -1
        while True:
            rows = await self.rows(queries.SOME_ENTRIES, table=table, after=after, most=RUN)
            if rows:
                yield [body for _, body in rows]
            if len(rows) < RUN:
                return
            after = rows[-1][0]

    async def snapshot(self, table: str) -> Snapshot | None:
        """A table's newest snapshot."""
        rows = await self.rows(queries.NEWEST_SNAPSHOT, table=table)
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
        return dict([tuple(row) for row in await self.rows(wanted)])

    async def due(self, now: float, most: int = 100) -> list[str]:
        """The tables with an overdue deadline or bot."""
        return [table for (table,) in await self.rows(queries.DUE, now=now, most=most)]

    async def time(self) -> float | None:
        """PostgreSQL's clock, which all processes share; SQLite has none of its own."""
        if self.engine.dialect.name == "sqlite":
            return None
        rows = await self.rows(select(func.extract("epoch", func.clock_timestamp())))
        return float(rows[0][0])

    async def newest(self) -> float:
        """When any table last changed, as lists show it."""
        rows = await self.rows(queries.NEWEST_CHANGE)
        return rows[0][0] or 0.0

    # Lists

    async def card(self, table: str) -> Card | None:
        """A table's card."""
        rows = await self.rows(queries.CARD, table=table)
        return _read_card(rows[0][0]) if rows else None

    async def put_card(self, card: Card) -> None:
        """Replace a table's card by one that was worked out again."""
        async with self.writing() as connection:
            await connection.execute(
                update(t.tables)
                .where(t.tables.c.id == card.id)
                .values(card=msgspec.json.encode(card))
            )

    async def public_cards(
        self, phases: Sequence[str], game: str = "", before: float | None = None, most: int = 50
    ) -> list[Card]:
        """Public tables, most recently changed first."""
        wanted = queries.PUBLIC_CARDS[bool(game)]
        of_game = {"game": game} if game else {}
        return await self._cards(wanted, before, phases=phases, most=most, **of_game)

    async def cards_of(
        self, person: str, phases: Sequence[str], before: float | None = None, most: int = 50
    ) -> list[Card]:
        """Tables where a person sits or sat, most recently changed first."""
        wanted = queries.CARDS_OF
        return await self._cards(wanted, before, person=person, phases=phases, most=most)

    async def tables_of(self, person: str) -> list[str]:
        """All tables where a person sits or sat."""
        return [table for (table,) in await self.rows(queries.TABLES_OF, person=person)]

    async def _cards(
        self, pages: dict[bool, Any], before: float | None, **parameters: Any
    ) -> list[Card]:
        """A page of cards: the first, or what comes before a time."""
        if before is not None:
            parameters["before"] = before
        rows = await self.rows(pages[before is not None], **parameters)
        return [_read_card(body) for (body,) in rows]

    # Analyses of finished matches

    async def analysis(self, table: str) -> bytes | None:
        """A match's analysis, if there is one."""
        wanted = select(t.analyses.c.body).where(t.analyses.c.table_id == table)
        rows = await self.rows(wanted)
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, table: str, body: bytes) -> None:
        """Store a match's analysis, unless there is one already."""
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(insert(t.analyses).values(table_id=table, body=body))

    # Claims: which of several processes runs a bot or an analysis

    async def claim(self, key: str, now: float, until: float) -> bool:
        """Claim a key for this process until a time; False if another process holds it."""
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

    async def release(self, keys: Iterable[str]) -> None:
        """Give up claims of this process, so that another need not wait for their end."""
        async with self.writing() as connection:
            await connection.execute(delete(t.claims).where(t.claims.c.key.in_(list(keys))))

    # The database itself

    async def ping(self) -> str:
        """Why nothing can be stored right now; empty if all is well.

        After a failed write, only a successful write proves that the store works again.
        """
        try:
            if self.writer.failure:
                await self._try_to_write()
            else:
                await self.rows(select(1))
        except StoreUnavailable as error:
            return str(error)
        return ""

    async def _try_to_write(self) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(t.claims).where(t.claims.c.key == _PROBE))
            await connection.execute(insert(t.claims).values(key=_PROBE, until=0.0))
        self.writer.failure = ""


_PROBE = "health"
