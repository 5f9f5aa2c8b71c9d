"""The actions of a turn (NA-13 to NA-29)."""

import pytest

from pantheon.core.words import words
from pantheon.games.nations.generated import actions
from pantheon.games.nations.generated.events import ActionLost, PowerTaken, TribeForsaken
from pantheon.games.nations.picture.buttons import buttons_of
from pantheon.games.nations.rules.constants import NOBODY, Card
from pantheon.games.nations.rules.hexes import cell_at
from tests.games.nations.positions import INDIGO, MOSS, Table

ROW = {(0, 0): "temple0", (1, 0): "moss", (2, 0): "desert"}


@pytest.mark.rule("NA-13")
def test_two_actions_then_the_next_player() -> None:
    table = Table(ROW, ("moss", "indigo"))
    table.tribe(-1, 0)
    assert (table.state.active, table.state.actions_left) == (0, 1)
    table.tribe(0, -1, slot=1)
    assert table.state.active == 1


@pytest.mark.rule("NA-13")
def test_actions_cannot_be_declined() -> None:
    table = Table(ROW)
    assert table.refused(actions.EndTurn()) == "NA-13"
    assert table.refused(actions.Decline()) == "NA-13"


@pytest.mark.rule("NA-13")
def test_actions_require_payment() -> None:
    table = Table(ROW, ("moss", "decay"), power=1)
    assert table.refused(actions.PlaceTemple(cell_at(-1, 0))) == "NA-13"
    assert table.refused(actions.PlaceTribe(0, cell_at(0, 1))) == "NA-13", "two neighbours"
    table.tribe(-1, 0)
    assert table.state.power[0] == 0, "paid before the next action"
    assert table.refused(actions.LiftDesert(cell_at(2, 0))) == "NA-13"


@pytest.mark.rule("NA-14")
def test_only_tribes_and_extra_actions_may_be_repeated() -> None:
    table = Table(ROW, ("desert", "decay"))
    table.play(actions.PlaceDesert(0, cell_at(-1, 0)))
    assert table.refused(actions.PlaceDecay(1, cell_at(0, 1))) == "NA-14"
    table = Table(ROW, ("moss", "decay"), actions=3)
    table.temple(-1, 0)
    assert table.refused(actions.PlaceTemple(cell_at(-2, 0))) == "NA-14"
    table.play(actions.Discard(0))
    assert table.refused(actions.Discard(1)) == "NA-14"
    table = Table(ROW, ("moss", "decay"), actions=3)
    table.play(actions.LiftDesert(cell_at(2, 0)))
    table.play(actions.SetDesert(cell_at(-1, 0)))
    assert table.refused(actions.LiftDesert(cell_at(-1, 0))) == "NA-14"


@pytest.mark.rule("NA-14")
def test_an_option_limits_each_card_separately() -> None:
    table = Table(ROW, ("desert", "decay"), actions=3, separate_cards=True)
    table.play(actions.PlaceDesert(0, cell_at(-1, 0)))
    table.play(actions.PlaceDecay(1, cell_at(0, 1)))
    table.show("desert", "extra")
    assert table.refused(actions.PlaceDesert(0, cell_at(0, -1))) == "NA-14"


@pytest.mark.rule("NA-20")
def test_a_tribe_costs_one_for_each_neighbouring_card() -> None:
    table = Table(ROW, ("indigo", "decay"))
    table.tribe(1, -1)
    assert table.card(1, -1) == INDIGO
    assert table.state.power[0] == 12 - 2
    assert table.state.display[0] == 0


@pytest.mark.rule("NA-20", "NA-29")
def test_a_tribe_lies_next_to_a_card_and_never_on_one() -> None:
    table = Table(ROW, ("indigo", "decay"))
    assert table.refused(actions.PlaceTribe(0, cell_at(5, 5))) == "NA-20"
    assert table.refused(actions.PlaceTribe(0, cell_at(0, 0))) == "NA-29"
    assert table.refused(actions.PlaceTribe(1, cell_at(0, 1))) == "NA-20", "a decay is no tribe"


