"""How events look and sound: what they touch, what flies where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.core.events import Effect, Event, Sound
from pantheon.games.elements import events
from pantheon.games.elements.rules.constants import GROW, NOBODY, RANKS, SUPPORT


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    shown = _EFFECTS.get(type(event))
    return shown(event) if shown else Effect()


def _effect(
    sound: Sound | None, *touches: str, move: tuple[str, str] | None = None
) -> Callable[[Any], Effect]:
    """An effect whose scene ids are filled in with the event's fields."""

    def shown(event: Any) -> Effect:
        fields = msgspec.structs.asdict(event)
        if "rank" in fields:
            fields["building"] = event.island * RANKS + event.rank
        touched = tuple(touch.format(**fields) for touch in touches)
        moves = ((move[0].format(**fields), move[1].format(**fields)),) if move else ()
        return Effect(touched, moves, sound)

    return shown


def _comes(sound: Sound, place: str) -> Callable[[Any], Effect]:
    """A piece comes from its owner's panel to a place."""
    return _effect(sound, place, move=(_PANEL, place))


def _flows(sound: Sound, source: str, goal: str) -> Callable[[Any], Effect]:
    """Something flows from one place to another."""
    return _effect(sound, source, goal, move=(source, goal))


def _hunger(event: events.HungerPaid) -> Effect:
    touched = [f"food:{event.seat}"]
    if event.god != NOBODY:
        touched.append(f"energy:{event.god}:{event.seat}")
    if event.lost:
        touched.append(f"panel:{event.seat}")
    return Effect(tuple(touched), sound="score" if event.lost else "coin")


_PANEL = "panel:{seat}"
_ISLAND = "island:{island}"
_BUILDING = "building:{building}"
_GOD = "island:{god}"
_ENERGY = "energy:{god}:{seat}"
_FOOD = "food:{seat}"

_EFFECTS: dict[type[Event], Callable[[Any], Effect]] = {
    events.TurnBegun: _effect("turn", "panel:{first_seat}", "turns"),
    events.PiecePlaced: _comes("place", _ISLAND),
    events.EnergyEndowed: _flows("take", _GOD, _ENERGY),
    events.PriestPlaced: _comes("place", _BUILDING),
    events.ActionsBegun: _effect("turn"),
    events.PriestResolved: _effect(None, _BUILDING, _ISLAND),
    events.ActionSkipped: _effect(None, _BUILDING),
    events.EnergyGained: _flows("take", _GOD, _ENERGY),
    events.SupportRaised: _effect("score", _GOD, _ENERGY, "ledger:{god}", move=(_GOD, _ENERGY)),
    events.HouseBuilt: _comes("build", _ISLAND),
    events.BuildingBuilt: _effect(
        "stone", _ISLAND, _BUILDING, "track", _PANEL, move=(_PANEL, _ISLAND)
    ),
    events.ShipBuilt: _comes("sail", _ISLAND),
    events.TrackFilled: _effect("score", "track"),
    events.ShipDestroyed: _effect("fire", _ISLAND, move=(_ISLAND, "panel:{owner_seat}")),
    events.PriestBlocked: _effect("fire", "priests:{victim_seat}"),
    events.PersonWalked: _effect("place", "island:{origin}", _ISLAND),
    events.ShipSailed: _effect("sail", "island:{origin}", _ISLAND),
    events.FoodGrown: _effect("water", _FOOD, f"island:{GROW}", move=(f"island:{GROW}", _FOOD)),
    events.PersonRecruited: _comes("place", _ISLAND),
    events.EnergyPaid: _effect("coin", _ENERGY),
    events.GodsSupported: _flows("score", _PANEL, f"island:{SUPPORT}"),
    events.PathDiscovered: _effect("draw", "path:{path}", "marker:{path}", _PANEL),
    events.FeedingBegun: _effect("turn"),
    events.PeopleFed: _effect("take", _FOOD),
    events.HungerPaid: _hunger,
    events.UpkeepUnpaid: _effect("score", "priests:{seat}"),
    events.FirstPlayer: _effect("turn", _PANEL, "first"),
    events.MatchEnded: _effect("end"),
}
