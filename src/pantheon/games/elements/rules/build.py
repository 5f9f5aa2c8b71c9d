"""Build, for earth: one house, building or ship (EL-25, EL-26, EL-R4)."""

from typing import Final

from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import ADDED, BUILD, EARTH, GODS, ISLANDS, NOBODY, STARTING, Pieces, Source
from .energy import spend_price, why_poor
from .payment import conclude
from .pieces import move_ship
from .scoring import earn
from .state import State

NO_GOD_ISLAND: Final = Reason("EL-25", "elements-refused-no-god-island")
NO_PERSON_THERE: Final = Reason("EL-25", "elements-refused-no-person-there")
NO_HOUSE: Final = Reason("EL-25", "elements-refused-no-house")
ISLAND_FULL: Final = Reason("EL-25", "elements-refused-island-full")
NO_BUILDING: Final = Reason("EL-25", "elements-refused-no-building")
NO_MARKER: Final = Reason("EL-25", "elements-refused-no-marker")
NO_SHIP_LEFT: Final = Reason("EL-25", "elements-refused-no-ship-left")


def list_build(state: State, legal: list[int]) -> None:
    """Everything that can be built, and where."""
    for island in range(ISLANDS):
        if island not in (BUILD, EARTH) and state.people[state.active * ISLANDS + island] == 0:
            continue
        if why_build_house(state, island) is None:
            legal.append(codes.build_house(island))
        if why_build_building(state, island) is None:
            legal.append(codes.build_building(island))
        if why_build_ship(state, island) is None:
            legal.append(codes.build_ship(island))


def why_build_house(state: State, island: int) -> Reason | None:
    """EL-25: on a god island with an own person, as long as there are houses."""
    if island >= GODS:
        return NO_GOD_ISLAND
    if state.supply[state.active * Pieces.KINDS + Pieces.HOUSE] == 0:
        return NO_HOUSE
    if state.people[state.active * ISLANDS + island] == 0:
        return NO_PERSON_THERE
    return why_poor(state, EARTH, state.knobs.house_cost)


def build_house(state: State, island: int, raw: RawEvents) -> None:
    """EL-25: a house, which lets one more person live on the map."""
    cost = spend_price(state, EARTH, state.knobs.house_cost)
    state.supply[state.active * Pieces.KINDS + Pieces.HOUSE] -= 1
    state.houses[state.active * GODS + island] += 1
    emit.house_built(raw, state.active, island, cost)
    conclude(state, raw)


def why_build_building(state: State, island: int) -> Reason | None:
    """EL-25, EL-R10: on any island with an own person and room; a god's needs a marker."""
    if state.people[state.active * ISLANDS + island] == 0:
        return NO_PERSON_THERE
    added = state.built[island]
    if added >= state.knobs.added_buildings:
        return ISLAND_FULL
    if state.stock[added] == 0:
        return NO_BUILDING
    if island < GODS and state.supply[state.active * Pieces.KINDS + Pieces.MARKER] == 0:
        return NO_MARKER
    return why_poor(state, EARTH, state.knobs.building_cost)


def build_building(state: State, island: int, raw: RawEvents) -> None:
    """EL-25, EL-26: a building for everybody's priests, points, and a step of the track.

    At the end of the track everyone gains a priest from the next turn on.
    """
    seat = state.active
    cost = spend_price(state, EARTH, state.knobs.building_cost)
    added = state.built[island]
    state.built[island] += 1
    state.stock[added] -= 1
    if island < GODS:
        state.builder[island * ADDED + added] = seat
        state.supply[seat * Pieces.KINDS + Pieces.MARKER] -= 1
    points = state.knobs.building_points
    earn(state, seat, Source.BUILDINGS, points)
    emit.building_built(raw, seat, island, STARTING + added, cost, points)
    state.track += 1
    if state.track >= state.knobs.track_goal:
        state.track = 0
        state.rising += 1
        emit.track_filled(raw, state.knobs.track_goal)
    conclude(state, raw)


def why_build_ship(state: State, island: int) -> Reason | None:
    """EL-25: where one has a person, at the Build island or the earth god's."""
    if state.supply[state.active * Pieces.KINDS + Pieces.SHIP] == 0:
        return NO_SHIP_LEFT
    if island not in (BUILD, EARTH) and state.people[state.active * ISLANDS + island] == 0:
        return NO_PERSON_THERE
    return why_poor(state, EARTH, state.knobs.ship_cost)


def build_ship(state: State, island: int, raw: RawEvents) -> None:
    """EL-25: a ship."""
    cost = spend_price(state, EARTH, state.knobs.ship_cost)
    state.supply[state.active * Pieces.KINDS + Pieces.SHIP] -= 1
    move_ship(state, state.active, NOBODY, island)
    emit.ship_built(raw, state.active, island, cost)
    conclude(state, raw)