@pytest.mark.rule("NA-21")
@pytest.mark.parametrize(
    ("field", "faiths", "expected"),
    [
        ({(1, 0): "temple1"}, {}, 1),
        ({(1, 0): "temple1", (0, 1): "temple1"}, {}, 1),
        ({(1, 0): "temple1", (0, 1): "temple2"}, {}, NOBODY),
        ({(1, 0): "temple1", (0, 1): "moss"}, {(0, 1): 2}, 1),
        ({(1, 0): "moss"}, {(1, 0): 2}, 2),
        ({(1, 0): "moss", (0, 1): "indigo"}, {(1, 0): 2, (0, 1): 2}, 2),
        ({(1, 0): "desert"}, {}, NOBODY),
        ({(1, 0): "decay"}, {}, NOBODY),
    ],
)
def test_religion_of_a_tribe(
    field: dict[tuple[int, int], str], faiths: dict[tuple[int, int], int], expected: int
) -> None:
    table = Table(field, ("madder", "decay"), faiths=faiths)
    table.tribe(0, 0)
    assert table.faith(0, 0) == expected
    stones = [15] * 3
    for god in (*faiths.values(), expected):
        if god != NOBODY:
            stones[god] -= 1
    assert table.state.stones == stones


@pytest.mark.rule("NA-R3")
def test_neighbours_of_several_religions_give_none() -> None:
    field = {(1, 0): "moss", (0, 1): "indigo"}
    table = Table(field, ("madder", "decay"), faiths={(1, 0): 2, (0, 1): 1})
    table.tribe(0, 0)
    assert table.faith(0, 0) == NOBODY


@pytest.mark.rule("NA-R10")
def test_tribes_without_religion_are_ignored() -> None:
    field = {(1, 0): "moss", (0, 1): "indigo"}
    table = Table(field, ("madder", "decay"), faiths={(1, 0): 2})
    table.tribe(0, 0)
    assert table.faith(0, 0) == 2
    table = Table({(1, 0): "moss"}, ("madder", "decay"))
    table.tribe(0, 0)
    assert table.faith(0, 0) == NOBODY


@pytest.mark.rule("NA-22", "NA-50")
def test_a_temple_turns_every_neighbouring_tribe() -> None:
    field = {(1, 0): "moss", (0, 1): "indigo", (3, 0): "moss"}
    table = Table(field, faiths={(1, 0): 1, (3, 0): 1})
    events = table.temple(0, 0)
    assert table.state.power[0] == 12 - 6, "two neighbours cost 6"
    assert (table.faith(1, 0), table.faith(0, 1), table.faith(3, 0)) == (0, 0, 1)
    assert table.state.stones == [13, 14, 15], "displaced stones go back to their owners"
    assert TribeForsaken(1, cell_at(1, 0), MOSS - 5) in events
    assert table.state.temples[0] == 7
    assert table.card(0, 0) == Card.TEMPLE


@pytest.mark.rule("NA-22")
def test_own_tribes_keep_their_stone() -> None:
    table = Table({(1, 0): "moss"}, faiths={(1, 0): 0})
    table.temple(0, 0)
    assert table.faith(1, 0) == 0
    assert table.state.stones[0] == 14


@pytest.mark.rule("NA-22", "NA-29")
def test_a_temple_lies_next_to_a_card_and_never_on_one() -> None:
    table = Table(ROW)
    assert table.refused(actions.PlaceTemple(cell_at(9, 0))) == "NA-22"
    assert table.refused(actions.PlaceTemple(cell_at(1, 0))) == "NA-29"


