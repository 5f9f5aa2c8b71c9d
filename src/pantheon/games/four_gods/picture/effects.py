"""How events look and sound: what they touch, what flies where."""

from typing import Any

from pantheon.core.effects import effects_from, look
from .. import events
from ..rules.constants import NOBODY
from ..rules.grid import place_name


def _cell(event: Any, column: int, rank: int) -> str:
    """A cell of the World; where there is none, the player's panel."""
    return f"panel:{event.seat}" if column == NOBODY else f"cell:{place_name(column, rank)}"


def _returned(event: events.TileChallenged) -> str:
    """Where a wrong tile goes: a row, or the bag."""
    return "bag" if event.slot == NOBODY else f"row:{event.layer_seat}:{event.slot}"


effect_of = effects_from(
    {
        events.ColourChosen: look("take", "panel:{seat}"),
        events.GodDealt: look("draw", "panel:{seat}"),
        events.TileDrawn: look("draw", moves="bag > hand:{seat}:{hand}"),
        events.MadeReady: look("ready", "panel:{seat}"),
        events.PlayBegun: look("begin"),
        events.TurnBegun: look("turn", "panel:{seat}"),
        events.TilePlaced: look("place", moves="hand:{seat}:{hand} > {cell}"),
        events.TileDiscarded: look("discard", moves="hand:{seat}:{hand} > row:{row_seat}:{slot}"),
        events.TileReturned: look("discard", moves="hand:{seat}:{hand} > bag"),
        events.TileFlipped: look("flip", "row:{row_seat}:{slot}"),
        events.TileTaken: look("take", moves="row:{row_seat}:{slot} > hand:{seat}:{hand}"),
        events.GodChosen: look("god", "panel:{seat}"),
        events.ProphetPlaced: look("prophet", moves="{left} > {cell}"),
        events.CityBuilt: look("stone", moves="{left} > {cell}"),
        events.CityDestroyed: look("cataclysm", moves="hand:{seat}:{hand} > {cell}"),
        events.Passed: look("pass", "panel:{seat}"),
        events.TurnEnded: look("pass", "panel:{seat}"),
        events.TileTakenBack: look("take", moves="{cell} > hand:{seat}:{hand}"),
        events.ChallengeFailed: look("wrong", "{cell}"),
        events.TileChallenged: look("wrong", "{cell} {returned}", "{cell} > {returned}"),
        events.TileFell: look("fall", moves="{cell} > bag"),
        events.ProphetHome: look("take", moves="{cell} > panel:{seat}"),
        events.ProphetLost: look("lost", "{cell}"),
        events.LastTile: look("bell", "bag"),
        events.EndBegun: look("bell"),
        events.GodRevealed: look("god", "panel:{seat}"),
        events.MatchEnded: look("end"),
    },
    cell=lambda event: _cell(event, event.column, event.rank),
    left=lambda event: _cell(event, event.left_column, event.left_rank),
    returned=_returned,
)
