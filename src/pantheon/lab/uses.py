"""What was used in a match: actions, events, and the things that events name.

An event's field counts as naming a thing (a colour, a card, a god) when the game's English
catalogue has a name for each of its values in the event's log line. So the lab learns from
the words of a game which of its numbers are things and which are amounts.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from pantheon import games
from pantheon.core import log
from pantheon.core.events import Event
from pantheon.core.match import Match

FEWEST_NAMES = 2
NOBODY = -1
BySeat = dict[str, tuple[int, ...]]
_RULE = re.compile(r"\b[A-Z]{2}-R?\d+\b")


class Uses(msgspec.Struct, frozen=True):
    """How often each seat used what, under the keys `do TAG`, `TAG` and `TAG FIELD=VALUE`."""

    times: BySeat
    points: BySeat
    """What came of it, where the events tell of points."""
    nobodys: dict[str, int]
    """What happened to no seat in particular."""


def uses_of(match: Match) -> Uses:
    """What was used in a match, its set-up included. An event without a seat is nobody's."""
    tally = _Tally(named_fields(match.game.name))
    for event in match.opening:
        tally.event(event)
    for told in match.steps:
        entry = match.entries[told.entry]
        if isinstance(entry, log.Act):
            tally.add(f"do {entry.action['do']}", entry.seat, None)
        for event in told.events:
            tally.event(event)
    nobodys = {key: count[NOBODY] for key, count in tally.times.items() if count[NOBODY]}
    return Uses(_by_seat(tally.times, match.seats), _by_seat(tally.points, match.seats), nobodys)


class _Tally:
    """Uses and points by key and seat."""

    def __init__(self, named: dict[str, dict[str, dict[str, str]]]) -> None:
        self._named = named
        self.times: dict[str, Counter[int]] = {}
        self.points: dict[str, Counter[int]] = {}

    def event(self, event: Event) -> None:
        seat = max(NOBODY, getattr(event, "seat", NOBODY))
        tag = str(event.__struct_config__.tag)
        points = getattr(event, "points", None)
        self.add(tag, seat, points)
        for field in self._named.get(tag, {}):
            self.add(f"{tag} {field}={getattr(event, field)}", seat, points)

    def add(self, key: str, seat: int, points: int | None) -> None:
        self.times.setdefault(key, Counter())[seat] += 1
        if points is not None:
            self.points.setdefault(key, Counter())[seat] += points


def _by_seat(counts: dict[str, Counter[int]], seats: int) -> BySeat:
    """The counts of the seats, where any seat has one."""
    return {
        key: tuple(count[seat] for seat in range(seats))
        for key, count in counts.items()
        if any(seat != NOBODY for seat in count)
    }


@cache
def named_fields(name: str) -> dict[str, dict[str, dict[str, str]]]:
    """For each event's tag, the fields whose values have names, and those names."""
    game = games.find(name)
    messages = {
        entry.id.name: entry
        for entry in FluentParser().parse(game.file("locale/en.ftl")).body
        if isinstance(entry, ast.Message)
    }
    found: dict[str, dict[str, dict[str, str]]] = {}
    for event in game.events:
        tag = str(event.__struct_config__.tag)
        message = messages.get(f"{name}-event-{tag.replace('_', '-')}")
        if message is None or message.value is None:
            continue
        fields = set(event.__struct_fields__)
        names = _selected(message.value, fields, messages)
        if names:
            found[tag] = names
    return found


def _selected(
    pattern: ast.Pattern, fields: set[str], messages: dict[str, ast.Message]
) -> dict[str, dict[str, str]]:
    """The fields that a message, or one it refers to, selects a name by, with those names."""
    names: dict[str, dict[str, str]] = {}
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.MessageReference) and inner.id.name in messages:
            referred = messages[inner.id.name].value
            names |= _selected(referred, fields, messages) if referred else {}
        elif isinstance(inner, ast.SelectExpression):
            names |= _variants(inner, fields)
            for variant in inner.variants:
                names |= _selected(variant.value, fields, messages)
    return names


def _variants(choice: ast.SelectExpression, fields: set[str]) -> dict[str, dict[str, str]]:
    """The plain text of each numbered variant; the last stands for all other numbers.

    Names of one letter are places on a board, not things.
    """
    selector = choice.selector
    field = selector.id.name if isinstance(selector, ast.VariableReference) else ""
    if field not in fields or field == "seat" or field.endswith("_seat"):
        return {}
    numbered = {
        variant.key.value if isinstance(variant.key, ast.NumberLiteral) else "": _text(
            variant.value
        )
        for variant in choice.variants
    }
    things = len(numbered) > FEWEST_NAMES and any(len(name) > 1 for name in numbered.values())
    return {field: numbered} if things else {}


def _text(pattern: ast.Pattern) -> str:
    """What a variant says in plain letters; placeables are left out."""
    parts = [each.value for each in pattern.elements if isinstance(each, ast.TextElement)]
    return " ".join("".join(parts).split()).strip(" .:;,")


def label_of(name: str, key: str) -> str:
    """A use as people read it: `tribe placed: Moss`."""
    head, _, thing = key.partition(" ")
    if head == "do":
        return thing.replace("_", " ")
    told = head.replace("_", " ")
    if not thing:
        return told
    field, _, value = thing.partition("=")
    names = named_fields(name).get(head, {}).get(field, {})
    # The last variant of a message stands for every number not listed before it.
    word = names.get(value) or names.get("") or ""
    return f"{told}: {word or f'{field} {value}'}"


def kind_of(key: str) -> str:
    """The section of a report that a use belongs to: actions, events, or a field's things."""
    head, _, thing = key.partition(" ")
    if head == "do":
        return "actions"
    return thing.partition("=")[0] if thing else "events"


@cache
def known_uses(name: str) -> tuple[str, ...]:
    """The key of everything that a game's actions, events and names allow to be counted."""
    game = games.find(name)
    named = named_fields(name)
    return (
        *(f"do {_tag(action)}" for action in game.actions),
        *(_tag(event) for event in game.events),
        *(f"{tag} {field}={value}" for tag, fields in named.items()
          for field, names in fields.items() for value in names if value),
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
