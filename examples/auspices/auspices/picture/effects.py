"""How events look and sound."""

from __future__ import annotations

from auspices.events import BirdSeen, OmenLost, OmenTold, TurnBegun
from auspices.rules.constants import RAVEN
from pantheon.core.events import Effect, Event, Sound


def effect_of(event: Event) -> Effect:
    """What an event touches and moves, and how it sounds."""
    match event:
        case BirdSeen():
            cell = f"cell:{event.cell}"
            sound: Sound = "lost" if event.bird == RAVEN else "place"
            return Effect((cell,), (("bag", cell),), sound)
        case OmenTold():
            return Effect((f"panel:{event.seat}",), sound="coin")
        case OmenLost() | TurnBegun():
            return Effect((f"panel:{event.seat}",), sound="turn")
        case _:
            return Effect(sound="end")
