"""How appends are committed durably: the rows of a batch, and one transaction for all of them."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    PoolProxiedConnection,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from pantheon.table.match.entries import Became, Seated
from pantheon.table.store import database_tables as t
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry

PATIENCE = 8.0
"""Seconds after which a database that does not answer counts as unavailable."""
TOGETHER = 500
"""Rows in one statement: an asynchronous driver encodes them on the event loop."""
CHECKPOINT = 2.0
"""Seconds between two checkpoints of SQLite's write-ahead log."""
_PASSIVE_CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
"""As much of it as is possible without waiting for anyone."""

_encode = msgspec.json.Encoder().encode


def _given(*names: str) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}


_card = ("game", "phase", "public", "changed", "due", "card")
_sitter = (t.sitters.c.table_id == bindparam("of"), t.sitters.c.person == bindparam("who"))
_ADD_ENTRY = insert(t.entries).values(_given("table_id", "seq", "body"))
_ADD_SNAPSHOT = insert(t.snapshots).values(_given("table_id", "seq", "body"))
_ADD_CARD = insert(t.tables).values(_given("id", *_card))
_CHANGE_CARD = update(t.tables).where(t.tables.c.id == bindparam("of")).values(_given(*_card))
_ADD_SITTER = insert(t.sitters).from_select(
    ["table_id", "person"],
    select(bindparam("of", type_=t.ID), bindparam("who", type_=t.ID)).where(
        ~exists().where(*_sitter)
    ),
)
_REMOVE_SITTER = delete(t.sitters).where(*_sitter)

Rows = Sequence[dict[str, Any]]
Execute = Callable[[Any, Rows], object]
Settle = Callable[[BaseException | None], object]
"""Tells, from any thread, whoever waits for a batch what became of it."""


def _ignore(_: BaseException | None) -> None:
    """Nobody waits for a checkpoint: a failed one is made up for by the next."""


class Append:
    """Entries of one table that wait to become durable together."""

    def __init__(
        self,
        table: str,
        stored: Sequence[StoredEntry],
        card: Card | None,
        snapshot: Snapshot | None,
    ) -> None:
        self.table = table
        self.entries = [
            {"table_id": table, "seq": each.seq, "body": _encode(each)} for each in stored
        ]
        self.snapshots: list[dict[str, Any]] = []
        if snapshot is not None:
            row = {"table_id": table, "seq": snapshot.seq, "body": _encode(snapshot)}
            self.snapshots.append(row)
        self.opens = not stored or stored[0].seq == 0
        self.card = row_of(card) if card else None
        self.sitters = [
            (table, each.entry.person)
            for each in stored
            if isinstance(each.entry, Seated | Became) and each.entry.person
        ]
        self.gone = [(table, each.entry.guest) for each in stored if isinstance(each.entry, Became)]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None) -> None:
        """Tell whoever waits that the entries are durable, or why they are not."""
        _settle(self.done, error)


def row_of(card: Card) -> dict[str, Any]:
    """A card as a row of `tables`."""
    return {
        "id": card.id,
        "game": card.game,
        "phase": card.phase,
        "public": card.public,
        "changed": card.changed,
        "due": card.due,
        "card": _encode(card),
    }


class Transaction(Protocol):
    """A way to commit durably."""

    async def commit(self, batch: list[Append]) -> None:
        """Commit all of the batch, or raise and commit nothing."""

    async def close(self) -> None:
        """Release the connections."""


class AsyncTransaction:
    """Through an asynchronous driver, on an engine of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: list[Append]) -> None:
        async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
            await connection.run_sync(_insert_all, batch)

    async def close(self) -> None:
        await self._engine.dispose()


def _insert_all(connection: Connection, batch: list[Append]) -> None:
    _insert(connection.execute, batch)


class ThreadTransaction:
    """In a thread of its own, for SQLite: its asynchronous driver passes every single statement
    to a thread and back, which takes several times as long.

    The statements go straight to the driver; to prepare them takes longer than to run them. A
    second thread runs the checkpoints, so that commits need not wait for them. What is committed
    meanwhile is left over; this thread adds it at the end, between two commits. Only then does
    SQLite write its log from the beginning again: a file that does not grow is synchronised in a
    fifth of the time.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._batches: SimpleQueue[tuple[list[Append], Settle] | None] = SimpleQueue()
        self._committing = Thread(target=self._run, name="store writer", daemon=True)
        self._committing.start()
        self._checkpointing = ThreadPoolExecutor(1, "store checkpoints")
        self._checkpointed = time.monotonic()

    async def commit(self, batch: list[Append]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def settle(error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, done, error)

        self._batches.put((batch, settle))
        await done
        if time.monotonic() - self._checkpointed > CHECKPOINT:
            self._checkpointed = time.monotonic()
            self._checkpointing.submit(self._checkpoint_most)

    def _run(self) -> None:
        """Commit one batch after the other; an empty one ends a checkpoint."""
        connection: PoolProxiedConnection | None = None
        while (waiting := self._batches.get()) is not None:
            batch, settle = waiting
            try:
                connection = connection or self._engine.raw_connection()
                if batch:
                    _commit(connection, batch)
                else:
                    _driver(connection).execute(_PASSIVE_CHECKPOINT).fetchall()
            except BaseException as error:  # whatever it is, somebody waits for it
                if connection and not isinstance(error, sqlite3.IntegrityError):
                    connection.invalidate()
                    connection = None
                settle(error)
            else:
                settle(None)
        if connection:
            connection.close()

    def _checkpoint_most(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql(_PASSIVE_CHECKPOINT)
        self._batches.put(([], _ignore))

    def _truncate_log(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        self._batches.put(None)
        await asyncio.to_thread(self._committing.join)
        self._checkpointing.submit(self._truncate_log)
        await asyncio.to_thread(self._checkpointing.shutdown)
        self._engine.dispose()


def _driver(connection: PoolProxiedConnection) -> sqlite3.Connection:
    driver = connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _commit(connection: PoolProxiedConnection, batch: list[Append]) -> None:
    driver = _driver(connection)
    with driver:  # which commits, or undoes
        _insert(lambda what, rows: driver.executemany(_as_text(what), rows), batch)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


@lru_cache(16)
def _as_text(statement: Executable) -> str:
    """One of the statements above as SQLite reads it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))  # type: ignore[attr-defined]


def _insert(execute: Execute, batch: list[Append]) -> None:
    """Insert the entries and, in the same transaction, what derives from them."""
    rows = [row for each in batch for row in each.entries]
    for first in range(0, len(rows), TOGETHER):
        execute(_ADD_ENTRY, rows[first : first + TOGETHER])
    cards = [each.card for each in batch if each.card and each.opens]
    if cards:
        execute(_ADD_CARD, cards)
    cards = [{"of": each.card["id"], **each.card} for each in batch if each.card and not each.opens]
    if cards:
        execute(_CHANGE_CARD, cards)
    rows = [row for each in batch for row in each.snapshots]
    if rows:
        execute(_ADD_SNAPSHOT, rows)
    for table, who in {sitter for each in batch for sitter in each.sitters}:
        execute(_ADD_SITTER, [{"of": table, "who": who}])
    for table, who in {sitter for each in batch for sitter in each.gone}:
        execute(_REMOVE_SITTER, [{"of": table, "who": who}])
