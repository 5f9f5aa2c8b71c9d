"""The turn (EN-20 to EN-23, EN-27 to EN-32, EN-R6, EN-R15)."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    CardDiscarded,
    CardDrawn,
    DeckRenewed,
    IslandDiscovered,
    IslandVanished,
    TextPlayed,
    TokenDrawn,
    TokenSpent,
)
from pantheon.games.envoys.rules.constants import GODS
from pantheon.games.envoys.rules.decks import draw_card
from pantheon.games.envoys.rules.sea import NEAR
from pantheon.games.envoys.rules.state import BY_WELL, REMOVED
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
    fated,
)


@pytest.mark.rule("EN-20")
def test_a_turn_begins_with_a_token_and_a_card() -> None:
    table = Table()
    events = table.play(actions.EndTurn(), luck=(YEMAYA, 4))
    assert TokenDrawn(1, YEMAYA) in events
    drawn = next(event for event in events if isinstance(event, CardDrawn))
    assert drawn.seat == 1
    assert drawn.seen_by(0) == drawn.seen_by(None) == CardDrawn(1, -1, -1)
    assert drawn.seen_by(1) == drawn
    assert table.state.hands[1] == [drawn.card]


@pytest.mark.rule("EN-20")
def test_nobody_acts_in_anothers_turn() -> None:
    assert Table().refused(actions.EndTurn(), 1) == "EN-20"


@pytest.mark.rule("EN-22")
def test_surplus_tokens_and_cards_go_at_the_turns_end() -> None:
    table = Table()
    table.pool(0, *[RA] * 6, *[ODIN] * 5)
    for number in range(6):
        table.hold(0, number)
    table.play(actions.EndTurn())
    assert TokenSpent(0, ODIN) in table.play(actions.PickColour(ODIN))
    table.play(actions.PickColour(RA))
    assert table.state.pool_total[0] == 9
    events = table.play(actions.PickCard(3), luck=(RA, 0))
    assert CardDiscarded(0, 3, 1) in events
    assert table.state.piles[0] == [3]
    assert len(table.state.hands[0]) == 5
    assert table.state.active == 1


@pytest.mark.rule("EN-23")
def test_an_empty_deck_is_renewed_without_ten_cards() -> None:
    table = Table()
    state = table.state
    state.piles[0], state.decks[0] = state.decks[0][:24], []
    raw: list[tuple[int, ...]] = []
    draw_card(state, 0, fated(), raw)
    assert (len(state.decks[0]), len(state.gone[0]), len(state.piles[0])) == (13, 10, 0)
    state.piles[0], state.decks[0] = state.decks[0][:8], []
    draw_card(state, 0, fated(), raw)
    assert (len(state.gone[0]), len(state.hands[0])) == (18, 1), "all if fewer than ten"
    state.piles[0] = list(range(24, 30))
    draw_card(state, 0, fated(), raw)
    assert len(state.gone[0]) == 24, "the third time all leave"
    state.piles[0] = [0]
    assert draw_card(state, 0, fated(), raw) == -1, "no deck, no draw"
    assert state.piles[0] == [0]
    assert DeckRenewed(0, 14, 10).cards == 14


@pytest.mark.rule("EN-27")
def test_any_number_of_texts_in_their_time() -> None:
    table = Table(RA, ODIN)
    first, second = table.give(0, "dawn"), table.give(0, "dawn", 1)
    wind = table.give(0, "following_wind")
    assert table.refused(actions.PlayText(wind)) == "EN-27", "with a move only"
    events = table.text(first, luck=(0, 0))
    assert [type(each) for each in events[-1:]] == [CardDiscarded], "discarded after it worked"
    table.text(second, luck=(0, 0))
    assert len(table.state.hands[0]) == 5
    assert sorted(table.state.piles[0]) == sorted((first, second))


@pytest.mark.rule("EN-27", "EN-R16")
def test_a_text_that_finds_nothing_is_refused() -> None:
    table = Table(ODIN, RA)
    assert table.refused(actions.PlayText(table.give(0, "memory"))) == "EN-R16"
    assert table.refused(actions.PlayText(table.give(0, "from_the_old_stories"))) == "EN-R16"
    assert table.refused(actions.PlayText(209)) == "EN-27", "not in hand"


@pytest.mark.rule("EN-27", "EN-71")
def test_texts_are_played_in_others_turns() -> None:
    table = Table(RA, ODIN)
    dawn, stop = table.give(0, "dawn"), table.give(1, "not_so_fast")
    table.play(actions.PlayText(dawn))
    events = table.play(actions.PlayText(stop), 1)
    assert TextPlayed(1, stop, 7) in events


@pytest.mark.rule("EN-28")
def test_one_trade_a_turn() -> None:
    table = Table()
    table.pool(0, RA, ODIN)
    one, two = table.give_move(0, 2), table.give_move(0, 3)
    events = table.play(actions.TradeCard(one), luck=(IXCHEL,))
    assert CardDiscarded(0, one, 8) in events or table.state.piles[0] == [one]
    assert TokenDrawn(0, IXCHEL) in events
    assert table.refused(actions.TradeCard(two)) == "EN-28"
    assert table.refused(actions.TradeToken(RA)) == "EN-28"
    table = Table()
    table.pool(0, ODIN)
    events = table.play(actions.TradeToken(ODIN), luck=(7,))
    assert TokenSpent(0, ODIN) in events
    assert len(table.state.hands[0]) == 1
    assert table.state.old[ODIN] == 1
    assert table.refused(actions.TradeCard(table.state.hands[0][0])) == "EN-28"


@pytest.mark.rule("EN-30")
@pytest.mark.parametrize("version", [1, 2])
def test_four_tokens_for_one_of_them_or_another(version: int) -> None:
    table = Table(version=version)
    table.pool(0, RA, RA, ODIN, ODIN, IXCHEL)
    if version == 1:
        assert table.refused(actions.BlendFour()) == "EN-30", "nothing to gain yet"
    else:
        assert actions.BlendFour() in table.legal()
    table.old(YEMAYA, RA)
    table.play(actions.BlendFour())
    for colour in (RA, RA, ODIN):
        table.play(actions.PickColour(colour))
    table.play(actions.PickColour(IXCHEL))
    choices = {each.colour for each in table.legal() if isinstance(each, actions.PickColour)}
    before = {RA, YEMAYA}
    assert choices == (before if version == 1 else before | {ODIN, IXCHEL})
    table.play(actions.PickColour(RA))
    assert table.state.pool[:GODS] == [1, 1, 0, 0, 0, 0, 0]
    assert sum(table.state.old) == 5
    assert table.refused(actions.BlendFour()) == "EN-30", "too few left"


@pytest.mark.rule("EN-30")
def test_four_for_one_any_number_of_times() -> None:
    table = Table()
    table.pool(0, *[RA] * 8)
    table.old(YEMAYA, YEMAYA)
    table.play(actions.BlendFour())
    table.play(actions.PickColour(YEMAYA))
    assert table.state.pool[:GODS] == [4, 0, 0, 0, 0, 1, 0], "with one colour it chooses itself"
    table.play(actions.BlendFour())
    for _ in range(4):
        table.play(actions.PickColour(RA))
    table.play(actions.PickColour(YEMAYA))
    assert table.state.pool[:GODS] == [0, 0, 0, 0, 0, 2, 0]


@pytest.mark.rule("EN-31", "EN-R6", "EN-32")
def test_a_move_discovers_at_once_for_a_point_each() -> None:
    table = Table()
    island = table.island(YEMAYA, face_up=False)
    village = next(
        s
        for s in range(150)
        if table.state.land[s] == island and table.state.land[table.beside(s)] < 0
    )
    space = table.beside(village)
    table.state.envoy[0] = next(near for near in NEAR[space] if table.state.land[near] < 0)
    start = table.state.envoy[0]
    card = table.give_move(0, 3)
    table.state.move_card = card
    table.state.hands[0].remove(card)
    table.state.envoy[0] = start
    table.state.stack += [5, 0, 0, 0, 0, 0, 0, 0]
    table.state.extra_steps = -2
    table.state.move_colour = IXCHEL
    events = table.play(actions.SailTo(space), luck=(YEMAYA,))
    assert IslandDiscovered(0, island, YEMAYA) in events
    assert table.state.points[0] == 1
    assert table.state.discovered[0] == 1
    assert table.state.value[village] > 0
    assert actions.EndTurn() in table.legal(), "then the player acts freely"


@pytest.mark.rule("EN-31")
def test_one_story_a_turn_and_only_after_a_move() -> None:
    table = Table()
    island = table.island(RA)
    village = table.village(island, 7)
    table.pool(0, RA, RA)
    table.state.envoy[0] = table.beside(village)
    assert table.refused(actions.Tell(village)) == "EN-31"
    table.moved_to(table.beside(village), RA)
    table.play(actions.Tell(village), luck=(0,))
    assert table.refused(actions.Tell(village)) == "EN-31"


@pytest.mark.rule("EN-32")
def test_with_seven_open_and_six_colours_the_rest_leave() -> None:
    table = Table(RA, ODIN, excluded=SYLVANUS)
    for god in (RA, ODIN, QUETZALCOATL, IXCHEL, GUAN_YIN):
        table.island(god, 3)
    table.island(RA, 4)
    hidden = table.island(ODIN, 4, face_up=False)
    other = table.island(YEMAYA, 3, face_up=False)
    village = next(space for space in range(150) if table.state.land[space] == hidden)
    _discover(table, village, ODIN)
    assert table.state.opened == 7
    assert table.state.isle_state[other] != REMOVED, "one colour has not been seen"
    space = next(space for space in range(150) if table.state.land[space] == other)
    last = table.island(QUETZALCOATL, 4, face_up=False)
    events = _discover(table, space, YEMAYA)
    assert IslandVanished(last) in events
    assert last not in table.state.land, "its spaces are sea again"


def _discover(table: Table, village: int, god: int) -> list[object]:
    from pantheon.games.envoys import GAME
    from pantheon.games.envoys.rules.move import discover

    table.state.envoy[0] = table.beside(village)
    raw: list[tuple[int, ...]] = []
    discover(table.state, 0, fated(god), raw)
    return list(GAME.event_codec.decode(raw))


@pytest.mark.rule("EN-R15")
def test_an_empty_well_gives_nothing_and_ends_the_match() -> None:
    table = Table()
    table.state.well = [0] * GODS
    table.state.well[RA] = table.state.well_total = 1
    events = table.play(actions.Meditate())
    assert TokenDrawn(0, RA) in events
    assert table.state.trigger == BY_WELL
    events = table.play(actions.EndTurn(), luck=(0,))
    assert not any(isinstance(event, TokenDrawn) for event in events)


@pytest.mark.rule("EN-R15")
def test_points_may_fall_below_zero() -> None:
    table = Table(ODIN, RA)
    table.text(table.give(0, "rune_bargain"), luck=(0, 0, 0))
    assert table.state.points[0] == -1
