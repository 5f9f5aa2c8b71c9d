"""Group reads: what other processes have appended, to many tables at once.

Where several processes share a PostgreSQL, each reads every entry of the others. Reads that arrive
while the database is busy share the next query, so many tables cost hardly more than one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import ARRAY, Integer, bindparam, text

from pantheon.table.store import database_tables as t
from pantheon.table.store.stored_entries import StoredEntry, read_stored_entry

AT_ONCE = 200
"""Tables in one query."""

_NEWER = text(
    "SELECT wanted.id, wanted.after, found.seq, found.body"
    " FROM unnest(:tables, :after) AS wanted (id, after)"
    " JOIN entries AS found ON found.table_id = wanted.id AND found.seq > wanted.after"
    " ORDER BY found.seq"
).bindparams(bindparam("tables", type_=ARRAY(t.ID)), bindparam("after", type_=ARRAY(Integer)))

Wanted = tuple[str, int]
"""A table, and the newest entry of it that is known."""
Bodies = list[tuple[int, bytes]]
"""Encoded entries with their sequence numbers."""


class NewerEntries:
    """Reads the entries after those that tables know already."""

    def __init__(self, rows: Callable[[Any], Awaitable[Sequence[Any]]]) -> None:
        self._rows = rows
        self._wanted: dict[Wanted, asyncio.Future[Bodies]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[StoredEntry]:
        """A table's entries with sequence numbers above `after`; raises StoreUnavailable."""
        found = self._wanted.get((table, after))
        if found is None:
            found = asyncio.get_running_loop().create_future()
            self._wanted[table, after] = found
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_wanted(), name="store reader")
        bodies = await asyncio.shield(found)  # others may wait for it too
        return [read_stored_entry(table, seq, body) for seq, body in bodies]

    async def _read_wanted(self) -> None:
        """Read until nothing more is wanted."""
        while self._wanted:
            wanted = dict(list(self._wanted.items())[:AT_ONCE])
            for each in wanted:
                del self._wanted[each]
            try:
                found = await self._bodies(list(wanted))
            except Exception as error:  # whatever it is, those who wait must be answered
                for waiting in wanted.values():
                    waiting.set_exception(error)
            else:
                for each, waiting in wanted.items():
                    waiting.set_result(found[each])
        self._reading = None

    async def _bodies(self, wanted: list[Wanted]) -> dict[Wanted, Bodies]:
        tables, after = zip(*wanted, strict=True)
        query = _NEWER.bindparams(tables=list(tables), after=list(after))
        found: dict[Wanted, Bodies] = {each: [] for each in wanted}
        for table, known, seq, body in await self._rows(query):
            found[table, known].append((seq, body))
        return found
