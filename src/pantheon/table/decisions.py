"""What comes of an ask: the entries to be kept, or a refusal.

Deciding changes nothing. If somebody else was quicker, the table takes in what they did and
the same ask is decided again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon import bots
from pantheon.core import log
from pantheon.core.options import parse_options
from pantheon.core.refusal import OptionRefused, RuleBroken
from pantheon.core.words import plain
from pantheon.table import asks as a
from pantheon.table import entries as e
from pantheon.table.course import Course, Move
from pantheon.table.people import Person
from pantheon.table.record import OVER, PLAYING, WAITING, Record, Sitter
from pantheon.table.refusals import Refusal, by_rule, refusal

LEAVER = "greedy"
"""The bot that goes on for somebody who leaves, unless they name another."""


class Step(msgspec.Struct, frozen=True):
    """An entry to be kept, and what was worked out for it."""

    entry: e.Entry
    worked_out: Move | Course | None = None


Steps = list[Step]


class Case(msgspec.Struct, frozen=True):
    """What an ask is decided on: the newest record, who asks, and when."""

    record: Record
    person: Person
    now: float


def decide(record: Record, person: Person, ask: a.Ask, now: float) -> Steps:
    """What comes of a person's ask."""
    return _DECIDERS[type(ask)](Case(record, person, now), ask)


# Seats


def _sit(case: Case, ask: a.Sit) -> Steps:
    _in_phase(case.record, WAITING)
    if _sitter(case.record, ask.seat) is not None:
        raise refusal("seat_taken")
    name = ask.name.strip() or case.person.name
    local = bool(ask.name.strip()) and bool(case.record.seats_of(case.person.id))
    colour = "" if local else case.person.colour
    return [Step(e.Seated(ask.seat, case.person.id, name, colour, local))]


def _leave(case: Case, ask: a.Leave) -> Steps:
    mine = case.record.seats_of(case.person.id)
    seats = mine if ask.seat is None else (ask.seat,)
    if not seats or not set(seats) <= set(mine):
        raise refusal("not_yours")
    if case.record.phase == OVER:
        raise refusal("over")
    if case.record.phase == WAITING:
        return [Step(e.Vacated(seat)) for seat in seats]
    level = _level(ask.level or LEAVER)
    return [Step(e.BotSeated(seat, level, "left")) for seat in seats]


def _add_bot(case: Case, ask: a.AddBot) -> Steps:
    _in_phase(case.record, WAITING)
    if case.record.host != case.person.id and not case.record.seats_of(case.person.id):
        raise refusal("not_yours")
    if _sitter(case.record, ask.seat) is not None:
        raise refusal("seat_taken")
    return [Step(e.BotSeated(ask.seat, _level(ask.level)))]


def _clear(case: Case, ask: a.Clear) -> Steps:
    _in_phase(case.record, WAITING)
    _host_only(case.record, case.person)
    if _sitter(case.record, ask.seat) is None:
        raise refusal("seat_open")
    return [Step(e.Vacated(ask.seat))]


def _take_over(case: Case, ask: a.TakeOver) -> Steps:
    _in_phase(case.record, PLAYING)
    sitter = _sitter(case.record, ask.seat)
    if sitter is None or not sitter.level:
        raise refusal("not_a_bot")
    return [Step(e.Seated(ask.seat, case.person.id, case.person.name, case.person.colour))]


# The table


def _configure(case: Case, ask: a.Configure) -> Steps:
    _in_phase(case.record, WAITING)
    _host_only(case.record, case.person)
    seats = ask.seats or len(case.record.seats)
    options = checked_options(case.record.game, seats, case.record.options | (ask.options or {}))
    return [
        Step(
            e.Configured(
                seats,
                options,
                ask.clock or case.record.clock,
                case.record.public if ask.public is None else ask.public,
            )
        )
    ]


