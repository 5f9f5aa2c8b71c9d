"""Divine Influence (FG-50 to FG-59)."""

from typing import Any

import pytest

from pantheon.core.result import Result
from pantheon.games.four_gods.rules.constants import BY_PASSING, NOBODY, Phase
from pantheon.games.four_gods.rules.influence import shared_prize
from pantheon.games.four_gods.rules.scoring import Realm, realms_of
from tests.games.four_gods.positions import GAME, Table, board_faces, tiles_document

BLUE, YELLOW, GREEN, GREY = range(4)
SEA, PLAIN, FOREST, MOUNTAIN = range(4)
EXAMPLE = (
    "SPFFFFFPS FFSMFFSFS FFFMPPPFS SSSSPFPSP PMSSSFSSP SPMSSMMSP FPFSSMMSF FPPPSPPPF SSPPSFPPM"
)


def example(**options: Any) -> Table:
    """The board of FG-58, four seats, each with the god of its number."""
    rows = EXAMPLE.split()
    table = Table(seats=4, tiles=tiles_document(rows), **options)
    table.state.bag = [1] * 64
    for row, faces in enumerate(board_faces(rows)):
        for column, face in enumerate(faces):
            table.lay(f"{'abcdefgh'[column]}{8 - row}", face)
    for seat in range(4):
        table.own(seat, seat)
    return table


def score(table: Table) -> Result:
    table.state.ending = BY_PASSING
    table.state.phase = Phase.OVER
    result = GAME.result(table.state)
    assert result is not None
    return result


def paid(result: Result, step: int) -> list[int]:
    """What each seat earns in a step."""
    totals = [0] * len(result.scores)
    for payment in result.steps[step].payments:
        totals[payment.seat] += payment.points
    return totals


def kingdom(table: Table, terrain: int, tiles: int, cell: str = "") -> Realm:
    """The Kingdom of a terrain with so many tiles (that holds a cell)."""
    return next(
        realm
        for realm in realms_of(table.state)
        if (realm.terrain, realm.tiles) == (terrain, tiles) and (not cell or cell in realm.cells)
    )


def settle(table: Table, realm: Realm, *colours: int) -> None:
    """A prophet of each colour on tiles of a Kingdom, one a tile."""
    free = [(cell, corner) for cell, corner in realm.regions if table.state.prophet[cell] == NOBODY]
    used: set[int] = set()
    for colour in colours:
        cell, corner = next((c, k) for c, k in free if c not in used)
        used.add(cell)
        name = f"{'abcdefgh'[cell % 8]}{8 - cell // 8}"
        table.send(name, corner, colour)


@pytest.mark.rule("FG-50")
def test_five_for_each_city_held_and_each_destroyed() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.own(1, GREY)
    table.found_city("a1", BLUE)
    table.found_city("h8", BLUE)
    table.found_city("h1", GREY)
    table.state.spoils[GREY] = 2
    result = score(table)
    assert paid(result, 0) == [10, 15]
    assert result.steps[0].payments[0].lights == ("cell:h8",)


@pytest.mark.rule("FG-51")
def test_a_kingdom_has_two_tiles_and_a_tile_counts_once() -> None:
    table = Table(duel="two")
    table.lay("a1", "SFSP")
    assert not any(realm.is_kingdom for realm in realms_of(table.state))
    table.lay("b1", "FPPS")
    table.lay("a2", "MMFS")
    realms = [realm for realm in realms_of(table.state) if realm.is_kingdom]
    assert {(realm.terrain, realm.tiles) for realm in realms} == {
        (SEA, 2), (FOREST, 3),
    }  # fmt: skip
    # The two seas of a1 are joined through a bridge or around, and still count one tile.
    ring = Table(duel="two")
    ring.lay("a1", "SPSM")
    ring.lay("b1", "PSSS")
    ring.lay("a2", "SSPS")
    ring.lay("b2", "SSSP")
    (sea,) = [r for r in realms_of(ring.state) if r.terrain == SEA and r.is_kingdom]
    assert (sea.tiles, len(sea.regions)) == (4, 5)


@pytest.mark.rule("FG-51")
def test_areas_do_not_join_at_a_bare_corner_or_across_a_city() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.lay("a1", "SSSS")
    table.lay("b2", "SPFS")
    table.found_city("b1", BLUE)
    table.lay("c1", "SPFS")
    assert not any(realm.is_kingdom for realm in realms_of(table.state))


