"""The frequent queries, built once: SQLAlchemy takes a third of a query's time to build it anew."""

from sqlalchemy import Select, bindparam, func, select

from pantheon.table.store import database_tables as t

_OF_TABLE = t.entries.c.table_id == bindparam("table")

NEWER_ENTRIES = (
    select(t.entries.c.seq, t.entries.c.body)
    .where(_OF_TABLE, t.entries.c.seq > bindparam("after"))
    .order_by(t.entries.c.seq)
)
SOME_ENTRIES = NEWER_ENTRIES.limit(bindparam("most"))
NEWEST_SNAPSHOT = (
    select(t.snapshots.c.body)
    .where(t.snapshots.c.table_id == bindparam("table"))
    .order_by(t.snapshots.c.seq.desc())
    .limit(1)
)
CARD = select(t.tables.c.card).where(t.tables.c.id == bindparam("table"))
DUE = select(t.tables.c.id).where(t.tables.c.due <= bindparam("now")).limit(bindparam("most"))
NEWEST_CHANGE = select(func.max(t.tables.c.changed))

_CARDS = select(t.tables.c.card).where(t.tables.c.phase.in_(bindparam("phases", expanding=True)))
_PUBLIC_CARDS = _CARDS.where(t.tables.c.public.is_(True), t.tables.c.unreadable.is_(None))
_CARDS_OF = _CARDS.join(t.sitters, t.sitters.c.table_id == t.tables.c.id).where(
    t.sitters.c.person == bindparam("person")
)
TABLES_OF = select(t.sitters.c.table_id).where(t.sitters.c.person == bindparam("person"))


def _pages(cards: Select[tuple[bytes]]) -> dict[bool, Select[tuple[bytes]]]:
    """The first page of cards, most recently changed first, and a page that goes on from there."""
    first = cards.order_by(t.tables.c.changed.desc()).limit(bindparam("most"))
    return {False: first, True: first.where(t.tables.c.changed < bindparam("before"))}


PUBLIC_CARDS = {
    False: _pages(_PUBLIC_CARDS),
    True: _pages(_PUBLIC_CARDS.where(t.tables.c.game == bindparam("game"))),
}
"""By whether they are of one game, and whether they go on."""
CARDS_OF = _pages(_CARDS_OF)
"""By whether they go on."""
