"""Grow, Recruit, Support and Discovery (EL-29 to EL-32)."""

import pytest

from pantheon.core.errors import RuleBroken
from pantheon.core.words import words
from pantheon.games.elements.generated.actions import (
    BuildHouse,
    Contribute,
    Discover,
    Grow,
    Pay,
    PaySurcharge,
    Recruit,
    Skip,
    Stop,
    Walk,
)
from pantheon.games.elements.generated.events import EnergyPaid, PathDiscovered
from pantheon.games.elements.picture.buttons import buttons_of
from pantheon.games.elements.rules.constants import (
    BUILD,
    DISCOVERY,
    EARTH,
    FIRE,
    GROW,
    NOBODY,
    RANKS,
    RECRUIT,
    SUPPORT,
    WATER,
    WIND,
    Phase,
)
from tests.games.elements.positions import GAME, PERSON, Table


@pytest.mark.rule("EL-29")
def test_food_is_bought_in_segments() -> None:
    table = Table().people(GROW, 2).energy(water=14).act(GROW, 1)
    assert [each.segments for each in table.legal(Grow)] == [1, 2]  # type: ignore[attr-defined]
    assert table.refused(Grow(3)) == "EL-23"
    assert table.refused(Grow(0)) == "EL-29"
    table.state.food[0] = 0
    table.play(Grow(2))
    assert table.has()[WATER] == 14 - 2 * (6 + 1 - 2)
    assert table.state.food[0] == 8


@pytest.mark.rule("EL-29")
def test_after_a_large_portion_more_can_be_grown() -> None:
    table = Table().energy(water=90).act(GROW)
    table.state.food[0] = 0
    table.play(Grow(12))
    assert table.state.phase == Phase.GROWING
    table.play(Grow(2))
    assert table.state.phase != Phase.GROWING
    assert (table.state.food[0], table.has()[WATER]) == (56, 6)
    table = Table().energy(water=90).act(GROW)
    table.play(Grow(12))
    table.play(Stop())
    assert table.has()[WATER] == 18


@pytest.mark.rule("EL-R11")
def test_a_segment_costs_at_least_one() -> None:
    table = Table(people=8).people(GROW, 8).energy(water=3).act(GROW)
    table.state.food[0] = 0
    table.play(Grow(3))
    assert (table.state.food[0], table.has()[WATER]) == (12, 0)


@pytest.mark.rule("EL-30")
def test_recruiting_requires_an_own_person_on_the_island() -> None:
    table = Table().houses(FIRE, 2).people(WATER).energy(fire=12).act(RECRUIT)
    islands = {each.island for each in table.legal(Recruit)}  # type: ignore[attr-defined]
    assert islands == {WATER, RECRUIT, FIRE}, "people, the priest here, the waiting priest"
    assert table.refused(Recruit(EARTH)) == "EL-30", "neither person nor priest"
    table.play(Recruit(RECRUIT))
    assert table.state.people[RECRUIT] == 1
    assert table.has() == (0, 0, 0, 0)


@pytest.mark.rule("EL-30")
def test_a_mixed_price_is_paid_in_parts() -> None:
    table = Table().houses(FIRE).energy(fire=5, earth=5, wind=5, water=5).act(RECRUIT)
    table.play(Recruit(RECRUIT))
    assert (table.state.phase, table.state.debt) == (Phase.PAYING, 12)
    assert table.refused(Pay(FIRE, 6)) == "EL-30"
    assert table.refused(Skip()) == "EL-30"
    table.play(Pay(WIND, 5))
    table.play(Pay(FIRE, 4))
    assert table.refused(Pay(WATER, 4)) == "EL-30", "more than is owed"
    table.play(Pay(WATER, 3))
    assert table.has() == (1, 5, 0, 2)
    assert table.state.phase != Phase.PAYING


@pytest.mark.rule("EL-30")
def test_a_mixed_price_without_a_choice_is_paid_at_once() -> None:
    table = Table().houses(FIRE).energy(fire=7, water=5).act(RECRUIT)
    events = table.play(Recruit(RECRUIT))
    assert [each for each in events if isinstance(each, EnergyPaid)] == [
        EnergyPaid(0, FIRE, 7, 0),
        EnergyPaid(0, WATER, 5, 0),
    ]


