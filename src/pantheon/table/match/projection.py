"""The projection of a table's event log: each entry, applied to the record in turn."""

from functools import singledispatch

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.errors import NewerRules
from pantheon.core.events import Event
from pantheon.core.migration import needs_migration
from pantheon.core.options import changed_rulings, renewed_options
from pantheon.table.match import entries as e
from pantheon.table.match.live_match import LiveMatch, Move
from pantheon.table.match.record import HistoryItem, Record, Sitter
from pantheon.table.protocol.models import Speech
from pantheon.table.store import StoredEntry

Precomputed = Move | LiveMatch | None
"""What the decision already worked out for an entry, so that it need not be done twice."""


def apply_entry(record: Record, stored: StoredEntry, precomputed: Precomputed = None) -> None:
    """Apply the next entry."""
    _advance(record, stored)
    _apply(stored.entry, record, precomputed)
    record.renew()


def apply_past_move(record: Record, stored: StoredEntry, entry: e.Moved) -> None:
    """Apply a move from before a snapshot, without the state it led to."""
    _advance(record, stored)
    if record.outdated:
        record.unread.append(entry.entry)
        return
    events = tuple(record.game.event_codec.convert(each) for each in entry.events)
    record.match.recall(entry.entry, events, entry.cause == e.AUTO)
    _note_move(record, entry, events)
    record.renew()


def _advance(record: Record, stored: StoredEntry) -> None:
    if stored.seq != record.seq + 1:
        raise ValueError(f"entry {stored.seq} does not follow {record.seq}")
    record.renew()
    record.seq, record.at, record.due = stored.seq, stored.at, stored.due
    if stored.request_key:
        chat = isinstance(stored.entry, e.Spoken)
        record.completed_requests = record.completed_requests.adding(
            stored.request_key, stored.seq, chat, record.is_player
        )


@singledispatch
def _apply(entry: object, _: Record, __: Precomputed) -> None:
    raise TypeError(f"unknown entry: {entry!r}")


@_apply.register
def _(entry: e.Opened, record: Record, _: Precomputed) -> None:
    record.game = games.find(entry.game)
    record.host = entry.host
    record.after = entry.after
    record.origin = entry.origin
    _set_options(record, entry)
    record.clock = entry.clock
    record.public = entry.public
    record.hints = entry.hints
    record.seats = [None] * entry.seats


@_apply.register
def _(entry: e.Configured, record: Record, _: Precomputed) -> None:
    _set_options(record, entry)
    record.clock, record.public = entry.clock, entry.public
    record.hints = entry.hints
    remaining = record.seats[: entry.seats]
    record.seats = remaining + [None] * (entry.seats - len(remaining))


def _set_options(record: Record, entry: e.Opened | e.Configured) -> None:
    """Until the match begins, rulings that nobody has changed are today's."""
    game = record.game
    if entry.rules_version > game.rules_version:
        raise NewerRules(game.name, entry.rules_version, game.rules_version)
    record.options = renewed_options(game.options, entry.options, entry.rules_version)
    record.rulings = changed_rulings(game.options, record.options)


@_apply.register
def _(entry: e.Seated, record: Record, _: Precomputed) -> None:
    old = record.seats[entry.seat]
    sitter = Sitter(entry.name, entry.person, colour=entry.colour, local=entry.local)
    if old and old.level:
        sitter = msgspec.structs.replace(sitter, bot_name=old.name, bot_colour=old.colour)
    record.seats[entry.seat] = sitter
    if record.live_match is not None:
        held = list(record.held)
        if entry.person not in held[entry.seat]:
            held[entry.seat] += (entry.person,)
        record.held = tuple(held)
        record.pending = record.pending.person_seated(entry.seat, entry.person)


@_apply.register
def _(entry: e.BotSeated, record: Record, _: Precomputed) -> None:
    old = record.seats[entry.seat]
    faults = (old.faults if old else 0) + (entry.why == "failed")
    name, colour = entry.name or entry.level, ""
    if entry.why and old:
        own = old.bot_name, old.bot_colour
        name, colour = own if old.bot_name else (old.name, old.colour)
    record.seats[entry.seat] = Sitter(name, level=entry.level, colour=colour, faults=faults)
    record.pending = record.pending.bot_seated(entry.seat)


@_apply.register
def _(entry: e.Became, record: Record, _: Precomputed) -> None:
    if record.host == entry.guest:
        record.host = entry.person
    for seat in record.seats_of(entry.guest):
        sitter = record.seats[seat]
        assert sitter is not None
        own = {} if sitter.local else {"name": entry.name, "colour": entry.colour}
        record.seats[seat] = msgspec.structs.replace(sitter, person=entry.person, **own)
    record.held = tuple(_with_person(held, entry) for held in record.held)
    record.chat = record.chat.renaming(entry.guest, entry.person)
    record.completed_requests = record.completed_requests.renaming(entry.guest, entry.person)
    record.pending = record.pending.became(entry)


def _with_person(held: tuple[str, ...], entry: e.Became) -> tuple[str, ...]:
    """Who has held a seat, once the guest is a person, who may have held it before."""
    if entry.guest not in held:
        return held
    others = tuple(each for each in held if each not in (entry.guest, entry.person))
    return (*others, entry.person)


