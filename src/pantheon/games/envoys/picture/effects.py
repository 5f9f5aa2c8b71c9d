"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from pantheon.core.effects import effects_from, look
from pantheon.core.events import Effect
from .. import events
from ..rules.constants import NOBODY


def _rolled(event: events.TokenRolled) -> Effect:
    touched = f"panel:{event.seat}" if event.space == NOBODY else f"space:{event.space}"
    return Effect((touched,), sound="roll")


effect_of = effects_from(
    {
        events.IslandPlaced: look("place", "island:{island}"),
        events.GodChosen: look("take", "panel:{seat}"),
        events.EnvoyPlaced: look("place", "space:{space}"),
        events.ObjectiveKept: look("take", "panel:{seat}"),
        events.TurnBegun: look("turn", "panel:{seat}"),
        events.TokenDrawn: look("draw", moves="well > pool:{seat}"),
        events.CardDrawn: look("draw", "panel:{seat}"),
        events.DeckRenewed: look("draw", "panel:{seat}"),
        events.MoveDeclared: look("take", "panel:{seat}"),
        events.EnvoySailed: look("sail", moves="space:{origin} > space:{space}"),
        events.Meditated: look("take", "panel:{seat}"),
        events.IslandDiscovered: look("turn", "island:{island}"),
        events.TextPlayed: look("take", "panel:{seat}"),
        events.TextCancelled: look("storm", "panel:{seat}"),
        events.PowerUsed: look("coin", "panel:{seat}"),
        events.TokenSpent: look("coin", moves="pool:{seat} > old"),
        events.TokenTaken: look("take", moves="old > pool:{seat}"),
        events.TokenGiven: look("coin", moves="pool:{seat} > pool:{taker_seat}"),
        events.TokenRolled: _rolled,
        events.RollChanged: look("roll", "panel:{seat}"),
        events.StoryPlaced: look("story", moves="pool:{seat} > space:{space}"),
        events.StoryChanged: look("story", "space:{space}"),
        events.StoryMoved: look("story", moves="space:{origin} > space:{space}"),
        events.StoryForgotten: look("coin", moves="space:{space} > old"),
        events.ValueShifted: look("story", "space:{space}"),
        events.VillagePersuaded: look(
            "triumph", "space:{space} panel:{seat}", "space:{space} > old"
        ),
        events.StoryBanished: look("take", moves="space:{space} > space:0"),
        events.DisturbanceBegun: look("storm", "panel:{seat}"),
        events.PointsLost: look("storm", "panel:{seat}"),
        events.PointsWon: look("coin", "panel:{seat}"),
        events.EnvoyRelocated: look("sail", moves="space:{origin} > space:{space}"),
        events.BanishedErased: look("coin", moves="space:0 > old"),
        events.CardStolen: look("take", moves="panel:{victim_seat} > panel:{seat}"),
        events.CardReturned: look("take", "panel:{seat}"),
        events.StormRaised: look("storm", "panel:{seat}"),
        events.HarbourMade: look("place", "space:{space}"),
        events.RootsSpread: look("place", "island:{island}"),
        events.ColourNamed: look("take", "panel:{seat}"),
        events.ThoughtsShared: look("roll", "panel:{seat} panel:{partner_seat}"),
        events.OneRerolled: look("roll", "panel:{seat}"),
        events.EndTriggered: look("turn", "panel:{seat}"),
        events.EndScored: look("coin", "panel:{seat}"),
        events.ObjectiveShown: look("turn", "panel:{seat}"),
        events.MatchEnded: look("end"),
    }
)
