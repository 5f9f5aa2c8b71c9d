"""What commands work with: their context, their outcome, and checks they share."""

import msgspec

from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.live_match import LiveMatch, Move
from pantheon.table.match.record import OVER, PLAYING, WAITING, Record, Sitter
from pantheon.table.refusals import refusal


class NewEntry(msgspec.Struct, frozen=True):
    """An entry to be stored, and what was already worked out for it."""

    entry: e.Entry
    precomputed: Move | LiveMatch | None = None


NewEntries = list[NewEntry]


class CommandContext(msgspec.Struct, frozen=True):
    """What a command is decided on: the newest record, who requests it, and when."""

    record: Record
    person: Person
    now: float


def own(record: Record, person: Person, seat: int) -> Sitter:
    """The person's own seat; refuses others."""
    sitter = sitter_at(record, seat)
    if sitter is None or sitter.person != person.id:
        raise refusal("not_yours")
    return sitter


def sitter_at(record: Record, seat: int) -> Sitter | None:
    """Who holds a seat; refuses seats that do not exist."""
    if seat >= len(record.seats):
        raise refusal("no_such_seat")
    return record.seats[seat]


def host_only(record: Record, person: Person) -> None:
    """Refuse everyone but the host."""
    if record.host != person.id:
        raise refusal("not_host")


_WRONG_PHASE = {
    (WAITING, PLAYING): "already_started",
    (WAITING, OVER): "already_started",
    (PLAYING, WAITING): "not_started",
    (PLAYING, OVER): "over",
    (OVER, WAITING): "not_over",
    (OVER, PLAYING): "not_over",
}


def in_phase(record: Record, phase: str) -> None:
    """Refuse the command in any other phase of the table."""
    if record.phase != phase:
        raise refusal(_WRONG_PHASE[phase, record.phase])
