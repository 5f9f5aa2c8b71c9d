"""A model of each figure over the space of variants, from few and noisy matches.

A Gaussian process: variants that are alike have like figures, so a match at one tells something
about its neighbours too. How far that goes, in each variable by itself, how large the variants'
own differences are and how much is luck are chosen by the likelihood of what was seen: so a
variable that does nothing is found out after a few matches, and every match counts for all.
"""

import math
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

REACHES = (0.3, 0.6, 1.2, 2.5, 8.0)
"""How far likeness goes in one variable, in widths of its range; with the last, it hardly matters.
"""
HEIGHTS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
"""How much of the variance of matches, as a ratio, is the variants' own difference."""
NOISES = (0.1, 0.3, 0.5, 0.7, 0.85, 1.0)
"""How much of it is luck."""
USUAL = 1.2
"""The reach that a variable is expected to have; others need some evidence."""
STRICT = 1.0
"""How much evidence that takes."""
SWEEPS = 2
JITTER = 1e-6
LEAST = 1e-6
"""The variance of a figure that is always the same."""


class Seen(msgspec.Struct, frozen=True):
    """What was seen of a figure at some variants: its means, from how many matches, and how much
    matches of one variant differ in all."""

    means: Array
    counts: Array
    within: float
    """The sum of squares of matches about the means of their variants."""

    @property
    def variance(self) -> float:
        """Of all matches, whatever their variant."""
        total = self.counts.sum()
        middle = float((self.means * self.counts).sum() / total)
        between = float((self.counts * (self.means - middle) ** 2).sum())
        return max(float(self.within + between) / float(total), LEAST)


class Fit(msgspec.Struct, frozen=True):
    """What the likelihood chose: a reach for each variable, and the shares of the variance."""

    reaches: tuple[float, ...]
    height: float
    noise: float


def seen_of(samples: Sequence[Sequence[float]]) -> Seen:
    """The figures of matches, variant by variant."""
    means = np.array([np.mean(each) for each in samples])
    counts = np.array([len(each) for each in samples], dtype=np.float64)
    return Seen(means, counts, float(sum(np.var(each) * len(each) for each in samples)))


class Surrogate:
    """The figure at every variant, with its uncertainty, given what was seen at some."""

    def __init__(
        self, blocks: Sequence[Array], seen: Seen, start: Fit | None = None, search: bool = True
    ) -> None:
        """`blocks` are the variables' features, a row for each variant that was seen.

        The search for a good fit begins with `start`, such as that of fewer matches; without
        `search`, that is good enough.
        """
        self._blocks = blocks
        self._seen = seen
        self._variance = seen.variance
        self._apart = [_squares(block, block) for block in blocks]
        fit = start or Fit((USUAL,) * len(blocks), 0.3, 0.7)
        self.fit = self._best(fit) if search and seen.variance > LEAST else fit
        kernel = self._kernel(self._apart, self.fit)
        self._factor = _factored(kernel + np.diag(self._luck(self.fit)))
        self._middle = self._mean_by(self._factor)
        self._solved = _solve(self._factor, seen.means - self._middle)

    def predict(self, blocks: Sequence[Array]) -> tuple[Array, Array]:
        """The mean and the standard deviation at these variants."""
        means, half = self._towards(blocks)
        variance = self.fit.height * self._variance - (half**2).sum(axis=0)
        return means, np.sqrt(np.maximum(variance, JITTER * self._variance))

    def draw(self, blocks: Sequence[Array], luck: np.random.Generator, count: int) -> Array:
        """So many figures that could be the true ones, each a row over these variants."""
        means, half = self._towards(blocks)
        own = self._kernel([_squares(block, block) for block in blocks], self.fit)
        covariance = own - half.T @ half
        size = len(means)
        values, vectors = np.linalg.eigh(covariance + JITTER * self._variance * np.eye(size))
        root = vectors * np.sqrt(np.maximum(values, 0.0))
        drawn: Array = means + luck.standard_normal((count, size)) @ root.T
        return drawn

    def _towards(self, blocks: Sequence[Array]) -> tuple[Array, Array]:
        apart = [_squares(new, old) for new, old in zip(blocks, self._blocks, strict=True)]
        cross = self._kernel(apart, self.fit)
        half: Array = np.linalg.solve(self._factor, cross.T).astype(np.float64)
        return self._middle + cross @ self._solved, half

    def _best(self, fit: Fit) -> Fit:
        """Better one choice at a time, until all had their turn some times."""
        replace = msgspec.structs.replace
        for _ in range(SWEEPS):
            before = fit
            fit = self._likeliest([fit, *(replace(fit, noise=each) for each in NOISES)])
            fit = self._likeliest([fit, *(replace(fit, height=each) for each in HEIGHTS)])
            for at in range(len(fit.reaches)):
                head, rest = fit.reaches[:at], fit.reaches[at + 1 :]
                others = [replace(fit, reaches=(*head, each, *rest)) for each in REACHES]
                fit = self._likeliest([fit, *others])
            if fit == before:
                break
        return fit

    def _likeliest(self, fits: Sequence[Fit]) -> Fit:
        return max(dict.fromkeys(fits), key=self._likelihood)

    def _likelihood(self, fit: Fit) -> float:
        """How well a fit explains what was seen, less what it is unlikely by itself."""
        factor = _factored(self._kernel(self._apart, fit) + np.diag(self._luck(fit)))
        off = self._seen.means - self._mean_by(factor)
        explained = -0.5 * float(off @ _solve(factor, off)) - float(np.log(np.diag(factor)).sum())
        more = float(self._seen.counts.sum()) - len(off)
        luck = fit.noise * self._variance
        repeated = -0.5 * (more * math.log(luck) + self._seen.within / luck)
        unusual = sum(math.log(reach / USUAL) ** 2 for reach in fit.reaches)
        return explained + repeated - STRICT * unusual

    def _luck(self, fit: Fit) -> Array:
        noise: Array = fit.noise * self._variance / self._seen.counts
        return noise + JITTER * self._variance

    def _mean_by(self, factor: Array) -> float:
        """The figure of no variant in particular."""
        ones = np.ones(len(self._seen.means))
        weights = _solve(factor, ones)
        return float(weights @ self._seen.means / (weights @ ones))

    def _kernel(self, apart: Sequence[Array], fit: Fit) -> Array:
        total = sum(
            squares / (2 * reach**2) for squares, reach in zip(apart, fit.reaches, strict=True)
        )
        kernel: Array = fit.height * self._variance * np.exp(-np.asarray(total))
        return kernel


def _squares(some: Array, others: Array) -> Array:
    squares: Array = ((some[:, None, :] - others[None, :, :]) ** 2).sum(axis=2)
    return squares


def _factored(matrix: Array) -> Array:
    factor: Array = np.linalg.cholesky(matrix).astype(np.float64)
    return factor


def _solve(factor: Array, values: Array) -> Array:
    solved: Array = np.linalg.solve(factor.T, np.linalg.solve(factor, values))
    return solved
