"""Feeding, upkeep and the end (EL-33 to EL-50)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.core.match import Match
from pantheon.core.options import Whole, declared
from pantheon.games.elements.generated.actions import Feed, GainEnergy, Pay, Skip
from pantheon.games.elements.generated.events import HungerPaid, PeopleFed, UpkeepUnpaid
from pantheon.games.elements.options import ElementsOptions
from pantheon.games.elements.rules.constants import DISCOVERY, EARTH, FIRE, WATER, WIND, Phase
from pantheon.games.elements.rules.scoring import end, presence_on, shares
from tests.games.elements.positions import GAME, Table


def hungry(food: int = 0, **energy: int) -> Table:
    """The last action of a turn, after which three people eat."""
    table = Table().people(FIRE, 3).energy(**energy).act(DISCOVERY, alone=True)
    table.state.food[0] = food
    return table


@pytest.mark.rule("EL-33")
def test_food_is_eaten_first() -> None:
    table = hungry(5, fire=9)
    events = table.play(Skip())
    assert PeopleFed(0, 3, 3, 0) in events
    assert (table.state.food[0], table.has()[FIRE]) == (2, 9)
    assert table.state.phase == Phase.PLACING


@pytest.mark.rule("EL-33")
def test_each_missing_food_costs_three_energy_of_a_chosen_kind() -> None:
    table = hungry(1, fire=3, water=7)
    table.play(Skip())
    assert (table.state.phase, table.state.hungry) == (Phase.FEEDING, 2)
    assert table.refused(Feed(WIND)) == "EL-33"
    assert table.refused(Skip()) == "EL-33"
    table.play(Feed(WATER))
    assert table.legal() == [Feed(FIRE), Feed(WATER)]
    table.play(Feed(WATER))
    assert table.has() == (3, 0, 0, 1)
    assert table.state.phase == Phase.PLACING


@pytest.mark.rule("EL-33")
def test_hunger_without_a_choice_is_paid_at_once() -> None:
    table = hungry(2, fire=5, water=2)
    events = table.play(Skip())
    assert HungerPaid(0, FIRE, 3, 0) in events
    assert table.has() == (2, 0, 0, 2)


@pytest.mark.rule("EL-33")
def test_too_little_energy_costs_points() -> None:
    table = hungry(1, fire=2, water=1)
    events = table.play(Skip())
    assert HungerPaid(0, FIRE, 2, 1) in events, "all of the largest, and 1 point for the rest"
    assert HungerPaid(0, WATER, 1, 2) in events
    assert table.state.points[0] == -3


@pytest.mark.rule("EL-33")
def test_the_player_chooses_between_equal_energies() -> None:
    table = hungry(2, fire=2, water=2)
    table.play(Skip())
    assert table.legal() == [Feed(FIRE), Feed(WATER)]
    table.play(Feed(WATER))
    assert table.has() == (2, 0, 0, 0)


@pytest.mark.rule("EL-R7")
def test_points_may_fall_below_zero() -> None:
    table = hungry()
    table.play(Skip())
    assert table.state.points[0] == -9


@pytest.mark.rule("EL-R8")
def test_priests_cost_upkeep_only_as_a_table_option() -> None:
    table = Table().energy(fire=9).act(DISCOVERY, alone=True)
    table.play(Skip())
    assert table.has() == (9, 0, 0, 0)
    table = Table(priest_upkeep=1).energy(fire=9, water=1).act(DISCOVERY, alone=True)
    table.play(Skip())
    assert (table.state.phase, table.state.debt) == (Phase.PAYING, 4)
    table.play(Pay(FIRE, 4))
    assert table.has() == (5, 0, 0, 1)
    assert table.state.points[1] == -4, "the other player has no energy"


@pytest.mark.rule("EL-R8")
def test_unpaid_upkeep_costs_points() -> None:
    table = Table(priest_upkeep=2).energy(fire=3, water=2).act(DISCOVERY, alone=True)
    events = table.play(Skip())
    assert UpkeepUnpaid(0, 3, 3) in events
    assert (table.has(), table.state.points[0]) == ((0, 0, 0, 0), -3)


def ended(table: Table) -> Table:
    """The same table after its last turn."""
    table.state.turn = table.options.turns
    table.act(DISCOVERY, alone=True)
    table.play(Skip())
    assert table.state.phase == Phase.OVER
    return table


@pytest.mark.rule("EL-40")
def test_support_pays_by_place() -> None:
    table = ended(Table(4).support(FIRE, 4, 3, 2, 1))
    assert table.state.points == [12, 6, 3, 1]


@pytest.mark.rule("EL-41")
def test_presence_counts_buildings_houses_and_people() -> None:
    table = Table(3).building(WIND, 2).houses(WIND, 2, seat=1).people(WIND, 2)
    assert presence_on(table.state, WIND) == [2, 4, 3]
    assert ended(table).state.points == [2, 8, 4]


@pytest.mark.rule("EL-42")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([3, 3, 1, 0], [9, 9, 3, 0]),
        ([2, 1, 1, 1], [12, 3, 3, 3]),
        ([1, 1, 1, 1], [5, 5, 5, 5]),
        ([0, 5, 5, 5], [0, 7, 7, 7]),
    ],
)
def test_ties_share_the_places_they_cover(values: list[int], points: list[int]) -> None:
    assert shares(values, [12, 6, 3, 1]) == points


@pytest.mark.rule("EL-R9")
def test_a_value_of_zero_scores_nothing() -> None:
    assert shares([0, 0, 0], [12, 6, 3, 1]) == [0, 0, 0]
    assert shares([0, 1], [12, 6, 3, 1]) == [0, 12]


@pytest.mark.rule("EL-42", "EL-R9")
@given(
    st.lists(st.integers(0, 5), min_size=2, max_size=4),
    st.lists(st.integers(0, 20), min_size=4, max_size=4),
)
def test_shares_are_fair(values: list[int], places: list[int]) -> None:
    places = sorted(places, reverse=True)
    paid = shares(values, places)
    assert sum(paid) <= sum(places)
    for one, mine in zip(values, paid, strict=True):
        assert (one == 0) <= (mine == 0)
        for other, theirs in zip(values, paid, strict=True):
            assert one <= other or mine >= theirs


@pytest.mark.rule("EL-43")
def test_ties_are_broken_by_energy_and_then_shared() -> None:
    table = ended(Table(3).energy(1, fire=4).energy(2, water=5))
    result = GAME.result(table.state)
    assert result is not None
    assert result.places == (3, 2, 1)
    assert result.steps[-1].rule == "EL-43"
    table = ended(Table(2).energy(0, fire=5).energy(1, water=5))
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0, 1)


@pytest.mark.rule("EL-40", "EL-41", "EL-33")
def test_the_result_lists_every_source_of_points() -> None:
    table = hungry(1, fire=2, water=1).support(EARTH, 2, 1)
    table.state.turn = 10
    table.play(Skip())
    result = GAME.result(table.state)
    assert result is not None
    reasons = {(step.rule, payment.seat, payment.points)
               for step in result.steps for payment in step.payments}  # fmt: skip
    assert reasons == {
        ("EL-33", 0, -3), ("EL-40", 0, 12), ("EL-40", 1, 6), ("EL-41", 0, 8),
    }  # fmt: skip
    hunger = next(step for step in result.steps if step.rule == "EL-33").payments[0]
    assert {"person:0:0", "person:0:1", "person:0:2", "food:0"} <= set(hunger.lights)


@pytest.mark.rule("EL-50")
def test_every_open_question_is_an_option() -> None:
    knobs = {each.name: each for each in declared(ElementsOptions)}
    for name, default in (
        ("god_energy", 6), ("support_threshold", 6), ("turns", 10), ("priest_upkeep", 0),
    ):  # fmt: skip
        assert knobs[name].default == default
        assert isinstance(knobs[name].knob, Whole)
    table = Table(god_energy=8, support_threshold=9).act(WATER)
    assert table.legal() == [Skip(), GainEnergy()]
    table.play(GainEnergy())
    assert table.has()[WATER] == 8


@pytest.mark.rule("EL-40")
@pytest.mark.rule("EL-41")
@pytest.mark.parametrize("seed", range(4))
def test_panels_show_what_final_scoring_would_add(seed: int) -> None:
    """Ending the match at any point pays exactly what is due; afterwards nothing is due."""
    chance = Random(seed)
    match = Match.start(GAME, 2 + seed % 3, seed, {"turns": 2, "quick_setup": True})
    while not match.over:
        state = GAME.copy(match.state)
        panels = GAME.scene(GAME.known(state, None), None).panels
        end(state, None)
        assert [panel.score + panel.due for panel in panels] == state.points
        match.play(chance.choice(match.legal()))
    assert not any(panel.due for panel in GAME.scene(match.known(None), None).panels)
