"""How a game declares what its events look like at the table: a line for each event.

effect_of = effects_from(
    {
        events.CardDrawn: look("draw", moves="sack > display:{slot}"),
        events.NationLost: look("lost", "panel:{seat} tally:{seat}:{colour}"),
    }
)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pantheon.core.events import Effect, Event, Sound

Named = Mapping[str, Callable[[Any], object]]


class Look(NamedTuple):
    """An effect before its event is known."""

    sound: Sound | None
    touches: tuple[str, ...]
    moves: tuple[str, ...]

    def effect(self, event: Event, named: Named) -> Effect:
        """The effect of an event of this look."""
        values = _Values(event, named)
        ends = [end.format_map(values) for end in self.moves]
        return Effect(
            tuple([each.format_map(values) for each in self.touches]),
            ((ends[0], ends[1]),) if ends else (),
            self.sound,
        )


def look(sound: Sound | None = None, touches: str = "", moves: str = "") -> Look:
    """A sound, the scene ids that an event touches, and what moves (`from > to`).

    The event's fields stand in braces. What moves touches the place it comes to, unless
    `touches` says otherwise.
    """
    ends = tuple(moves.split(" > ")) if moves else ()
    return Look(sound, tuple(touches.split()) or ends[1:], ends)


def effects_from(
    looks: Mapping[type[Event], Look | Callable[[Any], Effect]],
    **named: Callable[[Any], object],
) -> Callable[[Event], Effect]:
    """A game's `effect`. `named` are more names that may stand in braces.

    An event without a look has no effect.
    """

    def effect_of(event: Event) -> Effect:
        found = looks.get(type(event))
        if isinstance(found, Look):
            return found.effect(event, named)
        return found(event) if found else Effect()

    return effect_of


class _Values(dict[str, Any]):
    """What may stand in braces."""

    def __init__(self, event: Event, named: Named) -> None:
        self._event = event
        self._named = named

    def __missing__(self, name: str) -> Any:
        named = self._named.get(name)
        return named(self._event) if named else getattr(self._event, name)
