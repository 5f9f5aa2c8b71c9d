"""Nations and the ways a match ends (NA-30 to NA-41)."""

import pytest

from pantheon.core.chance import Chance
from pantheon.games.nations import GAME
from pantheon.games.nations.generated import actions
from pantheon.games.nations.generated.events import NationLost, NationUnited
from pantheon.games.nations.rules.constants import NOBODY, Card, End
from pantheon.games.nations.rules.hexes import cell_at
from pantheon.games.nations.rules.turn import begin_turn, end
from tests.games.nations.positions import MOSS, Table

GREEN = MOSS - Card.TRIBE
TWO = {(0, 0): "temple0", (1, 0): "moss", (0, 1): "moss"}
MINE = {(1, 0): 0, (0, 1): 0}


@pytest.mark.rule("NA-30")
def test_three_tribes_of_a_colour_make_a_nation_anywhere() -> None:
    table = Table(TWO | {(9, 0): "temple0"}, ("moss", "decay"), faiths=MINE)
    events = table.tribe(10, 0)
    assert NationUnited(0, GREEN, 4, 1) in events
    assert table.state.points[0] == 4
    assert table.state.chips[GREEN] == 0


@pytest.mark.rule("NA-30")
def test_three_tribes_of_different_colours_make_no_nation() -> None:
    table = Table(TWO, ("indigo", "decay"), faiths=MINE)
    table.tribe(-1, 0)
    assert table.state.points[0] == 0


@pytest.mark.rule("NA-30", "NA-50")
def test_a_temple_that_converts_the_third_tribe_earns_card_and_chip() -> None:
    field = TWO | {(5, 0): "moss"}
    table = Table(field, faiths=MINE | {(5, 0): 1})
    events = table.temple(6, 0)
    assert NationUnited(0, GREEN, 4, 1) in events
    assert table.state.held[GREEN] == 1


@pytest.mark.rule("NA-30")
def test_a_chip_already_taken_is_not_given_again() -> None:
    table = Table(TWO, ("moss", "decay"), faiths=MINE)
    table.state.chips[GREEN] = 2
    table.tribe(-1, 0)
    assert table.state.points[0] == 3
    assert table.state.chips[GREEN] == 2


@pytest.mark.rule("NA-30")
def test_six_tribes_earn_the_second_card() -> None:
    places = [(1, 0), (0, 1), (-1, 0), (5, 0), (6, 0)]
    field = {(0, 0): "temple0"} | dict.fromkeys(places, "moss")
    table = Table(field, ("moss", "decay"), faiths=dict.fromkeys(places, 0))
    table.tribe(0, -1)
    assert table.state.held[GREEN] == 2
    assert table.state.points[0] == 7


@pytest.mark.rule("NA-31", "NA-32")
def test_a_nation_that_falls_apart_gives_its_card_back_but_keeps_the_chip() -> None:
    field = TWO | {(5, 0): "moss"}
    table = Table(field, faiths=MINE | {(5, 0): 0})
    table.state.held[GREEN], table.state.chips[GREEN] = 1, 0
    table.state.points[0] = 4
    table.state.active = 1
    events = table.temple(6, 0)
    assert NationLost(0, GREEN, 3) in events, "checked for every player on another's turn"
    assert table.state.points[0] == 1
    assert table.state.chips[GREEN] == 0


@pytest.mark.rule("NA-32")
def test_a_tribe_of_another_god_may_unite_that_gods_nation() -> None:
    field = {(0, 0): "temple1", (1, 0): "moss", (0, 1): "moss"}
    table = Table(field, ("moss", "decay"), faiths={(1, 0): 1, (0, 1): 1})
    table.tribe(-1, 0)
    assert table.state.points == [0, 4, 0]


@pytest.mark.rule("NA-R8")
def test_losses_are_settled_before_gains() -> None:
    places = [(1, 0), (2, 0), (3, 0), (20, 0), (21, 0)]
    field = {(9, 9): "temple0"} | dict.fromkeys(places, "moss")
    table = Table(field, faiths={(1, 0): 1, (2, 0): 1, (3, 0): 1, (20, 0): 0, (21, 0): 0})
    table.state.held[4 + GREEN], table.state.chips[GREEN] = 1, 1
    table.state.points[1] = 4
    events = table.temple(4, 0)
    changes = [event for event in events if isinstance(event, NationLost | NationUnited)]
    assert changes == [NationLost(1, GREEN, 3), NationUnited(0, GREEN, 3, 0)]
    assert sum(table.state.held) <= 2


