"""How often a player is asked where there is nothing to decide (EN-71, EN-R13)."""

import pytest

from pantheon import bots, games
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from tests.repeats import repeats

MOST_EMPTY = 2
CONSECUTIVE = 26
SEEDS = range(repeats(3, 12))


@pytest.mark.rule("EN-R13")
@pytest.mark.parametrize("seats", [2, 4])
def test_few_decisions_are_empty(seats: int) -> None:
    """With the usual setting, “Only when I can play something”, of 26 decisions at most 2."""
    for seed in SEEDS:
        empty = _decisions(Match.start(games.find("envoys"), seats, f"empty:{seed}"), seed)
        assert len(empty) > CONSECUTIVE
        runs = (empty[first : first + CONSECUTIVE] for first in range(len(empty)))
        assert max(map(sum, runs)) <= MOST_EMPTY, f"seed {seed}"


def _decisions(match: Match, seed: int) -> list[bool]:
    """Each decision that the first seat is asked for: whether there is only one choice.

    Where it could only pass, the table passes for it.
    """
    game, greedy, asked = match.game, bots.find("greedy"), []
    for step in range(10_000):
        if match.over:
            return asked
        seat = match.to_act[0]
        legal = game.legal_codes(match.state, seat)
        window = game.response_window(match.state, seat)
        if seat == 0 and (window is None or list(legal) != [window.pass_code]):
            asked.append(len(legal) == 1)
        view = match.view(seat)
        match.play(greedy.choose(game, view, seat, Chance(f"{seed}:{step}", record=False)), seat)
    raise AssertionError("the match does not end")
