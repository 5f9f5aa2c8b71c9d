"""The board: spaces, islands, currents (EN-1, EN-2, EN-R1 to EN-R3, EN-12, EN-R14)."""

import collections
import itertools

import pytest

from pantheon.core.chance import Chance
from pantheon.games.envoys import data
from pantheon.games.envoys.generated.copying import blank_state
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.picture.geometry import turn_of
from pantheon.games.envoys.rules import constants as tables
from pantheon.games.envoys.rules.islands import fits, has_place, lay, leaves_coasts, places_for
from pantheon.games.envoys.rules.sea import (
    ARCS,
    AROUND,
    CORNERS,
    NEAR,
    OTHERWORLD,
    RING,
    SPACES,
    UPSTREAM,
)
from pantheon.games.envoys.rules.sites import cells_of, open_spots
from pantheon.games.envoys.rules.state import State
from tests.games.envoys.positions import RA, Table

EDGES = 1
"""Small islands also lie around the points of the edge (EN-R2)."""


def empty() -> State:
    return blank_state(EnvoysOptions().knobs(2), 2)


@pytest.mark.rule("EN-R1")
def test_five_rings_of_triangles_around_the_otherworld() -> None:
    assert [RING.count(ring) for ring in range(1, 6)] == [6, 18, 30, 42, 54]
    assert all(space in NEAR[near] for space in range(SPACES) for near in NEAR[space])
    assert {len(near) for near in NEAR} == {2, 3}, "at the edge a side is missing"
    for space in range(OTHERWORLD):
        assert [RING[near] for near in NEAR[space]].count(2) == 1, "one outer side"


@pytest.mark.rule("EN-1", "EN-R2")
def test_a_small_and_a_large_island_for_each_god() -> None:
    assert len(tables.SMALL_ORDER) == len(tables.LARGE_ORDER) == 7
    assert all(sorted(order) == [0, 1, 2] for order in tables.SMALL_ORDER)
    assert all(sorted(order) == [0, 1, 2, 3] for order in tables.LARGE_ORDER)
    orders = {
        (tuple(s), tuple(g)) for s, g in zip(tables.SMALL_ORDER, tables.LARGE_ORDER, strict=True)
    }
    assert len(orders) == 7, "the order differs by god"


