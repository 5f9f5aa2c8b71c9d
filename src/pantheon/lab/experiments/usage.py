"""What was used in a match: actions, events, and the things that events name.

Which fields of an event name a thing (a colour, a card, a god) is declared by the game: it
annotates them as `Counted` (core/events.py).
"""

import re
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.events import Event, counted_fields
from pantheon.core.match import Match
from pantheon.locale import Speaker

NOBODY = -1
CountsBySeat = dict[str, tuple[int, ...]]
_RULE = re.compile(r"\b[A-Z]{2}-R?\d+\b")


class Usage(msgspec.Struct, frozen=True):
    """How often each seat used what, under the keys `do TAG`, `TAG` and `TAG FIELD=VALUE`."""

    times: CountsBySeat
    points: CountsBySeat
    """The points scored with it, where events have points."""
    nobodys: dict[str, int]
    """What happened to no seat in particular."""


class Thing(msgspec.Struct, frozen=True):
    """A field of an event whose values are counted, and the name of each value."""

    kind: str
    names: dict[int, str]


def usage_of(match: Match) -> Usage:
    """What was used in a match, its set-up included. An event without a seat is nobody's."""
    tally = _Tally(things_of(match.game.name))
    for event in match.opening:
        tally.add_event(event)
    for step in match.steps:
        entry = match.entries[step.entry]
        if isinstance(entry, log.Act):
            tally.add(f"do {entry.action['do']}", entry.seat, None)
        for event in step.events:
            tally.add_event(event)
    nobodys = {key: count[NOBODY] for key, count in tally.times.items() if count[NOBODY]}
    return Usage(_by_seat(tally.times, match.seats), _by_seat(tally.points, match.seats), nobodys)


class _Tally:
    """Uses and points by key and seat."""

    def __init__(self, things: dict[str, dict[str, Thing]]) -> None:
        self._things = things
        self.times: dict[str, Counter[int]] = {}
        self.points: dict[str, Counter[int]] = {}

    def add_event(self, event: Event) -> None:
        seat = max(NOBODY, getattr(event, "seat", NOBODY))
        tag = _tag(type(event))
        points = getattr(event, "points", None)
        self.add(tag, seat, points)
        for field, thing in self._things.get(tag, {}).items():
            value = getattr(event, field)
            if value in thing.names:
                self.add(f"{tag} {field}={value}", seat, points)

    def add(self, key: str, seat: int, points: int | None) -> None:
        self.times.setdefault(key, Counter())[seat] += 1
        if points is not None:
            self.points.setdefault(key, Counter())[seat] += points


def _by_seat(counts: dict[str, Counter[int]], seats: int) -> CountsBySeat:
    """The counts of the seats, where any seat has one."""
    return {
        key: tuple(count[seat] for seat in range(seats))
        for key, count in counts.items()
        if any(seat != NOBODY for seat in count)
    }


@cache
def things_of(name: str) -> dict[str, dict[str, Thing]]:
    """The counted fields of a game's events, by the event's tag and the field's name."""
    game = games.find(name)
    say = Speaker("en").say
    found: dict[str, dict[str, Thing]] = {}
    for event in game.events:
        for field, counted in counted_fields(event, game.ends).items():
            names = {value: say(words).rstrip(".") for value, words in counted.names(name).items()}
            kind = counted.kind.rpartition("-")[2]
            found.setdefault(_tag(event), {})[field] = Thing(kind, names)
    return found


def label_of(name: str, key: str) -> str:
    """A use as people read it: `tribe placed: Moss`."""
    head, _, rest = key.partition(" ")
    if head == "do":
        return rest.replace("_", " ")
    label = head.replace("_", " ")
    if not rest:
        return label
    field, _, value = rest.partition("=")
    thing = things_of(name)[head][field]
    # Two fields of an event may name things of one kind: where from, and where to.
    alone = sum(each.kind == thing.kind for each in things_of(name)[head].values()) == 1
    return f"{label}{'' if alone else f', {field}'}: {thing.names[int(value)]}"


def kind_of(name: str, key: str) -> str:
    """The section of a report that a use belongs to: actions, events, or a kind of thing."""
    head, _, rest = key.partition(" ")
    if head == "do":
        return "actions"
    return things_of(name)[head][rest.partition("=")[0]].kind if rest else "events"


@cache
def known_uses(name: str) -> tuple[str, ...]:
    """The key of everything that can be counted in a game."""
    game = games.find(name)
    return (
        *(f"do {_tag(action)}" for action in game.actions),
        *(_tag(event) for event in game.events),
        *(f"{tag} {field}={value}" for tag, fields in things_of(name).items()
          for field, thing in fields.items() for value in thing.names),
    )  # fmt: skip


@cache
def rules_of(name: str) -> dict[str, tuple[str, ...]]:
    """The rules that the docstrings of a game's actions and events name, by use."""
    game = games.find(name)
    structs: list[tuple[str, Any]] = [("do ", each) for each in game.actions]
    structs += [("", each) for each in game.events]
    return {
        prefix + _tag(struct): tuple(_RULE.findall((struct.__doc__ or "").partition("\n")[0]))
        for prefix, struct in structs
    }


def _tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)