@pytest.mark.rule("NA-50")
def test_in_a_row_every_place_that_turns_the_tribe_costs_six() -> None:
    table = Table(ROW)
    table.state.active = 1
    cells = [cell_at(*place) for place in ((1, -1), (2, -1), (0, 1), (1, 1))]
    for cell in cells:
        assert table.state.near[cell] * 3 == 6
    touching = [
        action.cell
        for action in table.legal(actions.PlaceTemple)
        if cell_at(1, 0) in _around(action.cell)
    ]
    assert sorted(touching) == sorted(cells)


def _around(cell: int) -> list[int]:
    from pantheon.games.nations.rules.hexes import neighbours

    return neighbours(cell)


@pytest.mark.rule("NA-23")
def test_a_desert_brings_one_power() -> None:
    table = Table(ROW, power=5)
    table.play(actions.PlaceDesert(0, cell_at(0, 1)))
    assert table.state.power[0] == 6
    assert table.card(0, 1) == Card.DESERT
    assert table.refused(actions.PlaceDesert(0, cell_at(0, -1))) == "NA-23"


@pytest.mark.rule("NA-23", "NA-R7")
def test_gains_over_twelve_are_lost() -> None:
    table = Table(ROW, power=12)
    table.play(actions.PlaceDesert(0, cell_at(0, 1)))
    assert table.state.power[0] == 12


@pytest.mark.rule("NA-24")
def test_a_decay_takes_power_from_one_owner_of_choice() -> None:
    field = {(0, 0): "temple1", (1, 0): "temple2", (-1, 1): "temple0"}
    table = Table(field, power=5)
    table.play(actions.PlaceDecay(1, cell_at(0, 1)))
    assert table.card(0, 1) == Card.DECAY
    assert [action.victim for action in table.legal(actions.TakePower)] == [1, 2]
    assert table.refused(actions.TakePower(0)) == "NA-24", "not from oneself"
    assert table.refused(actions.Discard(0)) == "NA-24", "first answer the decay"
    events = table.play(actions.TakePower(2))
    assert PowerTaken(0, 2, 1) in events
    assert table.state.power == [6, 5, 4]


@pytest.mark.rule("NA-24")
def test_taking_power_is_optional() -> None:
    table = Table({(0, 0): "temple1"}, power=5)
    table.play(actions.PlaceDecay(1, cell_at(0, 1)))
    table.play(actions.Decline())
    assert table.state.power == [5, 5, 5]
    assert table.state.actions_left == 1


@pytest.mark.rule("NA-24", "NA-R4")
def test_a_player_with_full_power_gains_nothing_but_the_victim_still_loses() -> None:
    table = Table({(0, 0): "temple1"}, power=12)
    table.play(actions.PlaceDecay(1, cell_at(0, 1)))
    table.play(actions.TakePower(1))
    assert table.state.power == [12, 11, 12]


@pytest.mark.rule("NA-R4")
def test_a_decay_without_a_victim_gains_nothing() -> None:
    field = {(0, 0): "temple0", (1, 0): "temple1"}
    table = Table(field, power=5)
    table.state.power[1] = 0
    table.play(actions.PlaceDecay(1, cell_at(0, 1)))
    assert table.state.actions_left == 1, "nothing is asked"
    assert table.state.power[0] == 5


@pytest.mark.rule("NA-25")
def test_a_whirlwind_moves_a_desert_for_free() -> None:
    table = Table(ROW, ("whirlwind", "moss"), power=3)
    table.play(actions.PlayWhirlwind(0))
    assert table.state.gone_whirlwinds == 1
    assert table.refused(actions.Discard(1)) == "NA-25"
    table.play(actions.LiftDesert(cell_at(2, 0)))
    assert table.refused(actions.SetDesert(cell_at(2, 0))) == "NA-25", "another place"
    table.play(actions.SetDesert(cell_at(-1, 0)))
    assert (table.card(2, 0), table.card(-1, 0)) == (0, Card.DESERT)
    assert table.state.power[0] == 3
    assert table.state.actions_left == 1


