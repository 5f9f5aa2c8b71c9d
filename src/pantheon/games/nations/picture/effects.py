"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from pantheon.core.effects import effects_from, look
from .. import events

effect_of = effects_from(
    {
        events.TurnBegun: look("turn", "panel:{seat}"),
        events.CardDrawn: look("draw", moves="sack > display:{slot}"),
        events.CardSetAside: look("draw", "display:{slot}"),
        events.TribePlaced: look("place", moves="display:{slot} > cell:{cell}"),
        events.TemplePlaced: look("stone", moves="panel:{seat} > cell:{cell}"),
        events.TribeTurned: look("turned", "stone:{cell}"),
        events.TribeForsaken: look("forsaken", "stone:{cell}"),
        events.DesertPlaced: look("sand", moves="display:{slot} > cell:{cell}"),
        events.DecayPlaced: look("stone", moves="display:{slot} > cell:{cell}"),
        events.PowerTaken: look(
            "coin",
            "power:{victim_seat} power:{seat}",
            "power:{victim_seat} > power:{seat}",
        ),
        events.WhirlwindPlayed: look("wind", "display:{slot}"),
        events.ExtraTaken: look("take", moves="display:{slot} > panel:{seat}"),
        events.ExtraPlayed: look("take", "panel:{seat}"),
        events.DesertLifted: look("sand", "cell:{cell}"),
        events.DesertSet: look("sand", "cell:{origin} cell:{cell}", "cell:{origin} > cell:{cell}"),
        events.CardDiscarded: look("take", "display:{slot}", "display:{slot} > sack"),
        events.NationUnited: look("nation", "panel:{seat} tally:{seat}:{colour}"),
        events.NationLost: look("lost", "panel:{seat} tally:{seat}:{colour}"),
        events.MatchEnded: look("end"),
    }
)
