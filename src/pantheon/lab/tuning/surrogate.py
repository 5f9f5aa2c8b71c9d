"""A model of each figure over the space of variants, from few and noisy matches.

A Gaussian process: variants that are alike have like figures, so a match at one tells something
about its neighbours too. How far that goes is chosen by the likelihood of what was seen.
"""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

REACHES = (0.25, 0.5, 1.0, 2.0)
"""How far likeness goes, in widths of the space."""
HEIGHTS = (0.1, 1.0)
"""How much of what is seen is the variants' own difference, in variances of the means."""


class Seen(msgspec.Struct, frozen=True):
    """What was seen of a figure at some variants: its mean, and the variance of that mean."""

    means: Array
    noise: Array


def seen_of(samples: Sequence[Sequence[float]]) -> Seen:
    """Means with their uncertainty; where few matches say little, what is usual counts too."""
    counts = np.array([len(each) for each in samples], dtype=np.float64)
    means = np.array([np.mean(each) for each in samples])
    spread = np.array([np.var(each) for each in samples])
    usual = float((spread * counts).sum() / counts.sum())
    variance = (spread * counts + 8 * usual) / (counts + 8)
    return Seen(means, np.maximum(variance, 1e-6) / counts)


class Surrogate:
    """The figure at every variant, with its uncertainty, given what was seen at some."""

    def __init__(self, rows: Array, seen: Seen) -> None:
        self._rows = rows
        self._noise = seen.noise
        weights = 1 / seen.noise
        self._middle = float((seen.means * weights).sum() / weights.sum())
        self._off = seen.means - self._middle
        scale = max(float(np.var(seen.means)), 1e-6)
        width = np.sqrt(rows.shape[1])
        choices = [(reach * width, height * scale) for reach in REACHES for height in HEIGHTS]
        self._reach, self._height = max(choices, key=lambda each: self._likelihood(*each))
        self._factor = self._factored(self._reach, self._height, rows, self._noise)
        self._solved = _solve(self._factor, self._off)

    def predict(self, rows: Array) -> tuple[Array, Array]:
        """The mean and the standard deviation at these rows."""
        cross = self._kernel(rows, self._rows, self._reach, self._height)
        means = self._middle + cross @ self._solved
        half = np.linalg.solve(self._factor, cross.T)
        variance = self._height - (half**2).sum(axis=0)
        return means, np.sqrt(np.maximum(variance, 1e-9))

    def _likelihood(self, reach: float, height: float) -> float:
        factor = self._factored(reach, height, self._rows, self._noise)
        fit = float(self._off @ _solve(factor, self._off))
        return -0.5 * fit - float(np.log(np.diag(factor)).sum())

    def _factored(self, reach: float, height: float, rows: Array, noise: Array) -> Array:
        kernel = self._kernel(rows, rows, reach, height)
        factor: Array = np.linalg.cholesky(kernel + np.diag(noise + 1e-8)).astype(np.float64)
        return factor

    @staticmethod
    def _kernel(some: Array, others: Array, reach: float, height: float) -> Array:
        squared = ((some[:, None, :] - others[None, :, :]) ** 2).sum(axis=2)
        kernel: Array = height * np.exp(-squared / (2 * reach**2))
        return kernel


def _solve(factor: Array, values: Array) -> Array:
    solved: Array = np.linalg.solve(factor.T, np.linalg.solve(factor, values))
    return solved
