"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Effect, Event
from pantheon.games.nations import events


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    effect = _EFFECTS.get(type(event))
    return effect(event) if effect else Effect()


def _placed(sound: str) -> Callable[[Any], Effect]:
    def effect(event: Any) -> Effect:
        cell = f"cell:{event.cell}"
        return Effect((cell,), ((f"display:{event.slot}", cell),), sound)

    return effect


def _temple(event: events.TemplePlaced) -> Effect:
    cell = f"cell:{event.cell}"
    return Effect((cell,), ((f"panel:{event.seat}", cell),), "stone")


def _stone(sound: str) -> Callable[[Any], Effect]:
    def effect(event: events.TribeTurned | events.TribeForsaken) -> Effect:
        return Effect((f"stone:{event.cell}",), sound=sound)

    return effect


def _slot(sound: str) -> Callable[[Any], Effect]:
    def effect(event: Any) -> Effect:
        return Effect((f"display:{event.slot}",), sound=sound)

    return effect


def _drawn(event: events.CardDrawn) -> Effect:
    slot = f"display:{event.slot}"
    return Effect((slot,), (("sack", slot),), "draw")


def _taken(event: events.ExtraTaken) -> Effect:
    return Effect(
        (f"panel:{event.seat}",), ((f"display:{event.slot}", f"panel:{event.seat}"),), "take"
    )


def _moved(event: events.DesertSet) -> Effect:
    here, there = f"cell:{event.origin}", f"cell:{event.cell}"
    return Effect((here, there), ((here, there),), "sand")


def _nation(sound: str) -> Callable[[Any], Effect]:
    def effect(event: events.NationUnited | events.NationLost) -> Effect:
        return Effect((f"panel:{event.seat}", f"tally:{event.seat}:{event.colour}"), sound=sound)

    return effect


_EFFECTS: dict[type[Event], Callable[[Any], Effect]] = {
    events.TurnBegun: lambda event: Effect((f"panel:{event.seat}",), sound="turn"),
    events.CardDrawn: _drawn,
    events.CardSetAside: _slot("draw"),
    events.TribePlaced: _placed("place"),
    events.TemplePlaced: _temple,
    events.TribeTurned: _stone("turned"),
    events.TribeForsaken: _stone("forsaken"),
    events.DesertPlaced: _placed("sand"),
    events.DecayPlaced: _placed("stone"),
    events.PowerTaken: lambda event: Effect(
        (f"power:{event.victim_seat}", f"power:{event.seat}"),
        ((f"power:{event.victim_seat}", f"power:{event.seat}"),),
        "coin",
    ),
    events.WhirlwindPlayed: _slot("wind"),
    events.ExtraTaken: _taken,
    events.ExtraPlayed: lambda event: Effect((f"panel:{event.seat}",), sound="take"),
    events.DesertLifted: lambda event: Effect((f"cell:{event.cell}",), sound="sand"),
    events.DesertSet: _moved,
    events.CardDiscarded: lambda event: Effect(
        (f"display:{event.slot}",), ((f"display:{event.slot}", "sack"),), "take"
    ),
    events.NationUnited: _nation("nation"),
    events.NationLost: _nation("lost"),
    events.MatchEnded: lambda event: Effect(sound="end"),
}
