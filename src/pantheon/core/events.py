"""Events: the one account of what happened.

Log line, animation, sound, screen-reader text and statistics all come from events. Engines
tell them as tuples (a kind and whole numbers), so that hot code need not know structs and a
search need not pay for a tale nobody hears; `Narrator` turns the tuples into structs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

import msgspec

from pantheon.core.actions import union_of
from pantheon.core.words import Words, plain

Tale: TypeAlias = list[tuple[int, ...]]

HIDDEN = -1
"""Stands in a censored event for what its reader may not see."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="is"):
    """Something that happened. A game's events are subclasses with whole-number fields."""

    reveals: ClassVar[bool] = False
    """Whether the event shows somebody what was hidden: no free undo goes back past it."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (None: a spectator) may know it; None if not at all."""
        return self


class Narrator:
    """Turns an engine's tale into a game's event structs, in the order it was told."""

    def __init__(self, game: str, events: Sequence[type[Event]]) -> None:
        self.game = game
        self.events = tuple(events)
        self._union = union_of(self.events)

    def tell(self, tale: Tale) -> list[Event]:
        """The structs of a tale."""
        return [self.events[told[0]](*told[1:]) for told in tale]

    def convert(self, value: object) -> Event:
        """An event from JSON's dictionaries."""
        event: Event = msgspec.convert(value, self._union)
        return event

    def words(self, event: Event) -> Words:
        """The log line: `GAME-event-TAG`, with the event's fields as arguments."""
        fields = plain(event)
        tag = fields.pop("is").replace("_", "-")
        return Words(f"{self.game}-event-{tag}", fields)


class Show(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How an event looks at the table: scene ids it touches, moves, and a sound's name."""

    touches: tuple[str, ...] = ()
    moves: tuple[tuple[str, str], ...] = ()
    sound: str = ""
