"""The powers of the gods (EN-21, EN-29, EN-40)."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    CardDiscarded,
    CardDrawn,
    OneRerolled,
    RollChanged,
    StoryChanged,
    StoryPlaced,
    TokenSpent,
    VillagePersuaded,
)
from pantheon.games.envoys.rules.constants import GODS
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
)


@pytest.mark.rule("EN-29")
def test_the_own_power_is_free_once_and_anothers_costs_its_colour() -> None:
    table = Table(IXCHEL, SYLVANUS)
    assert table.refused(actions.UsePower(0, SYLVANUS)) == "EN-29", "nothing to pay with"
    table.pool(0, SYLVANUS, SYLVANUS)
    events = table.play(actions.UsePower(0, SYLVANUS))
    assert TokenSpent(0, SYLVANUS) in events
    assert table.refused(actions.UsePower(0, SYLVANUS)) == "EN-29", "once a turn"
    spent = sum(table.state.old)
    table.play(actions.UsePower(0, IXCHEL), luck=(0,))
    assert sum(table.state.old) == spent, "free"
    assert table.refused(actions.UsePower(0, ODIN), 0) in ("EN-27", "EN-29")


@pytest.mark.rule("EN-29")
def test_the_power_of_a_god_nobody_plays_is_not_to_be_had() -> None:
    table = Table(RA, ODIN)
    table.pool(0, SYLVANUS)
    assert table.refused(actions.UsePower(0, SYLVANUS)) == "EN-29"


@pytest.mark.rule("EN-21")
def test_a_token_of_the_absent_god_pays_as_any_other_colour() -> None:
    table = Table(IXCHEL, SYLVANUS, excluded=YEMAYA)
    table.pool(0, YEMAYA)
    events = table.play(actions.UsePower(1, SYLVANUS))
    assert TokenSpent(0, YEMAYA) in events
    assert table.state.lenient == 1


@pytest.mark.rule("EN-21")
def test_a_token_of_the_absent_god_never_tells() -> None:
    table = Table(RA, ODIN, excluded=YEMAYA)
    village = table.village(table.island(IXCHEL), 7)
    table.pool(0, YEMAYA, YEMAYA)
    table.moved_to(table.beside(village), IXCHEL)
    assert table.refused(actions.Tell(village)) == "EN-33"


@pytest.mark.rule("EN-40")
def test_ra_moves_with_a_card_and_uses_its_text() -> None:
    table = Table(RA, ODIN)
    card = table.give(0, "dawn")
    table.play(actions.UsePower(0, RA))
    table.play(actions.MoveWith(card))
    table.play(actions.SailTo(min(table.ends())))
    assert table.state.piles[0] == [], "not discarded yet"
    table.text(card, luck=(0, 0))
    assert len(table.state.hands[0]) == 2
    assert table.state.piles[0] == [card]


@pytest.mark.rule("EN-40")
def test_ra_uses_a_text_and_then_moves_with_the_card() -> None:
    table = Table(RA, ODIN)
    card = table.give(0, "dawn")
    table.play(actions.UsePower(0, RA))
    table.text(card, luck=(0, 0))
    assert table.state.aside == card
    table.play(actions.MoveWith(card))
    table.play(actions.SailTo(min(table.ends())))
    assert table.state.piles[0] == [card]
    assert actions.MoveWith(card) not in table.legal()


@pytest.mark.rule("EN-40")
def test_ra_lets_a_card_change_its_own_move() -> None:
    table = Table(RA, ODIN)
    card = table.give(0, "following_wind")
    table.play(actions.MoveWith(card))
    table.play(actions.UsePower(0, RA))
    table.play(actions.PlayText(card))
    table.play(actions.PickSteps(3))
    assert table.state.extra_steps == 1
    table.play(actions.SailTo(min(table.ends())))
    assert table.state.piles[0] == [card], "discarded once"


@pytest.mark.rule("EN-40")
def test_ras_second_use_lapses_with_the_turn() -> None:
    table = Table(RA, ODIN)
    card = table.give(0, "dawn")
    table.play(actions.UsePower(0, RA))
    table.play(actions.MoveWith(card))
    table.play(actions.SailTo(min(table.ends())))
    assert CardDiscarded(0, card, 8) in table.play(actions.EndTurn())


@pytest.mark.rule("EN-40")
def test_odin_adds_one_to_a_token_beside_the_envoy_after_a_move() -> None:
    table = Table(ODIN, RA)
    island = table.island(IXCHEL)
    village, other = table.village(island, 7), table.village(island, 6)
    table.story(village, 1, 2)
    table.story(other, 0, 4)
    table.state.envoy[0] = table.beside(village)
    assert table.refused(actions.UsePower(0, ODIN)) == "EN-40", "only after a move"
    table.moved_to(table.beside(village), RA)
    events = table.play(actions.UsePower(0, ODIN))
    assert StoryChanged(1, village, 0, 3) in events, "a 4 cannot rise, so it chose itself"
    assert table.state.pips[2 * village] == 3


@pytest.mark.rule("EN-40", "EN-34")
def test_odin_can_persuade_by_it() -> None:
    table = Table(ODIN, RA, IXCHEL)
    village = table.village(table.island(IXCHEL), 5)
    table.story(village, 1, 2)
    table.story(village, 2, 2)
    table.moved_to(table.beside(village), RA)
    table.play(actions.UsePower(0, ODIN))
    events = table.play(actions.PickStory(0, village), luck=(GUAN_YIN,))
    assert VillagePersuaded(1, village, 5, RA) in events


@pytest.mark.rule("EN-40")
def test_quetzalcoatl_adds_one_or_two_steps() -> None:
    table = Table(QUETZALCOATL, ODIN)
    table.play(actions.MoveWith(table.give_move(0, 2)))
    near = table.ends()
    table.play(actions.UsePower(0, QUETZALCOATL))
    assert table.legal() == [actions.PickSteps(3), actions.PickSteps(4)]
    table.play(actions.PickSteps(4))
    assert table.state.extra_steps == 2
    assert table.ends() != near
    assert table.refused(actions.UsePower(0, QUETZALCOATL)) == "EN-29"


@pytest.mark.rule("EN-40")
def test_ixchel_draws_a_card_then_discards_one() -> None:
    table = Table(IXCHEL, ODIN)
    kept = table.give_move(0, 2)
    events = table.play(actions.UsePower(0, IXCHEL), luck=(0,))
    assert any(isinstance(event, CardDrawn) for event in events)
    drawn = next(card for card in table.state.hands[0] if card != kept)
    table.play(actions.PickCard(drawn))
    assert table.state.hands[0] == [kept]
    assert table.state.piles[0] == [drawn], "also the one just drawn"


@pytest.mark.rule("EN-40", "EN-71")
def test_guan_yin_rerolls_a_one_once() -> None:
    table = Table(GUAN_YIN, ODIN)
    village = table.village(table.island(IXCHEL), 7)
    table.pool(0, GUAN_YIN, GUAN_YIN)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(0,))
    events = table.play(actions.UsePower(0, GUAN_YIN), luck=(2,))
    assert RollChanged(0, 3) in events
    table.hush()
    assert table.state.pips[2 * village] == 3


@pytest.mark.rule("EN-40")
def test_guan_yin_rerolls_only_ones() -> None:
    table = Table(GUAN_YIN, ODIN)
    village = table.village(table.island(IXCHEL), 7)
    table.pool(0, GUAN_YIN, GUAN_YIN)
    table.moved_to(table.beside(village), IXCHEL)
    events = table.play(actions.Tell(village), luck=(1,))
    assert StoryPlaced(0, village, GUAN_YIN, 2) in events


@pytest.mark.rule("EN-40", "EN-35")
def test_guan_yin_rerolls_anybodys_one_in_a_sharing() -> None:
    table = Table(GUAN_YIN, ODIN)
    table.pool(0, GUAN_YIN)
    table.pool(1, ODIN)
    table.moved_to(60, RA)
    table.state.envoy[1] = 60
    table.state.partner = 1
    table.play(actions.EndTurn(), luck=(0, 0))
    assert actions.Pass() in table.legal()
    table.play(actions.UsePower(0, GUAN_YIN))
    events = table.play(actions.PickSeat(1), luck=(3, RA, 0, RA, 0))
    assert OneRerolled(1, 4) in events
    assert table.state.points == [0, 1]


@pytest.mark.rule("EN-40")
def test_yemaya_moves_the_story_to_another_village_after_the_roll() -> None:
    table = Table(YEMAYA, ODIN)
    island = table.island(IXCHEL)
    village, other, full = (table.village(island, value) for value in (7, 6, 5))
    table.story(full, 0, 1)
    table.pool(0, YEMAYA)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(3,))
    table.play(actions.UsePower(0, YEMAYA))
    assert actions.PickSpace(full) not in table.legal(), "EN-33's limits hold"
    table.play(actions.PickSpace(other))
    table.hush()
    assert table.state.owner[2 * other] == 0
    assert table.state.owner[2 * village] < 0


@pytest.mark.rule("EN-40")
def test_sylvanus_makes_villages_with_two_tokens_easier_this_turn() -> None:
    table = Table(SYLVANUS, ODIN, RA)
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 1, 3)
    table.story(village, 2, 3)
    events = table.play(actions.UsePower(0, SYLVANUS), luck=(GUAN_YIN,))
    assert VillagePersuaded(2, village, 6, RA) in events, "and scores so"
    assert table.state.points[2] == 6
    table.hush()
    while table.state.active == 0:
        legal = table.legal(0) or []
        seat = 0 if legal else next(s for s in range(3) if table.legal(s))
        options = table.legal(seat)
        end = actions.EndTurn()
        table.play(end if end in options else options[0], seat)
    assert table.state.lenient == 0, "until the turn's end"


@pytest.mark.rule("EN-40")
def test_the_seven_powers_are_told_in_order() -> None:
    from pantheon.locale import Speaker

    said = [Speaker("en").key("envoys-power", god=god) for god in range(GODS)]
    assert len(set(said)) == GODS
