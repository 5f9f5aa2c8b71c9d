"""Gods, prophets and cities (FG-18 to FG-23)."""

from typing import Any

import pytest

from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import NOBODY
from pantheon.games.four_gods.rules.tiles import CLASH
from pantheon.games.four_gods.rules.world import protected
from tests.games.four_gods.positions import GAME, Table

BLUE, YELLOW, GREEN, GREY = range(4)


@pytest.mark.rule("FG-18")
def test_a_god_is_chosen_once_from_those_left_at_any_time() -> None:
    table = Table(seats=3)
    assert table.do(1, actions.ChooseGod(GREEN)) == [events.GodChosen(1, GREEN)]
    assert table.state.owner[GREEN] == 1
    assert table.refuse(0, actions.ChooseGod(GREEN)) == "FG-18", "taken"
    assert table.refuse(1, actions.ChooseGod(BLUE)) == "FG-18", "never changed"
    assert actions.ChooseGod(BLUE) in table.legal(0)


@pytest.mark.rule("FG-18", "FG-R12")
def test_two_players_take_two_gods_each_together_or_later() -> None:
    table = Table(duel="four")
    table.do(0, actions.ChooseGod(BLUE))
    table.do(1, actions.ChooseGod(GREY))
    table.do(0, actions.ChooseGod(GREEN))
    assert table.refuse(0, actions.ChooseGod(YELLOW)) == "FG-18"
    assert actions.ChooseGod(YELLOW) in table.legal(1)
    table.do(0, actions.Pass())
    table.do(1, actions.Pass())
    result = GAME.result(table.state)
    assert result is not None
    assert result.scores[1] == 0, "the god not taken stands at 0"


@pytest.mark.rule("FG-19")
def test_a_prophet_goes_only_to_a_tile_just_placed_and_only_with_a_god() -> None:
    table = Table(duel="two")
    placed = table.hold(0, "SSPF")
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, 0)) == "FG-19", "no god"
    table.do(0, table.placing(0, placed, "a1"))
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, 0)) == "FG-19", "still no god"
    table.do(0, actions.ChooseGod(BLUE))
    regions = {each.corner for each in table.legal(0) if isinstance(each, actions.PlaceProphet)}
    assert regions == {0, 2, 3}, "one place for each region"
    assert table.refuse(0, actions.PlaceProphet(BLUE, 1, 0)) == "FG-19", "not the first corner"
    assert table.refuse(0, actions.PlaceProphet(GREEN, 0, 0)) == "FG-19", "another's colour"
    told = table.do(0, actions.PlaceProphet(BLUE, 2, 0))
    assert told == [events.ProphetPlaced(0, BLUE, 0, 1, 2, 1, -1, -1)]
    assert table.state.reserve[BLUE] == 12
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, 0)) == "FG-19", "one a tile"


@pytest.mark.rule("FG-R5")
def test_just_placed_ends_with_the_players_own_next_action_but_for_a_god() -> None:
    table = Table(duel="two")
    placed = table.hold(0, "SSPF")
    table.hold(1, "SSMM")
    table.do(0, table.placing(0, placed, "a1"))
    table.do(1, actions.Discard(0, 0))
    table.do(0, actions.ChooseGod(BLUE))
    assert actions.PlaceProphet in table.kinds(0), "others' actions and a god do not matter"
    table.do(0, actions.Flip(1, 0))
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, 0)) == "FG-19"
    timed = Table(duel="two", play="turns")
    seat = timed.state.active
    timed.own(seat, BLUE)
    placed = timed.hold(seat, "SSPF")
    timed.do(seat, timed.placing(0, placed, "a1"))
    timed.do(seat, actions.EndTurn())
    timed.do(1 - seat, actions.EndTurn())
    assert timed.refuse(seat, actions.PlaceProphet(BLUE, 0, 0)) == "FG-19", "the turn has ended"


