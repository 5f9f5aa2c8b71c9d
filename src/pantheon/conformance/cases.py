"""The matches a game is checked on: every number of seats, preset, and random options."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.options import parse_options, random_options
from pantheon.core.words import plain

RANDOM_SETS = 2
"""Random sets of options for each number of seats."""
EXPIRY_RATE = 0.02
LONGEST = 10_000
"""Actions; a match of random play that takes longer does not end."""


class Case(msgspec.Struct, frozen=True):
    """A match to play, the same one every time; `luck` selects another."""

    game: Game[Any, Any]
    seats: int
    title: str
    options: dict[str, Any]
    luck: str = ""

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.title}"

    def start(self, seed: int | str = 1) -> Match:
        """The match, ready for its first action."""
        return Match.start(self.game, self.seats, self.seed(f"{self.title}:{seed}"), self.options)

    def seed(self, seed: int | str) -> str:
        """A seed that depends on the luck of this run."""
        return f"{self.luck}:{seed}" if self.luck else str(seed)


def cases_of(game: Game[Any, Any], luck: str = "") -> list[Case]:
    """Every preset for every number of seats that it suits, and random options for each number."""
    cases = []
    for preset, options in game.presets.items():
        # A preset may be for some numbers of seats only. One that fits none is broken, and its
        # cases fail.
        fitting = [seats for seats in game.seats if _fits(game, seats, options)]
        cases += [Case(game, seats, preset, options, luck) for seats in fitting or game.seats]
    for seats in game.seats:
        for number in range(RANDOM_SETS):
            blank = Case(game, seats, f"random{number}", {}, luck)
            chance = Chance(blank.seed(f"{game.name}:{seats}:{number}"))
            drawn = plain(random_options(game.options, chance, seats))
            cases.append(msgspec.structs.replace(blank, options=drawn))
    return cases


def _fits(game: Game[Any, Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        parse_options(game.options, options, seats)
    except OptionRefused:
        return False
    return True


class Endless(Exception):
    """A match of random play that does not end."""


def walk(match: Match, luck: random.Random) -> Iterator[None]:
    """Play randomly to the end; yields before every step."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield
        step(match, luck)
    raise Endless(f"a match of random play does not end within {LONGEST} actions")


def step(match: Match, luck: random.Random) -> None:
    """One random action of a random seat that may act, or occasionally the expiry of a timer."""
    timers = match.game.timers(match.state)
    if timers and luck.random() < EXPIRY_RATE:
        match.expire(luck.choice(timers).id)
        return
    seat = luck.choice(match.to_act)
    match.play(luck.choice(match.legal(seat)), seat)
