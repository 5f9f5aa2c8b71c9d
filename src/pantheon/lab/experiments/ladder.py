"""The ladder: the bots' levels against each other, two by two, from both seats."""

import hashlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
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
    ("deity", "oracle"),
    ("adept", "greedy"),
    ("keen", "greedy"),
)
"""Who should beat whom."""
OPENING = 4
"""Random actions, the same from both seats, before the bots take over."""

Task = tuple[str, str, str, int, int]
"""A game, two bots, the number of the match, and what their budgets are divided by."""


class PairPlayed(msgspec.Struct, frozen=True):
    """The matches of one pair: what the better bot got in each, and a hash of the match."""

    game: str
    better: str
    worse: str
    shares: list[float]
    hashes: list[str]


def play_ladder(
    names: Sequence[str], matches: int, divided_by: int, processes: int
) -> Iterator[PairPlayed]:
    """Play every pair in every game; a pair comes as soon as its matches are over."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for name in names:
            for better, worse in PAIRS:
                tasks = [(name, better, worse, each, divided_by) for each in range(matches)]
                played = list(pool.map(one_match, tasks, chunksize=2))
                shares, hashes = (list(each) for each in zip(*played, strict=True))
                yield PairPlayed(name, better, worse, shares, hashes)


def one_match(task: Task) -> tuple[float, str]:
    """What the first bot gets, and a hash of all actions.

    Two matches in a row have the same opening and the same luck, with the seats exchanged.
    """
    name, first, second, number, divided_by = task
    game = games.find(name)
    line_up = [bots.find(first, divided_by), bots.find(second, divided_by)]
    seat = number % 2
    seed = f"ladder:{first}:{second}:{number // 2}"
    match = play_match(game, line_up[::-1] if seat else line_up, seed, opening=OPENING)
    assert match.result is not None
    return match.result.shares()[seat], hash_of(match)


def hash_of(match: Match) -> str:
    """The same for matches in which the same seats did the same."""
    acts = [(each.seat, each.action) for each in match.entries if isinstance(each, log.Act)]
    return hashlib.blake2b(msgspec.json.encode(acts), digest_size=16).hexdigest()
