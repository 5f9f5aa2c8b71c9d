"""A net without hidden layers, run in compiled code: a weighted sum of features for each seat."""

import math
from typing import Any

from pantheon.core.observation_rows import Features


class WeightedSum:
    """Judges one state at a time, which a search does as fast as it reads the features."""

    def __init__(
        self, game: Any, features: Any, evaluation: float, of_seat: list[float], others: list[float]
    ) -> None:
        """Weights of the game's own evaluation, of the columns of each seat, and of the rest."""
        self._over: Any = game.over
        self._evaluate: Any = game.evaluate
        self._features: Any = features
        self._evaluation: float = evaluation
        self._of_seat: list[float] = of_seat
        self._others: list[float] = others

    def values(self, state: Any, observer: int) -> list[float]:
        """What share of the win each seat may expect, as one of them knows the match."""
        if self._over(state):
            result: list[float] = self._evaluate(state)
            return result
        read: Features = self._features(state, observer)
        values, by_seat, others = read
        sums: list[float] = []
        highest = -1e30
        for seat in range(len(values)):
            found = self._evaluation * values[seat] + _sum(self._of_seat, by_seat[seat])
            if seat == observer:
                found += _sum(self._others, others)
            sums.append(found)
            highest = max(highest, found)
        total = 0.0
        for seat in range(len(sums)):
            power = math.exp(sums[seat] - highest)
            sums[seat] = power
            total += power
        for seat in range(len(sums)):
            sums[seat] /= total
        return sums


def _sum(weights: list[float], numbers: list[int]) -> float:
    found = 0.0
    for at in range(len(numbers)):
        found += weights[at] * numbers[at]
    return found
