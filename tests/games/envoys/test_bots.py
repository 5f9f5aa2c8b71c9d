"""Bots of GØDS use their turns."""

import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core import log
from pantheon.core.chance import Luck
from pantheon.games.envoys.generated import actions, codes
from pantheon.games.envoys.rules.move import may_set_out

GAME = games.find("envoys")


def test_a_move_that_was_not_made_is_worth_nothing_once_the_turn_has_ended() -> None:
    luck = Luck(2)
    state = GAME.setup(GAME.options(), 2, luck)
    compared = 0
    for _ in range(4000):
        seat = state.active
        if GAME.over(state):
            break
        if codes.END_TURN in GAME.legal_codes(state, seat) and may_set_out(state):
            ended = GAME.copy(state)
            GAME.apply_code(ended, seat, codes.END_TURN, Luck(0))
            if ended.active == seat and may_set_out(ended):
                meditated = GAME.copy(ended)
                meditated.meditated = 1
                assert GAME.evaluate(ended) == pytest.approx(GAME.evaluate(meditated))
                compared += 1
        GAME.playout(state, luck, 1)
    assert compared > 3


def test_greedy_bots_seldom_end_a_turn_without_moving_or_meditating() -> None:
    turns = idle = 0
    for number in range(3):
        match = play_match(GAME, [bots.find("greedy")] * 2, f"idle:{number}", opening=2)
        acted = False
        for entry in match.entries:
            if not isinstance(entry, log.Act):
                continue
            action = GAME.codec.convert(entry.action)
            acted |= isinstance(action, actions.MoveWith | actions.Meditate)
            if isinstance(action, actions.EndTurn):
                turns += 1
                idle += not acted
                acted = False
    assert idle / turns < 0.4
