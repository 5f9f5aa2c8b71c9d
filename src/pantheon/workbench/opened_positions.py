"""A saved position, opened at a table."""

import secrets

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.words import plain
from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.commands.seats import LEAVER
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import Record, Sitter
from pantheon.table.protocol.requests import Clock
from pantheon.table.registry import TableRegistry
from pantheon.workbench.positions import Position


async def open_position(
    registry: TableRegistry, position: Position, person: Person, alone: bool
) -> LiveTable:
    """A table in a position: the person takes the seat that acts next, or all of them if `alone`.

    Raises LogRefused where the position cannot be reached on today's rules.
    """
    match = position.replayed(games.find(position.header.game))
    mine = range(match.seats) if alone else (*match.to_act, 0)[:1]
    sitters: list[Sitter | None] = [
        Sitter(person.name, person.id, colour=person.colour, local=alone and seat != mine[0])
        if seat in mine
        else Sitter(level=LEAVER)
        for seat in range(match.seats)
    ]
    header = match.header
    opened = e.Opened(
        header.game, header.seats, header.options, Clock(), False, person.id,
        rules_version=header.rules_version,
    )  # fmt: skip
    live = await registry.open_table(opened, sitters)
    seed = secrets.token_hex(16)
    salt, commitment = log.commit(seed)

    def decide(record: Record, _: float) -> NewEntries:
        names = tuple(each.name for each in record.seats if each)
        begun = msgspec.structs.replace(header, commitment=commitment, names=names)
        moved: list[e.Entry] = [
            e.Moved(entry, [plain(event) for event in step.events])
            for step in match.steps
            if isinstance(entry := match.entries[step.entry], log.Act | log.Expire)
        ]
        return [NewEntry(each) for each in (e.Started(begun, seed, salt), *moved)]

    await live.append(decide)
    return live
