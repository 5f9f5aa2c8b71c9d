"""God islands, Build, Destroy and Move (EL-24 to EL-28)."""

import pytest

from pantheon.games.elements.generated.actions import (
    BlockPriest,
    BuildBuilding,
    BuildHouse,
    BuildShip,
    DestroyShip,
    GainEnergy,
    RaiseSupport,
    Sail,
    Stop,
    Walk,
)
from pantheon.games.elements.generated.events import BuildingBuilt, ShipSailed, TrackFilled
from pantheon.games.elements.rules.constants import (
    BUILD,
    DESTROY,
    EARTH,
    FIRE,
    GROW,
    ISLANDS,
    MOVE,
    RANKS,
    RECRUIT,
    SUPPORT,
    WATER,
    WILD,
    WIND,
    Phase,
)
from tests.games.elements.positions import HOUSE, MARKER, SHIP, Table


@pytest.mark.rule("EL-24")
@pytest.mark.parametrize(("rank", "people", "gain"), [(0, 0, 6), (0, 2, 8), (1, 0, 5), (1, 2, 7)])
def test_a_god_gives_energy_with_modifiers(rank: int, people: int, gain: int) -> None:
    table = Table().people(WIND, people).act(WIND, rank)
    table.play(GainEnergy())
    assert table.has() == (0, 0, gain, 0)


@pytest.mark.rule("EL-24")
def test_support_needs_a_gain_of_six() -> None:
    table = Table().act(WATER, 1)
    assert table.refused(RaiseSupport()) == "EL-24"
    table = Table().people(WATER).act(WATER, 1)
    table.play(RaiseSupport())
    assert table.state.support[WATER] == 1
    assert table.has() == (0, 0, 0, 0), "support in place of energy"


@pytest.mark.rule("EL-25")
def test_a_house_needs_a_god_island_with_an_own_person() -> None:
    table = Table().people(FIRE).people(GROW).people(EARTH, seat=1).energy(earth=6).act(BUILD)
    assert table.refused(BuildHouse(GROW)) == "EL-25"
    assert table.refused(BuildHouse(EARTH)) == "EL-25", "somebody else's person"
    table.play(BuildHouse(FIRE))
    assert table.has()[EARTH] == 0
    assert table.state.houses[FIRE] == 1


@pytest.mark.rule("EL-25")
def test_no_more_than_six_houses() -> None:
    table = Table().people(FIRE).houses(FIRE, 6).energy(earth=9).act(BUILD)
    assert table.supply(HOUSE) == 0
    assert table.refused(BuildHouse(FIRE)) == "EL-25"


@pytest.mark.rule("EL-25")
def test_a_building_costs_twelve_and_brings_three_points() -> None:
    table = Table().people(FIRE).energy(earth=13).act(BUILD, 1)
    events = table.play(BuildBuilding(FIRE))
    assert table.has()[EARTH] == 0, "12 and 1 for the second building of Build"
    assert table.state.points[0] == 3
    assert (table.state.builder[0], table.supply(MARKER)) == (0, 3)
    assert isinstance(events[0], BuildingBuilt)
    assert events[0].rank == 2, "the third of the island: -2/+2"


@pytest.mark.rule("EL-25")
def test_two_buildings_can_be_added_to_an_island() -> None:
    table = Table().people(GROW).building(GROW).energy(earth=12)
    table.act(BUILD).play(BuildBuilding(GROW))
    assert table.state.stock == [9, 9]
    table.energy(earth=12).act(BUILD)
    assert table.refused(BuildBuilding(GROW)) == "EL-25"


@pytest.mark.rule("EL-25")
def test_buildings_need_supply_and_on_god_islands_a_marker() -> None:
    table = Table(third_buildings=0).people(GROW).energy(earth=12).act(BUILD)
    assert table.refused(BuildBuilding(GROW)) == "EL-25"
    table = Table(markers=0).people(FIRE).people(GROW).energy(earth=12).act(BUILD)
    assert table.refused(BuildBuilding(FIRE)) == "EL-25"
    table.play(BuildBuilding(GROW))