@pytest.mark.rule("FG-20")
def test_without_a_reserve_a_prophet_migrates_from_a_tile_never_from_a_city() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.lay("a1", "SSSP")
    table.send("a1", 0, BLUE)
    table.found_city("h8", BLUE)
    placed = table.hold(0, "SSPF")
    table.do(0, table.placing(0, placed, "a8"))
    leave = 1 + table.cell("a1")
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, leave)) == "FG-20", "the reserve first"
    table.state.lost[BLUE] += table.state.reserve[BLUE]
    table.state.reserve[BLUE] = 0
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, 0)) == "FG-20", "an empty reserve"
    city = 1 + table.cell("h8")
    assert table.refuse(0, actions.PlaceProphet(BLUE, 0, city)) == "FG-20", "from a city"
    table.do(0, actions.PlaceProphet(BLUE, 0, leave))
    assert table.state.prophet[table.cell("a1")] == NOBODY
    assert table.state.prophet[table.cell("a8")] == BLUE


@pytest.mark.rule("FG-20")
def test_with_two_colours_each_has_its_own_reserve() -> None:
    table = Table(duel="four")
    table.own(0, BLUE, GREEN)
    table.lay("a1", "SSSP")
    table.send("a1", 0, BLUE)
    table.state.reserve[BLUE] = 0
    placed = table.hold(0, "SSPF")
    table.do(0, table.placing(0, placed, "a8"))
    leave = 1 + table.cell("a1")
    sent = {each for each in table.legal(0) if isinstance(each, actions.PlaceProphet)}
    assert {(each.colour, each.source) for each in sent} == {(BLUE, leave), (GREEN, 0)}


@pytest.mark.rule("FG-21", "FG-59")
def test_a_city_needs_a_god_a_token_and_two_straight_sides() -> None:
    table = Table(duel="two")
    assert table.refuse(0, actions.BuildCity(BLUE, 0, 0)) == "FG-21", "no god"
    table.own(0, BLUE)
    table.lay("a1", "SSSP")
    assert table.refuse(0, actions.BuildCity(BLUE, table.cell("a1"), 0)) == "FG-21", "a tile"
    assert table.refuse(0, actions.BuildCity(BLUE, table.cell("c1"), 0)) == "FG-21", "one side"
    told = table.do(0, actions.BuildCity(BLUE, table.cell("b1"), 0))
    assert told == [events.CityBuilt(0, BLUE, 1, 1, -1, -1)]
    assert table.state.tokens == 7
    assert table.state.reserve[BLUE] == 12
    leaning = actions.BuildCity(BLUE, table.cell("c1"), 0)
    assert table.refuse(0, leaning) == "FG-21", "a city leaning on a city"
    table.state.tokens = 0
    assert table.refuse(0, actions.BuildCity(BLUE, 0, 0)) == "FG-21", "no token"


@pytest.mark.rule("FG-21", "FG-R13")
def test_a_city_takes_a_prophet_from_the_reserve_or_from_a_tile_and_no_free_hand() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.hold(0, "SSSS")
    table.hold(0, "PPPP", hand=1)
    assert actions.BuildCity(BLUE, table.cell("h8"), 0) in table.legal(0), "both hands full"
    table.state.reserve[BLUE] = 0
    assert actions.BuildCity not in table.kinds(0), "no prophet anywhere"
    table.lay("a1", "SSSP")
    table.state.reserve[BLUE] = 1
    table.send("a1", 0, BLUE)
    leave = 1 + table.cell("a1")
    table.do(0, actions.BuildCity(BLUE, table.cell("h8"), leave))
    assert table.state.prophet[table.cell("a1")] == NOBODY
    assert actions.BuildCity not in table.kinds(0), "never from a city"


def besieged(**options: Any) -> tuple[Table, tuple[int, int]]:
    """A blue city at b1 beside a sea at a1, and a fitting tile in yellow's hand."""
    table = Table(**options)
    table.own(0, BLUE)
    table.own(1, YELLOW)
    table.lay("a1", "SSSS")
    table.found_city("b1", BLUE)
    return table, table.hold(1, "SPPS")


@pytest.mark.rule("FG-22")
def test_a_fitting_tile_destroys_anothers_city() -> None:
    table, (face, turn) = besieged(duel="two")
    cell = table.cell("b1")
    destroy = actions.DestroyCity(0, face, turn, YELLOW, cell)
    told = table.do(1, destroy)
    assert isinstance(told[0], events.CityDestroyed)
    assert (told[0].victim_seat, told[0].fallen) == (0, BLUE)
    assert table.state.laid[cell] >= 0
    assert table.state.spoils[YELLOW] == 1
    assert table.state.lost[BLUE] == 1
    assert table.state.tokens == 7, "the token never comes back"
    assert actions.PlaceProphet(YELLOW, 0, 0) in table.legal(1)


