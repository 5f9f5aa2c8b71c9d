"""The ladder: levels against each other, two by two, with both seatings of every match."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core import log
from pantheon.core.match import Match
from pantheon.lab.statistics.estimates import Estimate, share
from pantheon.lab.statistics.ratings import Met, rated

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
    """A bot's Elo in a game with its interval, the novice's being 0."""

    game: str
    bot: str
    elo: int
    low: int
    high: int


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
            met: list[Met] = []
            for pair in PAIRS:
                played = _played(pool, name, pair, matches, divided_by)
                met += [(*pair, won) for won, _ in played]
                rungs.append(_rung(name, pair, played))
                watch(rungs[-1])
            standings += elo(name, met)
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


def elo(game: str, met: Sequence[Met]) -> list[Standing]:
    """Elo over all matches of a game, the weakest first."""
    found = {each.bot: each.elo for each in rated(met)}
    floor = found["novice"].value
    ordered = sorted(found, key=lambda bot: found[bot].value)
    return [
        Standing(game, bot, *(round(each - floor) for each in _three(found[bot])))
        for bot in ordered
    ]


def _three(estimate: Estimate) -> tuple[float, float, float]:
    return estimate.value, estimate.low, estimate.high


def _rung(game: str, pair: tuple[str, str], played: Sequence[tuple[float, str]]) -> Rung:
    got = sum(won for won, _ in played) / len(played)
    distinct = len({hashed for _, hashed in played})
    known = share(got * distinct, distinct)
    return Rung(game, *pair, len(played), distinct, round(got, 3), known.low, known.high)


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
