"""The rematch: a new table for the same players, each one seat further."""

from itertools import count

from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntry
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import OVER, Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Done
from pantheon.table.refusals import refusal
from pantheon.table.registry import TableRegistry
from pantheon.table.table_codes import code_from


async def rematch(
    registry: TableRegistry, table: LiveTable, person: Person, request: requests.Rematch
) -> Done:
    """Open the rematch, or return the one that is already open.

    Who plays against bots alone need not wait for anybody: their rematch starts at once.
    Its code is derived from the old table's, so two players who ask at once get the same table.
    """
    record = await table.read(lambda record: record)
    if record.phase != OVER:
        raise refusal("not_over")
    if not record.seats_of(person.id):
        raise refusal("not_yours")
    new = record.rematch or await _code(registry, record)
    if not record.rematch:
        opened = e.Opened(
            record.game.name, len(record.seats), record.options, record.clock,
            record.public, person.id, record.id, hints=record.hints,
            rules_version=record.game.rules_version,
        )  # fmt: skip
        rotated = [record.seats[-1], *record.seats[:-1]]
        live = await registry.open_table(opened, rotated, new)
        if record.people() == (person.id,):
            await live.carry_out(person, requests.Start())
        await table.append(lambda record, _: [] if record.rematch else [NewEntry(e.Followed(new))])
    return Done(id=request.id, seq=record.seq, table=new)


async def _code(registry: TableRegistry, record: Record) -> str:
    """The first derived code that belongs to no other table."""
    for number in count():
        code = code_from(f"{record.id}:{record.match.salt}:{number}")
        taken = await registry.store.card(code)
        if taken is None or (await registry.record(code)).after == record.id:
            return code
    raise AssertionError("unreachable")
