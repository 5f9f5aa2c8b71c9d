"""Placing, discarding, drawing, flipping and taking tiles (FG-10 to FG-17)."""

import pytest

from pantheon.core.errors import RuleBroken
from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.rules.constants import EMPTY, RESERVED
from pantheon.games.four_gods.rules.tiles import FACES
from tests.games.four_gods.positions import GAME, Table


@pytest.mark.rule("FG-10")
def test_a_tile_goes_from_a_hand_to_an_empty_cell_with_either_face_and_any_turn() -> None:
    table = Table()
    table.hold(0, "SSPF")
    placings = [action for action in table.legal(0) if isinstance(action, actions.Place)]
    corner = table.cell("a1")
    assert {(each.face, each.turn) for each in placings if each.cell == corner} == {
        (face, turn) for face in range(2) for turn in range(4)
    }
    tile = table.state.hands[0] // FACES
    table.do(0, actions.Place(0, 1, 3, corner))
    assert table.state.laid[corner] == (tile * FACES + 1) * 4 + 3
    assert table.state.hands[0] == EMPTY
    assert table.refuse(0, actions.Place(0, 1, 3, table.cell("h8"))) == "FG-10", "an empty hand"


@pytest.mark.rule("FG-10")
def test_a_cell_goes_to_the_first_and_the_other_keeps_the_tile() -> None:
    table = Table()
    first, second = table.hold(0, "SSPF"), table.hold(1, "SSMM")
    wanted = table.placing(0, second, "a1")
    assert wanted in table.legal(1)
    table.do(0, table.placing(0, first, "a1"))
    held = table.state.hands[2]
    with pytest.raises(RuleBroken) as refused:
        table.do(1, wanted)
    assert refused.value.rule == "FG-10"
    assert refused.value.arguments == {"cell": "a1", "seat": 0}
    assert table.state.hands[2] == held


@pytest.mark.rule("FG-1", "FG-10")
def test_nothing_is_placed_outside_the_world() -> None:
    table = Table()
    table.hold(0, "SSPF")
    assert table.refuse(0, actions.Place(0, 0, 0, 64)) == "FG-1"


@pytest.mark.rule("FG-11", "FG-59")
def test_two_straight_sides_of_frame_or_tiles_are_needed() -> None:
    table = Table()
    placed = table.hold(0, "PPPP")
    assert table.refuse(0, table.placing(0, placed, "c1")) == "FG-11", "one side of the frame"
    assert table.refuse(0, table.placing(0, placed, "d4")) == "FG-11", "in the open"
    table.lay("a1", "PPPS")
    assert table.placing(0, placed, "b1") in table.legal(0), "frame and tile"
    table.lay("b1", "PPSP")
    table.lay("a2", "PFPP")
    assert table.placing(0, placed, "b2") not in table.legal(0), "the forest is against it"
    assert table.cell("b2") in table.state.open, "two tiles"


@pytest.mark.rule("FG-11", "FG-59")
def test_cities_give_no_side() -> None:
    table = Table()
    table.own(0, 0)
    table.found_city("a1", 0)
    placed = table.hold(0, "PPPP")
    assert table.refuse(0, table.placing(0, placed, "b1")) == "FG-11"


@pytest.mark.rule("FG-12", "FG-59")
def test_shared_sides_must_show_the_same_terrain_at_both_ends() -> None:
    table = Table()
    table.lay("a1", "SPPS")
    placed = table.hold(0, "SSSS")
    assert table.refuse(0, table.placing(0, placed, "b1")) == "FG-12", "a plain against the sea"
    fitting = table.hold(0, "PSSP", hand=1)
    assert table.placing(1, fitting, "b1") in table.legal(0)
    table.drop(0)
    half = table.hold(0, "PSSS")
    assert table.refuse(0, table.placing(0, half, "b1")) == "FG-12", "one end only"


@pytest.mark.rule("FG-12")
def test_tiles_that_touch_at_a_corner_do_not_constrain_each_other() -> None:
    table = Table()
    table.lay("a1", "SSSS")
    table.lay("b1", "SPPS")
    table.lay("a2", "PPSS")
    # b2 is asked by a2 for P at its west side and by b1 for S and P at its south side.
    placed = table.hold(0, "PFPS")
    assert table.placing(0, placed, "b2") in table.legal(0)


@pytest.mark.rule("FG-13")
def test_a_tile_is_discarded_to_the_own_row_with_either_face_showing() -> None:
    for face in range(2):
        table = Table()
        table.hold(0, "SSPF", hand=1)
        tile = table.state.hands[1] // FACES
        told = table.do(0, actions.Discard(1, face))
        assert told == [events.TileDiscarded(0, 1, tile, face, 0, 0)]
        assert table.state.rows[0] == tile * FACES + face
        assert table.state.room[0] == 19
    assert table.refuse(0, actions.Discard(0, 0)) == "FG-13"


