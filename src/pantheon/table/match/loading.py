"""Tables read from the store without stopping the server, however long they are."""

from __future__ import annotations

import asyncio

from pantheon.table.match.record import Record
from pantheon.table.match.record_reader import RecordReader
from pantheon.table.match.time_slices import InSlices
from pantheon.table.store import Store
from pantheon.table.store.stored_entries import read_stored_entry


async def read_table(store: Store, table: str) -> Record | None:
    """A table as the store has it, if there is one; raises Unreadable."""
    # The snapshot first: the entries read after it reach at least as far.
    reader = RecordReader(table, await store.snapshot(table))
    async for bodies in store.bodies(table):
        async with InSlices() as work:
            for body in bodies:
                reader.take(read_stored_entry(table, reader.record.seq + 1, body))
                await work.pause()
    if reader.record.seq < 0:
        return None
    async with InSlices() as work:
        for _ in reader.finish():
            await work.pause()
        if reader.record.live_match is not None:
            await asyncio.to_thread(_draw, reader.record)
    return reader.record


def _draw(record: Record) -> None:
    """Draw the table once beside the loop: what a game keeps of its drawings is then at hand,
    and the first who looks does not let all others wait for it."""
    record.game.scene(record.game.known(record.match.state, None), None)