def checked_options(game: Any, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """All options of a game with their values, or a refusal that names the wrong one."""
    if seats not in game.seats:
        raise refusal("option_refused", option="seats", reason=f"{game.seats[0]}–{game.seats[-1]}")
    try:
        options: dict[str, Any] = plain(parse_options(game.options, given, seats))
    except OptionRefused as error:
        raise refusal("option_refused", option=error.option, reason=error.reason) from error
    return options


def _start(case: Case, _: a.Start) -> Steps:
    _in_phase(case.record, WAITING)
    _host_only(case.record, case.person)
    if None in case.record.seats:
        raise refusal("seats_open")
    names = tuple(sitter.name for sitter in case.record.seats if sitter)
    record = case.record
    course = Course.begin(record.game, len(record.seats), record.options, names)
    started = e.Started(course.header, str(course.seed), course.salt)
    return [Step(started, course)]


def _say(case: Case, ask: a.Say) -> Steps:
    seats = case.record.seats_of(case.person.id)
    seat = seats[0] if seats else None
    return [Step(e.Spoken(case.person.id, case.person.name, ask.text, case.person.colour, seat))]


# The match


def _act(case: Case, ask: a.ActAsk) -> Steps:
    _own(case.record, case.person, ask.seat)
    _in_phase(case.record, PLAYING)
    if ask.on < case.record.touched[ask.seat]:
        raise refusal("stale")
    return act(case.record, ask.seat, ask.action, case.now)


def act(record: Record, seat: int, action: dict[str, Any], now: float, cause: str = "") -> Steps:
    """A seat's action, whoever speaks for the seat."""
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


def idle(record: Record, seat: int, now: float) -> Steps:
    """What the table does for a seat that has let its time run out."""
    match = record.match
    action = match.game.codec.decode(match.game.idle_code(match.state, seat))
    return [_moved(match.try_act(seat, action, _key(record), _since(record, now)), "timeout")]


def expire(record: Record, timer: str, now: float) -> Steps:
    """One of the game's own timers runs out."""
    return [_moved(record.match.try_expire(timer, _key(record), _since(record, now)), "timer")]


# Undo


def _undo(case: Case, ask: a.UndoAsk) -> Steps:
    _own(case.record, case.person, ask.seat)
    _in_phase(case.record, PLAYING)
    if case.record.wish:
        raise refusal("wish_pending")
    match = case.record.match
    keep = match.last_of(ask.seat)
    if keep is None:
        raise refusal("nothing_to_undo")
    if match.free_undo(ask.seat) or not _others(case.record, case.person):
        return [_moved(match.try_undo(keep, ask.seat, _since(case.record, case.now)), "")]
    return [Step(e.Wished(ask.seat, keep))]


def _consent(case: Case, ask: a.Consent) -> Steps:
    _own(case.record, case.person, ask.seat)
    wish = case.record.wish
    if wish is None or ask.seat not in wish.waiting:
        raise refusal("no_wish")
    if not ask.grant:
        return [Step(e.Answered(ask.seat, False))]
    mine = [seat for seat in wish.waiting if seat in case.record.seats_of(case.person.id)]
    steps = [Step(e.Answered(seat, True)) for seat in mine]
    if len(mine) == len(wish.waiting):
        undo = case.record.match.try_undo(wish.keep, wish.seat, _since(case.record, case.now))
        steps.append(_moved(undo, ""))
    return steps


def _withdraw(case: Case, ask: a.Withdraw) -> Steps:
    _own(case.record, case.person, ask.seat)
    if case.record.wish is None or case.record.wish.seat != ask.seat:
        raise refusal("no_wish")
    return [Step(e.Answered(ask.seat, False))]


# What several of them check


def _own(record: Record, person: Person, seat: int) -> Sitter:
    sitter = _sitter(record, seat)
    if sitter is None or sitter.person != person.id:
        raise refusal("not_yours")
    return sitter


def _sitter(record: Record, seat: int) -> Sitter | None:
    if seat >= len(record.seats):
        raise refusal("no_such_seat")
    return record.seats[seat]


def _others(record: Record, person: Person) -> bool:
    return any(other != person.id for other in record.people())


def _host_only(record: Record, person: Person) -> None:
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


def _in_phase(record: Record, phase: str) -> None:
    if record.phase != phase:
        raise refusal(_WRONG_PHASE[phase, record.phase])


def _level(level: str) -> str:
    if level not in bots.names():
        raise refusal("unknown_level")
    return level


def _key(record: Record) -> str:
    """What chance is drawn by: the number of the entry to be."""
    return str(record.seq + 1)


def _since(record: Record, now: float) -> float:
    return round(now - record.begun, 3)


def _moved(move: Move, cause: str) -> Step:
    undo = isinstance(move.entry, log.Undo)
    return Step(e.Moved(move.entry, [] if undo else move.told(), cause), move)


_DECIDERS: dict[type[a.Ask], Callable[[Case, Any], Steps]] = {
    a.Sit: _sit,
    a.Leave: _leave,
    a.AddBot: _add_bot,
    a.Clear: _clear,
    a.TakeOver: _take_over,
    a.Configure: _configure,
    a.Start: _start,
    a.Say: _say,
    a.ActAsk: _act,
    a.UndoAsk: _undo,
    a.Consent: _consent,
    a.Withdraw: _withdraw,
}
