"""What a ladder shows: who beats whom, and the Elo of every bot."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from pantheon.lab.experiments.ladder import PairPlayed
from pantheon.lab.statistics.estimates import share
from pantheon.lab.statistics.ratings import Met, rated


class Rung(msgspec.Struct, frozen=True):
    """What one bot got against another: its win share, ties half, with a 95 % interval.

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
    """A bot's Elo in a game with its interval; the novice's is 0."""

    game: str
    bot: str
    elo: int
    low: int
    high: int


def rung_of(pair: PairPlayed) -> Rung:
    """A pair's matches in figures."""
    got = fmean(pair.shares)
    distinct = len(set(pair.hashes))
    known = share(got * distinct, distinct)
    return Rung(pair.game, pair.better, pair.worse, len(pair.shares), distinct, round(got, 3),
                known.low, known.high)  # fmt: skip


def standings_of(pairs: Sequence[PairPlayed]) -> list[Standing]:
    """Every bot's Elo, game by game, the weakest first."""
    met: dict[str, list[Met]] = {}
    for pair in pairs:
        known = met.setdefault(pair.game, [])
        known += [(pair.better, pair.worse, got) for got in pair.shares]
    return [standing for game, each in met.items() for standing in elo(game, each)]


def elo(game: str, met: Sequence[Met]) -> list[Standing]:
    """Elo over all matches of a game, the weakest first."""
    found = {each.bot: each.elo for each in rated(met)}
    zero = found["novice"].value
    return [
        Standing(game, bot, round(one.value - zero), round(one.low - zero), round(one.high - zero))
        for bot, one in sorted(found.items(), key=lambda item: item[1].value)
    ]
