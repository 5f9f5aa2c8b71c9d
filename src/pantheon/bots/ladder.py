"""The ladder: levels against each other, two by two, with both seatings of every match."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core import log
from pantheon.core.match import Match

PAIRS = (
    ("greedy", "novice"),
    ("apprentice", "novice"),
    ("adept", "apprentice"),
    ("oracle", "adept"),
    ("adept", "greedy"),
)
"""Who should beat whom."""
OPENING = 4
"""Actions drawn at random, the same for both seatings, before the bots take over."""
SURE = 1.96
"""Standard deviations on either side of a 95 % interval."""
ELO = 400 / math.log(10)


class Rung(msgspec.Struct, frozen=True):
    """What one bot got against another: share of wins, ties half, with a 95 % interval.

    The interval is that of `distinct` matches: one that repeats another proves nothing more.
    """

    game: str
    better: str
    worse: str
    matches: int
    distinct: int
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """A bot's Elo in a game, the novice's being 0."""

    game: str
    bot: str
    elo: int


def climb(
    names: Sequence[str],
    matches: int,
    divided_by: int,
    processes: int,
    watch: Callable[[Rung], None],
) -> tuple[list[Rung], list[Standing]]:
    """Play every pair in every game; `watch` hears of each rung as it is known."""
    rungs: list[Rung] = []
    standings: list[Standing] = []
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for name in names:
            here = []
            for pair in PAIRS:
                here.append(_rung(name, pair, _played(pool, name, pair, matches, divided_by)))
                watch(here[-1])
            rungs += here
            standings += elo(name, here)
    return rungs, standings


def one_match(task: tuple[str, str, str, int, int]) -> tuple[float, str]:
    """What the first bot gets, and a hash of all that was done.

    The two sit either way round in turn, with the same opening and the same luck.
    """
    name, first, second, number, divided_by = task
    game = games.find(name)
    line_up = [bots.find(first, divided_by), bots.find(second, divided_by)]
    seat = number % 2
    seed = f"ladder:{first}:{second}:{number // 2}"
    match = play_match(game, line_up[::-1] if seat else line_up, seed, opening=OPENING)
    assert match.result is not None
    return match.result.shares()[seat], _hash(match)


def elo(game: str, rungs: Sequence[Rung]) -> list[Standing]:
    """Elo by maximum likelihood (Bradley and Terry) over all rungs of a game."""
    players = sorted({name for rung in rungs for name in (rung.better, rung.worse)})
    ratings = dict.fromkeys(players, 0.0)
    for _ in range(400):
        slopes = dict.fromkeys(players, 0.0)
        for rung in rungs:
            hoped = 1 / (1 + math.exp(ratings[rung.worse] - ratings[rung.better]))
            # Half a win and half a loss more, so that a clean sweep stays finite.
            surprise = rung.matches * (rung.share - hoped) + 0.5 - hoped
            slopes[rung.better] += surprise / rung.matches
            slopes[rung.worse] -= surprise / rung.matches
        for name in players:
            ratings[name] += slopes[name]
    floor = ratings["novice"]
    ordered = sorted(players, key=lambda name: ratings[name])
    return [Standing(game, name, round(ELO * (ratings[name] - floor))) for name in ordered]


def wilson(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    spread = SURE**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE / (1 + spread) * math.sqrt(share * (1 - share) / matches + spread / matches / 4)
    return middle - reach, middle + reach


def _rung(game: str, pair: tuple[str, str], played: Sequence[tuple[float, str]]) -> Rung:
    share = sum(won for won, _ in played) / len(played)
    distinct = len({hashed for _, hashed in played})
    low, high = wilson(share, distinct)
    return Rung(game, *pair, len(played), distinct, round(share, 3), round(low, 3), round(high, 3))


def _hash(match: Match) -> str:
    """The same for matches in which the same seats did the same."""
    acts = [(each.seat, each.action) for each in match.entries if isinstance(each, log.Act)]
    return hashlib.blake2b(msgspec.json.encode(acts), digest_size=16).hexdigest()


def _played(
    pool: Executor, name: str, pair: tuple[str, str], matches: int, divided_by: int
) -> list[tuple[float, str]]:
    return list(pool.map(one_match, _tasks(name, pair, matches, divided_by), chunksize=2))


def _tasks(
    name: str, pair: tuple[str, str], matches: int, divided_by: int
) -> Iterator[tuple[str, str, str, int, int]]:
    for number in range(matches):
        yield name, *pair, number, divided_by
