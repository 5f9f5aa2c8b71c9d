"""Repair of unreadable tables: find the readable entries and cut off the rest."""

import time

import msgspec

from pantheon.table.match.loading import read_on, read_record
from pantheon.table.match.record import Record
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.quarantine import cut, numbered_bodies
from pantheon.table.store.store_errors import WrittenByNewer
from pantheon.table.store.stored_entries import read_stored_entry


class Diagnosis(msgspec.Struct, frozen=True):
    """The first `readable` of `entries` entries can be read; `reason` says what is wrong."""

    table: str
    entries: int
    readable: int
    reason: str = ""
    newer: bool = False
    """Whether a newer version of Pantheon wrote what this one cannot read."""


async def diagnose(store: Store, table: str) -> Diagnosis:
    """Read a table entry by entry, as far as possible."""
    return (await _read_table(store, table))[0]


async def repair(store: Store, table: str) -> Diagnosis:
    """Cut off entries that cannot be read; an intact table, and one of newer rules, is left alone.

    What is cut off stays in the database, in `cut_entries`. No server may serve the table
    meanwhile, because it would go on with what it has in memory.
    """
    found, record = await _read_table(store, table)
    if found.reason and not found.newer:
        card = record.card() if found.readable else None
        await cut(store, table, found.readable, card, time.time())
    return found


async def _read_table(store: Store, table: str) -> tuple[Diagnosis, Record]:
    written = await numbered_bodies(store, table)
    record = Record(table)
    for number, (seq, body) in enumerate(written):
        before = record.draft()
        try:
            read_on(record, [read_stored_entry(table, seq, body)])
        except Unreadable as error:
            reason = f"entry {number} is missing" if seq != number else error.reason
            newer = isinstance(error, WrittenByNewer)
            return Diagnosis(table, len(written), number, reason, newer), before
    return Diagnosis(table, len(written), len(written), await _snapshot_fault(store, table)), record


async def _snapshot_fault(store: Store, table: str) -> str:
    """What is wrong with the snapshot of a table whose entries are intact."""
    try:
        read_record(table, await store.entries(table), await store.snapshot(table))
    except Unreadable as error:
        return f"the snapshot does not fit: {error.reason}"
    return ""