@pytest.mark.rule("EL-25")
def test_ships_can_also_be_built_at_build_and_earth() -> None:
    table = Table().people(WIND).energy(earth=4).act(BUILD)
    assert {each.island for each in table.legal(BuildShip)} == {WIND, BUILD, EARTH}  # type: ignore[attr-defined]
    assert table.refused(BuildShip(WATER)) == "EL-25"
    table.play(BuildShip(BUILD))
    assert table.state.ships[BUILD] == 1
    table = Table().ship(WIND).ship(FIRE).energy(earth=4).act(BUILD)
    assert table.supply(SHIP) == 0
    assert table.refused(BuildShip(BUILD)) == "EL-25", "two on the map at most"


@pytest.mark.rule("EL-25", "EL-23")
def test_building_requires_payment() -> None:
    table = Table().people(FIRE).energy(earth=5, fire=99).act(BUILD)
    assert table.refused(BuildHouse(FIRE)) == "EL-23"
    assert table.refused(BuildBuilding(FIRE)) == "EL-23"


@pytest.mark.rule("EL-R4")
def test_each_action_builds_one_thing() -> None:
    table = Table().people(FIRE).energy(earth=50).act(BUILD)
    table.play(BuildHouse(FIRE))
    assert table.state.acting // RANKS != BUILD
    assert table.refused(BuildHouse(FIRE)) == "EL-22"


@pytest.mark.rule("EL-26")
def test_a_filled_track_gives_everyone_a_priest_from_the_next_turn() -> None:
    table = Table(2).people(GROW).building(GROW).energy(earth=12)
    table.state.track = 1
    events = table.act(BUILD, alone=True).play(BuildBuilding(GROW))
    assert TrackFilled(2) in events
    assert table.state.track == 0
    assert table.state.priests == [5, 5], "the next turn has begun"
    assert table.state.left == [5, 5]


@pytest.mark.rule("EL-26")
def test_nobody_gets_a_seventh_priest_and_none_in_the_same_turn() -> None:
    table = Table(2, start_priests=6).people(GROW).energy(earth=12)
    table.state.track = 1
    table.act(BUILD).play(BuildBuilding(GROW))
    assert (table.state.priests, table.state.rising) == ([6, 6], 1)
    table.turn()
    assert (table.state.priests, table.state.rising) == ([6, 6], 0)


@pytest.mark.rule("EL-27")
def test_destroying_a_ship_requires_a_person_or_a_priest_there() -> None:
    table = Table().people(FIRE).ship(FIRE, 1).ship(WATER, 1).energy(fire=8).act(DESTROY)
    assert table.refused(DestroyShip(WATER, 1)) == "EL-27"
    assert table.refused(DestroyShip(FIRE, 0)) == "EL-27", "no such ship"
    table.play(DestroyShip(FIRE, 1))
    assert table.state.ships[ISLANDS + FIRE] == 0
    assert table.supply(SHIP, 1) == 1
    assert table.has()[FIRE] == 0
    table = Table().ship(DESTROY, 1).energy(fire=8).act(DESTROY)
    assert DestroyShip(DESTROY, 1) in table.legal(), "the priest itself is there"


@pytest.mark.rule("EL-27")
def test_own_ships_are_safe_unless_the_table_says_otherwise() -> None:
    own = DestroyShip(FIRE, 0)
    for options in ({"destroy_any_ship": True}, {"version": 1}):
        table = Table(**options).people(FIRE).ship(FIRE).energy(fire=8).act(DESTROY)
        table.play(own)
        assert table.supply(SHIP) == 2
    table = Table().people(FIRE).ship(FIRE).ship(FIRE, 1).energy(fire=8).act(DESTROY)
    assert table.legal(DestroyShip) == [DestroyShip(FIRE, 1)]
    assert table.refused(own) == "EL-27"


@pytest.mark.rule("EL-27")
def test_a_blocked_priest_misses_the_next_turn_only() -> None:
    table = Table(3).energy(fire=3).act(DESTROY)
    assert table.refused(BlockPriest(0)) == "EL-27"
    assert table.refused(BlockPriest(3)) == "EL-27"
    table.play(BlockPriest(2))
    assert table.has()[FIRE] == 0
    table.turn()
    assert table.state.left == [4, 4, 3]
    table.turn()
    assert table.state.left == [4, 4, 4]


