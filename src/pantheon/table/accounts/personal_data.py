"""What is stored about a person: to be exported, and to be deleted."""

from typing import Any

import msgspec
from sqlalchemy import delete, select

from pantheon.table.accounts.erasing import ids_of, without_chat, without_person
from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.store import Store, StoredEntry
from pantheon.table.store.database_tables import bans, people, sessions
from pantheon.table.store.rewriting import rewrite, tables_naming


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat that the person took, and under which name."""

    seat: int
    name: str
    at: float


class ChatLine(msgspec.Struct, frozen=True):
    """A line that the person wrote."""

    at: float
    text: str


class TableData(msgspec.Struct, frozen=True):
    """What is stored of a person at one table."""

    table: str
    game: str
    hosted: bool
    seats: tuple[SeatTaken, ...]
    chat: tuple[ChatLine, ...]
    actions: int
    """Actions and requests that are stored as theirs; the match file has them one by one."""


class PersonalData(msgspec.Struct, frozen=True):
    """Everything stored about a person. Times are seconds since 1970."""

    name: str
    colour: str
    account: str
    sessions: tuple[float, ...]
    """When each session that is still open began."""
    tables: tuple[TableData, ...]


async def collect(store: Store, person: Person) -> PersonalData:
    """Everything stored about a person."""
    begun = select(sessions.c.created).where(sessions.c.person == person.id)
    tables = [
        _at_table(table, await store.entries(table), person.id)
        for table in await tables_naming(store, person.id)
    ]
    return PersonalData(
        person.name,
        person.colour,
        person.account,
        tuple(created for (created,) in await store.rows(begun)),
        tuple(tables),
    )


def _at_table(table: str, stored: list[StoredEntry], person: str) -> TableData:
    ids = ids_of(stored, person)
    opened = stored[0].entry
    assert isinstance(opened, e.Opened)
    seats, chat, actions = [], [], 0
    for each in stored:
        entry: Any = each.entry
        actions += each.request_key.partition("/")[0] in ids
        if isinstance(entry, e.Seated) and entry.person in ids:
            seats.append(SeatTaken(entry.seat, entry.name, each.at))
        elif isinstance(entry, e.Spoken) and entry.person in ids and entry.text:
            chat.append(ChatLine(each.at, entry.text))
    return TableData(table, opened.game, opened.host in ids, tuple(seats), tuple(chat), actions)


async def erase_at(store: Store, table: str, person: str, now: float) -> None:
    """Take a person out of a table's entries."""
    stored = await store.entries(table)
    ids = ids_of(stored, person)
    await _rewrite(store, table, stored, without_person(stored, ids), ids, now)


async def remove_chat(store: Store, table: str, person: str, now: float) -> int:
    """Empty a person's chat lines at a table; returns how many there were."""
    stored = await store.entries(table)
    changed = without_chat(stored, ids_of(stored, person))
    if changed:
        await _rewrite(store, table, stored, changed, (), now)
    return len(changed)


async def _rewrite(
    store: Store,
    table: str,
    stored: list[StoredEntry],
    changed: dict[int, StoredEntry],
    gone: Any,
    now: float,
) -> None:
    whole = [changed.get(each.seq, each) for each in stored]
    card = read_record(table, whole, await store.snapshot(table)).card()
    await rewrite(store, table, changed, card, gone, now)


async def erase_account(store: Store, person: str) -> None:
    """Delete a person's name, password, sessions and bans."""
    async with store.writing() as connection:
        await connection.execute(delete(sessions).where(sessions.c.person == person))
        await connection.execute(
            delete(bans).where(bans.c.kind == "person", bans.c.value == person)
        )
        await connection.execute(delete(people).where(people.c.id == person))
