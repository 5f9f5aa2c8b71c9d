"""Random play draws from the very actions that are listed, all equally likely."""

from collections import Counter

import pytest

from pantheon.core.chance import Luck
from pantheon.games.envoys import GAME
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.rules.frames import ISLAND, SAIL, top_kind
from pantheon.games.envoys.rules.legality import acting, legal_codes
from pantheon.games.envoys.rules.playout import draw_code
from pantheon.games.envoys.rules.state import State
from tests.games.envoys.positions import IXCHEL, ODIN, RA, Table

DRAWS = 150


@pytest.mark.parametrize("seed", range(6))
def test_only_listed_actions_are_drawn(seed: int) -> None:
    luck = Luck(seed)
    state = GAME.setup(GAME.options(), 2 + seed % 5, luck)
    while seats := acting(state):
        seat = seats[luck.below(len(seats))]
        code = draw_code(state, seat, luck)
        assert code in legal_codes(state, seat)
        GAME.apply_code(state, seat, code, luck)


def _assert_even(state: State, seat: int) -> None:
    """Each listed action about as often as any other: five standard deviations at most."""
    listed = legal_codes(state, seat)
    luck = Luck(len(listed))
    drawn = Counter(draw_code(state, seat, luck) for _ in range(DRAWS * len(listed)))
    assert set(drawn) == set(listed)
    assert all(abs(count - DRAWS) < 5 * DRAWS**0.5 for count in drawn.values())


@pytest.mark.rule("EN-24", "EN-27", "EN-28", "EN-29", "EN-30")
def test_a_turn_with_much_to_do_is_drawn_evenly() -> None:
    table = Table(RA, ODIN, IXCHEL)
    island = table.island(RA)
    table.story(table.village(island, 7), 0, 2)
    table.state.envoy[0] = table.beside(table.village(island, 5))
    table.pool(0, RA, ODIN, IXCHEL, table.state.excluded)
    table.old(ODIN)
    for text in ("dawn", "noon_light", "from_the_old_stories", "not_so_fast"):
        table.give(0, text)
    _assert_even(table.state, 0)
    table.moved_to(table.state.envoy[0], RA)
    assert any(isinstance(each, actions.Tell) for each in table.legal())
    _assert_even(table.state, 0)


@pytest.mark.rule("EN-40")
def test_a_card_aside_is_drawn_as_often_as_any_other_action() -> None:
    table = Table(RA, ODIN)
    dawn = table.give(0, "dawn")
    table.play(actions.UsePower(0, RA))
    table.text(dawn, luck=(0, 0))
    assert actions.MoveWith(dawn) in table.legal()
    _assert_even(table.state, 0)


@pytest.mark.parametrize("seed", range(3))
def test_places_of_islands_and_ends_of_moves_are_drawn_evenly(seed: int) -> None:
    luck = Luck(50 + seed)
    state = GAME.setup(GAME.options(), 3, luck)
    looked_at = Counter[int]()
    while seats := acting(state):
        kind = top_kind(state)
        if kind in (ISLAND, SAIL) and looked_at[kind] < 3 and (kind == SAIL or state.placed > 7):
            looked_at[kind] += 1
            _assert_even(state, seats[0])
        GAME.apply_code(state, seats[0], draw_code(state, seats[0], luck), luck)
        if looked_at[SAIL] == 3:
            break
    assert looked_at[ISLAND] == looked_at[SAIL] == 3
