"""Random play draws from exactly the listed actions."""

import pytest

from pantheon import games
from pantheon.core.chance import Luck
from pantheon.games.nations.rules.constants import End, Phase
from pantheon.games.nations.rules.legality import any_action_open, count_actions, legal_codes
from pantheon.games.nations.rules.playout import draw_code, nth_action

GAME = games.find("nations")


@pytest.mark.parametrize("seed", range(12))
def test_counted_and_numbered_actions_are_those_listed(seed: int) -> None:
    luck = Luck(seed)
    state = GAME.setup(GAME.options(), 2 + seed % 3, luck)
    while state.ending == End.NONE:
        listed = legal_codes(state, state.active)
        if state.phase == Phase.ACT:
            numbered = [nth_action(state, number) for number in range(count_actions(state))]
            assert sorted(numbered) == sorted(listed)
            assert any_action_open(state)
        code = draw_code(state, luck)
        assert code in listed
        GAME.apply_code(state, state.active, code, luck)
    assert draw_code(state, luck) == -1


def test_every_action_is_drawn() -> None:
    luck = Luck(1)
    state = GAME.setup(GAME.options(), 2, luck)
    drawn = {draw_code(state, luck) for _ in range(4000)}
    assert drawn == set(legal_codes(state, state.active))
