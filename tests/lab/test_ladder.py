"""The bot ladder: its matches, intervals and Elo ratings."""

import pytest

from pantheon import games
from pantheon.lab.experiments import ladder
from pantheon.lab.statistics import ladder_ratings


def test_elo_orders_the_bots() -> None:
    met = [("apprentice", "novice", float(number < 75)) for number in range(100)]
    met += [("adept", "apprentice", float(number < 64)) for number in range(100)]
    standings = ladder_ratings.elo("nations", met)
    assert [each.bot for each in standings] == ["novice", "apprentice", "adept"]
    assert standings[0].elo == 0
    assert 170 < standings[1].elo < 200
    assert all(each.low <= each.elo <= each.high for each in standings)


def test_the_same_number_gives_the_same_ladder_match() -> None:
    task = ("nations", "apprentice", "greedy", 1, 100)
    assert ladder.one_match(task) == ladder.one_match(task)


@pytest.mark.parametrize("name", games.names())
def test_ladder_matches_do_not_repeat_each_other(name: str) -> None:
    """Deterministic bots in a deterministic game would play the same match every time."""
    tasks = [(name, "greedy", "greedy", number, 1) for number in (0, 2)]
    assert len({hashed for _, hashed in map(ladder.one_match, tasks)}) == len(tasks)
