"""How events look and sound: what they touch, what moves."""

from __future__ import annotations

from auspices import events
from pantheon.core.effects import effects_from, look

effect_of = effects_from(
    {
        events.TurnBegun: look("turn", "panel:{seat}"),
        events.BirdSeen: look("place", moves="bag > cell:{cell}"),
        events.OmenLost: look("lost", "panel:{seat}"),
        events.OmenTold: look("coin", "panel:{seat}"),
        events.MatchEnded: look("end"),
    }
)
