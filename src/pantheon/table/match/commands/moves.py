"""Commands on the match: actions, time-outs and undo."""

from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.errors import RuleBroken
from pantheon.table.accounts.person import Person
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import (
    CommandContext,
    NewEntries,
    NewEntry,
    in_phase,
    own,
)
from pantheon.table.match.live_match import Move
from pantheon.table.match.record import PLAYING, Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import UNDO
from pantheon.table.refusals import Refusal, by_rule, refusal


def act_for(context: CommandContext, request: requests.ActRequest) -> NewEntries:
    """An action for one's own seat."""
    own(context.record, context.person, request.seat)
    in_phase(context.record, PLAYING)
    if request.on < context.record.touched[request.seat]:
        raise refusal("stale")
    return act(context.record, request.seat, request.action, context.now)


def act(
    record: Record, seat: int, action: dict[str, Any], now: float, cause: str = ""
) -> NewEntries:
    """A seat's action, by a person or a bot."""
    match = record.match
    if seat not in match.to_act:
        raise refusal("not_to_act")
    try:
        known = match.game.codec.convert(action)
        move = match.try_act(seat, known, _key(record), _since(record, now))
    except RuleBroken as error:
        raise by_rule(error) from error
    except msgspec.ValidationError as error:
        raise Refusal("malformed") from error
    return [_moved(move, cause)]


def idle(record: Record, seat: int, now: float) -> NewEntries:
    """The action that the table takes for a seat whose time has run out."""
    match = record.match
    action = match.game.codec.decode(match.game.idle_code(match.state, seat))
    return [_moved(match.try_act(seat, action, _key(record), _since(record, now)), "timeout")]


def expire(record: Record, timer: str, now: float) -> NewEntries:
    """One of the game's own timers runs out."""
    return [_moved(record.match.try_expire(timer, _key(record), _since(record, now)), "timer")]


def time_out(deadline: str, record: Record, now: float) -> NewEntries:
    """The outcome of a deadline, if it still runs and is over."""
    found = next((each for each in record.due if each.id == deadline), None)
    if found is None or found.due > now:
        return []
    if found.kind == "game":
        return expire(record, deadline.removeprefix("game:"), now)
    awaited = record.game.awaited(record.match.state)
    seat = next((seat for seat in found.seats if seat in awaited), None)
    return [] if seat is None else idle(record, seat, now)


# Undo


def undo(context: CommandContext, request: requests.UndoRequest) -> NewEntries:
    """Undo the last action, or ask the others to agree."""
    own(context.record, context.person, request.seat)
    in_phase(context.record, PLAYING)
    # A spectator's wish to take over a seat must not keep players from undoing.
    if context.record.wish and context.record.wish.kind == UNDO:
        raise refusal("wish_pending")
    match = context.record.match
    keep = match.last_of(request.seat)
    if keep is None:
        raise refusal("nothing_to_undo")
    if match.free_undo(request.seat) or not _others(context.record, context.person):
        return undo_to(context.record, keep, request.seat, context.now)
    return [NewEntry(e.Wished(request.seat, keep))]


def undo_to(record: Record, keep: int, seat: int, now: float) -> NewEntries:
    """Undo until only the first `keep` actions count."""
    return [_moved(record.match.try_undo(keep, seat, _since(record, now)), "")]


def _others(record: Record, person: Person) -> bool:
    return any(other != person.id for other in record.people())


def _key(record: Record) -> str:
    """What seeds chance: the number of the next entry."""
    return str(record.seq + 1)


def _since(record: Record, now: float) -> float:
    return round(now - record.begun, 3)


def _moved(move: Move, cause: str) -> NewEntry:
    undo = isinstance(move.entry, log.Undo)
    return NewEntry(e.Moved(move.entry, [] if undo else move.stored_events(), cause), move)
