"""The guided first match: a game's `lesson/match.jsonl`, step by step, with captions."""

import tomllib
from collections.abc import Iterable, Iterator
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
def _lesson(game: str) -> tuple[Match, Script, tuple[int, ...]]:
    """A lesson's match, its captions, and after how many entries it stops."""
    known = games.find(game)
    script = msgspec.convert(tomllib.loads(known.file("lesson/captions.toml")), Script)
    match = Match.from_log(known, known.file("lesson/match.jsonl"))
    return match, script, tuple(_stops(match, script))


def _stops(match: Match, script: Script) -> Iterator[int]:
    """Where something is said or the learner acts, the start and the end; what the others do in
    between goes by at once."""
    told = {caption.step for caption in script.captions} | {0, len(match.steps)}
    for entries in range(len(match.steps) + 1):
        if entries in told or _own_act(match, script.seat, entries):
            yield entries


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
        match, script, stops = _lesson(request.game)
    except UnknownGame as error:
        raise refusal("unknown_game") from error
    except (FileNotFoundError, LogRefused) as error:
        raise refusal("no_lesson") from error
    step = min(request.step, len(stops) - 1)
    entries = stops[step]
    passed = range(stops[step - 1] + 1, entries + 1) if step else (0,)
    state = match.at(entries)
    known = match.game.known(state, script.seat)
    caption = next((each for each in script.captions if each.step == entries), None)
    return Lesson(
        id=request.id,
        game=request.game,
        step=step,
        steps=len(stops) - 1,
        seat=script.seat,
        seats=match.seats,
        scene=match.game.scene(known, script.seat),
        caption=Words(caption.words) if caption else None,
        lights=caption.lights if caption else (),
        offers=_next_action(match, script.seat, entries, known),
        lines=tuple(line for each in passed for line in _lines(match, script.seat, each)),
        result=match.game.result(state),
    )


def _own_act(match: Match, seat: int, entries: int) -> log.Act | None:
    """What the learner does next, if they do."""
    if entries == len(match.steps):
        return None
    entry = match.entries[match.steps[entries].entry]
    return entry if isinstance(entry, log.Act) and entry.seat == seat else None


def _next_action(match: Match, seat: int, entries: int, known: Any) -> tuple[Offer, ...]:
    """The learner's next action, if it is their turn."""
    act = _own_act(match, seat, entries)
    if act is None:
        return ()
    action = match.game.codec.convert(act.action)
    code = match.game.codec.encode(action)
    return tuple(offer_of(each, code) for each in match.game.choices(known, seat, [action]))


def _lines(match: Match, seat: int, entry: int) -> Iterable[Line]:
    """What the log says of an entry, or of the start."""
    events = match.steps[entry - 1].events if entry else match.opening
    actor = match.steps[entry - 1].seat if entry else None
    return log_lines(HistoryItem(entry, 0.0, entry, actor, events), match.game, seat)
