"""The writer: group commit for the appends of many tables.

Appends that arrive while the disk is busy share the next transaction. Each is answered only when
its transaction is durable, so the disk is waited for once, not once for each append.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence

from sqlalchemy.exc import DataError, IntegrityError

from pantheon.table.store.store_errors import Conflict, StoreUnavailable, reason_of
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry
from pantheon.table.store.transactions import Append, Transaction

logger = logging.getLogger(__name__)

GATHER = 0.001
MOST_GATHER = 0.004
"""Seconds for which a busy writer waits for more appends: the more there were last time, the
longer. One that had a single append does not wait."""

_TAKEN = (IntegrityError, sqlite3.IntegrityError)
_REFUSED = (*_TAKEN, DataError, sqlite3.DataError)


class Writer:
    """One task that commits whatever is waiting, again and again."""

    def __init__(self, transaction: Transaction) -> None:
        self.commits = 0
        self.failure = ""
        """Why the last transaction failed, if it did."""
        self._transaction = transaction
        self._waiting: list[Append] = []
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
        await self._wait_for(Append(table, stored, card, snapshot))

    async def append_written(
        self, table: str, bodies: Sequence[bytes], card: Card, snapshot: tuple[int, bytes]
    ) -> None:
        """The same for a whole new table whose entries are already encoded."""
        written = Append(table, (), card, None)
        written.entries = [
            {"table_id": table, "seq": seq, "body": body} for seq, body in enumerate(bodies)
        ]
        seq, body = snapshot
        written.snapshots = [{"table_id": table, "seq": seq, "body": body}]
        await self._wait_for(written)

    async def _wait_for(self, waiting: Append) -> None:
        if self._closing:
            raise StoreUnavailable("the store is closing")
        self._waiting.append(waiting)
        self._wake.set()
        await waiting.done

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

    async def _commit(self, batch: list[Append]) -> None:
        """Commit a batch in one transaction; if one append is refused, each by itself."""
        batch.sort(key=_table)  # processes that lock in the same order cannot deadlock
        try:
            await self._transaction.commit(batch)
        except _REFUSED as error:
            if len(batch) > 1:
                for each in batch:
                    await self._commit([each])
            else:
                refused = isinstance(error, _TAKEN)
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


def _table(append: Append) -> str:
    return append.table
