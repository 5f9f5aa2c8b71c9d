"""The cases of every game as parameters of tests, with the luck of this run."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

from pantheon import conformance, games
from pantheon.conformance import Case, cases
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.options import random_options
from pantheon.core.words import plain
from tests.luck import LUCK, seeded
from tests.repeats import LONG

GAMES = games.names()


def _cases_of(name: str) -> list[Case]:
    """The cases of a game. A few of them: each preset and each number of seats occurs."""
    every = conformance.cases_of(games.find(name), LUCK)
    if LONG:
        return every
    titles: dict[str, list[Case]] = {}
    for case in every:
        titles.setdefault(case.title, []).append(case)
    presets = [group for title, group in titles.items() if not title.startswith("random")]
    few = [group[number % len(group)] for number, group in enumerate(presets)]
    return few + titles["random0"]


CASES = [case for name in GAMES for case in _cases_of(name)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", GAMES)


def case_of(name: str, seats: int, title: str, options: dict[str, Any]) -> Case:
    """A case of one's own."""
    return Case(games.find(name), seats, title, options, LUCK)


@st.composite
def any_case(draw: st.DrawFn, name: str) -> Case:
    """A case with seats and options drawn from their full ranges."""
    game = games.find(name)
    seats = draw(st.sampled_from(list(game.seats)))
    seed = draw(st.integers(0, 2**20))
    drawn = random_options(game.options, Chance(seed), seats)
    return case_of(name, seats, f"drawn{seed}", plain(drawn))


def walk(match: Match, seed: int | str = 0) -> Iterator[random.Random]:
    """Play randomly to the end; yields before every step, so that tests can inspect the match."""
    luck = random.Random(seeded(seed))
    for _ in cases.walk(match, luck):
        yield luck
