"""Records built from stored entries: at once, or in slices that do not block the server."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator

from pantheon.core.errors import NewerRules
from pantheon.table.match import entries as e
from pantheon.table.match.projection import apply_entry, apply_past_move
from pantheon.table.match.record import Record
from pantheon.table.match.time_slices import TimeSlices
from pantheon.table.refusals import refusal
from pantheon.table.store import Snapshot, Store, StoredEntry, Unreadable
from pantheon.table.store.store_errors import WrittenByNewer
from pantheon.table.store.stored_entries import read_stored_entry

Loader = Callable[[Store, str], Awaitable[Record]]
"""Reads a table from the store."""


class RecordReader:
    """Builds a record from a table's entries in small steps; raises Unreadable.

    Moves are only noted as they come. The state they lead to is worked out at the end, from
    the snapshot on, and only for moves that were not undone.
    """

    def __init__(self, table: str, snapshot: Snapshot | None) -> None:
        self.record = Record(table)
        self._snapshot = snapshot

    def take(self, stored: StoredEntry) -> None:
        """Apply the next entry."""
        expected = self.record.seq + 1
        try:
            self._apply(stored)
        except Exception as error:  # rules and games may raise anything at a wrong entry
            raise _unreadable(self.record.id, expected, error) from error

    def _apply(self, stored: StoredEntry) -> None:
        if not isinstance(stored.entry, e.Moved):
            apply_entry(self.record, stored)
            return
        apply_past_move(self.record, stored, stored.entry)
        snapshot = self._snapshot
        # A state that another engine wrote is worked out again.
        if snapshot and stored.seq == snapshot.seq and snapshot.suits(self.record.game):
            self.record.match.leap(snapshot.step, snapshot.state)

    def finish(self) -> Iterator[None]:
        """Work out the match's state, one short step at a time."""
        if self.record.live_match is None:
            return
        try:
            yield from self.record.live_match.work_out()
            self.record.renew()
        except Exception as error:
            raise _unreadable(self.record.id, self.record.seq + 1, error) from error


def read_record(table: str, stored: Iterable[StoredEntry], snapshot: Snapshot | None) -> Record:
    """A record from its entries, in one go; a server uses `load_record`."""
    reader = RecordReader(table, snapshot)
    for each in stored:
        reader.take(each)
    for _ in reader.finish():
        pass
    return reader.record


def read_on(record: Record, stored: Iterable[StoredEntry]) -> None:
    """Apply the entries that follow the record's last one; raises Unreadable."""
    for each in stored:
        expected = record.seq + 1
        try:
            apply_entry(record, each)
        except Exception as error:
            raise _unreadable(record.id, expected, error) from error


async def load_record(store: Store, table: str) -> Record:
    """A table as stored; raises Unreadable, or a refusal if there is no such table."""
    # The snapshot first: the entries read after it reach at least as far.
    reader = RecordReader(table, await store.snapshot(table))
    async for bodies in store.bodies(table):
        async with TimeSlices() as work:
            for body in bodies:
                reader.take(read_stored_entry(table, reader.record.seq + 1, body))
                await work.pause()
    if reader.record.seq < 0:
        raise refusal("unknown_table")
    async with TimeSlices() as work:
        for _ in reader.finish():
            await work.pause()
        if reader.record.live_match is not None:
            await asyncio.to_thread(_draw, reader.record)
    return reader.record


def _draw(record: Record) -> None:
    """Draw the table once, in a thread, to fill the game's drawing caches.

    Otherwise the first viewer's drawing would block everyone else.
    """
    record.game.scene(record.game.known(record.match.state, None), None)


def _unreadable(table: str, seq: int, error: Exception) -> Unreadable:
    """Why an entry cannot be read."""
    if isinstance(error, NewerRules):
        return WrittenByNewer(table, seq, str(error))
    return Unreadable(table, seq, f"{type(error).__name__}: {error}")
