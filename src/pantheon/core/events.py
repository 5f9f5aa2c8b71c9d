"""Events: the one account of what happened.

Log line, animation, sound, screen-reader text and statistics all come from events. Engines
emit raw events, tuples of a kind and whole numbers, so that compiled code needs no structs and
a search pays nothing for events nobody reads; `EventCodec` turns them into structs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

import msgspec

from pantheon.core.actions import union_of
from pantheon.core.words import Words, plain

RawEvents: TypeAlias = list[tuple[int, ...]] | None
"""What an engine adds its events to: a kind and whole numbers each; None if nobody reads."""

HIDDEN = -1
"""Stands in a censored event for what its reader may not see."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    """Something that happened. A game's events are subclasses with whole-number fields."""

    reveals: ClassVar[bool] = False
    """Whether the event shows somebody what was hidden: no free undo goes back past it."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if not at all."""
        return self


class EventCodec:
    """Turns raw events into a game's event structs, in the order they were emitted."""

    def __init__(self, game: str, events: Sequence[type[Event]]) -> None:
        self.game = game
        self.events = tuple(events)
        self._union = union_of(self.events)

    def decode(self, raw: RawEvents) -> list[Event]:
        """The structs of raw events."""
        return [self.events[kind](*fields) for kind, *fields in raw or ()]

    def convert(self, value: object) -> Event:
        """An event from JSON's dictionaries."""
        event: Event = msgspec.convert(value, self._union)
        return event

    def words(self, event: Event) -> Words:
        """The log line: `GAME-event-TAG`, with the event's fields as arguments."""
        fields = plain(event)
        tag = fields.pop("is").replace("_", "-")
        return Words(f"{self.game}-event-{tag}", fields)


class Effect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an event looks at the table: scene ids it touches, moves, and a sound's name."""

    touches: tuple[str, ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    sound: str = ""
