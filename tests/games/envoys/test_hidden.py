"""What is hidden and how it is guessed (EN-12, EN-15, EN-23): consistent with all that was seen."""

from collections import Counter

import pytest

from pantheon.core.chance import Chance
from pantheon.games.envoys import GAME
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.knowledge.hide import mask_of
from pantheon.games.envoys.rules.constants import DECK, GODS
from pantheon.games.envoys.rules.decks import draw_card, steal
from pantheon.games.envoys.rules.state import EVERYBODY, MASKED, State
from tests.games.envoys.positions import IXCHEL, ODIN, RA, SYLVANUS, YEMAYA, Table, fated


def guesses(table: Table, seat: int | None, count: int = 40) -> list[State]:
    view = GAME.view(table.state, seat)
    return [GAME.determinise(view, seat, Chance(number)) for number in range(count)]


@pytest.mark.rule("EN-15")
def test_hands_are_guessed_from_what_is_not_discarded() -> None:
    table = Table(RA, ODIN)
    held = [table.hold(1, card) for card in (30, 35)]
    gone = table.hold(1, 40)
    table.play(actions.EndTurn(), luck=(RA, 3))
    table.play(actions.TradeCard(gone), 1)
    seen = Counter(card for state in guesses(table, 0) for card in state.hands[1])
    assert gone not in seen
    assert set(seen) <= set(range(ODIN * DECK, (ODIN + 1) * DECK))
    assert len(seen) > 10, "any other card of the deck"
    assert all(set(held) <= set(state.hands[1]) for state in guesses(table, 1))


@pytest.mark.rule("EN-R12")
def test_a_hand_that_was_seen_is_known() -> None:
    table = Table(ODIN, RA, IXCHEL)
    card = table.give(1, "dawn")
    table.text(table.give(0, "thought"), luck=(0,))
    assert all(card in state.hands[1] for state in guesses(table, 0))
    others = Counter(state.hands[1][0] for state in guesses(table, 2))
    assert len(others) > 5, "seat 2 has not seen it"


@pytest.mark.rule("EN-50")
def test_after_a_theft_onlookers_know_only_that_a_card_changed_hands() -> None:
    table = Table(ODIN, RA, IXCHEL)
    card, other = table.give(1, "dawn"), table.give(1, "noon_light")
    for each in (card, other):
        table.state.sure[each] = EVERYBODY
    steal(table.state, 2, 1, card, None)
    for seat in (1, 2):
        assert all(card in state.hands[2] for state in guesses(table, seat))
    where = {(card in state.hands[1], card in state.hands[2]) for state in guesses(table, 0)}
    assert where == {(True, False), (False, True)}, "in one of the two hands, never in the deck"
    assert all(len(state.hands[1]) == len(state.hands[2]) == 1 for state in guesses(table, 0))


@pytest.mark.rule("EN-23")
def test_cards_that_left_at_a_renewal_mix_only_with_the_new_deck() -> None:
    table = Table(RA, ODIN)
    state = table.state
    kept = table.hold(1, ODIN * DECK)
    state.piles[1], state.decks[1] = state.decks[1], []
    draw_card(state, 1, Chance(3), None)
    for guess in guesses(table, 0):
        assert kept in guess.hands[1], "it was never discarded, so it must be in the hand"
        assert len(guess.gone[1]) == 10
        assert len(guess.decks[1]) == 18
    gone = Counter(card for guess in guesses(table, 0) for card in guess.gone[1])
    assert len(gone) > 20


@pytest.mark.rule("EN-12", "EN-R12")
def test_islands_are_guessed_except_those_looked_at() -> None:
    table = Table(RA, ODIN)
    table.island(YEMAYA, 4)
    hidden, third = table.island(IXCHEL, face_up=False), table.island(SYLVANUS, face_up=False)
    table.text(table.give(0, "noon_light"), luck=())
    table.play(actions.PickIsland(hidden), luck=(IXCHEL,))
    assert all(state.isle_god[hidden] == IXCHEL for state in guesses(table, 0))
    others = Counter(state.isle_god[hidden] for state in guesses(table, 1))
    assert len(others) > 2
    assert YEMAYA not in others, "that large island lies open"
    assert table.state.excluded not in others
    view = GAME.view(table.state, 1)
    assert (view.isle_god[hidden], view.size[hidden]) == (MASKED, 4), "the size is seen"
    assert view.isle_god[third] == MASKED