@pytest.mark.rule("EL-30")
def test_never_more_people_than_houses() -> None:
    table = Table().houses(FIRE, 1).people(FIRE).energy(fire=12).act(RECRUIT)
    assert table.refused(Recruit(FIRE)) == "EL-30"
    table = Table(people=1, houses=3).houses(FIRE, 3).people(FIRE).energy(fire=12).act(RECRUIT)
    assert table.supply(PERSON) == 0
    assert table.refused(Recruit(FIRE)) == "EL-30"
    table = Table().houses(FIRE).energy(fire=11).act(RECRUIT)
    assert table.refused(Recruit(RECRUIT)) == "EL-23"


@pytest.mark.rule("EL-31")
def test_three_of_each_kind_for_five_points() -> None:
    table = Table().energy(fire=3, earth=3, wind=3, water=4).act(SUPPORT)
    table.play(Contribute(FIRE))
    assert table.has() == (0, 0, 0, 1)
    assert table.state.points[0] == 5
    table = Table().energy(fire=3, earth=3, wind=2, water=9).act(SUPPORT)
    assert table.refused(Contribute(FIRE)) == "EL-23"


@pytest.mark.rule("EL-31")
def test_the_best_building_that_contributed_claims_the_marker() -> None:
    table = Table(4).building(SUPPORT)
    rich = {"fire": 9, "earth": 9, "wind": 9, "water": 9}
    table.energy(0, **rich).energy(1, **rich)
    table.act(SUPPORT, 2, seat=1).play(Contribute(FIRE))
    assert table.state.claim == SUPPORT * RANKS + 2
    table.act(SUPPORT, 1, seat=0).play(Contribute(FIRE))
    assert table.state.claim == SUPPORT * RANKS + 1


@pytest.mark.rule("EL-R6")
def test_the_modifier_changes_one_kind_of_choice() -> None:
    table = Table().energy(fire=3, earth=3, wind=4, water=3).act(SUPPORT, 1)
    assert table.legal(Contribute) == [Contribute(WIND)]
    table.play(Contribute(WIND))
    assert table.has() == (0, 0, 0, 0)
    table = Table().people(SUPPORT, 5).energy(fire=3, earth=3, wind=3).act(SUPPORT)
    assert table.legal(Contribute) == [Contribute(WATER)], "down to 0, and no further"
    table = Table().energy(fire=3, earth=3, wind=3, water=3).act(SUPPORT)
    assert table.refused(Contribute(WIND)) == "EL-R6", "no modifier, nothing to choose"


@pytest.mark.rule("EL-R6")
def test_a_discount_on_nothing_leaves_nothing_to_choose() -> None:
    free = {"support_cost": 0, "discover_cost": 0}
    table = Table(**free).people(SUPPORT).act(SUPPORT)
    assert table.legal(Contribute) == [Contribute(FIRE)]
    assert table.refused(Contribute(WATER)) == "EL-R6"
    table = Table(**free).energy(fire=1, water=1).act(SUPPORT, 1)
    assert table.legal(Contribute) == [Contribute(FIRE), Contribute(WATER)], "dearer, not cheaper"
    table = Table(**free).ship(FIRE).people(DISCOVERY).act(DISCOVERY)
    assert {each.god for each in table.legal(Discover)} == {WIND}  # type: ignore[attr-defined]
    table = Table(version=1, **free).people(SUPPORT).act(SUPPORT)
    assert len(table.legal(Contribute)) == 4, "as it was when older matches began"


@pytest.mark.rule("EL-32")
def test_a_path_next_to_any_ship_is_discovered() -> None:
    table = Table().ship(EARTH, 1).energy(wind=4, water=4).act(DISCOVERY)
    paths = {each.path for each in table.legal(Discover)}  # type: ignore[attr-defined]
    assert paths == {1, 2}, "the two that pass the earth god's island"
    assert table.refused(Discover(0, WIND)) == "EL-32"
    assert table.refused(Discover(1, FIRE)) == "EL-32"
    events = table.play(Discover(1, WIND), 2)
    assert events[0] == PathDiscovered(0, 1, 3, 3)
    assert (table.state.path[1], table.state.pool) == (2, [2, 2, 1, 2])
    assert table.has() == (0, 0, 0, 0)
    assert table.state.points[0] == 3
    assert events[0].reveals


