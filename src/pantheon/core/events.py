"""Events: the one account of what happened.

Log line, animation, sound, screen-reader text and statistics all come from events. Engines
emit raw events, tuples of a kind and whole numbers, so that compiled code needs no structs and
a search pays nothing for events nobody reads; `EventCodec` turns them into structs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar, get_type_hints

import msgspec

from pantheon.core.actions import converter
from pantheon.core.words import Words, words

RawEvents: TypeAlias = list[tuple[int, ...]] | None
"""What an engine adds its events to: a kind and whole numbers each; None if nobody reads."""

HIDDEN = -1
"""Stands in a censored event for what its reader may not see."""


T = TypeVar("T")


class Private:
    """Annotates an event's field that only the event's own seats may read."""


Secret = Annotated[T, Private()]
"""A field for the seats that the event names (`seat`, `…_seat`); everyone else reads HIDDEN."""


class Counted(msgspec.Struct, frozen=True):
    """Annotates an event's field that names a thing, such as a card: statistics count its values.

    Numbers in a range are named by the message `GAME-KIND`, whose argument KIND is the value;
    ids by the message `GAME-KIND-ID`, where the value is the id's place. Any other value, such
    as -1 for nobody, is not counted.
    """

    kind: str
    values: range | tuple[str, ...]

    def names(self, game: str) -> dict[int, Words]:
        """What each value is called."""
        if isinstance(self.values, range):
            argument = self.kind.rpartition("-")[2]
            return {each: words(f"{game}-{self.kind}", **{argument: each}) for each in self.values}
        ids = enumerate(self.values)
        return {value: words(f"{game}-{self.kind}-{each}") for value, each in ids if each}


class EndReason:
    """Annotates an event's field that counts the game's `ends` from 1 on."""


Ending: TypeAlias = Annotated[int, EndReason()]
"""How a match ended, or is about to: the place in the game's `ends`, counted from 1."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    """Something that happened. A game's events are subclasses with whole-number fields.

    Statistics read the fields `seat` (whom it happened to) and `points` (what that seat scored),
    and every field that is annotated as `Counted`.
    """

    reveals: ClassVar[bool] = False
    """Whether the event shows somebody what was hidden: no free undo goes back past it."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if not at all."""
        hidden, seats = _secrecy(type(self))
        if not hidden or any(getattr(self, name) == seat for name in seats):
            return self
        return msgspec.structs.replace(self, **hidden)


def _notes(event: type[Event]) -> Iterator[tuple[str, Any]]:
    """The names of an event's annotated fields, each with one of its annotations."""
    for field, hint in get_type_hints(event, include_extras=True).items():
        for note in getattr(hint, "__metadata__", ()):
            yield field, note


@cache
def _secrecy(event: type[Event]) -> tuple[dict[str, int], tuple[str, ...]]:
    """What replaces an event's secret fields, and the fields that name its seats."""
    hidden = {field: HIDDEN for field, note in _notes(event) if isinstance(note, Private)}
    return hidden, tuple(name for name in event.__struct_fields__ if name.endswith("seat"))


@cache
def is_public(event: type[Event]) -> bool:
    """Whether everyone sees such events as they are."""
    return event.seen_by is Event.seen_by and not _secrecy(event)[0]


def counted_fields(event: type[Event], ends: Sequence[str] = ()) -> dict[str, Counted]:
    """The fields of an event that statistics count; `ends` are those of its game."""
    found: dict[str, Counted] = {}
    for field, note in _notes(event):
        if isinstance(note, Counted):
            found[field] = note
        elif isinstance(note, EndReason):
            found[field] = Counted("end", ("", *ends))
    return found


class EventCodec:
    """Turns raw events into a game's event structs, in the order they were emitted."""

    def __init__(self, game: str, events: Sequence[type[Event]]) -> None:
        self.game = game
        self.events = tuple(events)
        self.convert = converter(self.events)
        """An event from JSON's dictionaries; raises msgspec.ValidationError."""
        self._keys = {
            event: f"{game}-event-" + str(event.__struct_config__.tag).replace("_", "-")
            for event in self.events
        }

    def decode(self, raw: RawEvents) -> list[Event]:
        """The structs of raw events."""
        return [self.events[kind](*fields) for kind, *fields in raw or ()]

    def words(self, event: Event) -> Words:
        """The log line: `GAME-event-TAG`, with the event's fields as arguments."""
        return Words(self._keys[type(event)], msgspec.structs.asdict(event))


Sound: TypeAlias = Literal[
    "begin", "bell", "break", "build", "card", "cataclysm", "coin", "discard", "draw", "end",
    "fall", "fire", "flip", "forsaken", "god", "lost", "nation", "pass", "place", "prophet",
    "ready", "roll", "sail", "sand", "score", "stone", "storm", "story", "take", "triumph",
    "turn", "turned", "water", "wind", "wood", "wrong",
]  # fmt: skip
"""The sounds an event may have. The browser has a recipe for each (`web/src/lib/ui/sound.ts`),
which does not compile while one is missing."""


class Effect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an event looks and sounds: scene ids it touches, moves from place to place, a sound."""

    touches: tuple[str, ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    sound: Sound | None = None