@pytest.mark.rule("FG-51")
def test_a_prophet_on_a_lone_region_scores_nothing() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.lay("a1", "SSSP")
    table.send("a1", 0, BLUE)
    result = score(table)
    assert paid(result, 1) == [0, 0]
    assert result.steps[1].payments[0].why.key == "four_gods-score-lone"


@pytest.mark.rule("FG-52")
def test_the_majority_earns_the_unoccupied_tiles_and_ties_pay_in_full() -> None:
    table = example()
    plain = kingdom(table, PLAIN, 12)
    settle(table, plain, GREEN, GREEN, BLUE)
    assert paid(score(table), 1) == [0, 0, 9, 0]
    tied = example()
    settle(tied, kingdom(tied, PLAIN, 12), GREEN, BLUE)
    assert paid(score(tied), 1) == [10, 0, 10, 0]


@pytest.mark.rule("FG-52", "FG-R15")
def test_a_prophet_occupies_a_tile_only_for_the_area_it_stands_on() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.own(1, GREY)
    table.lay("a1", "SSPP")
    table.lay("b1", "SSPP")
    table.lay("c1", "SSPP")
    table.send("a1", 0, BLUE)
    table.send("b1", 2, GREY)
    result = score(table)
    assert paid(result, 1) == [2, 2], "the plain's prophet leaves the sea of b1 unoccupied"


@pytest.mark.rule("FG-R15")
def test_a_prophet_on_another_area_of_the_same_terrain_occupies_nothing() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.own(1, GREY)
    # d4 holds two seas: one joined to e4, the other to d3.
    table.lay("d4", "PSMS")
    table.lay("e4", "SPPM")
    table.lay("d3", "SMMM")
    table.send("d4", 3, BLUE)
    table.send("e4", 0, GREY)
    assert paid(score(table), 1) == [1, 1]


@pytest.mark.rule("FG-R6")
def test_the_french_reading_asks_for_two_unoccupied_tiles() -> None:
    def pair(tiles: int, **options: Any) -> list[int]:
        table = Table(duel="two", **options)
        table.own(0, BLUE)
        for column in "abc"[:tiles]:
            table.lay(f"{column}1", "SSPP")
        table.send("a1", 0, BLUE)
        return paid(score(table), 1)

    assert pair(2) == [1, 0]
    assert pair(2, french_unoccupied=True) == [0, 0]
    assert pair(3, french_unoccupied=True) == [2, 0]


@pytest.mark.rule("FG-53", "FG-55")
def test_places_go_by_the_gods_in_play_only() -> None:
    table = example()
    assert paid(score(table), 2) == [15, 10, 2, 2]
    table = example()
    table.state.owner[BLUE] = NOBODY
    result = score(table)
    assert paid(result, 2) == [0, 15, 7, 7]
    assert paid(result, 3) == [0, 10, 15, 5]


@pytest.mark.rule("FG-54")
def test_tied_places_are_shared_and_rounded_down() -> None:
    assert shared_prize(0, 2) == 12
    assert shared_prize(2, 1) == 5
    assert shared_prize(1, 2) == 7
    assert shared_prize(2, 2) == 2
    assert shared_prize(1, 3) == 5
    assert shared_prize(0, 3) == 10
    assert shared_prize(0, 4) == 7
    assert [shared_prize(place, 1) for place in range(4)] == [15, 10, 5, 0]


@pytest.mark.rule("FG-R7")
def test_without_a_god_or_a_kingdom_there_is_no_place() -> None:
    table = Table(seats=3)
    table.own(0, BLUE)
    table.own(1, GREY)
    table.lay("a1", "SSPP")
    table.lay("b1", "SSPP")
    result = score(table)
    assert paid(result, 2) == [15, 0, 0], "no mountain, no second place; no god, none"
    assert paid(result, 3) == [15, 0, 0]
    keys = {payment.why.key for payment in result.steps[2].payments if payment.seat == 2}
    assert keys == {"four_gods-score-no-god"}


