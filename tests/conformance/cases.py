"""The cases of the conformance suite: every game, number of seats and option set."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.options import parse_options, random_options
from pantheon.core.words import plain
from tests.luck import seeded

GAMES = games.names()
LONGEST = 20_000
EXPIRY_RATE = 0.02
RANDOM_SETS = 2


class Case(msgspec.Struct, frozen=True):
    """A match to play, the same one every time."""

    game: str
    seats: int
    title: str
    options: dict[str, Any]

    def start(self, seed: int | str = 1) -> Match:
        seed = seeded(f"{self.title}:{seed}")
        return Match.start(games.find(self.game), self.seats, seed, self.options)


def _cases() -> Iterator[Case]:
    for name in GAMES:
        game = games.find(name)
        for preset, options in game.presets.items():
            # A preset may be for some numbers of seats only. One that fits none is broken, and its
            # cases fail.
            fitting = [seats for seats in game.seats if _fits(game, seats, options)]
            for seats in fitting or game.seats:
                yield Case(name, seats, preset, options)
        for seats in game.seats:
            for number in range(RANDOM_SETS):
                chance = Chance(seeded(f"{name}:{seats}:{number}"))
                drawn = random_options(game.options, chance, seats)
                yield Case(name, seats, f"random{number}", plain(drawn))


def _fits(game: Game[Any, Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        parse_options(game.options, options, seats)
    except OptionRefused:
        return False
    return True


CASES = list(_cases())

every_case = pytest.mark.parametrize(
    "case", CASES, ids=[f"{case.game}-{case.seats}-{case.title}" for case in CASES]
)
every_game = pytest.mark.parametrize("name", GAMES)


@st.composite
def any_case(draw: st.DrawFn, name: str) -> Case:
    """A case with seats and options drawn from their full ranges."""
    game = games.find(name)
    seats = draw(st.sampled_from(list(game.seats)))
    seed = draw(st.integers(0, 2**20))
    drawn = random_options(game.options, Chance(seed), seats)
    return Case(name, seats, f"drawn{seed}", plain(drawn))


def walk(match: Match, seed: int | str = 0) -> Iterator[random.Random]:
    """Play randomly to the end; yields before every step, so that tests can inspect the match."""
    luck = random.Random(seeded(seed))
    for _ in range(LONGEST):
        if match.over:
            return
        yield luck
        step(match, luck)
    pytest.fail(f"{match.game.name} does not end within {LONGEST} actions")


def step(match: Match, luck: random.Random) -> None:
    """One random action of a random seat that may act, or occasionally the expiry of a timer."""
    timers = match.game.timers(match.state)
    if timers and luck.random() < EXPIRY_RATE:
        match.expire(luck.choice(timers).id)
        return
    seat = luck.choice(match.to_act)
    match.play(luck.choice(match.legal(seat)), seat)
