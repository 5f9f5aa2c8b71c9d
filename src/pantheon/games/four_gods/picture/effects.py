"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Effect, Event, Sound
from pantheon.games.four_gods import events
from pantheon.games.four_gods.rules.constants import NOBODY
from pantheon.games.four_gods.rules.grid import place_name


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    shown = _SHOWS.get(type(event))
    return shown(event) if shown else Effect()


def _cell(event: Any) -> str:
    return f"cell:{place_name(event.column, event.rank)}"


def _hand(event: Any) -> str:
    return f"hand:{event.seat}:{event.hand}"


def _slot(event: Any) -> str:
    return f"row:{event.row_seat}:{event.slot}"


def _panel(sound: Sound) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect((f"panel:{event.seat}",), sound=sound)

    return show


def _sound(sound: Sound) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect(sound=sound)

    return show


def _moved(origin: Callable[[Any], str], goal: Callable[[Any], str], sound: Sound) -> Any:
    """A thing that flies from one place to another."""

    def show(event: Any) -> Effect:
        start, end = origin(event), goal(event)
        return Effect((end,), ((start, end),), sound)

    return show


def _bag(event: Any) -> str:
    return "bag"


def _seat_panel(event: Any) -> str:
    return f"panel:{event.seat}"


def _came_from(event: events.ProphetPlaced | events.CityBuilt) -> str:
    """Where a prophet was: with its player, or on the cell that it has left (FG-20)."""
    if event.left_column == NOBODY:
        return f"panel:{event.seat}"
    return f"cell:{place_name(event.left_column, event.left_rank)}"


def _challenged(event: events.TileChallenged) -> Effect:
    row = f"row:{event.layer_seat}:{event.slot}" if event.slot != NOBODY else "bag"
    return Effect((_cell(event), row), ((_cell(event), row),), "wrong")


def _lost(event: events.ProphetLost) -> Effect:
    place = f"panel:{event.seat}" if event.column == NOBODY else _cell(event)
    return Effect((place,), sound="lost")


_SHOWS: dict[type[Event], Callable[[Any], Effect]] = {
    events.ColourChosen: _panel("take"),
    events.GodDealt: _panel("draw"),
    events.TileDrawn: _moved(_bag, _hand, "draw"),
    events.MadeReady: _panel("ready"),
    events.PlayBegun: _sound("begin"),
    events.TurnBegun: _panel("turn"),
    events.TilePlaced: _moved(_hand, _cell, "place"),
    events.TileDiscarded: _moved(_hand, _slot, "discard"),
    events.TileReturned: _moved(_hand, _bag, "discard"),
    events.TileFlipped: lambda event: Effect((_slot(event),), sound="flip"),
    events.TileTaken: _moved(_slot, _hand, "take"),
    events.GodChosen: _panel("god"),
    events.ProphetPlaced: _moved(_came_from, _cell, "prophet"),
    events.CityBuilt: _moved(_came_from, _cell, "stone"),
    events.CityDestroyed: _moved(_hand, _cell, "cataclysm"),
    events.Passed: _panel("pass"),
    events.TurnEnded: _panel("pass"),
    events.TileTakenBack: _moved(_cell, _hand, "take"),
    events.ChallengeFailed: lambda event: Effect((_cell(event),), sound="wrong"),
    events.TileChallenged: _challenged,
    events.TileFell: _moved(_cell, _bag, "fall"),
    events.ProphetHome: _moved(_cell, _seat_panel, "take"),
    events.ProphetLost: _lost,
    events.LastTile: lambda event: Effect(("bag",), sound="bell"),
    events.EndBegun: _sound("bell"),
    events.GodRevealed: _panel("god"),
    events.MatchEnded: _sound("end"),
}