@_apply.register
def _(entry: e.Vacated, record: Record, _: Precomputed) -> None:
    record.seats[entry.seat] = None


@_apply.register
def _(entry: e.Started, record: Record, precomputed: Precomputed) -> None:
    record.started = entry
    record.begun = record.at
    record.held = tuple(
        (sitter.person,) if sitter and sitter.person else () for sitter in record.seats
    )
    record.outdated = needs_migration(record.game, entry.header)
    if not record.outdated:
        _begin(record, _match_of(record, entry.header, precomputed))


@_apply.register
def _(entry: e.Migrated, record: Record, precomputed: Precomputed) -> None:
    match = _match_of(record, entry.header, precomputed)
    if match is not precomputed:
        for move in entry.moves:
            match.repeat(move)
    record.outdated, record.unread = False, []
    record.pending = record.pending.moved()
    _begin(record, match)
    for number, step in enumerate(match.steps, 1):
        record.history.append(HistoryItem(record.seq, record.at, number, step.seat, step.events))


def _match_of(record: Record, header: log.Header, precomputed: Precomputed) -> LiveMatch:
    if isinstance(precomputed, LiveMatch):
        return precomputed
    return LiveMatch(record.game, header, Chance())


def _begin(record: Record, match: LiveMatch) -> None:
    started = record.started
    assert started is not None
    match.seed, match.salt = started.seed, started.salt
    record.live_match = match
    record.rulings = changed_rulings(record.game.options, msgspec.structs.asdict(match.options))
    record.touched = [record.seq] * len(record.seats)
    record.history.append(HistoryItem(record.seq, record.at, 0, None, match.opening))


@_apply.register
def _(entry: e.Closed, record: Record, _: Precomputed) -> None:
    record.closed = entry
    _note(record, None, "closed")


@_apply.register
def _(entry: e.Moved, record: Record, precomputed: Precomputed) -> None:
    if record.outdated:
        record.unread.append(entry.entry)
        return
    move = precomputed if isinstance(precomputed, Move) else record.match.rework(entry.entry)
    record.match.adopt(move, entry.cause == e.AUTO)
    _note_move(record, entry, move.events)


def _note_move(record: Record, entry: e.Moved, events: tuple[Event, ...]) -> None:
    record.pending = record.pending.moved()
    actor = entry.entry.seat if not isinstance(entry.entry, log.Expire) else None
    if isinstance(entry.entry, log.Act):
        record.touched[entry.entry.seat] = record.seq
    else:
        record.touched = [record.seq] * len(record.seats)
    undone = isinstance(entry.entry, log.Undo)
    step = len(record.match.steps)
    record.history.append(
        HistoryItem(record.seq, record.at, step, actor, events, entry.cause, undone)
    )


@_apply.register
def _(entry: e.AutoPassSet, record: Record, _: Precomputed) -> None:
    sitter = record.seats[entry.seat]
    assert sitter is not None
    record.seats[entry.seat] = msgspec.structs.replace(sitter, ask=entry.ask, pass_turn=entry.turn)
    if record.live_match is not None:
        _note(record, entry.seat, "")


@_apply.register
def _(entry: e.Hinted, record: Record, _: Precomputed) -> None:
    _note(record, entry.seat, "hinted")


@_apply.register
def _(entry: e.Resigned, record: Record, _: Precomputed) -> None:
    record.resigned += (entry.seat,)
    left = [sitter for seat, sitter in enumerate(record.seats) if seat not in record.resigned]
    record.conceded = len(left) < 2 or not any(sitter and sitter.person for sitter in left)
    _note(record, entry.seat, "resigned")


@_apply.register
def _(entry: e.Renamed, record: Record, _: Precomputed) -> None:
    sitter = record.seats[entry.seat]
    assert sitter is not None
    record.seats[entry.seat] = msgspec.structs.replace(sitter, name=entry.name)


def _note(record: Record, seat: int | None, note: str) -> None:
    """Something that belongs in the log, or changes what is offered, but not the match."""
    if record.live_match is None:
        return
    step = len(record.match.steps)
    record.history.append(HistoryItem(record.seq, record.at, step, seat, (), note=note))


@_apply.register
def _(entry: e.Wished, record: Record, _: Precomputed) -> None:
    holders = {
        seat: sitter.person for seat, sitter in enumerate(record.seats) if sitter and sitter.person
    }
    record.pending = record.pending.wished(entry, holders)


@_apply.register
def _(entry: e.Answered, record: Record, _: Precomputed) -> None:
    record.pending = record.pending.answered(entry, record.at)


@_apply.register
def _(entry: e.Spoken, record: Record, _: Precomputed) -> None:
    if not entry.text:  # it has been removed
        return
    speech = Speech(record.seq, record.at, entry.name, entry.text, entry.colour, entry.seat)
    record.chat = record.chat.adding(entry.person, speech)


@_apply.register
def _(entry: e.Followed, record: Record, _: Precomputed) -> None:
    record.rematch = entry.table