@pytest.mark.rule("NA-25")
def test_the_whirlwinds_move_is_optional_and_needs_a_desert() -> None:
    table = Table(ROW, ("whirlwind", "moss"))
    table.play(actions.PlayWhirlwind(0))
    table.play(actions.Decline())
    assert table.state.actions_left == 1
    table = Table({(0, 0): "temple0"}, ("whirlwind", "moss"))
    table.play(actions.PlayWhirlwind(0))
    assert table.state.actions_left == 1


@pytest.mark.rule("NA-25")
def test_the_desert_must_touch_a_card_other_than_itself() -> None:
    table = Table({(0, 0): "temple0", (1, 0): "desert"})
    table.play(actions.LiftDesert(cell_at(1, 0)))
    assert table.refused(actions.SetDesert(cell_at(2, 0))) == "NA-27"
    assert cell_at(2, 0) not in [each.cell for each in table.legal(actions.SetDesert)]
    assert len(table.legal(actions.SetDesert)) == 5


@pytest.mark.rule("NA-26")
def test_an_extra_action_is_for_a_later_turn() -> None:
    table = Table(ROW, ("extra", "moss"), seats=2)
    table.play(actions.TakeExtra(0))
    assert table.state.extras == [1, 0]
    assert table.refused(actions.PlayExtra()) == "NA-26"
    table.play(actions.Discard(1))
    assert table.state.active == 1
    table.state.active = 0
    table.state.fresh_extras = 0
    table.state.actions_left = 2
    table.play(actions.PlayExtra())
    assert table.state.actions_left == 3, "playing it is no action"
    assert (table.state.extras, table.state.gone_extras) == ([0, 0], 1)


@pytest.mark.rule("NA-26", "NA-13")
def test_an_extra_action_may_follow_the_last_action() -> None:
    table = Table(ROW, ("moss", "indigo"), seats=2)
    table.state.extras[0] = 1
    table.tribe(-1, 0)
    table.play(actions.Discard(1))
    assert table.state.active == 0
    assert table.refused(actions.PlaceTemple(cell_at(-2, 0))) == "NA-13"
    table.play(actions.PlayExtra())
    table.temple(-2, 0)
    assert table.state.active == 1


@pytest.mark.rule("NA-26")
def test_the_turn_may_end_without_the_extra_action() -> None:
    table = Table(ROW, ("moss", "indigo"), seats=2)
    table.state.extras[0] = 1
    table.tribe(-1, 0)
    table.play(actions.Discard(1))
    table.play(actions.EndTurn())
    assert (table.state.active, table.state.extras) == (1, [1, 0])


@pytest.mark.rule("NA-26")
def test_an_extra_action_needs_one_that_is_possible() -> None:
    table = Table({(0, 0): "temple0"}, ("decay", "moss"), seats=2, power=1)
    table.state.extras[0] = 1
    table.play(actions.PlaceDecay(0, cell_at(0, 1)))
    table.play(actions.Discard(1))
    assert table.state.active == 1, "no power, no cards: nothing could be done with it"
    assert table.state.extras[0] == 1


@pytest.mark.rule("NA-26")
def test_an_action_that_is_no_longer_possible_is_lost() -> None:
    table = Table({(0, 0): "temple0"}, ("decay", "moss"), seats=2, power=1)
    table.state.extras[0] = 1
    table.play(actions.PlayExtra())
    table.play(actions.PlaceDecay(0, cell_at(0, 1)))
    events = table.play(actions.Discard(1))
    assert ActionLost(0, 1) in events
    assert table.state.active == 1


@pytest.mark.rule("NA-27")
def test_moving_a_desert_costs_two() -> None:
    table = Table(ROW, power=2)
    table.play(actions.LiftDesert(cell_at(2, 0)))
    assert table.state.power[0] == 0
    assert table.refused(actions.Discard(0)) == "NA-27"
    table.play(actions.SetDesert(cell_at(0, 1)))
    assert table.card(0, 1) == Card.DESERT
    assert table.refused(actions.SetDesert(cell_at(2, 0))) == "NA-27"
    assert Table(ROW).refused(actions.LiftDesert(cell_at(1, 0))) == "NA-27"