@pytest.mark.rule("FG-22")
def test_ones_own_city_a_wrong_tile_and_a_godless_hand_destroy_nothing() -> None:
    table, (face, turn) = besieged(duel="two")
    cell = table.cell("b1")
    wrong = actions.DestroyCity(0, face, (turn + 2) % 4, YELLOW, cell)
    assert table.refuse(1, wrong) == "FG-12"
    placed = table.hold(0, "SPPS")
    assert table.refuse(0, actions.DestroyCity(0, *placed, BLUE, cell)) == "FG-22", "one's own"
    assert table.refuse(1, actions.DestroyCity(0, face, turn, YELLOW, 0)) == "FG-22", "no city"
    table.state.owner[YELLOW] = NOBODY
    assert table.refuse(1, actions.DestroyCity(0, face, turn, YELLOW, cell)) == "FG-22"


@pytest.mark.rule("FG-22")
def test_destroying_does_not_ask_for_two_straight_sides() -> None:
    table = Table(duel="two", referee="honour")
    table.own(0, BLUE)
    table.own(1, YELLOW)
    table.found_city("d4", BLUE)
    placed = table.hold(1, "SPPS")
    assert actions.DestroyCity(0, *placed, YELLOW, table.cell("d4")) in table.legal(1)


@pytest.mark.rule("FG-22")
def test_with_two_colours_the_destroyer_names_the_one_that_gains() -> None:
    table, (face, turn) = besieged(duel="four")
    table.own(1, GREY)
    cell = table.cell("b1")
    for colour in (YELLOW, GREY):
        assert actions.DestroyCity(0, face, turn, colour, cell) in table.legal(1)
    table.do(1, actions.DestroyCity(0, face, turn, GREY, cell))
    assert table.state.spoils == [0, 0, 0, 1]
    own, _ = besieged(duel="four")
    own.own(0, GREEN)
    held = own.hold(0, "SPPS")
    assert own.refuse(0, actions.DestroyCity(0, *held, GREEN, cell)) == "FG-22", "either colour"


@pytest.mark.rule("FG-23", "FG-59")
def test_a_city_between_all_four_terrains_is_protected() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.own(1, YELLOW)
    table.found_city("b2", BLUE)
    assert not protected(table.state, table.cell("b2"))
    table.lay("b1", "SPPP")
    assert not protected(table.state, table.cell("b2"))
    table.lay("b3", "SSFM")
    # Below b2 shows sea and plain, above it mountain and forest.
    assert protected(table.state, table.cell("b2"))
    placed = table.hold(1, "MFPP")
    destroy = actions.DestroyCity(0, *placed, YELLOW, table.cell("b2"))
    assert table.refuse(1, destroy) == "FG-23"
    scene = GAME.scene(GAME.known(table.state, 1), 1)
    city = next(piece for piece in scene.pieces if piece.id == "city:b2")
    assert city.symbol == "four_gods-city-protected"


@pytest.mark.rule("FG-23", "FG-59")
def test_a_city_between_tiles_that_meet_with_two_terrains_is_protected() -> None:
    table = Table(duel="two")
    table.own(0, BLUE)
    table.found_city("b2", BLUE)
    table.found_city("a1", BLUE)
    table.lay("b1", "SSSS")
    table.lay("a2", "PPPP")
    assert table.state.need[table.cell("b2")] == CLASH
    assert protected(table.state, table.cell("b2"))
    assert protected(table.state, table.cell("a1"))


@pytest.mark.rule("FG-23")
def test_marks_are_exact_for_the_set_in_play() -> None:
    """Diagonal pairs of two terrains are asked for: no face of the game's set has them."""
    table = Table(duel="two")
    table.own(0, BLUE)
    table.found_city("b2", BLUE)
    table.lay("b1", "SPPP")
    table.lay("b3", "FFSP")
    assert protected(table.state, table.cell("b2"))
    own = "tiles = [" + ", ".join(['["PSPS", "SPPP"]', '["FFSP", "MMMM"]'] * 8) + "]"
    other = Table(duel="two", tiles=own)
    other.own(0, BLUE)
    other.found_city("b2", BLUE)
    other.lay("b1", "SPPP")
    other.lay("b3", "FFSP")
    assert not protected(other.state, other.cell("b2"))