@pytest.mark.rule("EN-15")
def test_objectives_of_others_are_none_that_the_seat_was_dealt() -> None:
    table = Table(RA, ODIN, IXCHEL)
    found = Counter(
        each for state in guesses(table, 0) for each in (state.objective[1], state.objective[2])
    )
    assert 0 not in found
    assert 1 not in found, "dealt to seat 0 and returned"
    assert len(found) == 12
    assert all(state.objective[0] == 0 for state in guesses(table, 0))


@pytest.mark.rule("EN-15", "EN-23")
def test_a_known_state_tells_the_backs_of_hidden_cards_alone() -> None:
    table = Table(RA, ODIN)
    mine, other = table.hold(0, 3), table.hold(1, 40)
    known = GAME.known(table.state, 0)
    assert known.hands == [[mine], [mask_of(ODIN, 0)]]
    assert set(known.decks[0]) == {mask_of(RA, 0)}
    assert known.place[other] == known.place[41] == MASKED
    assert known.objective == [0, MASKED]
    assert known.offers == [0, 1, MASKED, MASKED]
    assert table.state.hands[1] == [other], "the state itself is as it was"


@pytest.mark.rule("EN-15")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_gives_the_known_state_back(seat: int | None) -> None:
    table = Table(RA, ODIN)
    table.hold(1, 40)
    table.island(YEMAYA)
    hidden, _ = table.island(IXCHEL, face_up=False), table.island(SYLVANUS, face_up=False)
    table.text(table.give(0, "noon_light"))
    table.play(actions.PickIsland(hidden), luck=(IXCHEL,))
    known = GAME.known(table.state, seat)
    again = GAME.from_view(GAME.view(table.state, seat), seat)
    assert GAME.dump(again) == GAME.dump(known)
    for derived in ("place", "unknown_gods", "land", "value", "realm", "pool_total", "seat_of"):
        assert getattr(again, derived) == getattr(known, derived), derived


@pytest.mark.rule("EN-14")
def test_the_well_has_no_order() -> None:
    table = Table(RA, ODIN)
    table.pool(0, RA, RA)
    view = GAME.view(table.state, None)
    assert view.well == tuple(15 - 2 * (colour == RA) for colour in range(GODS))
    twin = GAME.copy(table.state)
    GAME.redeal(twin, 0, fated())
    assert twin.well == table.state.well


@pytest.mark.rule("EN-15")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_redealing_changes_nothing_that_is_seen(seat: int | None) -> None:
    table = Table(RA, ODIN)
    for card in (30, 31, 0, 1):
        table.hold(card // DECK, card)
    table.island(IXCHEL, face_up=False)
    changed = False
    for number in range(10):
        twin = GAME.copy(table.state)
        GAME.redeal(twin, seat, Chance(number))
        assert GAME.view(twin, seat) == GAME.view(table.state, seat)
        assert GAME.components(twin) == GAME.components(table.state)
        changed |= twin.hands != table.state.hands
    assert changed


@pytest.mark.rule("EN-15", "EN-23")
def test_every_hidden_card_is_as_likely_in_a_hand_as_any_other() -> None:
    table = Table(RA, ODIN)
    for card in (30, 31, 32):
        table.hold(1, card)
    drawn: Counter[int] = Counter()
    chance = Chance(1)
    for _ in range(2000):
        GAME.redeal(table.state, 0, chance)
        drawn.update(table.state.hands[1])
        assert sorted(table.state.hands[1] + table.state.decks[1]) == list(range(30, 60))
    assert len(drawn) == DECK
    assert all(abs(count - 200) < 5 * 200**0.5 for count in drawn.values())
