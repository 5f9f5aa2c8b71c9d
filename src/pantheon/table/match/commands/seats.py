"""Decisions about the table itself: who sits where, how it is set up, its start, its chat."""

from __future__ import annotations

from typing import Any

from pantheon import bots
from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.core.words import plain
from pantheon.table.bots.bot_names import bot_name
from pantheon.table.match import entries as e
from pantheon.table.match.commands.consent import agreed_without
from pantheon.table.match.commands.context import Case, Step, Steps, host_only, in_phase, sitter_at
from pantheon.table.match.live_match import Course
from pantheon.table.match.record import OVER, WAITING
from pantheon.table.protocol import requests as a
from pantheon.table.refusals import refusal

LEAVER = "apprentice"
"""The bot that goes on for somebody who leaves, unless they name another."""


def sit(case: Case, ask: a.Sit) -> Steps:
    """Take an open seat."""
    in_phase(case.record, WAITING)
    if sitter_at(case.record, ask.seat) is not None:
        raise refusal("seat_taken")
    name = ask.name.strip() or case.person.name
    local = bool(ask.name.strip()) and bool(case.record.seats_of(case.person.id))
    colour = "" if local else case.person.colour
    return [Step(e.Seated(ask.seat, case.person.id, name, colour, local))]


def leave(case: Case, ask: a.Leave) -> Steps:
    """Give up seats; in mid-match a bot goes on, and bots agree to whatever undo is wished."""
    mine = case.record.seats_of(case.person.id)
    seats = mine if ask.seat is None else (ask.seat,)
    if not seats or not set(seats) <= set(mine):
        raise refusal("not_yours")
    if case.record.phase == OVER:
        raise refusal("over")
    if case.record.phase == WAITING:
        return [Step(e.Vacated(seat)) for seat in seats]
    level = _level(ask.level or LEAVER)
    left = [Step(e.BotSeated(seat, level, "left")) for seat in seats]
    return left + agreed_without(case.record, seats, case.now)


def add_bot(case: Case, ask: a.AddBot) -> Steps:
    """Put a bot on an open seat."""
    in_phase(case.record, WAITING)
    if case.record.host != case.person.id and not case.record.seats_of(case.person.id):
        raise refusal("not_yours")
    if sitter_at(case.record, ask.seat) is not None:
        raise refusal("seat_taken")
    taken = {sitter.name for sitter in case.record.seats if sitter}
    return [Step(e.BotSeated(ask.seat, _level(ask.level), name=bot_name(taken)))]


def clear(case: Case, ask: a.Clear) -> Steps:
    """The host empties a seat."""
    in_phase(case.record, WAITING)
    host_only(case.record, case.person)
    if sitter_at(case.record, ask.seat) is None:
        raise refusal("seat_open")
    return [Step(e.Vacated(ask.seat))]


def configure(case: Case, ask: a.Configure) -> Steps:
    """The host changes the table before the start."""
    in_phase(case.record, WAITING)
    host_only(case.record, case.person)
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


def start(case: Case, _: a.Start) -> Steps:
    """The host begins the match."""
    in_phase(case.record, WAITING)
    host_only(case.record, case.person)
    if None in case.record.seats:
        raise refusal("seats_open")
    names = tuple(sitter.name for sitter in case.record.seats if sitter)
    record = case.record
    course = Course.begin(record.game, len(record.seats), record.options, names)
    started = e.Started(course.header, str(course.seed), course.salt)
    return [Step(started, course)]


def say(case: Case, ask: a.Say) -> Steps:
    """Chat, at any time."""
    seats = case.record.seats_of(case.person.id)
    objection = case.record.chat.objection(case.person.id, bool(seats), case.now)
    if objection:
        raise refusal(objection)
    seat = seats[0] if seats else None
    return [Step(e.Spoken(case.person.id, case.person.name, ask.text, case.person.colour, seat))]


def _level(level: str) -> str:
    if level not in bots.names():
        raise refusal("unknown_level")
    return level
