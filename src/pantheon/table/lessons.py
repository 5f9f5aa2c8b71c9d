"""The guided first match: a game's `lesson/match.jsonl`, step by step, with captions."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.errors import LogRefused, UnknownGame
from pantheon.core.match import Match
from pantheon.core.words import Words
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.offer_groups import offer_of
from pantheon.table.match.record import HistoryItem
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import Line, Offer
from pantheon.table.protocol.responses import Lesson
from pantheon.table.refusals import refusal


class Caption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said after a step of the lesson, and what is highlighted."""

    step: int
    words: str
    lights: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `lesson/captions.toml`."""

    seat: int = 0
    captions: tuple[Caption, ...] = ()


@cache
def _lesson(game: str) -> tuple[Match, Script]:
    known = games.find(game)
    script = msgspec.convert(tomllib.loads(known.file("lesson/captions.toml")), Script)
    return Match.from_log(known, known.file("lesson/match.jsonl")), script


def has_lesson(game: str) -> bool:
    """Whether a game brings a guided first match, which today's rules can replay."""
    try:
        _lesson(game)
    except (FileNotFoundError, LogRefused):
        return False
    return True


def lesson(request: requests.LessonRequest) -> Lesson:
    """One step of a lesson."""
    try:
        match, script = _lesson(request.game)
    except UnknownGame as error:
        raise refusal("unknown_game") from error
    except (FileNotFoundError, LogRefused) as error:
        raise refusal("no_lesson") from error
    step = min(request.step, len(match.steps))
    state = match.at(step)
    known = match.game.known(state, script.seat)
    caption = next((each for each in script.captions if each.step == step), None)
    return Lesson(
        id=request.id,
        game=request.game,
        step=step,
        steps=len(match.steps),
        seat=script.seat,
        seats=match.seats,
        scene=match.game.scene(known, script.seat),
        caption=Words(caption.words) if caption else None,
        lights=caption.lights if caption else (),
        offers=_next_action(match, script.seat, step, known),
        lines=_lines(match, script.seat, step),
        result=match.game.result(state),
    )


def _next_action(match: Match, seat: int, step: int, known: Any) -> tuple[Offer, ...]:
    """The learner's next action, if it is their turn."""
    if step == len(match.steps):
        return ()
    entry = match.entries[match.steps[step].entry]
    if not isinstance(entry, log.Act) or entry.seat != seat:
        return ()
    action = match.game.codec.convert(entry.action)
    code = match.game.codec.encode(action)
    return tuple(offer_of(each, code) for each in match.game.choices(known, seat, [action]))


def _lines(match: Match, seat: int, step: int) -> tuple[Line, ...]:
    events = match.steps[step - 1].events if step else match.opening
    actor = match.steps[step - 1].seat if step else None
    return tuple(log_lines(HistoryItem(step, 0.0, step, actor, events), match.game, seat))
