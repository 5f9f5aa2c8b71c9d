"""Quarantine for tables whose entries cannot be read, until they are repaired."""

from sqlalchemy import delete, insert, literal, select, update

from pantheon.table.store import database_tables as t
from pantheon.table.store.event_store import Store
from pantheon.table.store.stored_entries import Card
from pantheon.table.store.transactions import row_of


async def quarantine(store: Store, table: str, reason: str) -> None:
    """Put a table in quarantine: it is no longer served or listed in public."""
    async with store.writing() as connection:
        await connection.execute(
            update(t.tables).where(t.tables.c.id == table).values(unreadable=reason, due=None)
        )


async def quarantined(store: Store) -> dict[str, str]:
    """The tables in quarantine, each with the reason."""
    wanted = select(t.tables.c.id, t.tables.c.unreadable).where(t.tables.c.unreadable.is_not(None))
    async with store.reading() as connection:
        rows = (await connection.execute(wanted)).all()
    return dict([tuple(row) for row in rows])


async def lift_quarantine(store: Store, now: float) -> None:
    """Give all of them another try: newer code may read what older code could not."""
    async with store.writing() as connection:
        await connection.execute(
            update(t.tables)
            .where(t.tables.c.unreadable.is_not(None))
            .values(unreadable=None, due=now)
        )


async def all_tables(store: Store) -> list[str]:
    """Every table that has an entry."""
    wanted = select(t.entries.c.table_id).distinct().order_by(t.entries.c.table_id)
    async with store.reading() as connection:
        return [table for (table,) in await connection.execute(wanted)]


async def numbered_bodies(store: Store, table: str) -> list[tuple[int, bytes]]:
    """A table's encoded entries, readable or not, each with its number."""
    wanted = (
        select(t.entries.c.seq, t.entries.c.body)
        .where(t.entries.c.table_id == table)
        .order_by(t.entries.c.seq)
    )
    async with store.reading() as connection:
        return [(seq, bytes(body)) for seq, body in await connection.execute(wanted)]


async def cut(store: Store, table: str, first: int, card: Card | None, now: float) -> None:
    """Move a table's entries from number `first` on into `cut_entries`.

    `card` describes the table without them; None if nothing is left.
    """
    gone = t.entries.c.table_id == table, t.entries.c.seq >= first
    old = select(t.entries.c.table_id, t.entries.c.seq, literal(now), t.entries.c.body).where(*gone)
    async with store.writing() as connection:
        await connection.execute(
            insert(t.cut_entries).from_select(["table_id", "seq", "cut", "body"], old)
        )
        await connection.execute(delete(t.entries).where(*gone))
        await connection.execute(delete(t.snapshots).where(t.snapshots.c.table_id == table))
        await connection.execute(delete(t.tables).where(t.tables.c.id == table))
        if card:
            await connection.execute(insert(t.tables).values(row_of(card)))
