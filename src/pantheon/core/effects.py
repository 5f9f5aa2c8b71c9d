"""How a game declares what its events look like at the table: a line for each event.

EFFECTS = {
    events.CardDrawn: look("draw", moves="sack > display:{slot}"),
    events.NationLost: look("lost", "panel:{seat} tally:{seat}:{colour}"),
}
effect_of = effects_from(EFFECTS)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pantheon.core.events import Effect, Event, Sound

Look = Callable[[Any], Effect]


def look(sound: Sound | None = None, touches: str = "", moves: str = "") -> Look:
    """A sound, the scene ids that an event touches, and what moves (`from > to`).

    The event's fields stand in braces. What moves touches the place it comes to, unless
    `touches` says otherwise.
    """
    ends = tuple(moves.split(" > ")) if moves else ()
    ids = tuple(touches.split()) or ends[1:]

    def effect(event: Event) -> Effect:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        moved = [end.format_map(fields) for end in ends]
        return Effect(
            tuple([each.format_map(fields) for each in ids]),
            ((moved[0], moved[1]),) if moved else (),
            sound,
        )

    return effect


def effects_from(looks: Mapping[type[Event], Look]) -> Callable[[Event], Effect]:
    """The `effect` of a game; an event that is not named looks like nothing."""

    def effect_of(event: Event) -> Effect:
        found = looks.get(type(event))
        return found(event) if found else Effect()

    return effect_of
