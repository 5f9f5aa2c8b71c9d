"""Answer windows as a stack of decisions (EN-71, EN-R13)."""

import msgspec
import pytest

from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import TextCancelled, VillagePersuaded
from pantheon.games.envoys.rules.constants import CARD_TEXT, WINDOW_NAMES, Window
from pantheon.games.envoys.rules.frames import TEXT, WIDTH, WINDOW, top, top_kind
from pantheon.games.envoys.rules.state import ZONES, Zone
from pantheon.games.envoys.rules.texts import may_hold_response
from tests.games.envoys.positions import GUAN_YIN, IXCHEL, ODIN, RA, SYLVANUS, YEMAYA, Table

NOT_SO_FAST = data.names("texts").index("not_so_fast")
QUETZ = 2


def asked(table: Table) -> tuple[int, ...]:
    return GAME.to_act(table.state)


@pytest.mark.rule("EN-71", "EN-R18")
def test_after_a_text_the_others_are_asked_clockwise_from_the_active_player() -> None:
    table = Table(RA, ODIN, IXCHEL, YEMAYA)
    for seat in (1, 2, 3):
        table.give_move(seat, 2)
    table.play(actions.PlayText(table.give(0, "dawn")))
    order = []
    while top_kind(table.state) == WINDOW:
        order.append(asked(table)[0])
        table.play(actions.Pass(), order[-1], (0, 0) if order[-1] == 3 else ())
    assert order == [1, 2, 3], "nobody answers a text of her own"


@pytest.mark.rule("EN-71", "EN-R13")
def test_a_window_says_how_to_pass_and_whose_action_it_follows() -> None:
    """A table may pass for a seat by it; the hand makes no difference to what it says."""
    table = Table(RA, ODIN)
    assert GAME.response_window(table.state, 0) is None, "one's turn is no response"
    answer, dawn = table.give(1, "not_so_fast"), table.give(0, "dawn")
    table.give(0, "not_so_fast")
    table.play(actions.PlayText(dawn))
    window = GAME.response_window(table.state, 1)
    assert window is not None
    assert not window.own
    assert GAME.codec.decode(window.pass_code) == actions.Pass()
    table.play(actions.PlayText(answer), 1)
    reply = GAME.response_window(table.state, 0)
    assert reply is not None
    assert not reply.own, "it follows the other's answer"
    assert reply.turn == window.turn


@pytest.mark.rule("EN-71")
def test_an_answer_is_answered_in_turn() -> None:
    """Not So Fast against Not So Fast: the first text works after all."""
    table = Table(RA, ODIN)
    dawn, mine, theirs = (
        table.give(0, "dawn"), table.give(0, "not_so_fast"), table.give(1, "not_so_fast")
    )  # fmt: skip
    table.play(actions.PlayText(dawn))
    table.play(actions.PlayText(theirs), 1)
    assert asked(table) == (0,)
    events = table.play(actions.PlayText(mine))
    events += table.hush((0, 0))
    cancelled = [event.text for event in events if isinstance(event, TextCancelled)]
    assert cancelled == [NOT_SO_FAST], "the answer, not the text"
    assert len(table.state.hands[0]) == 2, "Dawn has worked"


@pytest.mark.rule("EN-71")
def test_a_second_answer_can_follow_a_cancelled_one() -> None:
    table = Table(RA, ODIN)
    dawn, mine = table.give(0, "dawn"), table.give(0, "not_so_fast")
    first, second = table.give(1, "not_so_fast"), table.give(1, "not_so_fast")
    table.play(actions.PlayText(dawn))
    table.play(actions.PlayText(first), 1)
    table.play(actions.PlayText(mine), 0)
    table.play(actions.Pass(), 1)
    assert asked(table) == (1,), "Dawn is still on the table: until all pass in a row"
    table.play(actions.PlayText(second), 1)
    table.hush()
    assert len(table.state.hands[0]) == 0, "cancelled after all"


@pytest.mark.rule("EN-71")
def test_rerolling_raising_lowering_and_cancelling_compose() -> None:
    table = Table(RA, ODIN)
    again, flourish = table.give(0, "second_telling"), table.give(0, "flourish")
    heckler, stop = table.give(1, "heckler"), table.give(1, "not_so_fast")
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 1, 4)
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(0,))
    assert asked(table) == (0,), "the roller first"
    table.play(actions.PlayText(again))
    table.play(actions.Pass(), 1, luck=(1,))
    table.play(actions.PlayText(flourish))
    table.play(actions.PlayText(stop), 1)
    table.hush_until_roll()
    table.play(actions.PlayText(heckler), 1)
    events = table.hush()
    # 1, rerolled to 2; the flourish cancelled; heckled to 1; 4 and 1 do not reach 7.
    assert not any(isinstance(event, VillagePersuaded) for event in events)
    assert table.state.pips[2 * village + 1] == 1


@pytest.mark.rule("EN-71")
def test_after_an_answer_everyone_is_asked_again() -> None:
    table = Table(RA, ODIN, IXCHEL)
    flourish, heckler = table.give(0, "flourish"), table.give(2, "heckler")
    table.give(1, "heckler")
    village = table.village(table.island(IXCHEL), 7)
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(1,))
    table.play(actions.Pass(), 0)
    table.play(actions.Pass(), 1)
    table.play(actions.PlayText(heckler), 2)
    while table.state.stack[top(table.state) - WIDTH] == TEXT:
        table.play(actions.Pass(), asked(table)[0])
    assert asked(table) == (0,), "the roller may now flourish"
    table.play(actions.PlayText(flourish), 0)