@pytest.mark.rule("EL-32")
def test_a_known_path_is_not_discovered_again() -> None:
    table = Table().ship(BUILD).energy(wind=8, water=8)
    table.state.path[0] = 1
    table.act(DISCOVERY)
    assert table.refused(Discover(0, WIND)) == "EL-32"
    assert {each.path for each in table.legal(Discover)} == {7}  # type: ignore[attr-defined]


@pytest.mark.rule("EL-32")
def test_the_modifier_of_a_discovery_changes_wind_or_water() -> None:
    table = Table().ship(BUILD).energy(wind=4, water=5).act(DISCOVERY, 1)
    assert {each.god for each in table.legal(Discover)} == {WATER}  # type: ignore[attr-defined]
    table = Table().ship(BUILD).people(DISCOVERY).energy(wind=3, water=4).act(DISCOVERY)
    table.play(Discover(0, WIND))
    assert table.has() == (0, 0, 0, 0)


@pytest.mark.rule("EL-32")
def test_a_copied_action_costs_three_more_of_one_kind() -> None:
    table = Table().people(FIRE).energy(earth=6, fire=3, water=4).act(DISCOVERY)
    table.play(BuildHouse(FIRE))
    assert table.state.phase == Phase.SURCHARGING
    assert table.refused(PaySurcharge(EARTH)) == "EL-32", "not 3 of it left"
    table.play(PaySurcharge(WATER))
    assert table.has() == (3, 0, 0, 1)
    table = Table().people(FIRE).energy(earth=6, fire=2, water=2).act(DISCOVERY)
    assert table.refused(BuildHouse(FIRE)) == "EL-23"


@pytest.mark.rule("EL-32")
def test_discovery_modifies_a_copy_and_not_the_copied_island() -> None:
    table = Table().people(FIRE).people(BUILD, 3).energy(earth=10).act(DISCOVERY, 1)
    table.play(BuildHouse(FIRE))
    assert table.has()[EARTH] == 10 - 7 - 3
    table = Table().people(DISCOVERY, 2).energy(water=11).act(DISCOVERY)
    table.state.food[0] = 0
    table.play(Grow(2))
    assert (table.has()[WATER], table.state.food[0]) == (0, 8), "twice 4, and 3 once"


@pytest.mark.rule("EL-32")
def test_a_copied_walk_keeps_its_surcharge_for_the_end() -> None:
    table = Table().people(WATER, 3).energy(wind=7).act(DISCOVERY)
    table.play(Walk(WATER, EARTH))
    assert table.state.phase == Phase.WALKING
    table.play(Walk(WATER, EARTH))
    assert table.state.phase != Phase.WALKING, "a third would leave nothing for the surcharge"
    assert table.has()[WIND] == 0


@pytest.mark.rule("EL-32")
def test_a_copied_recruit_pays_the_surcharge_and_then_the_mix() -> None:
    table = Table().houses(FIRE).people(DISCOVERY, 0).energy(fire=9, earth=9).act(DISCOVERY)
    table.play(Recruit(DISCOVERY))
    table.play(PaySurcharge(FIRE))
    assert (table.state.phase, table.state.debt) == (Phase.PAYING, 12)
    table.play(Pay(EARTH, 9))
    assert table.has() == (3, 0, 0, 0)


@pytest.mark.rule("EL-32")
def test_a_copied_support_never_takes_the_marker() -> None:
    table = Table().energy(fire=9, earth=3, wind=3, water=3).act(DISCOVERY)
    table.play(Contribute(FIRE))
    assert table.state.points[0] == 5
    assert table.has()[FIRE] == 3
    assert table.state.claim == NOBODY


@pytest.mark.rule("EL-23")
def test_a_refusal_and_a_button_say_what_is_missing() -> None:
    table = Table().energy(fire=9).act(GROW)
    with pytest.raises(RuleBroken) as refusal:
        GAME.check_code(table.state, 0, GAME.codec.encode(Grow(1)))
    assert refusal.value.arguments == {"god": WATER, "cost": 6, "held": 0}
    grow, *_ = buttons_of(table.state)
    assert grow.why == words("elements-refused-energy", god=WATER, cost=6, held=0)
    table = Table().energy(water=6).act(GROW)
    grow, *_ = buttons_of(table.state)
    assert grow.why is None
