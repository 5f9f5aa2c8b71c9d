"""Build, for earth: one house, building or ship (EL-25, EL-26, EL-R4)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import (
    ADDED,
    BUILD,
    EARTH,
    GODS,
    HOUSE,
    ISLANDS,
    MARKER,
    PIECE_KINDS,
    SHIP,
    STARTING,
    Source,
)
from .energy import POOR, affords, price, spend
from .payment import conclude
from .pieces import put_ship
from .scoring import earn
from .state import State

NO_GOD_ISLAND: Final = Reason("EL-25", "elements-refused-no-god-island")
NO_PERSON_THERE: Final = Reason("EL-25", "elements-refused-no-person-there")
NO_HOUSE: Final = Reason("EL-25", "elements-refused-no-house")
ISLAND_FULL: Final = Reason("EL-25", "elements-refused-island-full")
NO_BUILDING: Final = Reason("EL-25", "elements-refused-no-building")
NO_MARKER: Final = Reason("EL-25", "elements-refused-no-marker")
NO_SHIP_LEFT: Final = Reason("EL-25", "elements-refused-no-ship-left")


def why_build_house(state: State, code: int) -> Reason | None:
    """EL-25: on a god island with an own person, as long as there are houses."""
    island = codes.read_build_house(code)
    if island >= GODS:
        return NO_GOD_ISLAND
    if state.supply[state.active * PIECE_KINDS + HOUSE] == 0:
        return NO_HOUSE
    if not _person_on(state, island):
        return NO_PERSON_THERE
    return _why_pay(state, state.knobs.house_cost)


def why_build_building(state: State, code: int) -> Reason | None:
    """EL-25, EL-R10: on any island with an own person and room; a god's needs a marker."""
    island = codes.read_build_building(code)
    if not _person_on(state, island):
        return NO_PERSON_THERE
    added = state.built[island]
    if added >= state.knobs.added_buildings:
        return ISLAND_FULL
    if state.stock[added] == 0:
        return NO_BUILDING
    if island < GODS and state.supply[state.active * PIECE_KINDS + MARKER] == 0:
        return NO_MARKER
    return _why_pay(state, state.knobs.building_cost)


def why_build_ship(state: State, code: int) -> Reason | None:
    """EL-25: where one has a person, at the Build island or the earth god's."""
    island = codes.read_build_ship(code)
    if state.supply[state.active * PIECE_KINDS + SHIP] == 0:
        return NO_SHIP_LEFT
    if not _person_on(state, island) and not _is_shipyard(island):
        return NO_PERSON_THERE
    return _why_pay(state, state.knobs.ship_cost)


def _person_on(state: State, island: int) -> bool:
    return state.people[state.active * ISLANDS + island] > 0


def _is_shipyard(island: int) -> bool:
    """EL-25: where ships are built also without a person."""
    return island in (BUILD, EARTH)


def _why_pay(state: State, base: int) -> Reason | None:
    return None if affords(state, EARTH, price(base, state.swing)) else POOR


def list_build(state: State, legal: list[int]) -> None:
    """Everything that can be built, and where."""
    for island in range(ISLANDS):
        if not _person_on(state, island) and not _is_shipyard(island):
            continue
        house, building = codes.build_house(island), codes.build_building(island)
        if why_build_house(state, house) is None:
            legal.append(house)
        if why_build_building(state, building) is None:
            legal.append(building)
        ship = codes.build_ship(island)
        if why_build_ship(state, ship) is None:
            legal.append(ship)


def build_house(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25: a house, which lets one more person live on the map."""
    island = codes.read_build_house(code)
    cost = _take(state, HOUSE, state.knobs.house_cost)
    state.houses[state.active * GODS + island] += 1
    emit.house_built(raw, state.active, island, cost)
    conclude(state, raw)


def build_building(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25, EL-26: a building for everybody's priests, points, and a step of the track."""
    island = codes.read_build_building(code)
    seat = state.active
    cost = price(state.knobs.building_cost, state.swing)
    spend(state, EARTH, cost)
    added = state.built[island]
    state.built[island] += 1
    state.stock[added] -= 1
    if island < GODS:
        state.builder[island * ADDED + added] = seat
        state.supply[seat * PIECE_KINDS + MARKER] -= 1
    points = state.knobs.building_points
    earn(state, seat, Source.BUILDINGS, points)
    emit.building_built(raw, seat, island, STARTING + added, cost, points)
    _advance_track(state, raw)
    conclude(state, raw)


def _advance_track(state: State, raw: RawEvents) -> None:
    """EL-26: at the end of the track everyone gains a priest from the next turn on."""
    state.track += 1
    if state.track >= state.knobs.track_goal:
        state.track = 0
        state.rising += 1
        emit.track_filled(raw, state.knobs.track_goal)


def build_ship(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25: a ship."""
    island = codes.read_build_ship(code)
    cost = _take(state, SHIP, state.knobs.ship_cost)
    put_ship(state, state.active, island)
    emit.ship_built(raw, state.active, island, cost)
    conclude(state, raw)


def _take(state: State, piece: int, base: int) -> int:
    """Pay for a piece and take it from the supply; what it cost."""
    cost = price(base, state.swing)
    spend(state, EARTH, cost)
    state.supply[state.active * PIECE_KINDS + piece] -= 1
    return cost
