"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from typing import Any

from pantheon.core.effects import Look, effects_from, look
from pantheon.core.events import Effect
from pantheon.games.four_gods import events
from pantheon.games.four_gods.rules.constants import NOBODY
from pantheon.games.four_gods.rules.grid import place_name


def _look(sound: str, touches: str = "", moves: str = "") -> Look:
    """As `look`, with `@` for the cell of the event; if it has none, for the player's panel."""

    def effect(event: Any) -> Effect:
        here = _cell_or_panel(event.column, event.rank)
        return look(sound, touches.replace("@", here), moves.replace("@", here))(event)

    return effect


def _prophet_came(sound: str) -> Look:
    """A prophet comes from its player, or from the cell that it has left (FG-20)."""

    def effect(event: events.ProphetPlaced | events.CityBuilt) -> Effect:
        left = _cell_or_panel(event.left_column, event.left_rank)
        return _look(sound, moves=f"{left} > @")(event)

    return effect


def _cell_or_panel(column: int, rank: int) -> str:
    return "panel:{seat}" if column == NOBODY else f"cell:{place_name(column, rank)}"


def _challenged(event: events.TileChallenged) -> Effect:
    goal = "bag" if event.slot == NOBODY else "row:{layer_seat}:{slot}"
    return _look("wrong", f"@ {goal}", f"@ > {goal}")(event)


effect_of = effects_from(
    {
        events.ColourChosen: look("take", "panel:{seat}"),
        events.GodDealt: look("draw", "panel:{seat}"),
        events.TileDrawn: look("draw", moves="bag > hand:{seat}:{hand}"),
        events.MadeReady: look("ready", "panel:{seat}"),
        events.PlayBegun: look("begin"),
        events.TurnBegun: look("turn", "panel:{seat}"),
        events.TilePlaced: _look("place", moves="hand:{seat}:{hand} > @"),
        events.TileDiscarded: look("discard", moves="hand:{seat}:{hand} > row:{row_seat}:{slot}"),
        events.TileReturned: look("discard", moves="hand:{seat}:{hand} > bag"),
        events.TileFlipped: look("flip", "row:{row_seat}:{slot}"),
        events.TileTaken: look("take", moves="row:{row_seat}:{slot} > hand:{seat}:{hand}"),
        events.GodChosen: look("god", "panel:{seat}"),
        events.ProphetPlaced: _prophet_came("prophet"),
        events.CityBuilt: _prophet_came("stone"),
        events.CityDestroyed: _look("cataclysm", moves="hand:{seat}:{hand} > @"),
        events.Passed: look("pass", "panel:{seat}"),
        events.TurnEnded: look("pass", "panel:{seat}"),
        events.TileTakenBack: _look("take", moves="@ > hand:{seat}:{hand}"),
        events.ChallengeFailed: _look("wrong", "@"),
        events.TileChallenged: _challenged,
        events.TileFell: _look("fall", moves="@ > bag"),
        events.ProphetHome: _look("take", moves="@ > panel:{seat}"),
        events.ProphetLost: _look("lost", "@"),
        events.LastTile: look("bell", "bag"),
        events.EndBegun: look("bell"),
        events.GodRevealed: look("god", "panel:{seat}"),
        events.MatchEnded: look("end"),
    }
)
