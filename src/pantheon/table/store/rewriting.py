"""Stored entries changed after the fact, to remove what a person has written or who they were.

Entries are otherwise append-only. Servers that have the table in memory are told to read it again.
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, LargeBinary, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pantheon.table.store import database_tables as t
from pantheon.table.store.event_store import Store
from pantheon.table.store.quarantine import all_tables
from pantheon.table.store.stored_entries import Card, StoredEntry

AT_ONCE = 200
"""Tables that are searched in one query."""
KEPT = 24 * 3600.0
"""Seconds for which a reload stays in the database: every server has seen it by then."""

_encode = msgspec.json.Encoder().encode
_rewrite = (
    update(t.entries)
    .where(t.entries.c.table_id == bindparam("of"), t.entries.c.seq == bindparam("number"))
    .values(body=bindparam("new"))
)


async def tables_naming(store: Store, person: str) -> list[str]:
    """Every table with an entry that names a person: as a player, as the host or in the chat.

    Ids are long and random, so it is enough to look for their letters.
    """
    found: list[str] = []
    everything = await all_tables(store)
    for first in range(0, len(everything), AT_ONCE):
        wanted = (
            select(t.entries.c.table_id)
            .where(t.entries.c.table_id.in_(everything[first : first + AT_ONCE]))
            .where(_naming(store, t.entries.c.body, person))
            .distinct()
        )
        found += [table for (table,) in await store.rows(wanted)]
    return found


async def rewrite(
    store: Store,
    table: str,
    entries: Mapping[int, StoredEntry],
    card: Card,
    gone: Collection[str],
    now: float,
) -> None:
    """Replace a table's entries of these numbers, and its card; `gone` no longer sat there."""
    rows = [{"of": table, "number": seq, "new": _encode(entry)} for seq, entry in entries.items()]
    async with store.writing() as connection:
        if rows:
            await connection.execute(_rewrite, rows)
        await connection.execute(
            update(t.tables).where(t.tables.c.id == table).values(card=_encode(card))
        )
        left = t.sitters.c.table_id == table, t.sitters.c.person.in_(list(gone))
        await connection.execute(delete(t.sitters).where(*left))
        for person in gone:
            named = _naming(store, t.cut_entries.c.body, person)
            await connection.execute(delete(t.cut_entries).where(named))
        await note_reload(connection, table, now)


async def note_reload(connection: AsyncConnection, table: str, now: float) -> None:
    """Tell every server to read a table again."""
    await connection.execute(delete(t.reloads).where(t.reloads.c.at < now - KEPT))
    await connection.execute(insert(t.reloads).values(table_id=table, at=now))


async def reloads_after(store: Store, number: int) -> list[tuple[int, str]]:
    """The tables to be read again since the reload of that number, each with its own number."""
    wanted = (
        select(t.reloads.c.number, t.reloads.c.table_id)
        .where(t.reloads.c.number > number)
        .order_by(t.reloads.c.number)
    )
    return [(number, table) for number, table in await store.rows(wanted)]


async def newest_reload(store: Store) -> int:
    """The number of the newest reload; 0 if there was none."""
    return int((await store.rows(select(func.max(t.reloads.c.number))))[0][0] or 0)


def _naming(store: Store, body: ColumnElement[bytes], person: str) -> ColumnElement[Any]:
    letters = bindparam(None, person.encode(), type_=LargeBinary)
    if store.engine.dialect.name == "sqlite":
        return func.instr(body, letters) > 0
    return func.position(letters.op("IN")(body)) > 0