@pytest.mark.rule("EN-R2")
@pytest.mark.parametrize("size", [3, 4])
def test_an_island_lies_around_a_grid_point(size: int) -> None:
    covered = [tuple(cells_of(spot, size)) for spot in open_spots(size, EDGES)]
    assert len({frozenset(cells) for cells in covered}) == len(covered)
    for spot, cells in zip(open_spots(size, EDGES), covered, strict=True):
        assert set(cells) <= set(AROUND[spot // 6])
        assert all(second in NEAR[first] for first, second in itertools.pairwise(cells))


@pytest.mark.rule("EN-R2", "EN-12")
@pytest.mark.parametrize(("version", "small"), [(1, 270), (2, 294)])
def test_small_islands_lie_around_the_points_of_the_edge_too(version: int, small: int) -> None:
    state = Table(version=version).state
    assert (len(places_for(state, 3)), len(places_for(state, 4))) == (small, 252)
    touching = collections.Counter(corner for space in range(SPACES) for corner in CORNERS[space])
    fans = [point for point, count in touching.items() if count == 3]
    at_edge = {
        frozenset(space for space in range(SPACES) if point in CORNERS[space]) for point in fans
    }
    offered = {frozenset(cells_of(spot, 3)) for spot in places_for(state, 3)}
    assert len(at_edge) == 24
    assert (at_edge <= offered) == (version == 2)
    assert not (at_edge & offered) or version == 2


@pytest.mark.rule("EN-R2")
def test_an_island_is_drawn_turned_as_it_lies() -> None:
    """Six ways around an inner point; at each side of the board the one that looks inwards."""
    assert all(turn_of(spot) == 60 * (spot % 6) for spot in open_spots(3))
    at_edge = [turn_of(spot) for spot in open_spots(3, EDGES)[len(open_spots(3)) :]]
    assert collections.Counter(at_edge) == dict.fromkeys(range(0, 360, 60), 4)


@pytest.mark.rule("EN-2", "EN-R3")
def test_six_currents_in_two_rings() -> None:
    assert [len(arc) for arc in ARCS] == [5, 5, 5, 6, 6, 6]
    assert [{RING[space] for space in arc} for arc in ARCS] == [{3}] * 3 + [{5}] * 3
    for arc in ARCS:
        for here, there in itertools.pairwise(arc):
            assert there in NEAR[here]
            assert here in UPSTREAM[there]
            assert there not in UPSTREAM[here]
    assert data.read("currents")["currents"][0]["way"] == "clockwise"
    assert (ARCS[0][1] - ARCS[0][0]) % 30 == 1
    assert (ARCS[3][0] - ARCS[3][1]) % 54 == 1


@pytest.mark.rule("EN-12")
def test_islands_keep_off_the_second_ring_and_each_other() -> None:
    state = empty()
    for size in (3, 4):
        assert all(
            RING[space] > 2 for spot in open_spots(size, EDGES) for space in cells_of(spot, size)
        )
    spot = open_spots(4)[0]
    lay(state, spot, 4)
    assert not fits(state, spot, 4)
    assert all(
        set(cells_of(each, 3)).isdisjoint(cells_of(spot, 4)) for each in places_for(state, 3)
    )


def _all_joined(state: State, covered: list[int]) -> bool:
    water = {space for space in range(OTHERWORLD, SPACES) if state.land[space] < 0} - set(covered)
    waiting = [next(iter(water))]
    reached = set(waiting)
    while waiting:
        new = (set(NEAR[waiting.pop()]) & water) - reached
        reached |= new
        waiting += new
    return reached == water


@pytest.mark.rule("EN-12")
@pytest.mark.parametrize("seed", range(4))
def test_no_water_is_cut_off(seed: int) -> None:
    state, chance = empty(), Chance(seed)
    for size in (3, 4) * 6:
        free = [
            spot
            for spot in open_spots(size, EDGES)
            if all(state.land[space] < 0 for space in cells_of(spot, size))
        ]
        by_flood = [spot for spot in free if _all_joined(state, cells_of(spot, size))]
        assert [spot for spot in open_spots(size, EDGES) if fits(state, spot, size)] == by_flood
        places = places_for(state, size)
        lay(state, places[chance.below(len(places))], size)


@pytest.mark.rule("EN-R14")
@pytest.mark.parametrize("seed", range(4))
def test_every_island_keeps_two_coasts(seed: int) -> None:
    state, chance = empty(), Chance(seed + 50)
    for size in (4, 3) * 6:
        strict = [
            spot
            for spot in open_spots(size, EDGES)
            if fits(state, spot, size) and leaves_coasts(state, spot, size)
        ]
        places = places_for(state, size)
        assert not strict or sorted(places) == strict
        lay(state, places[chance.below(len(places))], size)
        for island in range(state.placed):
            villages = cells_of(state.spot[island], state.size[island])
            coasts = sum(
                any(near >= OTHERWORLD and state.land[near] < 0 for near in NEAR[space])
                for space in villages
            )
            assert coasts >= 2


@pytest.mark.rule("EN-R14")
def test_where_no_place_keeps_the_coasts_the_books_rules_bind_and_then_none() -> None:
    state = empty()
    assert has_place(state, 4)
    for space in range(24, SPACES):
        state.land[space] = 0
    assert not has_place(state, 4)
    assert places_for(state, 3) == []


@pytest.mark.rule("EN-R3")
def test_an_island_interrupts_a_current() -> None:
    table = Table()
    arc = ARCS[0]
    middle = arc[2]
    spot = next(spot for spot in open_spots(3) if middle in cells_of(spot, 3))
    table.lay(RA, 3, spot)
    assert all(table.state.land[space] < 0 or space in cells_of(spot, 3) for space in arc)
    assert table.state.land[middle] == 0, "nobody sails there while it lies"