@pytest.mark.rule("NA-R5")
def test_the_field_may_fall_into_parts() -> None:
    field = {(0, 0): "temple0", (1, 0): "desert", (2, 0): "temple1"}
    table = Table(field)
    table.play(actions.LiftDesert(cell_at(1, 0)))
    table.play(actions.SetDesert(cell_at(-1, 0)))
    assert table.card(1, 0) == 0
    assert cell_at(1, 0) in table.state.edge
    assert table.state.near[cell_at(1, 0)] == 2


@pytest.mark.rule("NA-28")
def test_a_discard_returns_to_the_sack_for_free() -> None:
    table = Table(ROW, ("moss", "decay"), power=0)
    table.play(actions.Discard(0))
    assert table.state.sack[MOSS] == 6
    assert table.state.power[0] == 0
    assert table.refused(actions.Discard(0)) == "NA-28"


@pytest.mark.rule("NA-29")
def test_without_temples_left_none_can_be_placed() -> None:
    table = Table(ROW)
    table.state.temples[0] = 0
    assert table.refused(actions.PlaceTemple(cell_at(-1, 0))) == "NA-29"
    assert not table.legal(actions.PlaceTemple)


@pytest.mark.rule("NA-29", "NA-R6")
def test_without_stones_left_a_tribe_has_no_religion() -> None:
    table = Table({(0, 0): "temple1"}, ("moss", "decay"))
    table.state.stones[1] = 0
    table.tribe(1, 0)
    assert table.faith(1, 0) == NOBODY
    table = Table({(1, 0): "moss"}, faiths={(1, 0): 1})
    table.state.stones[0] = 0
    table.temple(0, 0)
    assert table.faith(1, 0) == NOBODY, "the other god's stone leaves all the same"
    assert table.state.stones[1] == 15


@pytest.mark.rule("NA-R6")
def test_with_too_few_stones_the_active_player_chooses() -> None:
    field = {(1, 0): "moss", (0, 1): "indigo", (-1, 0): "madder"}
    table = Table(field, faiths={(1, 0): 1, (0, 1): 1})
    table.state.stones[0] = 2
    table.temple(0, 0)
    assert table.state.stones[1] == 15, "both stones have left"
    choices = [action.cell for action in table.legal(actions.Convert)]
    assert sorted(choices) == sorted([cell_at(1, 0), cell_at(0, 1), cell_at(-1, 0)])
    assert table.refused(actions.Discard(0)) == "NA-R6"
    assert table.refused(actions.Convert(cell_at(5, 5))) == "NA-R6"
    table.play(actions.Convert(cell_at(0, 1)))
    table.play(actions.Convert(cell_at(-1, 0)))
    assert (table.faith(1, 0), table.faith(0, 1), table.faith(-1, 0)) == (NOBODY, 0, 0)
    assert table.state.actions_left == 1


@pytest.mark.rule("NA-R7")
def test_two_actions_are_always_possible() -> None:
    import random

    import pantheon

    luck = random.Random(3)
    for seed in range(60):
        match = pantheon.new("nations", seats=2 + seed % 3, seed=seed)
        while not match.over:
            events = match.play(luck.choice(match.legal()))
            assert not any(isinstance(event, ActionLost) and event.count == 2 for event in events)


@pytest.mark.rule("NA-13")
def test_a_button_says_what_is_missing() -> None:
    table = Table(ROW, ("moss", "decay"), power=1)
    why = {each.id: each.why for each in buttons_of(table.state)}
    assert why["button:temple"] == words("nations-refused-power", cost=3, power=1)
    assert why["button:move"] == words("nations-refused-power", cost=2, power=1)
    assert why["button:shown:0"] is None, "there is a place for 1 power"
    assert why["button:extra"] == words("nations-refused-no-extra")
