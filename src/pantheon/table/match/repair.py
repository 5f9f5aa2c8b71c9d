"""Finding out how far a table's entries can be read, and cutting off what cannot."""

from __future__ import annotations

import time

import msgspec

from pantheon.table.match.record import Record
from pantheon.table.match.record_reader import read_record, take_all
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.quarantine import cut, numbered_bodies
from pantheon.table.store.stored_entries import read_stored_entry


class Diagnosis(msgspec.Struct, frozen=True):
    """Of `entries` entries the first `readable` make a table; `reason` says what is wrong."""

    table: str
    entries: int
    readable: int
    reason: str = ""


async def diagnose(store: Store, table: str) -> Diagnosis:
    """Read a table entry by entry, as far as that goes."""
    return (await _read_table(store, table))[0]


async def repair(store: Store, table: str) -> Diagnosis:
    """Cut off what cannot be read; a sound table is left as it is.

    What is cut off stays in the database, in `cut_entries`. No server may be serving the
    table meanwhile: one that does keeps what it has in memory.
    """
    found, record = await _read_table(store, table)
    if found.reason:
        card = record.card() if found.readable else None
        await cut(store, table, found.readable, card, time.time())
    return found


async def _read_table(store: Store, table: str) -> tuple[Diagnosis, Record]:
    written = await numbered_bodies(store, table)
    record = Record(table)
    for number, (seq, body) in enumerate(written):
        before = record.draft()
        try:
            take_all(record, [read_stored_entry(table, seq, body)])
        except Unreadable as error:
            reason = f"entry {number} is missing" if seq != number else error.reason
            return Diagnosis(table, len(written), number, reason), before
    return Diagnosis(
        table, len(written), len(written), await _snapshot_s_fault(store, table)
    ), record


async def _snapshot_s_fault(store: Store, table: str) -> str:
    """What is wrong with the snapshot of a table whose entries are sound."""
    try:
        read_record(table, await store.entries(table), await store.snapshot(table))
    except Unreadable as error:
        return f"the snapshot does not fit: {error.reason}"
    return ""
