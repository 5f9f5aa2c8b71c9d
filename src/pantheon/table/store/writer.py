"""The writer: group commit for the appends of many tables.

Appends that arrive while the disk is busy share the next transaction. Each is answered only when
its transaction is durable, so the disk is waited for once, not once for each append.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pantheon.table.match.entries import Became, Seated
from pantheon.table.store import database_tables as t
from pantheon.table.store.store_errors import Conflict, StoreUnavailable, reason_of
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry

logger = logging.getLogger(__name__)

GATHER = 0.001
MOST_GATHER = 0.004
"""Seconds for which a busy writer waits for more appends: the more there were last time, the
longer. One that had a single append does not wait."""

PATIENCE = 8.0
"""Seconds after which a database that does not answer counts as unavailable."""

TOGETHER = 500
"""Rows in one statement: an asynchronous driver encodes them on the event loop."""
CHECKPOINT = 2.0
"""Seconds between two checkpoints of SQLite's write-ahead log."""

_encode = msgspec.json.Encoder().encode
_columns = ("game", "phase", "public", "changed", "due", "card")
_update_card = (
    update(t.tables)
    .where(t.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in _columns})
)


class _Append:
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
        self.snapshots = [
            {"table_id": table, "seq": each.seq, "body": _encode(each)}
            for each in (snapshot,)
            if each is not None
        ]
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
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Transaction(Protocol):
    """A way to commit durably."""

    async def commit(self, batch: list[_Append]) -> None:
        """Commit all of the batch, or raise and commit nothing."""

    async def close(self) -> None:
        """Release the connections."""


class AsyncTransaction:
    """Through an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batch: list[_Append]) -> None:
        async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
            await connection.run_sync(_insert, batch)

    async def close(self) -> None:
        pass


class ThreadTransaction:
    """In a thread of its own, for SQLite: its asynchronous driver passes every single statement
    to a thread and back, which takes several times as long.

    A second thread runs the checkpoints, so that commits need not wait for them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._committing = ThreadPoolExecutor(1, "store writer")
        self._checkpointing = ThreadPoolExecutor(1, "store checkpoints")
        self._checkpointed = time.monotonic()

    async def commit(self, batch: list[_Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._committing, self._commit, batch)
        if time.monotonic() - self._checkpointed > CHECKPOINT:
            self._checkpointed = time.monotonic()
            self._checkpointing.submit(self._checkpoint, "PASSIVE")

    def _commit(self, batch: list[_Append]) -> None:
        with self._engine.begin() as connection:
            _insert(connection, batch)

    def _checkpoint(self, how: str) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})")

    async def close(self) -> None:
        self._committing.shutdown()
        self._checkpointing.submit(self._checkpoint, "TRUNCATE")
        await asyncio.to_thread(self._checkpointing.shutdown)
        self._engine.dispose()


class Writer:
    """One task that commits whatever is waiting, again and again."""

    def __init__(self, transaction: Transaction) -> None:
        self.commits = 0
        self.failure = ""
        """Why the last transaction failed, if it did."""
        self._transaction = transaction
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def append(
        self,
        table: str,
        stored: Sequence[StoredEntry],
        card: Card | None,
        snapshot: Snapshot | None,
    ) -> None:
        """Returns when the entries are durable; raises Conflict or StoreUnavailable."""
        await self._wait_for(_Append(table, stored, card, snapshot))

    async def append_written(
        self, table: str, bodies: Sequence[bytes], card: Card, snapshot: tuple[int, bytes]
    ) -> None:
        """The same for a whole new table whose entries are already encoded."""
        written = _Append(table, (), card, None)
        written.entries = [
            {"table_id": table, "seq": seq, "body": body} for seq, body in enumerate(bodies)
        ]
        seq, body = snapshot
        written.snapshots = [{"table_id": table, "seq": seq, "body": body}]
        await self._wait_for(written)

    async def _wait_for(self, waiting: _Append) -> None:
        if self._closing:
            raise StoreUnavailable("the store is closing")
        self._waiting.append(waiting)
        self._wake.set()
        await asyncio.shield(waiting.done)

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._transaction.close()

    async def _run(self) -> None:
        together = 1
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            if together > 1 and not self._closing:
                await asyncio.sleep(min(GATHER * together, MOST_GATHER))
            batch, self._waiting = self._waiting, []
            if batch:
                together = len(batch)
                await self._commit(batch)

    async def _commit(self, batch: list[_Append]) -> None:
        """Commit a batch in one transaction; if one append is refused, each by itself."""
        batch.sort(key=_table)  # processes that lock in the same order cannot deadlock
        try:
            await self._transaction.commit(batch)
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:
                for each in batch:
                    await self._commit([each])
            else:
                refused = isinstance(error, IntegrityError)
                batch[0].settle(Conflict() if refused else StoreUnavailable(reason_of(error)))
        except Exception as error:  # whatever it is, those who wait must be answered
            if not self.failure:  # logged once for each outage
                logger.error("store unavailable: cannot write", exc_info=error)
            self.failure = reason_of(error)
            for each in batch:
                each.settle(StoreUnavailable(self.failure))
        else:
            if self.failure:
                logger.info("store available again")
                self.failure = ""
            self.commits += 1
            for each in batch:
                each.settle(None)


def _table(append: _Append) -> str:
    return append.table


def _insert(connection: Connection, batch: list[_Append]) -> None:
    """Insert the entries and, in the same transaction, what derives from them."""
    rows = [row for each in batch for row in each.entries]
    for first in range(0, len(rows), TOGETHER):
        connection.execute(insert(t.entries), rows[first : first + TOGETHER])
    new = [each.card for each in batch if each.card and each.opens]
    if new:
        connection.execute(insert(t.tables), new)
    cards = [each.card for each in batch if each.card and not each.opens]
    old = [{"of": card["id"], **card} for card in cards]
    if old:
        connection.execute(_update_card, old)
    snapshots = [row for each in batch for row in each.snapshots]
    if snapshots:
        connection.execute(insert(t.snapshots), snapshots)
    for table, person in {sitter for each in batch for sitter in each.sitters}:
        _keep_sitter(connection, table, person)
    for table, guest in {sitter for each in batch for sitter in each.gone}:
        gone = t.sitters.c.table_id == table, t.sitters.c.person == guest
        connection.execute(delete(t.sitters).where(*gone))


def _keep_sitter(connection: Connection, table: str, person: str) -> None:
    known = exists().where(t.sitters.c.table_id == table, t.sitters.c.person == person)
    connection.execute(
        insert(t.sitters).from_select(
            ["table_id", "person"], select(literal(table), literal(person)).where(~known)
        )
    )


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
