"""Commands on the table: seats, set-up, start and chat."""

from typing import Any

from pantheon import bots
from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.core.words import plain
from pantheon.table.accounts.person import Person
from pantheon.table.bots.bot_names import bot_name
from pantheon.table.match import entries as e
from pantheon.table.match.commands.consent import agreed_without
from pantheon.table.match.commands.context import (
    CommandContext,
    NewEntries,
    NewEntry,
    host_only,
    in_phase,
    own,
    sitter_at,
)
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.record import OVER, PLAYING, WAITING, Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import refusal

LEAVER = "adept"
"""The bot that replaces somebody who leaves, unless they name another."""


def sit(context: CommandContext, request: requests.Sit) -> NewEntries:
    """Take an open seat."""
    in_phase(context.record, WAITING)
    if sitter_at(context.record, request.seat) is not None:
        raise refusal("seat_taken")
    name = request.name.strip() or context.person.name
    local = bool(request.name.strip()) and bool(context.record.seats_of(context.person.id))
    colour = "" if local else context.person.colour
    return [NewEntry(e.Seated(request.seat, context.person.id, name, colour, local))]


def leave(context: CommandContext, request: requests.Leave) -> NewEntries:
    """Give up seats; in mid-match a bot takes over. Bots agree to every undo."""
    mine = context.record.seats_of(context.person.id)
    seats = mine if request.seat is None else (request.seat,)
    if not seats or not set(seats) <= set(mine):
        raise refusal("not_yours")
    if context.record.phase == OVER:
        raise refusal("over")
    if context.record.phase == WAITING:
        return [NewEntry(e.Vacated(seat)) for seat in seats]
    level = _level(request.level or LEAVER)
    left = [NewEntry(e.BotSeated(seat, level, "left")) for seat in seats]
    return left + agreed_without(context.record, seats, context.now)


def leave_for_good(person: Person, record: Record, now: float) -> NewEntries:
    """Somebody deletes their data: their seats are given up, and a table they host is closed."""
    context = CommandContext(record, person, now)
    left = leave(context, requests.Leave()) if record.seats_of(person.id) else []
    if record.phase == WAITING and record.host == person.id:
        left.append(NewEntry(e.Closed("host")))
    return left


def resign(context: CommandContext, request: requests.Resign) -> NewEntries:
    """Give up; if the match goes on, a bot plays in one's place."""
    record = context.record
    own(record, context.person, request.seat)
    in_phase(record, PLAYING)
    resigned = NewEntry(e.Resigned(request.seat))
    others = [sitter for seat, sitter in enumerate(record.seats) if seat != request.seat]
    if len(others) < 2 or not any(sitter and sitter.person for sitter in others):
        return [resigned]
    bot = NewEntry(e.BotSeated(request.seat, LEAVER, "left"))
    return [resigned, bot, *agreed_without(record, (request.seat,), context.now)]


def rename(context: CommandContext, request: requests.RenameSeat) -> NewEntries:
    """Change the name of one's own seat."""
    sitter = own(context.record, context.person, request.seat)
    if context.record.phase == OVER:
        raise refusal("over")
    name = request.name.strip()
    if not name or name == sitter.name:
        return []
    return [NewEntry(e.Renamed(request.seat, name))]


def add_bot(context: CommandContext, request: requests.AddBot) -> NewEntries:
    """Put a bot on an open seat."""
    in_phase(context.record, WAITING)
    if context.record.host != context.person.id and not context.record.seats_of(context.person.id):
        raise refusal("not_yours")
    if sitter_at(context.record, request.seat) is not None:
        raise refusal("seat_taken")
    taken = {sitter.name for sitter in context.record.seats if sitter}
    return [NewEntry(e.BotSeated(request.seat, _level(request.level), name=bot_name(taken)))]


def clear(context: CommandContext, request: requests.Clear) -> NewEntries:
    """The host empties a seat."""
    in_phase(context.record, WAITING)
    host_only(context.record, context.person)
    if sitter_at(context.record, request.seat) is None:
        raise refusal("seat_open")
    return [NewEntry(e.Vacated(request.seat))]


def configure(context: CommandContext, request: requests.Configure) -> NewEntries:
    """The host changes the table before the start."""
    in_phase(context.record, WAITING)
    host_only(context.record, context.person)
    seats = request.seats or len(context.record.seats)
    options = checked_options(
        context.record.game, seats, context.record.options | (request.options or {})
    )
    return [
        NewEntry(
            e.Configured(
                seats,
                options,
                request.clock or context.record.clock,
                context.record.public if request.public is None else request.public,
                context.record.game.rules_version,
                context.record.hints if request.hints is None else request.hints,
            )
        )
    ]


def checked_options(game: Any, seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """All options of a game with their values; refuses wrong ones by name."""
    if seats not in game.seats:
        raise refusal("option_refused", option="seats", reason=f"{game.seats[0]}–{game.seats[-1]}")
    try:
        options: dict[str, Any] = plain(parse_options(game.options, given, seats))
    except OptionRefused as error:
        raise refusal("option_refused", option=error.option, reason=error.reason) from error
    return options


def start(context: CommandContext, _: requests.Start) -> NewEntries:
    """The host begins the match."""
    in_phase(context.record, WAITING)
    host_only(context.record, context.person)
    if None in context.record.seats:
        raise refusal("seats_open")
    names = tuple(sitter.name for sitter in context.record.seats if sitter)
    record = context.record
    live_match = LiveMatch.begin(record.game, len(record.seats), record.options, names)
    started = e.Started(live_match.header, str(live_match.seed), live_match.salt)
    return [NewEntry(started, live_match)]


def say(context: CommandContext, request: requests.Say) -> NewEntries:
    """Write a line in the chat, at any time."""
    seats = context.record.seats_of(context.person.id)
    objection = context.record.chat.objection(context.person.id, bool(seats), context.now)
    if objection:
        raise refusal(objection)
    seat = seats[0] if seats else None
    sitter = None if seat is None else context.record.seats[seat]
    name = sitter.name if sitter else context.person.name
    spoken = e.Spoken(context.person.id, name, request.text, context.person.colour, seat)
    return [NewEntry(spoken)]


def _level(level: str) -> str:
    if level not in bots.names():
        raise refusal("unknown_level")
    return level
