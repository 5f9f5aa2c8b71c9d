"""Bots see only their view, are deterministic, and greedy beats random."""

import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core.chance import Chance
from tests.conformance.cases import case_of, walk

MATCHES = 10
DIVIDE = 400
"""Divides the levels' budgets: these tests do not depend on playing strength."""


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize("name", games.names())
def test_the_same_view_and_chance_give_the_same_choice(name: str, bot: str) -> None:
    """Hidden information makes no difference: a bot sees no more than its seat."""
    game = games.find(name)
    match = case_of(name, game.seats[0], "fair", {}).start()
    for luck in walk(match):
        if luck.random() > 0.03:
            continue
        for seat in match.to_act:
            twin = game.copy(match.state)
            game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
            first = bots.find(bot, DIVIDE).choose(
                game, game.view(match.state, seat), seat, Chance(4)
            )
            second = bots.find(bot, DIVIDE).choose(game, game.view(twin, seat), seat, Chance(4))
            assert first == second
            assert first in match.legal(seat)


@pytest.mark.parametrize("name", games.names())
def test_greedy_beats_random(name: str) -> None:
    """A quick check; see bench/RESULTS.md for the full measurements."""
    game = games.find(name)
    won = 0.0
    for number in range(MATCHES):
        seat = number % 2
        line_up = [bots.find("greedy" if each == seat else "random") for each in range(2)]
        result = play_match(game, line_up, f"greedy:{number}").result
        assert result is not None
        won += result.shares()[seat]
    assert won / (MATCHES) >= 0.7


def test_the_same_seed_gives_the_same_arena_match() -> None:
    game = games.find("nations")
    line_up = [bots.find("greedy"), bots.find("random")]
    digests = {play_match(game, line_up, 9).digest() for _ in range(2)}
    assert len(digests) == 1


def test_an_unknown_bot_is_an_error_that_lists_the_bots() -> None:
    with pytest.raises(bots.UnknownBot, match="greedy"):
        bots.find("hal")