@pytest.mark.rule("EN-R13", "EN-71")
def test_a_window_opens_by_public_facts_alone() -> None:
    """Whether a hand holds the answer makes no difference to anyone but its owner."""
    for ask_everyone in (False, True):
        views = []
        for holds in (True, False):
            table = Table(RA, ODIN, IXCHEL, ask_everyone=ask_everyone)
            dawn = table.give(0, "dawn")
            table.hold(1, table.give_card("not_so_fast" if holds else "thought", ODIN))
            table.play(actions.PlayText(dawn))
            assert asked(table) == (1,)
            seen = [msgspec.json.encode(GAME.view(table.state, seat)) for seat in (None, 0, 2)]
            scenes = [
                msgspec.json.encode(GAME.scene(GAME.known(table.state, seat), seat))
                for seat in (None, 0, 2)
            ]
            events = table.play(actions.Pass(), 1, () if ask_everyone else (0, 0))
            told = [event.seen_by(seat) for event in events for seat in (None, 2)]
            views.append((seen, scenes, told, asked(table)))
        assert views[0] == views[1]


@pytest.mark.rule("EN-R13")
def test_no_window_for_an_empty_hand_or_when_all_copies_are_accounted_for() -> None:
    table = Table(RA, ODIN, fewer_questions=False)
    assert not may_hold_response(table.state, 1, Window.TEXT), "an empty hand"
    table.give_move(1, 2)
    assert may_hold_response(table.state, 1, Window.TEXT)
    for card in list(table.state.decks[1]):
        if CARD_TEXT[card] == NOT_SO_FAST:
            table.state.decks[1].remove(card)
            table.state.piles[1].append(card)
            table.state.place[card] = ZONES + Zone.PILE
    hand = table.state.hands[1]
    if CARD_TEXT[hand[0]] == NOT_SO_FAST:
        table.hold(1, table.state.decks[1][0])
        hand.remove(hand[0])
    assert not may_hold_response(table.state, 1, Window.TEXT), "both copies are discarded"


@pytest.mark.rule("EN-71")
def test_a_table_option_asks_everyone_always() -> None:
    table = Table(RA, ODIN, IXCHEL, ask_everyone=True)
    table.play(actions.PlayText(table.give(0, "dawn")))
    assert asked(table) == (1,), "although the hand is empty"
    table.play(actions.Pass(), 1)
    assert asked(table) == (2,)
    assert GAME.legal(table.state, 2) == [actions.Pass()]


@pytest.mark.rule("EN-71")
def test_when_a_move_has_ended_roots_may_answer() -> None:
    table = Table(RA, SYLVANUS)
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 1, 2)
    roots = table.give(1, "roots")
    card = table.give_move(0, 2, IXCHEL)
    table.play(actions.MoveWith(card))
    table.play(actions.SailTo(min(table.ends())))
    assert asked(table) == (1,)
    assert may_hold_response(table.state, 1, Window.MOVE)
    table.play(actions.PlayText(roots), 1)
    assert table.state.roots[1] == 1


@pytest.mark.rule("EN-71")
def test_before_a_disturbance_its_targets_are_named() -> None:
    table = Table(RA, GUAN_YIN, SYLVANUS, excluded=QUETZ, fewer_questions=False)
    assert may_hold_response(table.state, 1, Window.DISTURBANCE) is False
    table.give(1, "mercy")
    assert may_hold_response(table.state, 1, Window.DISTURBANCE)
    village = table.village(table.island(IXCHEL), 6)
    other = table.island(YEMAYA, 3)
    table.story(table.village(other, 5), 2, 3)
    table.story(table.village(other, 6), 1, 3)
    table.story(village, 2, 2)
    roots = table.give(2, "roots")
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(3,))
    while table.state.stack[-16] == 8:
        seat = asked(table)[0]
        last = seat == 2
        table.play(actions.Pass(), seat, (QUETZ,) if last else ())
    # The absent god's token: seat 2 chooses among the six.
    chosen = next(each for each in table.legal(2) if each.disturbance in (3, 5, 7, 8, 11, 12))  # type: ignore[attr-defined]
    table.play(chosen, 2)
    while not isinstance(table.legal(asked(table)[0])[0], actions.Pass) and asked(table) == (2,):
        table.play(table.legal(2)[0], 2)
    assert asked(table)[0] in (1, 2)
    assert any(
        actions.PlayText(roots) in table.legal(seat) or actions.Pass() in table.legal(seat)
        for seat in (1, 2)
    )


@pytest.mark.rule("EN-71")
def test_each_text_answers_the_windows_of_its_timing() -> None:
    texts = {text["name"]: text for text in data.read("texts")["texts"]}
    assert texts["not_so_fast"]["windows"] == ["text"]
    assert texts["mercy"]["windows"] == ["disturbance"]
    for name in ("second_telling", "flourish", "heckler"):
        assert texts[name]["windows"] == ["roll", "throw", "last"], "in EN-61 too"
    table = Table(RA, ODIN, fewer_questions=False)
    table.give_move(1, 2)
    assert may_hold_response(table.state, 1, Window.TEXT)
    assert WINDOW_NAMES.index("roll") == Window.ROLL
