"""Build, for earth: one house, building or ship (EL-25, EL-26, EL-R4)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import BUILD_BUILDING, BUILD_HOUSE, BUILD_SHIP, STRIDE
from pantheon.games.elements.rules.constants import (
    BUILD,
    EARTH,
    FROM_BUILDINGS,
    GODS,
    HOUSE,
    ISLANDS,
    MARKER,
    PIECE_KINDS,
    SHIP,
    STARTING,
)
from pantheon.games.elements.rules.energy import affords, earn, price, spend
from pantheon.games.elements.rules.pieces import put_ship
from pantheon.games.elements.rules.reasons import (
    ISLAND_FULL,
    NO_BUILDING,
    NO_GOD_ISLAND,
    NO_HOUSE,
    NO_MARKER,
    NO_PERSON_THERE,
    NO_SHIP_LEFT,
    OPEN,
    POOR,
    UNKNOWN,
)
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def why_house(state: State, island: int) -> int:
    """EL-25: on a god island with an own person, as long as there are houses."""
    seat = state.active
    if island >= GODS:
        return NO_GOD_ISLAND
    if state.supply[seat * PIECE_KINDS + HOUSE] == 0:
        return NO_HOUSE
    if state.people[seat * ISLANDS + island] == 0:
        return NO_PERSON_THERE
    cost = price(state.knobs.house_cost, state.swing)
    return OPEN if affords(state, seat, EARTH, cost) else POOR


def why_building(state: State, island: int) -> int:
    """EL-25, EL-R10: on any island with an own person and room; a god's needs a marker."""
    seat = state.active
    if island >= ISLANDS:
        return UNKNOWN
    if state.people[seat * ISLANDS + island] == 0:
        return NO_PERSON_THERE
    added = state.built[island]
    if added >= state.knobs.added_buildings:
        return ISLAND_FULL
    if state.stock[added] == 0:
        return NO_BUILDING
    if island < GODS and state.supply[seat * PIECE_KINDS + MARKER] == 0:
        return NO_MARKER
    cost = price(state.knobs.building_cost, state.swing)
    return OPEN if affords(state, seat, EARTH, cost) else POOR


def why_ship(state: State, island: int) -> int:
    """EL-25: where one has a person, at the Build island or the earth god's."""
    seat = state.active
    if island >= ISLANDS:
        return UNKNOWN
    if state.supply[seat * PIECE_KINDS + SHIP] == 0:
        return NO_SHIP_LEFT
    if state.people[seat * ISLANDS + island] == 0 and island not in (BUILD, EARTH):
        return NO_PERSON_THERE
    cost = price(state.knobs.ship_cost, state.swing)
    return OPEN if affords(state, seat, EARTH, cost) else POOR


def list_build(state: State, codes: list[int]) -> None:
    """Everything that can be built, and where."""
    for island in range(ISLANDS):
        if why_house(state, island) == OPEN:
            codes.append(BUILD_HOUSE + STRIDE * island)
        if why_building(state, island) == OPEN:
            codes.append(BUILD_BUILDING + STRIDE * island)
        if why_ship(state, island) == OPEN:
            codes.append(BUILD_SHIP + STRIDE * island)


def build_house(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25: a house, which lets one more person live on the map."""
    seat = state.active
    cost = _take(state, HOUSE, state.knobs.house_cost)
    state.houses[seat * GODS + argument] += 1
    if raw is not None:
        raw.append((told.HOUSE_BUILT, seat, argument, cost))
    conclude(state, raw)


def build_building(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25, EL-26: a building for everybody's priests, points, and a step of the track."""
    seat = state.active
    cost = price(state.knobs.building_cost, state.swing)
    spend(state, seat, EARTH, cost)
    added = state.built[argument]
    state.built[argument] += 1
    state.stock[added] -= 1
    if argument < GODS:
        state.builder[2 * argument + added] = seat
        state.supply[seat * PIECE_KINDS + MARKER] -= 1
    points = state.knobs.building_points
    earn(state, seat, FROM_BUILDINGS, points)
    if raw is not None:
        raw.append((told.BUILDING_BUILT, seat, argument, STARTING + added, cost, points))
    _advance_track(state, raw)
    conclude(state, raw)


def _advance_track(state: State, raw: RawEvents) -> None:
    """EL-26: at the end of the track everyone gains a priest from the next turn on."""
    state.track += 1
    if state.track < state.knobs.track_goal:
        return
    state.track = 0
    state.rising += 1
    if raw is not None:
        raw.append((told.TRACK_FILLED, state.knobs.track_goal))


def build_ship(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-25: a ship."""
    seat = state.active
    cost = _take(state, SHIP, state.knobs.ship_cost)
    put_ship(state, seat, argument)
    if raw is not None:
        raw.append((told.SHIP_BUILT, seat, argument, cost))
    conclude(state, raw)


def _take(state: State, piece: int, base: int) -> int:
    """Pay for a piece and take it from the supply; what it cost."""
    seat = state.active
    cost = price(base, state.swing)
    spend(state, seat, EARTH, cost)
    state.supply[seat * PIECE_KINDS + piece] -= 1
    return cost
