"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core.events import Effect, Event
from pantheon.games.elements import events
from pantheon.games.elements.rules.constants import NOBODY, RANKS


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    shown = _SHOWS.get(type(event))
    return shown(event) if shown else Effect()


def _sound(sound: str) -> Callable[[Any], Effect]:
    return lambda event: Effect(sound=sound)


def _to_island(sound: str) -> Callable[[Any], Effect]:
    """A piece comes from its owner's panel to an island."""

    def show(event: Any) -> Effect:
        island = f"island:{event.island}"
        return Effect((island,), ((f"panel:{event.seat}", island),), sound)

    return show


def _between(sound: str) -> Callable[[Any], Effect]:
    """A piece goes from island to island; its id stays, so it moves by itself."""
    return lambda event: Effect((f"island:{event.origin}", f"island:{event.island}"), sound=sound)


def _at_building(event: Any) -> str:
    return f"building:{event.island * RANKS + event.rank}"


def _priest(event: events.PriestPlaced) -> Effect:
    building = _at_building(event)
    return Effect((building,), ((f"panel:{event.seat}", building),), "place")


def _energy(source: Callable[[Any], str], goal: Callable[[Any], str], sound: str) -> Any:
    """Energy flows from one place to another."""

    def show(event: Any) -> Effect:
        start, end = source(event), goal(event)
        return Effect((start, end), ((start, end),), sound)

    return show


def _counter(event: Any) -> str:
    return f"energy:{event.god}:{event.seat}"


def _god_island(event: Any) -> str:
    return f"island:{event.god}"


def _hunger(event: events.HungerPaid) -> Effect:
    touched = [f"food:{event.seat}"]
    if event.god != NOBODY:
        touched.append(_counter(event))
    if event.lost:
        touched.append(f"panel:{event.seat}")
    return Effect(tuple(touched), sound="score" if event.lost else "coin")


_SHOWS: dict[type[Event], Callable[[Any], Effect]] = {
    events.TurnBegun: lambda event: Effect((f"panel:{event.first_seat}", "turns"), sound="turn"),
    events.PiecePlaced: _to_island("place"),
    events.EnergyEndowed: _energy(_god_island, _counter, "take"),
    events.PriestPlaced: _priest,
    events.ActionsBegun: _sound("turn"),
    events.PriestResolved: lambda event: Effect((_at_building(event), f"island:{event.island}")),
    events.ActionSkipped: lambda event: Effect((_at_building(event),)),
    events.EnergyGained: _energy(_god_island, _counter, "take"),
    events.SupportRaised: lambda event: Effect(
        (f"island:{event.god}", _counter(event), f"ledger:{event.god}"),
        ((f"island:{event.god}", _counter(event)),),
        "score",
    ),
    events.HouseBuilt: _to_island("build"),
    events.BuildingBuilt: lambda event: Effect(
        (f"island:{event.island}", _at_building(event), "track", f"panel:{event.seat}"),
        ((f"panel:{event.seat}", f"island:{event.island}"),),
        "stone",
    ),
    events.ShipBuilt: _to_island("sail"),
    events.TrackFilled: lambda event: Effect(("track",), sound="score"),
    events.ShipDestroyed: lambda event: Effect(
        (f"island:{event.island}",),
        ((f"island:{event.island}", f"panel:{event.owner_seat}"),),
        "fire",
    ),
    events.PriestBlocked: lambda event: Effect((f"priests:{event.victim_seat}",), sound="fire"),
    events.PersonWalked: _between("place"),
    events.ShipSailed: _between("sail"),
    events.FoodGrown: lambda event: Effect(
        (f"food:{event.seat}", "island:7"), (("island:7", f"food:{event.seat}"),), "water"
    ),
    events.PersonRecruited: _to_island("place"),
    events.EnergyPaid: lambda event: Effect((_counter(event),), sound="coin"),
    events.GodsSupported: lambda event: Effect(
        (f"panel:{event.seat}", "island:10"), ((f"panel:{event.seat}", "island:10"),), "score"
    ),
    events.PathDiscovered: lambda event: Effect(
        (f"path:{event.path}", f"marker:{event.path}", f"panel:{event.seat}"), sound="draw"
    ),
    events.FeedingBegun: _sound("turn"),
    events.PeopleFed: lambda event: Effect((f"food:{event.seat}",), sound="take"),
    events.HungerPaid: _hunger,
    events.UpkeepUnpaid: lambda event: Effect((f"priests:{event.seat}",), sound="score"),
    events.FirstPlayer: lambda event: Effect((f"panel:{event.seat}", "first"), sound="turn"),
    events.MatchEnded: _sound("end"),
}
