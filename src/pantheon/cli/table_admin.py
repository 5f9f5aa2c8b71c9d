"""What the commands of `pantheon admin` do with tables and people: list, show, close, ban."""

import time
from typing import Any

import msgspec
import typer
from sqlalchemy import select

from pantheon.cli.opened_store import with_store
from pantheon.core.errors import PantheonError
from pantheon.table.accounts.accounts import folded_login
from pantheon.table.accounts.bans import (
    ADDRESS,
    PERSON,
    Ban,
    add_ban,
    lift_ban,
    list_bans,
    network_of,
)
from pantheon.table.accounts.personal_data import remove_chat
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.record import CLOSED, Record
from pantheon.table.match.table_log import append_unserved
from pantheon.table.refusals import Refusal
from pantheon.table.store import Card, Store
from pantheon.table.store.database_tables import people, tables
from pantheon.table.store.rewriting import note_reload, tables_naming

CHAT_SHOWN = 20
DAY = 24 * 3600.0
_read_card = msgspec.json.Decoder(Card).decode


class NotFound(PantheonError):
    """No such table, account or ban."""


class Said(msgspec.Struct, frozen=True):
    """A chat line, and who wrote it."""

    at: float
    person: str
    name: str
    text: str


class Details(msgspec.Struct, frozen=True):
    """A table as an administrator sees it."""

    card: Card
    rules_version: int | None
    entries: int
    persons: tuple[tuple[int, str, str], ...]
    """Seat, name and id of everyone who sits there."""
    chat: tuple[Said, ...]


# Tables


def list_tables(phase: str, game: str, most: int, database: str, json: bool) -> None:
    """List the tables that changed last."""
    wanted = select(tables.c.card).order_by(tables.c.changed.desc()).limit(most)
    if phase:
        wanted = wanted.where(tables.c.phase == phase)
    if game:
        wanted = wanted.where(tables.c.game == game)

    async def work(store: Store) -> list[Card]:
        return [_read_card(body) for (body,) in await store.rows(wanted)]

    found = with_store(database, work)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for card in found:
        names = ", ".join(name or "–" for name in card.names)
        print(f"{card.id}  {card.game:10} {card.phase:8} {_moment(card.changed)}  {names}")
    print(f"tables: {len(found)}")


def show_table(table: str, database: str, json: bool) -> None:
    """Show one table: who sits there, and what was said last."""
    found = with_store(database, lambda store: _details(store, table))
    if json:
        print(msgspec.json.encode(found).decode())
        return
    card = found.card
    version = "" if found.rules_version is None else f", rules version {found.rules_version}"
    print(f"{card.id}: {card.game}, {card.phase}{version}, {found.entries} entries")
    print(f"last changed: {_moment(card.changed)}")
    for seat, name, person in found.persons:
        print(f"seat {seat}: {name}  (person {person})")
    for said in found.chat:
        print(f"{_moment(said.at)}  {said.name} (person {said.person}): {said.text}")


async def _details(store: Store, table: str) -> Details:
    card = await _card(store, table)
    stored = await store.entries(table)
    started = next((each.entry for each in stored if isinstance(each.entry, e.Started)), None)
    holders = _holders([each.entry for each in stored])
    chat = [
        Said(each.at, each.entry.person, each.entry.name, each.entry.text)
        for each in stored
        if isinstance(each.entry, e.Spoken) and each.entry.text
    ]
    return Details(
        card,
        started.header.rules_version if started else None,
        len(stored),
        tuple((seat, card.names[seat], person) for seat, person in sorted(holders.items())),
        tuple(chat[-CHAT_SHOWN:]),
    )


def _holders(entries: list[e.Entry]) -> dict[int, str]:
    """The persons who hold seats, read from the entries alone: the match may be unreadable."""
    holders: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, e.Seated):
            holders[entry.seat] = entry.person
        elif isinstance(entry, e.BotSeated | e.Vacated):
            holders.pop(entry.seat, None)
        elif isinstance(entry, e.Became):
            holders = {
                seat: entry.person if person == entry.guest else person
                for seat, person in holders.items()
            }
    return holders


async def _card(store: Store, table: str) -> Card:
    card = await store.card(table)
    if card is None:
        raise NotFound(f"there is no table {table}")
    return card


def close_table(table: str, message: str, database: str, yes: bool) -> None:
    """Close a table for good; its players read the message."""

    def decide(record: Record, _: float) -> NewEntries:
        return [] if record.phase == CLOSED else [NewEntry(e.Closed("admin", message))]

    async def work(store: Store) -> None:
        await append_unserved(store, table, decide)
        async with store.writing() as connection:
            await note_reload(connection, table, time.time())

    card = with_store(database, lambda store: _card(store, table))
    if not yes and not typer.confirm(f"Close table {table} ({card.game}, {card.phase})?"):
        raise typer.Exit(1)
    try:
        with_store(database, work)
    except Refusal as error:
        raise NotFound(f"table {table} cannot be closed: {error}") from error
    print(f"Closed: table {table}. Servers notice within a few seconds.")


# People


def remove_chat_lines(account: str, person: str, table: str, database: str) -> None:
    """Remove what somebody has written, at one table or at all of them."""

    async def work(store: Store) -> int:
        known = await _person(store, account, person)
        named = [table] if table else await tables_naming(store, known)
        return sum([await remove_chat(store, each, known, time.time()) for each in named])

    print(f"chat lines removed: {with_store(database, work)}")


def ban(
    account: str, person: str, address: str, days: float | None, reason: str, database: str
) -> None:
    """Ban an account, a person or an address."""
    until = None if days is None else time.time() + days * DAY

    async def work(store: Store) -> Ban:
        banned = Ban(*await _banned(store, account, person, address), reason, until)
        await add_ban(store, banned)
        return banned

    print(f"Banned: {_ban_line(with_store(database, work))}")


def unban(account: str, person: str, address: str, database: str) -> None:
    """Lift a ban."""

    async def work(store: Store) -> None:
        kind, value = await _banned(store, account, person, address)
        if not await lift_ban(store, kind, value):
            raise NotFound(f"{kind} {value} is not banned")

    with_store(database, work)
    print("The ban is lifted. Servers notice within a few seconds.")


def show_bans(database: str, json: bool) -> None:
    """List all bans."""
    found = with_store(database, list_bans)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    for each in found:
        print(_ban_line(each))
    print(f"bans: {len(found)}")


async def _banned(store: Store, account: str, person: str, address: str) -> tuple[str, str]:
    if bool(account) + bool(person) + bool(address) != 1:
        raise NotFound("name one of --account, --person and --address")
    if address:
        return ADDRESS, str(network_of(address))
    return PERSON, await _person(store, account, person)


async def _person(store: Store, account: str, person: str) -> str:
    """The id of a person, named by it or by the login of an account."""
    if bool(account) == bool(person):
        raise NotFound("name the person with --account or --person")
    if person:
        return person
    try:
        login = folded_login(account)
    except Refusal:
        login = account
    rows: Any = await store.rows(select(people.c.id).where(people.c.login == login))
    if not rows:
        raise NotFound(f"there is no account {account}")
    return str(rows[0][0])


def _ban_line(each: Ban) -> str:
    end = "for good" if each.until is None else f"until {_moment(each.until)}"
    return f"{each.kind} {each.value} {end}" + (f": {each.reason}" if each.reason else "")


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