@pytest.mark.rule("FG-13", "FG-R4")
def test_a_full_row_takes_no_tile_and_a_drawn_one_may_go_back_to_the_bag() -> None:
    table = Table()
    table.hold(0, "SSPF")
    tile = table.state.hands[0] // FACES
    assert table.refuse(0, actions.Return(0)) == "FG-R4", "the row has room"
    table.fill_row(0)
    assert table.refuse(0, actions.Discard(0, 0)) == "FG-13"
    assert actions.Place in table.kinds(0), "it may stay in hand and be placed"
    before = table.state.bag_total
    told = table.do(0, actions.Return(0))
    assert told == [events.TileReturned(0, 0, tile)]
    assert table.state.bag_total == before + 1
    assert table.state.bag[tile] == 1


@pytest.mark.rule("FG-14")
def test_drawing_needs_empty_hands_a_free_slot_and_a_tile() -> None:
    table = Table()
    assert {actions.Draw(1), actions.Draw(2)} <= set(table.legal(0))
    assert table.refuse(0, actions.Draw(0)) == "FG-14"
    table.do(0, actions.Draw(1))
    assert table.refuse(0, actions.Draw(1)) == "FG-14", "a full hand"
    table.drop(0)
    table.fill_row(0)
    assert table.refuse(0, actions.Draw(1)) == "FG-14", "a full row"
    other = Table()
    other.state.bag = [0] * 92
    other.state.bag[5] = other.state.bag_total = 1
    assert actions.Draw(1) in other.legal(0)
    assert other.refuse(0, actions.Draw(2)) == "FG-14", "one tile left"
    told = other.do(0, actions.Draw(1))
    assert told[:2] == [events.TileDrawn(0, 0, 5), events.LastTile(0)]
    assert other.refuse(1, actions.Draw(1)) == "FG-14", "an empty bag"


@pytest.mark.rule("FG-14")
def test_two_tiles_go_one_to_each_hand() -> None:
    table = Table()
    table.do(0, actions.Draw(2))
    assert all(shown >= 0 for shown in table.state.hands[:2])
    assert table.state.bag_total == 90


@pytest.mark.rule("FG-15")
def test_tiles_of_any_row_are_turned_over_in_place_with_a_free_hand() -> None:
    table = Table()
    table.fill_row(1, leave=18)
    shown = table.state.rows[20]
    for number in range(1, 4):
        table.do(0, actions.Flip(1, 0))
        assert table.state.rows[20] == shown ^ (number % 2)
    assert table.refuse(0, actions.Flip(1, 5)) == "FG-15", "an empty slot"
    assert table.refuse(0, actions.Flip(3, 0)) == "FG-15", "no such row"
    table.hold(0, "SSPF")
    table.do(0, actions.Flip(1, 1))
    table.hold(0, "SSMM", hand=1)
    assert table.refuse(0, actions.Flip(1, 0)) == "FG-15", "both hands full"


@pytest.mark.rule("FG-16")
def test_a_tile_of_any_row_is_taken_into_an_empty_hand() -> None:
    table = Table()
    table.fill_row(1, leave=18)
    first, second = table.state.rows[20:22]
    table.do(0, actions.Take(1, 0))
    table.do(0, actions.Take(1, 1))
    assert table.state.hands[:2] == [first, second]
    assert table.state.rows[20:22] == [EMPTY, EMPTY]
    table.fill_row(1, leave=19)
    assert table.refuse(0, actions.Take(1, 0)) == "FG-16", "both hands full"


@pytest.mark.rule("FG-17")
def test_a_taken_tile_goes_to_the_takers_row_then_back_then_to_the_bag() -> None:
    table = Table()
    table.fill_row(1, leave=18)
    table.do(0, actions.Take(1, 0))
    told = table.do(0, actions.Discard(0, 0))
    assert isinstance(told[0], events.TileDiscarded)
    assert told[0].row_seat == 0
    table.fill_row(0)
    table.do(0, actions.Take(1, 1))
    assert GAME.idle_code(table.state, 0), "it may be held meanwhile"
    told = table.do(0, actions.Discard(0, 1))
    assert isinstance(told[0], events.TileDiscarded)
    assert (told[0].row_seat, told[0].slot) == (1, 1)
    table.do(0, actions.Take(1, 1))
    table.fill_row(1)
    assert table.refuse(0, actions.Discard(0, 0)) == "FG-13"
    assert isinstance(table.do(0, actions.Return(0))[0], events.TileReturned)


@pytest.mark.rule("FG-R11")
def test_a_tile_from_the_own_row_keeps_its_slot() -> None:
    table = Table()
    table.fill_row(0)
    table.do(0, actions.Take(0, 7))
    assert table.state.rows[7] == RESERVED
    assert table.state.room[0] == 0
    table.hold(1, "SSSS")
    told = table.do(0, actions.Discard(0, 1))
    assert isinstance(told[0], events.TileDiscarded)
    assert told[0].slot == 7
    table.do(0, actions.Take(0, 7))
    placing = next(each for each in table.legal(0) if isinstance(each, actions.Place))
    table.do(0, placing)
    assert table.state.rows[7] == EMPTY
    assert table.state.room[0] == 1, "placed, it needs its slot no more"
