"""Placement, order of actions, modifiers (EL-20 to EL-23, EL-34)."""

import pytest

from pantheon.games.elements.generated.actions import (
    BuildHouse,
    Contribute,
    GainEnergy,
    Grow,
    PlacePriest,
    Resolve,
    Skip,
    Walk,
)
from pantheon.games.elements.rules.constants import (
    BUILD,
    DISCOVERY,
    EARTH,
    FIRE,
    GROW,
    MOVE,
    RANKS,
    SUPPORT,
    WATER,
    WIND,
    Phase,
)
from pantheon.games.elements.rules.energy import price, swing_at
from tests.games.elements.positions import Table


def first_of(island: int) -> int:
    return island * RANKS


@pytest.mark.rule("EL-20")
def test_priests_are_placed_one_at_a_time_from_the_first_player() -> None:
    table = Table(3, start_priests=2).turn(first=1)
    order = []
    while table.state.phase == Phase.PLACING:
        order.append(table.state.active)
        table.play(table.legal()[0])
    assert order == [1, 2, 0, 1, 2, 0]
    assert table.state.active == 1


@pytest.mark.rule("EL-20")
def test_players_with_priests_left_continue_placing() -> None:
    table = Table(2)
    table.state.blocked = [3, 0]
    table.turn()
    order = []
    while table.state.phase == Phase.PLACING:
        order.append(table.state.active)
        table.play(table.legal()[0])
    assert order == [0, 1, 1, 1, 1]


@pytest.mark.rule("EL-20")
def test_placement_ends_when_no_building_is_free() -> None:
    table = Table(2, start_priests=6).turn()
    placed = 0
    while table.state.phase == Phase.PLACING:
        table.play(table.legal()[0])
        placed += 1
    assert placed == 11, "eleven islands, one starting building each with two players"
    assert table.state.left == [0, 0]


@pytest.mark.rule("EL-21")
@pytest.mark.parametrize(
    ("seats", "god_closes", "action_closes"), [(2, True, True), (3, False, True), (4, False, False)]
)
def test_one_starting_building_closes_the_other(
    seats: int, god_closes: bool, action_closes: bool
) -> None:
    table = Table(seats).turn()
    for island, closes in ((FIRE, god_closes), (BUILD, action_closes)):
        table.play(PlacePriest(first_of(island) + 1))
        other = PlacePriest(first_of(island))
        assert (other not in table.legal()) == closes
        if closes:
            assert table.refused(other) == "EL-21"


@pytest.mark.rule("EL-21")
def test_a_building_takes_one_priest_and_added_buildings_stay_open() -> None:
    table = Table(2).building(FIRE).turn()
    table.play(PlacePriest(first_of(FIRE)))
    assert table.refused(PlacePriest(first_of(FIRE))) == "EL-21"
    table.play(PlacePriest(first_of(FIRE) + 2))
    assert table.refused(PlacePriest(first_of(FIRE) + 3)) == "EL-21", "not built"


@pytest.mark.rule("EL-21")
def test_closing_is_an_option() -> None:
    table = Table(2, closing="none").turn()
    table.play(PlacePriest(first_of(FIRE)))
    assert PlacePriest(first_of(FIRE) + 1) in table.legal()


@pytest.mark.rule("EL-22")
def test_each_player_resolves_all_priests_in_any_order() -> None:
    table = Table(2, start_priests=2).turn()
    for building in (FIRE, EARTH, WATER, GROW):
        table.play(PlacePriest(first_of(building)))
    assert table.state.phase == Phase.CHOOSING
    assert table.refused(Resolve(first_of(EARTH))) == "EL-22", "another player's priest"
    table.play(Resolve(first_of(WATER)))
    table.play(GainEnergy())
    assert (table.state.active, table.state.acting) == (0, first_of(FIRE)), "the last by itself"
    table.play(GainEnergy())
    assert table.state.active == 1
    assert table.state.priest[first_of(FIRE)] == 0, "priests stay until the turn's end"


@pytest.mark.rule("EL-22")
def test_an_action_may_be_skipped_and_cannot_be_repeated() -> None:
    table = Table().act(FIRE)
    table.play(Skip())
    assert table.has() == (0, 0, 0, 0)
    assert table.state.phase == Phase.ACTING
    assert table.state.acting == first_of(WATER) + 1
    assert table.refused(Resolve(first_of(FIRE))) == "EL-22"


@pytest.mark.rule("EL-22")
def test_actions_of_another_island_are_refused() -> None:
    table = Table().people(FIRE).energy(earth=9).act(GROW)
    assert table.refused(BuildHouse(FIRE)) == "EL-22"
    assert table.refused(GainEnergy()) == "EL-22"


@pytest.mark.rule("EL-22", "EL-23")
def test_modifiers_are_read_when_the_action_is_carried_out() -> None:
    table = Table().people(WATER).energy(wind=2)
    table.state.priest[first_of(EARTH)] = 0
    table.act(MOVE)
    table.state.waiting = [first_of(EARTH)]
    table.play(Walk(WATER, EARTH))
    assert table.state.acting == first_of(EARTH)
    table.play(GainEnergy())
    assert table.has()[EARTH] == 7, "the person who has just come helps"


@pytest.mark.rule("EL-23")
def test_people_help_and_buildings_hinder() -> None:
    table = Table().people(GROW, 2).people(GROW, 3, seat=1)
    assert swing_at(table.state, 0, first_of(GROW) + 1) == 1 - 2, "only one's own people"
    assert swing_at(table.state, 0, first_of(GROW) + 3) == 3 - 2
    assert price(1, -5) == 0, "never below 0"


@pytest.mark.rule("EL-23")
def test_people_are_counted_before_anyone_moves() -> None:
    table = Table().people(MOVE, 2).energy(wind=3).act(MOVE)
    table.play(Walk(MOVE, EARTH))
    assert table.has()[WIND] == 3, "2 less 2 for the people who were there"
    table.play(Walk(MOVE, EARTH))
    assert table.has()[WIND] == 1, "the help counts once for the whole action"


@pytest.mark.rule("EL-34")
def test_the_marker_passes_left_or_to_the_best_supporter() -> None:
    table = Table(3, start_priests=1).turn(first=1)
    for island in (FIRE, EARTH, WIND):
        table.play(PlacePriest(first_of(island)))
    for _ in range(3):
        table.play(GainEnergy())
    assert (table.state.turn, table.state.first) == (2, 2)
    table = Table(4, start_priests=1).energy(1, fire=4, earth=4, wind=4, water=4).turn(first=0)
    for building in (FIRE * RANKS, SUPPORT * RANKS + 1, WIND * RANKS, SUPPORT * RANKS):
        table.play(PlacePriest(building))
    table.play(GainEnergy())
    table.play(Contribute(WATER))
    table.play(GainEnergy())
    table.play(Skip())
    assert table.state.first == 1, "the first building's user did not contribute"


@pytest.mark.rule("EL-34")
def test_after_the_last_turn_the_match_ends() -> None:
    table = Table(2, start_priests=1, turns=1).turn()
    table.play(PlacePriest(first_of(FIRE)))
    table.play(PlacePriest(first_of(DISCOVERY)))
    table.play(GainEnergy())
    table.play(Skip())
    assert table.state.phase == Phase.OVER
    assert table.refused(Grow(1)) == "EL-34"
