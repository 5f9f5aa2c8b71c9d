"""The figures of all variants as a model sees them, and how far they miss the goals."""

import math
from collections.abc import Sequence

import numpy as np

from pantheon.lab.tuning.goal_file import Goal
from pantheon.lab.tuning.space import Point, Space
from pantheon.lab.tuning.surrogate import Array, Seen, Surrogate

AGAIN = 1.25
"""Models are fitted anew when there are so many times more matches."""


class Figures:
    """A model for each channel, from what was played; rows are channels, columns variants."""

    def __init__(
        self,
        space: Space,
        points: Sequence[Point],
        seen: Sequence[Seen],
        matches: int,
        before: "Figures | None",
    ) -> None:
        self._space = space
        is_old = before is None or matches >= AGAIN * before.fitted_at
        self.fitted_at: int = matches if before is None or is_old else before.fitted_at
        blocks = space.features(points)
        known = [each.fits for each in before.models] if before else [()] * len(seen)
        self.models: list[Surrogate] = [
            Surrogate(blocks, own, np.random.default_rng((matches, at)), fits, search=is_old)
            for at, (own, fits) in enumerate(zip(seen, known, strict=True))
        ]

    def predict(self, points: Sequence[Point]) -> tuple[Array, Array]:
        """Mean and deviation of every channel at these variants."""
        blocks = self._space.features(points)
        found = [each.predict(blocks) for each in self.models]
        return np.array([means for means, _ in found]), np.array([sure for _, sure in found])

    def draw(self, points: Sequence[Point], luck: np.random.Generator, count: int) -> Array:
        """So many times what the figures of these variants could be: by channel, draw, variant."""
        blocks = self._space.features(points)
        return np.array([each.draw(blocks, luck, count) for each in self.models])


def misses(goals: Sequence[Goal], figures: Array, hope: Array | float = 0.0) -> Array:
    """How far each goal is missed by these figures, if they may be better by `hope`."""
    allowed = np.broadcast_to(hope, figures.shape)
    off = [
        np.maximum(np.maximum(goal.bounds.low - own, own - goal.bounds.high) - slack, 0.0)
        for goal, own, slack in zip(
            goals, by_goal(goals, figures), by_goal(goals, allowed), strict=True
        )
    ]
    return _worst(goals, off)


def expected_misses(goals: Sequence[Goal], means: Array, deviations: Array) -> Array:
    """How far each goal is missed on average, with figures as uncertain as they are."""
    off = [
        _beyond(goal.bounds.low - own, sure) + _beyond(own - goal.bounds.high, sure)
        for goal, own, sure in zip(
            goals, by_goal(goals, means), by_goal(goals, deviations), strict=True
        )
    ]
    return _worst(goals, off)


def by_goal(goals: Sequence[Goal], rows: Array) -> list[Array]:
    """The rows of each goal's channels."""
    ends = np.cumsum([len(each.channels) for each in goals])
    return list(np.split(rows, ends[:-1]))


def _worst(goals: Sequence[Goal], off: Sequence[Array]) -> Array:
    return np.array([each.max(axis=0) / goal.per for goal, each in zip(goals, off, strict=True)])


def _beyond(gap: Array, deviation: Array) -> Array:
    """The mean of a normal figure's part above 0."""
    if not np.isfinite(gap).all():
        return np.zeros_like(deviation)
    ratio = gap / deviation
    above = 0.5 * (1 + np.vectorize(math.erf, otypes=[float])(ratio / math.sqrt(2)))
    density = np.exp(-(ratio**2) / 2) / math.sqrt(2 * math.pi)
    beyond: Array = deviation * (density + ratio * above)
    return beyond
