"""Components, map and set-up (EL-1 to EL-12)."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused, RuleBroken
from pantheon.games.elements.generated.actions import (
    BuildBuilding,
    Endow,
    PlacePiece,
    PlacePriest,
    Sail,
)
from pantheon.games.elements.options import ElementsOptions
from pantheon.games.elements.picture.geometry import DRAWING
from pantheon.games.elements.rules.chart import PATHS, Chart
from pantheon.games.elements.rules.constants import (
    BUILD,
    DESTROY,
    EARTH,
    FIRE,
    GODS,
    GROW,
    ISLANDS,
    MOVE,
    NOBODY,
    RANKS,
    SUPPORT,
    WATER,
    WILD,
    WIND,
    Phase,
)
from pantheon.games.elements.rules.energy import swing_at
from pantheon.games.elements.rules.setup import prepare
from pantheon.games.elements.rules.state import State
from tests.games.elements.positions import GAME, HOUSE, PERSON, Table


def new(seats: int = 2, seed: int = 1, **options: object) -> State:
    return prepare(seats, ElementsOptions(**options).knobs(seats), Chance(seed), None)


@pytest.mark.rule("EL-1")
def test_components_of_players_and_table() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    components = GAME.components(new(4))
    for seat in range(4):
        counts = [components[f"{what} of {seat}"] for what in
                  ("priests", "people", "houses", "ships", "markers")]  # fmt: skip
        assert counts == [6, 6, 6, 2, 4]
    assert (components["third buildings"], components["fourth buildings"]) == (10, 10)
    assert ElementsOptions().turns == 10


@pytest.mark.rule("EL-2")
@given(st.integers(0, 10_000))
def test_gods_are_in_the_square_and_support_in_the_middle(seed: int) -> None:
    spots = new(seed=seed).chart.spots
    assert sorted(spots) == list(range(ISLANDS))
    assert sorted(spots[:GODS]) == [0, 1, 2, 3]
    assert spots[SUPPORT] == 8


@pytest.mark.rule("EL-2")
def test_islands_are_shuffled() -> None:
    places = [Counter(new(seed=seed).chart.spots[island] for seed in range(400))
              for island in range(ISLANDS)]  # fmt: skip
    assert all(len(places[god]) == 4 for god in range(GODS))
    others = [island for island in range(BUILD, ISLANDS) if island != SUPPORT]
    assert all(len(places[island]) == 8 for island in others)


@pytest.mark.rule("EL-R1")
def test_neighbours_are_gods_side_by_side_and_corners() -> None:
    chart = Table().state.chart
    assert set(chart.near[FIRE]) == {EARTH, WIND, BUILD, DESTROY, SUPPORT, WILD}
    assert set(chart.near[SUPPORT]) == {FIRE, EARTH, WIND, WATER}
    assert set(chart.near[DESTROY]) == {FIRE, EARTH}
    assert chart.near[BUILD] == [FIRE]


@pytest.mark.rule("EL-R1")
@given(st.permutations(range(GODS)), st.permutations([4, 5, 6, 7, 9, 10, 11, 12]))
def test_islands_that_touch_in_the_picture_are_neighbours(
    gods: list[int], others: list[int]
) -> None:
    spots = [*gods, *others[:6], 8, *others[6:]]
    chart = Chart(spots)
    for one in range(ISLANDS):
        for other in range(ISLANDS):
            (ax, ay), (bx, by) = DRAWING.spots[spots[one]], DRAWING.spots[spots[other]]
            apart = abs(ax - bx), abs(ay - by)
            both_gods = one < GODS and other < GODS and sorted(apart) == [0, 340]
            corner = (one < GODS) != (other < GODS) and apart == (170, 170)
            assert (other in chart.near[one]) == (both_gods or corner)


@pytest.mark.rule("EL-3", "EL-R2")
def test_eight_paths_around_the_map() -> None:
    chart = Table().state.chart
    assert chart.rim == [BUILD, DESTROY, MOVE, GROW, 8, 9, WILD + 1, WILD]
    assert chart.passed == [FIRE, EARTH, EARTH, WATER, WATER, WIND, WIND, FIRE]
    state = new()
    assert state.path == [NOBODY] * PATHS, "face down, whatever else the book says"
    assert state.pool == [2, 2, 2, 2]
    assert state.knobs.path_costs == [1, 2, 3, 4]


@pytest.mark.rule("EL-R2")
def test_a_path_joins_its_two_ends_for_travel_only() -> None:
    table = Table().ship(BUILD).ship(FIRE).energy(wind=9)
    table.state.path[0] = 0
    table.act(MOVE)
    goals = {(each.origin, each.island) for each in table.legal(Sail)}  # type: ignore[attr-defined]
    assert (BUILD, DESTROY) in goals
    assert (BUILD, FIRE) in goals, "a neighbour, without the path"
    assert (BUILD, MOVE) not in goals, "its path is hidden"


@pytest.mark.rule("EL-4", "EL-R3")
def test_the_second_starting_building_is_worse() -> None:
    table = Table().turn()
    state = table.state
    for island in range(WILD):
        assert [island * RANKS + rank in state.free for rank in range(RANKS)] == [1, 1, 0, 0]
        assert swing_at(state, 0, island * RANKS) == 0
        assert swing_at(state, 0, island * RANKS + 1) == 1


@pytest.mark.rule("EL-R10")
def test_wild_islands_take_buildings_without_an_action() -> None:
    table = Table().people(WILD).energy(earth=12)
    assert not [each for each in table.turn().state.free if each >= WILD * RANKS]
    table.act(BUILD).play(BuildBuilding(WILD))
    assert table.state.points[0] == 3
    assert table.state.track == 1
    table.turn()
    table.play(PlacePriest(WILD * RANKS + 2))
    while table.state.phase == Phase.PLACING:
        table.play(table.legal()[0])
    assert WILD * RANKS + 2 not in table.state.waiting, "nothing to do there"


@pytest.mark.rule("EL-10")
@given(st.integers(0, 10_000))
def test_everyone_starts_alike(seed: int) -> None:
    state = new(3, seed)
    assert state.priests == [4] * 3
    assert state.start == [2, 2, 1] * 3
    assert state.food == [5] * 3
    assert state.points == [5] * 3
    assert state.active == state.first


@pytest.mark.rule("EL-10")
def test_the_first_player_is_random() -> None:
    assert {new(4, seed).first for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("EL-11")
def test_pieces_are_placed_one_by_one_in_turn() -> None:
    state = new(3)
    order = []
    while state.phase == Phase.SETTLING:
        order.append(state.active)
        action = GAME.legal(state, state.active)[-1]
        GAME.apply(state, state.active, action, Chance(1))
    assert order == [(state.first + step) % 3 for step in range(15)]
    assert sum(state.people) == sum(state.houses) == 6
    assert sum(state.ships) == 3


@pytest.mark.rule("EL-11")
def test_three_houses_on_an_island_of_all_players() -> None:
    state = new(2)
    for _ in range(3):
        GAME.apply(state, state.active, PlacePiece(HOUSE, FIRE), Chance(1))
    full = PlacePiece(HOUSE, FIRE)
    assert full not in GAME.legal(state, state.active)
    with pytest.raises(Exception, match="EL-11"):
        GAME.check(state, state.active, full)
    GAME.apply(state, state.active, PlacePiece(HOUSE, EARTH), Chance(1))
    assert PlacePiece(PERSON, FIRE) in GAME.legal(state, state.active), "others may still come"


@pytest.mark.rule("EL-11")
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_quick_setup_places_everything(seats: int, seed: int) -> None:
    state = new(seats, seed, quick_setup=True)
    assert state.phase == Phase.PLACING
    assert sum(state.start) == 0
    for island in range(GODS):
        assert sum(state.houses[seat * GODS + island] for seat in range(seats)) <= 3
    for seat in range(seats):
        energy = state.energy[seat * GODS : (seat + 1) * GODS]
        assert sorted(energy) == [0, 0, 6, 6]


@pytest.mark.rule("EL-11")
def test_starting_pieces_must_exist_and_fit() -> None:
    with pytest.raises(OptionRefused, match="start_houses"):
        ElementsOptions(start_houses=4, start_houses_island=3).check(4)
    with pytest.raises(OptionRefused, match="start_ships"):
        ElementsOptions(start_ships=2, ships=1).check(2)


@pytest.mark.rule("EL-12", "EL-R12")
def test_energy_goes_to_exactly_two_gods() -> None:
    state = new(2)
    while state.phase == Phase.SETTLING:
        GAME.apply(state, state.active, GAME.legal(state, state.active)[0], Chance(1))
    assert state.phase == Phase.ENDOWING
    assert state.support == [0] * 8
    assert state.active == state.first
    seat = state.active
    with pytest.raises(RuleBroken, match="EL-R12"):  # the other god needs some
        GAME.apply(state, seat, Endow(FIRE, 12), Chance(1))
    GAME.apply(state, seat, Endow(FIRE, 11), Chance(1))
    assert GAME.legal(state, seat) == [Endow(god, 1) for god in (EARTH, WIND, WATER)]
    with pytest.raises(RuleBroken, match="EL-12"):
        GAME.apply(state, seat, Endow(WATER, 2), Chance(1))
    GAME.apply(state, seat, Endow(WATER, 1), Chance(1))
    assert state.energy[seat * GODS : (seat + 1) * GODS] == [11, 0, 0, 1]
    assert state.active != seat
    GAME.apply(state, state.active, Endow(EARTH, 6), Chance(1))
    GAME.apply(state, state.active, Endow(WIND, 6), Chance(1))
    assert (state.phase, state.turn, state.active) == (Phase.PLACING, 1, state.first)
