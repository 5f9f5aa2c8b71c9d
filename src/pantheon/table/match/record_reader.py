"""A table's record made of its entries, as the store has them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator

from pantheon.table.match import entries as e
from pantheon.table.match.record import Record
from pantheon.table.store import Snapshot, StoredEntry, Unreadable


class RecordReader:
    """Makes a record of a table's entries, in small pieces of work; raises Unreadable.

    Moves are noted as they come; the state they lead to is worked out at the end, from the
    snapshot on, and only by those that were not undone.
    """

    def __init__(self, table: str, snapshot: Snapshot | None) -> None:
        self.record = Record(table)
        self._snapshot = snapshot

    def take(self, stored: StoredEntry) -> None:
        """Take in the next entry."""
        with _as_unreadable(self.record):
            if not isinstance(stored.entry, e.Moved):
                self.record.take(stored)
                return
            self.record.recall(stored, stored.entry)
            if self._snapshot and stored.seq == self._snapshot.seq:
                self.record.match.leap(self._snapshot.step, self._snapshot.state)

    def finish(self) -> Iterator[None]:
        """Work out the match's state; what is done between two steps is short."""
        if self.record.live_match is not None:
            with _as_unreadable(self.record):
                yield from self.record.live_match.work_out()


def read_record(table: str, stored: Iterable[StoredEntry], snapshot: Snapshot | None) -> Record:
    """A table from its entries, read at one go: see `loading` for a server's way."""
    reader = RecordReader(table, snapshot)
    for each in stored:
        reader.take(each)
    for _ in reader.finish():
        pass
    return reader.record


def take_all(record: Record, stored: Iterable[StoredEntry]) -> None:
    """Take in what comes after the record's last entry; raises Unreadable."""
    for each in stored:
        with _as_unreadable(record):
            record.take(each)


@contextlib.contextmanager
def _as_unreadable(record: Record) -> Iterator[None]:
    expected = record.seq + 1
    try:
        yield
    except Exception as error:  # rules and games raise what they like at a wrong entry
        raise Unreadable(record.id, expected, f"{type(error).__name__}: {error}") from error
