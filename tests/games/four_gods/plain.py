"""The figures that a state keeps and the heuristic's values, worked out the plain way."""

from __future__ import annotations

from typing import NamedTuple

from pantheon.games.four_gods import evaluation as weights
from pantheon.games.four_gods.rules.constants import EMPTY, HANDS, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.grid import SIDES, across
from pantheon.games.four_gods.rules.influence import influence, standing
from pantheon.games.four_gods.rules.mistakes import at_fault
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import CORNERS, FACES, PATTERNS

PRIZES = (15, 10)


class Area(NamedTuple):
    """A connected area of one terrain (FG-51)."""

    terrain: int
    regions: frozenset[tuple[int, int]]
    tiles: int
    shores: int
    prophets: tuple[int, ...]


def areas(state: State) -> list[Area]:
    """Every area, in the order of its first region."""
    found: list[Area] = []
    seen: set[tuple[int, int]] = set()
    for cell, laid in enumerate(state.laid):
        for corner in range(CORNERS):
            if laid >= 0 and (cell, _first(state, cell, corner)) not in seen:
                found.append(_flooded(state, (cell, corner)))
                seen |= found[-1].regions
    return found


def _first(state: State, cell: int, corner: int) -> int:
    return state.tiles.regions[state.laid[cell] * CORNERS + corner]


def _terrain(state: State, cell: int, corner: int) -> int:
    return state.tiles.corners[state.laid[cell] * CORNERS + corner]


def _flooded(state: State, start: tuple[int, int]) -> Area:
    terrain = _terrain(state, *start)
    regions, reached, shores = {start}, [start], 0
    while reached:
        cell, first = reached.pop()
        for corner in range(CORNERS):
            if _first(state, cell, corner) != first:
                continue
            for side in (corner, (corner - 1) % SIDES):
                other = state.grid.beside[cell * SIDES + side]
                if other == NOBODY:
                    continue
                shores += state.laid[other] == EMPTY
                there = across(side, corner)
                if state.laid[other] < 0 or _terrain(state, other, there) != terrain:
                    continue
                beyond = (other, _first(state, other, there))
                if beyond not in regions:
                    regions.add(beyond)
                    reached.append(beyond)
    prophets = [0] * TERRAINS
    for cell, first in regions:
        if state.stand[cell] == first:
            prophets[state.prophet[cell]] += 1
    tiles = len({cell for cell, _ in regions})
    return Area(terrain, frozenset(regions), tiles, shores, tuple(prophets))


def largest(found: list[Area]) -> list[int]:
    """The tiles of each terrain's largest Kingdom (FG-53)."""
    return [
        max((a.tiles for a in found if a.terrain == terrain and a.tiles > 1), default=0)
        for terrain in range(TERRAINS)
    ]


def numbers(found: list[Area]) -> list[int]:
    """The Kingdoms of each terrain (FG-55)."""
    return [sum(a.terrain == terrain and a.tiles > 1 for a in found) for terrain in range(TERRAINS)]


def evaluate(state: State) -> list[float]:
    """The value of a running match for each seat."""
    outlooks = _outlooks(state)
    values = []
    for seat, outlook in enumerate(outlooks):
        others = outlooks[:seat] + outlooks[seat + 1 :]
        rivals = 0.6 * max(others) + 0.4 * sum(others) / len(others)
        lead = outlook - rivals + _readiness(state, seat)
        values.append(0.5 + 0.5 * lead / (abs(lead) + weights.SPREAD))
    return _towards_the_end(state, values)


def _towards_the_end(state: State, values: list[float]) -> list[float]:
    rooms = zip(state.room, state.passed, strict=True)
    if any(state.bag) and any(room and (state.knobs.timed or not passed) for room, passed in rooms):
        return values
    sure = min(1.0, state.idle / weights.LAST_PATIENCE)
    points = standing(state, influence(state))
    first = [each == max(points) for each in points]
    paid = [won / sum(first) for won in first]
    late = [sure == 1.0 and not passed for passed in state.passed]
    return [
        value + sure * (share - value) - lingers * weights.LINGERING
        for value, share, lingers in zip(values, paid, late, strict=True)
    ]


