"""Tests of shares: how unlikely they are by chance, and which of many tests hold together."""

import math
from collections.abc import Sequence

ROUNDING = 1e-9
"""Sums of shared wins that differ by less than this from a whole number are whole."""


def above(total: float, count: float, bound: float) -> float:
    """The chance of at least so many of `count` if the true share is `bound`, exactly.

    Shared wins are rounded so that the chance is rather too large than too small.
    """
    return _upper_tail(math.floor(total + ROUNDING), round(count), bound)


def below(total: float, count: float, bound: float) -> float:
    """The chance of at most so many of `count` if the true share is `bound`, exactly."""
    return above(count - total, count, 1 - bound)


def higher(total: float, count: float, other: float, others: float) -> float:
    """The chance of a share so much higher than another if both are equal (Fisher's exact test)."""
    mine, size = math.floor(total + ROUNDING), round(count)
    theirs, rest = math.ceil(other - ROUNDING), round(others)
    hits = mine + theirs
    ways = _log_choose(size + rest, hits)
    tail = (
        math.exp(_log_choose(size, each) + _log_choose(rest, hits - each) - ways)
        for each in range(mine, min(size, hits) + 1)
        if hits - each <= rest
    )
    return min(1.0, sum(tail))


def lower(total: float, count: float, other: float, others: float) -> float:
    """The chance of a share so much lower than another if both are equal."""
    return higher(count - total, count, others - other, others)


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Which of several tests hold so that any of them errs in at most `level` of cases (Holm)."""
    held = [False] * len(chances)
    ranked = sorted(range(len(chances)), key=chances.__getitem__)
    for done, at in enumerate(ranked):
        if chances[at] > level / (len(chances) - done):
            break
        held[at] = True
    return held


def _upper_tail(hits: int, count: int, chance: float) -> float:
    if hits <= 0 or chance >= 1:
        return 1.0
    if chance <= 0:
        return 0.0
    yes, no = math.log(chance), math.log1p(-chance)
    tail = (
        math.exp(_log_choose(count, each) + each * yes + (count - each) * no)
        for each in range(hits, count + 1)
    )
    return min(1.0, sum(tail))


def _log_choose(count: int, chosen: int) -> float:
    return math.lgamma(count + 1) - math.lgamma(chosen + 1) - math.lgamma(count - chosen + 1)