@pytest.mark.rule("EL-R5")
def test_blocks_add_up_but_one_priest_remains() -> None:
    table = Table(2).energy(fire=6)
    for _ in range(2):
        table.act(DESTROY).play(BlockPriest(1))
    assert table.state.blocked == [0, 2]
    table.turn()
    assert table.state.left == [4, 2]
    table.state.blocked = [0, 9]
    table.turn()
    assert table.state.left == [4, 1]


@pytest.mark.rule("EL-28")
def test_any_number_of_people_may_walk_one_island() -> None:
    table = Table().people(FIRE, 2).people(WATER).energy(wind=6).act(MOVE)
    table.play(Walk(FIRE, EARTH))
    assert table.state.phase == Phase.WALKING
    assert table.refused(Walk(EARTH, WATER)) == "EL-28", "has walked already"
    assert table.refused(Walk(FIRE, WATER)) == "EL-R1", "not neighbours"
    table.play(Walk(FIRE, WIND))
    table.play(Walk(WATER, GROW))
    assert table.has()[WIND] == 0
    assert table.state.phase != Phase.WALKING, "nobody is left to walk"
    assert [table.state.people[island] for island in (EARTH, WIND, GROW)] == [1, 1, 1]


@pytest.mark.rule("EL-28")
def test_a_walk_can_stop_early() -> None:
    table = Table().people(FIRE, 2).energy(wind=6).act(MOVE)
    table.play(Walk(FIRE, EARTH))
    table.play(Stop())
    assert table.has()[WIND] == 4
    assert table.state.people[FIRE] == 1
    assert table.state.walked == [0] * ISLANDS


@pytest.mark.rule("EL-28")
def test_a_ship_carries_two_people_to_a_neighbour() -> None:
    table = Table().people(FIRE, 3).ship(FIRE).ship(WATER, 1).energy(wind=6).act(MOVE)
    assert table.refused(Sail(FIRE, EARTH, 3)) == "EL-28"
    assert table.refused(Sail(WATER, EARTH, 0)) == "EL-28", "another player's ship"
    assert table.refused(Sail(FIRE, RECRUIT, 0)) == "EL-28", "no way there"
    table.play(Sail(FIRE, EARTH, 2))
    assert table.has()[WIND] == 0, "2 for the ship and 2 for each person"
    assert (table.state.people[EARTH], table.state.ships[EARTH]) == (2, 1)
    assert table.state.people[FIRE] == 1


@pytest.mark.rule("EL-28", "EL-R13")
def test_a_voyage_pays_the_markers_of_the_cheaper_route() -> None:
    table = Table().people(BUILD).ship(BUILD).energy(wind=20)
    table.state.path = [3, 3, 0, 0, 0, 0, 0, 0]
    table.act(MOVE)
    events = table.play(Sail(BUILD, MOVE, 1))
    sailed = events[0]
    assert isinstance(sailed, ShipSailed)
    assert sailed.route == 6, "six paths of 1 rather than two of 4"
    assert sailed.cost == 2 + 2 + 6
    assert table.state.ships[MOVE] == 1


@pytest.mark.rule("EL-28")
def test_a_voyage_needs_every_path_discovered() -> None:
    table = Table().ship(BUILD).energy(wind=20)
    table.state.path[0] = 0
    table.act(MOVE)
    assert table.refused(Sail(BUILD, MOVE, 0)) == "EL-28"
    table.play(Sail(BUILD, DESTROY, 0))
    assert table.has()[WIND] == 20 - 2 - 1


@pytest.mark.rule("EL-28")
def test_each_piece_keeps_its_id_when_it_moves() -> None:
    table = Table().people(FIRE, 2).people(WILD).ship(WATER).ship(FIRE).energy(wind=9)
    table.act(MOVE).play(Sail(FIRE, SUPPORT, 1))
    assert table.state.homes[:3] == [SUPPORT, FIRE, WILD]
    assert table.state.berths[:2] == [WATER, SUPPORT]
