"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Effect, Event, Sound
from pantheon.games.envoys.events import course, storytelling


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    shown = _SHOWS.get(type(event))
    return shown(event) if shown else Effect()


def _panel(sound: Sound) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect((f"panel:{event.seat}",), sound=sound)

    return show


def _space(sound: Sound) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        return Effect((f"space:{event.space}",), sound=sound)

    return show


def _moved(sound: Sound) -> Callable[[Any], Effect]:
    def show(event: Any) -> Effect:
        here, there = f"space:{event.origin}", f"space:{event.space}"
        return Effect((there,), ((here, there),), sound)

    return show


def _flies(start: str, end: str, sound: Sound) -> Callable[[Any], Effect]:
    """Something goes from one place to another; the places name fields of the event."""

    def show(event: Any) -> Effect:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        here, there = start.format(**fields), end.format(**fields)
        return Effect((there,), ((here, there),), sound)

    return show


def _placed(event: course.IslandPlaced) -> Effect:
    return Effect((f"island:{event.island}",), sound="place")


def _rolled(event: storytelling.TokenRolled) -> Effect:
    touched = f"panel:{event.seat}" if event.space < 0 else f"space:{event.space}"
    return Effect((touched,), sound="roll")


def _persuaded(event: storytelling.VillagePersuaded) -> Effect:
    village = f"space:{event.space}"
    return Effect((village, f"panel:{event.seat}"), ((village, "old"),), "triumph")


def _shared(event: storytelling.ThoughtsShared) -> Effect:
    return Effect((f"panel:{event.seat}", f"panel:{event.partner_seat}"), sound="roll")


_SHOWS: dict[type[Event], Callable[[Any], Effect]] = {
    course.IslandPlaced: _placed,
    course.GodChosen: _panel("take"),
    course.EnvoyPlaced: _space("place"),
    course.ObjectiveKept: _panel("take"),
    course.TurnBegun: _panel("turn"),
    storytelling.TokenDrawn: _flies("well", "pool:{seat}", "draw"),
    course.CardDrawn: _panel("draw"),
    course.DeckRenewed: _panel("draw"),
    course.MoveDeclared: _panel("take"),
    course.EnvoySailed: _moved("sail"),
    course.Meditated: _panel("take"),
    course.IslandDiscovered: lambda event: Effect((f"island:{event.island}",), sound="turn"),
    course.TextPlayed: _panel("take"),
    course.TextCancelled: _panel("storm"),
    course.PowerUsed: _panel("coin"),
    storytelling.TokenSpent: _flies("pool:{seat}", "old", "coin"),
    storytelling.TokenTaken: _flies("old", "pool:{seat}", "take"),
    storytelling.TokenGiven: _flies("pool:{seat}", "pool:{taker_seat}", "coin"),
    storytelling.TokenRolled: _rolled,
    storytelling.RollChanged: _panel("roll"),
    storytelling.StoryPlaced: _flies("pool:{seat}", "space:{space}", "story"),
    storytelling.StoryChanged: _space("story"),
    storytelling.StoryMoved: _moved("story"),
    storytelling.StoryForgotten: _flies("space:{space}", "old", "coin"),
    storytelling.ValueShifted: _space("story"),
    storytelling.VillagePersuaded: _persuaded,
    storytelling.StoryBanished: _flies("space:{space}", "space:0", "take"),
    storytelling.DisturbanceBegun: _panel("storm"),
    storytelling.PointsLost: _panel("storm"),
    storytelling.PointsWon: _panel("coin"),
    course.EnvoyRelocated: _moved("sail"),
    storytelling.BanishedErased: _flies("space:0", "old", "coin"),
    course.CardStolen: _flies("panel:{victim_seat}", "panel:{seat}", "take"),
    course.CardReturned: _panel("take"),
    course.StormRaised: _panel("storm"),
    course.HarbourMade: _space("place"),
    storytelling.RootsSpread: lambda event: Effect((f"island:{event.island}",), sound="place"),
    course.ColourNamed: _panel("take"),
    storytelling.ThoughtsShared: _shared,
    storytelling.OneRerolled: _panel("roll"),
    course.EndTriggered: _panel("turn"),
    course.EndScored: _panel("coin"),
    course.ObjectiveShown: _panel("turn"),
    course.MatchEnded: lambda event: Effect(sound="end"),
}
