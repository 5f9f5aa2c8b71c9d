"""Elo ratings: the strengths under which the results are most likely, with intervals.

A match of several seats counts as one meeting of each pair of its bots, won by the one with
the better place. The model is Bradley and Terry's; intervals come from bootstrapping matches.
"""

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.statistics.estimates import Estimate

MIDDLE = 1500.0
SCALE = 400 / math.log(10)
DRAWS = 200
ROUNDS = 200
CLOSE = 1e-5
PRIOR = 0.5
"""Half a win for either side of every pair that met, so that no rating is infinite."""

Meeting = tuple[int, int, float]
"""Two bots by number, and what the first got: 1, 0.5 or 0."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's rating; the average of all is 1500."""

    bot: str
    elo: Estimate
    matches: int


Met = tuple[str, str, float]
"""The same by the bots' names."""


def ratings_of(outcomes: Sequence[Outcome], seed: int = 0) -> list[Rating]:
    """Every bot's rating over whole matches, the strongest first."""
    index = _numbered(bot for outcome in outcomes for bot in outcome.bots)
    played = Counter(bot for outcome in outcomes for bot in set(outcome.bots))
    return _rated(index, played, [_meetings(outcome, index) for outcome in outcomes], seed)


def rated(met: Sequence[Met], seed: int = 0) -> list[Rating]:
    """Every bot's rating over matches of two, the strongest first."""
    index = _numbered(bot for one, other, _ in met for bot in (one, other))
    played = Counter(bot for one, other, _ in met for bot in (one, other))
    return _rated(index, played, [[(index[a], index[b], got)] for a, b, got in met], seed)


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(sorted(set(names)))}


def _rated(
    index: dict[str, int], played: Counter[str], meetings: list[list[Meeting]], seed: int
) -> list[Rating]:
    ratings = _fit(meetings, len(index))
    luck = random.Random(seed)
    drawn = [
        _fit(luck.choices(meetings, k=len(meetings)), len(index), ratings) for _ in range(DRAWS)
    ]
    found = []
    for name, number in index.items():
        low, *_, high = statistics.quantiles((each[number] for each in drawn), n=40)
        elo = Estimate(round(ratings[number], 1), round(low, 1), round(high, 1), played[name])
        found.append(Rating(name, elo, played[name]))
    return sorted(found, key=lambda rating: -rating.elo.value)


def _meetings(outcome: Outcome, index: dict[str, int]) -> list[Meeting]:
    """The pairs of a match; a shared first place is a draw among those who share it."""
    seats = range(len(outcome.bots))
    keys = [(outcome.shares[seat] > 0, outcome.scores[seat]) for seat in seats]
    found = []
    for one in seats:
        for other in seats[one + 1 :]:
            mine, yours = index[outcome.bots[one]], index[outcome.bots[other]]
            if mine == yours:
                continue
            both_won = keys[one][0] and keys[other][0]
            got = 0.5 if both_won or keys[one] == keys[other] else float(keys[one] > keys[other])
            found.append((mine, yours, got))
    return found


def _fit(
    meetings: Sequence[Sequence[Meeting]], count: int, start: Sequence[float] | None = None
) -> list[float]:
    """Bradley and Terry's strengths by Hunter's iteration, as Elo."""
    wins = [[0.0] * count for _ in range(count)]
    for match in meetings:
        for mine, yours, got in match:
            wins[mine][yours] += got
            wins[yours][mine] += 1 - got
    for one in range(count):
        for other in range(one):
            if wins[one][other] + wins[other][one]:
                wins[one][other] += PRIOR
                wins[other][one] += PRIOR
    strength = [math.exp((each - MIDDLE) / SCALE) for each in start or [MIDDLE] * count]
    for _ in range(ROUNDS):
        before = strength
        strength = [_strength(wins, before, one) for one in range(count)]
        level = math.exp(sum(math.log(each) for each in strength) / count)
        strength = [each / level for each in strength]
        moved = max(abs(a / b - 1) for a, b in zip(strength, before, strict=True))
        if moved < CLOSE:
            break
    return [MIDDLE + SCALE * math.log(each) for each in strength]


def _strength(wins: list[list[float]], strength: list[float], one: int) -> float:
    won = sum(wins[one])
    expected = sum(
        (wins[one][other] + wins[other][one]) / (strength[one] + strength[other])
        for other in range(len(strength))
        if other != one and wins[one][other] + wins[other][one]
    )
    return won / expected if expected else strength[one]