def _outlooks(state: State) -> list[float]:
    left = state.laid.count(EMPTY) / len(state.laid)
    values = _colour_values(state, left)
    drawn = 1.0 - state.bag_low / state.tiles.count
    unchosen = state.knobs.reserve * weights.PROPHET_WORTH * min(1.0, 3.0 * left)
    unchosen += weights.UNCHOSEN - weights.HASTE * max(1.0 - left, drawn)
    unchosen -= weights.CITY_HASTE * min(len(state.cities), weights.MOST_CITIES)
    outlooks = []
    for seat in range(state.seats):
        own = [values[colour] for colour in range(TERRAINS) if state.owner[colour] == seat]
        own += [unchosen] * (state.knobs.colours_each - len(own))
        outlooks.append(0.7 * min(own) + 0.3 * max(own))
    for cell in range(state.grid.cells):
        if at_fault(state, cell):
            outlooks[state.layer[cell]] -= weights.FAULT_COST
    return outlooks


def _colour_values(state: State, left: float) -> list[float]:
    found = areas(state)
    worth = weights.PROPHET_WORTH * min(1.0, 3.0 * left)
    values = [
        state.reserve[colour] * worth
        + _prize(state, colour, largest(found), left)
        + _prize(state, colour, numbers(found), left)
        + state.knobs.city_points * state.spoils[colour]
        for colour in range(TERRAINS)
    ]
    for cell in state.cities:
        takers = state.tiles.takers[state.need[cell]] * state.bag_total / state.tiles.count
        harm = 1.0 + weights.SPOILS / (state.seats - 1)
        risk = int(weights.PARTS * harm * takers / (takers + weights.EVEN_RISK)) / weights.PARTS
        values[state.prophet[cell]] += state.knobs.city_points * (1.0 - risk)
    for area in found:
        for colour in range(TERRAINS):
            if sum(area.prophets) and area.prophets[colour] == max(area.prophets):
                growth = min(weights.MOST_GROWTH, weights.SHORE_WORTH * area.shores)
                values[colour] += _paid(state, area) + growth * left
    return values


def _paid(state: State, area: Area) -> int:
    """FG-52, FG-R6."""
    unoccupied = area.tiles - sum(area.prophets)
    least = 2 if state.knobs.french else 0
    return unoccupied if area.tiles > 1 and unoccupied >= least else 0


def _prize(state: State, colour: int, values: list[int], left: float) -> float:
    """FG-53 to FG-55, softened."""
    if state.owner[colour] == NOBODY or state.god[colour] == NOBODY:
        return 0.0
    own = state.god[colour]
    gods = {state.god[each] for each in range(TERRAINS) if state.owner[each] != NOBODY}
    if any(state.owner.count(seat) < state.knobs.colours_each for seat in range(state.seats)):
        gods = set(range(TERRAINS))
    ahead = sum(
        min(1.0, max(0.0, 0.5 + (values[god] - values[own]) / (4.0 + 10.0 * left)))
        for god in gods - {own}
    )
    prize = PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead
    return prize if values[own] else prize * left


def _readiness(state: State, seat: int) -> float:
    drawable = min(state.bag_total, state.room[seat], weights.MOST_EAGER)
    change = weights.LAID_WORTH * state.layer.count(seat)
    change += weights.LYING_WORTH * state.lying[seat]
    change += weights.DRAWN_WORTH * (state.tiles.count - state.bag_low)
    for shown in state.hands[seat * HANDS : (seat + 1) * HANDS]:
        if shown != EMPTY and _fits_somewhere(state, shown // FACES):
            change += weights.SPARE_HAND if drawable else weights.USEFUL_HAND
    acting = seat == state.active if state.knobs.timed else not state.passed[seat]
    if acting:
        change += weights.EAGER * drawable - weights.WEARY * state.idle
    elif state.passed[seat]:
        to_come = min(state.laid.count(EMPTY) / len(state.laid), sum(state.bag) / len(state.bag))
        change -= weights.GIVEN_UP * to_come * max(0.0, 1.0 - state.idle / weights.PATIENCE)
    return change


def _fits_somewhere(state: State, tile: int) -> bool:
    return any(
        state.tiles.fits[(tile * FACES + face) * PATTERNS + state.need[cell]]
        for face in range(FACES)
        for cell in state.open
    )