@pytest.mark.rule("NA-40")
@pytest.mark.parametrize(("seats", "enough"), [(2, 10), (3, 9), (4, 9)])
def test_enough_points_end_the_match_at_once(seats: int, enough: int) -> None:
    for points, over in ((enough - 4, True), (enough - 5, False)):
        table = Table(TWO, ("moss", "decay"), seats=seats, faiths=MINE)
        table.state.points[0] = points
        table.tribe(-1, 0)
        assert GAME.over(table.state) is over
        if over:
            assert table.state.actions_left == 2, "the unused actions are lost"
            assert table.refused(actions.Discard(1)) == "NA-40"
            result = GAME.result(table.state)
            assert result is not None
            assert (result.reason, result.winners) == ("points", (0,))


@pytest.mark.rule("NA-40")
def test_the_match_ends_when_only_identical_cards_are_left() -> None:
    table = Table(TWO, ("desert", ""))
    table.fill(desert=4)
    begin_turn(table.state, Chance(1), None)
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == "identical"
    assert table.state.sack_total == 4, "every card is back in the sack"


@pytest.mark.rule("NA-40")
def test_the_match_ends_when_the_sack_cannot_refill() -> None:
    table = Table(TWO, ("", ""))
    table.fill(desert=1)
    begin_turn(table.state, Chance(1), None)
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == "sack"


@pytest.mark.rule("NA-R11")
def test_two_rounds_of_nothing_but_discards_and_desert_moves_end_the_match() -> None:
    table = Table(TWO | {(-1, 0): "desert"}, ("moss", "desert"), seats=2)
    for turn in range(4):
        assert not GAME.over(table.state), f"over after {turn} idle turns"
        table.state.power = [12, 12]
        table.play(actions.Discard(0))
        desert = table.state.deserts[0]
        table.play(actions.LiftDesert(desert))
        table.play(table.legal(actions.SetDesert)[0])
    result = GAME.result(table.state)
    assert result is not None
    assert (result.reason, result.rule) == ("stall", "NA-R11")


@pytest.mark.rule("NA-R11")
def test_any_other_action_resets_the_count() -> None:
    table = Table(TWO, ("moss", "desert"), seats=2)
    table.state.idle_run = 3
    table.tribe(-1, 0)
    table.play(actions.Discard(1))
    assert not GAME.over(table.state)
    assert table.state.idle_run == 0


@pytest.mark.rule("NA-R11")
def test_a_whirlwinds_move_is_not_idle() -> None:
    table = Table(TWO | {(-1, 0): "desert"}, ("whirlwind", "desert"), seats=2)
    table.state.idle_run = 3
    table.play(actions.PlayWhirlwind(0))
    table.play(actions.LiftDesert(cell_at(-1, 0)))
    table.play(table.legal(actions.SetDesert)[0])
    table.play(actions.Discard(1))
    assert not GAME.over(table.state)


@pytest.mark.rule("NA-41", "NA-R9")
def test_ties_in_points_are_broken_by_power_and_then_shared() -> None:
    def winners(points: list[int], power: list[int]) -> tuple[int, ...]:
        table = Table(TWO)
        table.state.points, table.state.power = points, power
        end(table.state, End.SACK, None)
        result = GAME.result(table.state)
        assert result is not None
        return result.winners

    assert winners([4, 3, 0], [0, 9, 9]) == (0,)
    assert winners([4, 4, 0], [2, 9, 9]) == (1,)
    assert winners([4, 4, 0], [9, 9, 9]) == (0, 1)


@pytest.mark.rule("NA-41")
def test_the_result_names_the_scoring_tribes() -> None:
    table = Table(TWO, ("moss", "decay"), faiths=MINE)
    table.tribe(-1, 0)
    end(table.state, End.SACK, None)
    result = GAME.result(table.state)
    assert result is not None
    nations, chips, tie = result.steps
    lit = {f"cell:{cell_at(*place)}" for place in ((1, 0), (0, 1), (-1, 0))}
    assert set(nations.payments[0].lights) == lit
    assert (nations.payments[0].points, chips.payments[0].points) == (3, 1)
    assert tie.payments == ()
    assert NOBODY not in [payment.seat for payment in nations.payments]