@pytest.mark.rule("FG-56")
def test_most_influence_wins_and_a_tie_is_shared() -> None:
    table = Table(seats=3)
    for seat in range(3):
        table.own(seat, seat)
    table.state.spoils = [1, 2, 2, 0]
    result = score(table)
    assert result.scores == (5, 10, 10)
    assert result.places == (3, 1, 1)


@pytest.mark.rule("FG-57")
def test_with_four_gods_the_owner_of_the_lowest_colour_loses() -> None:
    def places(*spoils: int) -> tuple[int, ...]:
        table = Table(duel="four")
        table.own(0, BLUE, GREEN)
        table.own(1, YELLOW, GREY)
        table.state.spoils = list(spoils)
        result = score(table)
        assert sum(paid(result, step)[0] for step in range(5)) == result.scores[0]
        return result.places

    assert places(9, 2, 1, 2) == (2, 1), "green is lowest"
    assert places(3, 1, 1, 4) == (2, 1), "lowest tied: the highest colour wins"
    assert places(4, 1, 1, 4) == (1, 1), "still tied: shared"


@pytest.mark.rule("FG-R12", "FG-57")
def test_a_god_not_taken_is_a_marker_at_nought() -> None:
    table = Table(duel="four")
    table.own(0, BLUE)
    table.own(1, YELLOW, GREY)
    table.state.spoils = [9, 1, 0, 1]
    result = score(table)
    assert result.scores == (0, 5)
    assert result.places == (2, 1)


@pytest.mark.rule("FG-58")
def test_the_worked_example() -> None:
    table = example()
    numbers = {
        terrain: sorted(r.tiles for r in realms_of(table.state)
                        if r.is_kingdom and r.terrain == terrain)
        for terrain in range(4)
    }  # fmt: skip
    assert [len(numbers[terrain]) for terrain in (FOREST, SEA, PLAIN, MOUNTAIN)] == [8, 7, 7, 4]
    assert [max(numbers[t]) for t in (SEA, PLAIN, FOREST, MOUNTAIN)] == [21, 12, 9, 9]
    settle(table, kingdom(table, MOUNTAIN, 6), GREY)
    settle(table, kingdom(table, PLAIN, 12), YELLOW, YELLOW, GREEN, BLUE, GREY)
    settle(table, kingdom(table, MOUNTAIN, 9), GREEN, BLUE)
    result = score(table)
    # Seats are blue, yellow, green, grey.
    assert paid(result, 1) == [7, 7, 7, 5]
    assert paid(result, 2) == [15, 10, 2, 2]
    assert paid(result, 3) == [7, 7, 15, 0]
    assert result.scores == (29, 24, 24, 7)


@pytest.mark.rule("FG-59")
def test_majorities_go_by_colour_not_by_player() -> None:
    rows = EXAMPLE.split()
    table = Table(seats=2, duel="four", tiles=tiles_document(rows))
    table.state.bag = [1] * 64
    for row, faces in enumerate(board_faces(rows)):
        for column, face in enumerate(faces):
            table.lay(f"{'abcdefgh'[column]}{8 - row}", face)
    table.own(0, BLUE, GREEN)
    table.own(1, GREY, YELLOW)
    settle(table, kingdom(table, PLAIN, 12), BLUE, GREEN, GREEN, GREEN, GREY, GREY)
    result = score(table)
    earned = {payment.why.args["colour"]: payment.points for payment in result.steps[1].payments}
    assert earned == {BLUE: 0, GREEN: 6, GREY: 0}


@pytest.mark.rule("FG-52")
def test_every_kingdom_with_prophets_is_named_with_its_reason_and_lights() -> None:
    table = example()
    realm = kingdom(table, PLAIN, 12)
    settle(table, realm, YELLOW, YELLOW, GREEN)
    scene = GAME.scene(GAME.known(table.state, 0), 0)
    known = {cell.id for cell in scene.cells} | {area.id for area in scene.areas}
    result = score(table)
    payments = {payment.seat: payment for payment in result.steps[1].payments}
    assert payments[YELLOW].why.key == "four_gods-score-kingdom"
    assert payments[YELLOW].why.args["tiles"] == 12
    assert payments[GREEN].why.key == "four_gods-score-outnumbered"
    assert payments[YELLOW].lights == realm.lights
    for step in result.steps:
        for payment in step.payments:
            assert set(payment.lights) <= known
