"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Event, Show
from pantheon.games.nations import events


def show_of(event: Event) -> Show:
    """What an event touches and moves in the scene."""
    shown = _SHOWS.get(type(event))
    return shown(event) if shown else Show()


def _placed(sound: str) -> Callable[[Any], Show]:
    def show(event: Any) -> Show:
        cell = f"cell:{event.cell}"
        return Show((cell,), ((f"display:{event.slot}", cell),), sound)

    return show


def _temple(event: events.TemplePlaced) -> Show:
    cell = f"cell:{event.cell}"
    return Show((cell,), ((f"panel:{event.seat}", cell),), "stone")


def _stone(sound: str) -> Callable[[Any], Show]:
    def show(event: events.TribeTurned | events.TribeForsaken) -> Show:
        return Show((f"stone:{event.cell}",), sound=sound)

    return show


def _slot(sound: str) -> Callable[[Any], Show]:
    def show(event: Any) -> Show:
        return Show((f"display:{event.slot}",), sound=sound)

    return show


def _drawn(event: events.CardDrawn) -> Show:
    slot = f"display:{event.slot}"
    return Show((slot,), (("sack", slot),), "draw")


def _taken(event: events.ExtraTaken) -> Show:
    return Show(
        (f"panel:{event.seat}",), ((f"display:{event.slot}", f"panel:{event.seat}"),), "take"
    )


def _moved(event: events.DesertSet) -> Show:
    here, there = f"cell:{event.origin}", f"cell:{event.cell}"
    return Show((here, there), ((here, there),), "sand")


def _nation(sound: str) -> Callable[[Any], Show]:
    def show(event: events.NationUnited | events.NationLost) -> Show:
        return Show((f"panel:{event.seat}", f"tally:{event.seat}:{event.colour}"), sound=sound)

    return show


_SHOWS: dict[type[Event], Callable[[Any], Show]] = {
    events.TurnBegun: lambda event: Show((f"panel:{event.seat}",), sound="turn"),
    events.CardDrawn: _drawn,
    events.CardSetAside: _slot("draw"),
    events.TribePlaced: _placed("place"),
    events.TemplePlaced: _temple,
    events.TribeTurned: _stone("turned"),
    events.TribeForsaken: _stone("forsaken"),
    events.DesertPlaced: _placed("sand"),
    events.DecayPlaced: _placed("stone"),
    events.PowerTaken: lambda event: Show(
        (f"power:{event.victim_seat}", f"power:{event.seat}"),
        ((f"power:{event.victim_seat}", f"power:{event.seat}"),),
        "coin",
    ),
    events.WhirlwindPlayed: _slot("wind"),
    events.ExtraTaken: _taken,
    events.ExtraPlayed: lambda event: Show((f"panel:{event.seat}",), sound="take"),
    events.DesertLifted: lambda event: Show((f"cell:{event.cell}",), sound="sand"),
    events.DesertSet: _moved,
    events.CardDiscarded: lambda event: Show(
        (f"display:{event.slot}",), ((f"display:{event.slot}", "sack"),), "take"
    ),
    events.NationUnited: _nation("nation"),
    events.NationLost: _nation("lost"),
    events.MatchEnded: lambda event: Show(sound="end"),
}
