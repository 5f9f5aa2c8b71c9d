"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Effect, Event
from pantheon.games.envoys import events


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    shown = _SHOWS.get(type(event))
    return shown(event) if shown else Effect()


def _panel(sound: str = "") -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect((f"panel:{event.seat}",), sound=sound)

    return show


def _space(sound: str) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect((f"space:{event.space}",), sound=sound)

    return show


def _moved(sound: str) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        here, there = f"space:{event.origin}", f"space:{event.space}"
        return Effect((there,), ((here, there),), sound)

    return show


def _flies(start: str, end: str, sound: str) -> Callable[[Any], Effect]:
    """Something goes from one place to another; the places name fields of the event."""

    def show(event: Any) -> Effect:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        here, there = start.format(**fields), end.format(**fields)
        return Effect((there,), ((here, there),), sound)

    return show


def _placed(event: events.IslandPlaced) -> Effect:
    return Effect((f"island:{event.island}",), sound="place")


def _rolled(event: events.TokenRolled) -> Effect:
    touched = f"panel:{event.seat}" if event.space < 0 else f"space:{event.space}"
    return Effect((touched,), sound="roll")


def _persuaded(event: events.VillagePersuaded) -> Effect:
    village = f"space:{event.space}"
    return Effect((village, f"panel:{event.seat}"), ((village, "old"),), "triumph")


def _shared(event: events.ThoughtsShared) -> Effect:
    return Effect((f"panel:{event.seat}", f"panel:{event.partner_seat}"), sound="roll")


_SHOWS: dict[type[Event], Callable[[Any], Effect]] = {
    events.IslandPlaced: _placed,
    events.GodChosen: _panel("take"),
    events.EnvoyPlaced: _space("place"),
    events.ObjectiveKept: _panel("take"),
    events.TurnBegun: _panel("turn"),
    events.TokenDrawn: _flies("well", "pool:{seat}", "draw"),
    events.CardDrawn: _panel("draw"),
    events.DeckRenewed: _panel("draw"),
    events.MoveDeclared: _panel("take"),
    events.EnvoySailed: _moved("sail"),
    events.Meditated: _panel("take"),
    events.IslandDiscovered: lambda event: Effect((f"island:{event.island}",), sound="turn"),
    events.TextPlayed: _panel("take"),
    events.TextCancelled: _panel("storm"),
    events.PowerUsed: _panel("coin"),
    events.TokenSpent: _flies("pool:{seat}", "old", "coin"),
    events.TokenTaken: _flies("old", "pool:{seat}", "take"),
    events.TokenGiven: _flies("pool:{seat}", "pool:{taker_seat}", "coin"),
    events.TokenRolled: _rolled,
    events.RollChanged: _panel("roll"),
    events.StoryPlaced: _flies("pool:{seat}", "space:{space}", "story"),
    events.StoryChanged: _space("story"),
    events.StoryMoved: _moved("story"),
    events.StoryForgotten: _flies("space:{space}", "old", "coin"),
    events.ValueShifted: _space("story"),
    events.VillagePersuaded: _persuaded,
    events.StoryBanished: _flies("space:{space}", "space:0", "take"),
    events.DisturbanceBegun: _panel("storm"),
    events.PointsLost: _panel("storm"),
    events.PointsWon: _panel("coin"),
    events.EnvoyRelocated: _moved("sail"),
    events.BanishedErased: _flies("space:0", "old", "coin"),
    events.CardStolen: _flies("panel:{victim_seat}", "panel:{seat}", "take"),
    events.CardReturned: _panel("take"),
    events.StormRaised: _panel("storm"),
    events.HarbourMade: _space("place"),
    events.RootsSpread: lambda event: Effect((f"island:{event.island}",), sound="place"),
    events.ColourNamed: _panel("take"),
    events.ThoughtsShared: _shared,
    events.OneRerolled: _panel("roll"),
    events.EndTriggered: _panel("turn"),
    events.EndScored: _panel("coin"),
    events.ObjectiveShown: _panel("turn"),
    events.MatchEnded: lambda event: Effect(sound="end"),
}
