"""Build, for earth: one house, building or ship (EL-25, EL-26, EL-R4)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit, reasons
from .constants import ADDED, BUILD, EARTH, GODS, ISLANDS, NOBODY, STARTING, Pieces, Source
from .energy import spend_price, why_poor
from .payment import conclude
from .pieces import move_ship
from .scoring import earn
from .state import State


def why_build_house(state: State, island: int) -> Reason | None:
    """EL-25: on a god island with an own person, as long as there are houses."""
    if island >= GODS:
        return reasons.NO_GOD_ISLAND
    if state.supply[state.active * Pieces.KINDS + Pieces.HOUSE] == 0:
        return reasons.NO_HOUSE
    if state.people[state.active * ISLANDS + island] == 0:
        return reasons.NO_PERSON_THERE
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
        return reasons.NO_PERSON_THERE
    added = state.built[island]
    if added >= state.knobs.added_buildings:
        return reasons.ISLAND_FULL
    if state.stock[added] == 0:
        return reasons.NO_BUILDING
    if island < GODS and state.supply[state.active * Pieces.KINDS + Pieces.MARKER] == 0:
        return reasons.NO_MARKER
    return why_poor(state, EARTH, state.knobs.building_cost)


def build_building(state: State, island: int, raw: RawEvents) -> None:
    """EL-25, EL-26: a building for everybody's priests, points, and a step of the track.

    At the end of the track everyone gains a priest from the next turn on.
    """
    seat, knobs = state.active, state.knobs
    cost = spend_price(state, EARTH, knobs.building_cost)
    added = state.built[island]
    state.built[island] += 1
    state.stock[added] -= 1
    if island < GODS:
        state.builder[island * ADDED + added] = seat
        state.supply[seat * Pieces.KINDS + Pieces.MARKER] -= 1
    earn(state, seat, Source.BUILDINGS, knobs.building_points)
    emit.building_built(raw, seat, island, STARTING + added, cost, knobs.building_points)
    state.track += 1
    if state.track >= knobs.track_goal:
        state.track = 0
        state.rising += 1
        emit.track_filled(raw, knobs.track_goal)
    conclude(state, raw)


def why_build_ship(state: State, island: int) -> Reason | None:
    """EL-25: where one has a person, at the Build island or the earth god's."""
    if state.supply[state.active * Pieces.KINDS + Pieces.SHIP] == 0:
        return reasons.NO_SHIP_LEFT
    if island not in (BUILD, EARTH) and state.people[state.active * ISLANDS + island] == 0:
        return reasons.NO_PERSON_THERE
    return why_poor(state, EARTH, state.knobs.ship_cost)


def build_ship(state: State, island: int, raw: RawEvents) -> None:
    """EL-25: a ship."""
    cost = spend_price(state, EARTH, state.knobs.ship_cost)
    state.supply[state.active * Pieces.KINDS + Pieces.SHIP] -= 1
    move_ship(state, state.active, NOBODY, island)
    emit.ship_built(raw, state.active, island, cost)
    conclude(state, raw)
