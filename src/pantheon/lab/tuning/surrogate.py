"""A model of each figure over the space of variants, from few and noisy matches.

A Gaussian process about a linear trend: variants that are alike have like figures, so a match at
one tells something about its neighbours too. How far that goes, in each variable by itself, how
steep the trend is, how large the variants' own differences are and how much is luck (which may
grow with the figure, as in a winner's margin) are judged by the likelihood of what was seen: so a
variable that does nothing is found out after a few matches, and every match counts for all.

Few matches leave these numbers open. The likeliest ones alone would often say that nothing
matters, and a search would stop looking. So several fits are drawn, each as often as it is likely,
and every prediction is a mixture of theirs.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

Array = NDArray[np.float64]

REACHES = (0.3, 0.6, 1.2, 2.5, 8.0)
"""How far likeness goes in one variable, in widths of its range; with the last, it hardly matters.
"""
HEIGHTS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
"""How much variants differ by themselves, as a ratio to the variance of matches."""
TRENDS = (0.0, 0.1, 0.3, 1.0, 3.0)
"""How steep the figure rises or falls with each variable, in the same way."""
NOISES = (0.1, 0.3, 0.5, 0.7, 0.85, 1.0)
"""How much of it is luck."""
SWINGS = (0.0, 1.0, 2.0)
"""The power of the figure with which the variance by luck grows: it is larger in long matches."""
LEVELS = (0.2, 5.0)
"""How small and large a figure counts for this, as a ratio to its mean."""
USUAL = 1.2
"""The reach that a variable is expected to have; others need some evidence."""
STRICT = 1.0
"""How much evidence that takes."""
DRAWN = 12
"""Fits whose predictions are mixed."""
JITTER = 1e-6
LEAST = 1e-6
"""The variance of a figure that is always the same."""


class Seen(msgspec.Struct, frozen=True):
    """What was seen of a figure: its means at some variants, and from how many matches."""

    means: Array
    counts: Array
    within: Array
    """By variant, the sum of squares of its matches about their mean."""
    known: NDArray[np.bool_]
    """Which of the variants played these are."""
    is_share: bool = False

    @property
    def variance(self) -> float:
        """Of all matches, whatever their variant."""
        total = self.counts.sum()
        middle = float((self.means * self.counts).sum() / total)
        between = float((self.counts * (self.means - middle) ** 2).sum())
        return max(float(self.within.sum() + between) / float(total), LEAST)


class Fit(msgspec.Struct, frozen=True):
    """One answer to what is not known: a reach for each variable, the shares of the variance, and
    how luck grows with the figure."""

    reaches: tuple[float, ...]
    height: float = 0.1
    trend: float = 0.3
    noise: float = 0.7
    swing: float = 0.0


def seen_of(samples: Sequence[Sequence[float]], is_share: bool = False) -> Seen:
    """The figures of matches, variant by variant; some variants' matches may say nothing."""
    known = [each for each in samples if each]
    means = np.array([np.mean(each) for each in known])
    counts = np.array([len(each) for each in known], dtype=np.float64)
    within = np.array([np.var(each) * len(each) for each in known])
    return Seen(means, counts, within, np.array([bool(each) for each in samples]), is_share)


class Surrogate:
    """The figure at every variant, with its uncertainty, given what was seen at some."""

    def __init__(
        self,
        blocks: Sequence[Array],
        seen: Seen,
        luck: np.random.Generator,
        start: Sequence[Fit] = (),
        search: bool = True,
    ) -> None:
        """`blocks` are the variables' features, a row for each variant that was played.

        Fits are drawn beginning with those of `start`, such as those of fewer matches; without
        `search`, they are good enough.
        """
        self._blocks = blocks = [block[seen.known] for block in blocks]
        self._seen = seen
        self.fits: tuple[Fit, ...] = ()
        self._processes: list[_Process] = []
        if not seen.known.any():
            return  # no match has told anything yet, so all variants look alike
        self._pairs = _Pairs(blocks, blocks)
        self._levels = _levels(self._pairs, len(blocks), seen)
        fits = tuple(start) or (Fit((USUAL,) * len(blocks)),)
        if search and seen.variance > LEAST:
            fits = self._drawn(fits[-1], luck)
        self.fits = fits
        self._processes = [_Process(self._pairs, seen, self._levels, fit) for fit in fits]

    def predict(self, blocks: Sequence[Array]) -> tuple[Array, Array]:
        """The mean and the standard deviation at these variants."""
        if not self._processes:
            none = np.zeros(len(blocks[0]))
            return none, none + math.sqrt(LEAST)
        cross = _Pairs(blocks, self._blocks)
        found = [each.predict(cross) for each in self._processes]
        means = np.array([mean for mean, _ in found])
        variances = np.array([variance for _, variance in found])
        return means.mean(axis=0), np.sqrt(variances.mean(axis=0) + means.var(axis=0))

    def draw(self, blocks: Sequence[Array], luck: np.random.Generator, count: int) -> Array:
        """So many figures that could be the true ones, each a row over these variants."""
        if not self._processes:
            return np.zeros((count, len(blocks[0])))
        cross, own = _Pairs(blocks, self._blocks), _Pairs(blocks, blocks)
        drawn = np.empty((count, len(blocks[0])))
        whose = luck.integers(len(self._processes), size=count)
        for at in np.unique(whose):
            rows = whose == at
            drawn[rows] = self._processes[at].draw(cross, own, luck, int(rows.sum()))
        return drawn

    def _drawn(self, fit: Fit, luck: np.random.Generator) -> tuple[Fit, ...]:
        """Fits drawn by Gibbs sampling: each choice in turn, given the others."""
        drawn = []
        for _ in range(1 + DRAWN):  # the first only leads away from the start
            for fits in _choices(fit):
                fit = self._choose(fits(fit), luck)
            drawn.append(fit)
        return tuple(drawn[1:])

    def _choose(self, fits: Sequence[Fit], luck: np.random.Generator) -> Fit:
        """One of these fits, by how likely they are."""
        processes = [_Process(self._pairs, self._seen, self._levels, fit) for fit in fits]
        likely = np.array([each.likelihood for each in processes])
        chances = np.exp(likely - likely.max())
        return fits[int(luck.choice(len(fits), p=chances / chances.sum()))]


def _choices(fit: Fit) -> Iterator[Callable[[Fit], list[Fit]]]:
    """For each number of a fit: the fits with another one in its place."""
    yield lambda fit: [replace(fit, noise=each) for each in NOISES]
    yield lambda fit: [replace(fit, height=each) for each in HEIGHTS]
    yield lambda fit: [replace(fit, trend=each) for each in TRENDS]
    yield lambda fit: [replace(fit, swing=each) for each in SWINGS]
    for at in range(len(fit.reaches)):
        yield partial(_reaching, at)


def _reaching(at: int, fit: Fit) -> list[Fit]:
    head, rest = fit.reaches[:at], fit.reaches[at + 1 :]
    return [replace(fit, reaches=(*head, each, *rest)) for each in REACHES]


class _Pairs:
    """What kernels are made of: how variants lie to others, by their features."""

    def __init__(self, some: Sequence[Array], others: Sequence[Array]) -> None:
        both = list(zip(some, others, strict=True))
        self.apart = [((one[:, None] - other[None]) ** 2).sum(axis=2) for one, other in both]
        """The squares of their distances, by variable."""
        self.inner = sum((one @ other.T for one, other in both), np.zeros(1))
        """Their inner products, over all variables."""
        self.norms = sum(((one**2).sum(axis=1) for one in some), np.zeros(1))
        """Those of `some` with themselves."""


def _levels(pairs: _Pairs, variables: int, seen: Seen) -> Array:
    """About how large the figure is at each variant, as a ratio to its mean; 1 if it may be 0."""
    flat = np.ones(len(seen.means))
    rough = _Process(pairs, seen, flat, Fit((USUAL,) * variables))
    means, _ = rough.predict(pairs)
    middle = float(np.average(means, weights=seen.counts))
    if seen.is_share or middle <= 0:
        return flat
    logs = np.log(np.clip(means / middle, *LEVELS))
    levels: Array = np.exp(logs - np.average(logs, weights=seen.counts))
    return levels


class _Process:
    """A Gaussian process with one fit, given what was seen."""

    def __init__(self, pairs: _Pairs, seen: Seen, levels: Array, fit: Fit) -> None:
        self._fit = fit
        self._seen = seen
        self._height = fit.height * seen.variance
        self._trend = fit.trend * seen.variance
        self._jitter = JITTER * seen.variance
        self._luck = fit.noise * seen.variance * levels**fit.swing
        """By variant, the variance of its matches."""
        luck = self._luck / seen.counts + self._jitter
        covariance = self._kernel(pairs) + np.diag(luck)
        self._root: Array = np.linalg.inv(np.linalg.cholesky(covariance)).astype(np.float64)
        """Of the inverse of this covariance."""
        self._ones: Array = self._root.sum(axis=1)
        means: Array = self._root @ seen.means
        self._sureness = float(self._ones @ self._ones)
        self._middle = float(self._ones @ means) / self._sureness
        """The figure of no variant in particular, which is as uncertain as this says."""
        self._off: Array = means - self._middle * self._ones

    @property
    def likelihood(self) -> float:
        """How well the fit explains what was seen, less what it is unlikely by itself."""
        size = float(np.log(np.diag(self._root)).sum())
        explained = size - 0.5 * float(self._off @ self._off)
        more = self._seen.counts - 1.0
        repeated = -0.5 * float((more * np.log(self._luck) + self._seen.within / self._luck).sum())
        unusual = sum(math.log(reach / USUAL) ** 2 for reach in self._fit.reaches)
        return explained + repeated - STRICT * unusual

    def predict(self, cross: _Pairs) -> tuple[Array, Array]:
        """The mean and the variance at variants that lie like this to those seen."""
        means, half, middle = self._towards(cross)
        before = self._height + self._trend * cross.norms + middle**2
        variance: Array = np.maximum(before - (half**2).sum(axis=0), self._jitter)
        return means, variance

    def draw(self, cross: _Pairs, own: _Pairs, luck: np.random.Generator, count: int) -> Array:
        """Figures at variants that lie like this to those seen, and to each other."""
        means, half, middle = self._towards(cross)
        size = len(means)
        covariance = self._kernel(own) - half.T @ half + np.outer(middle, middle)
        covariance += self._jitter * np.eye(size)
        values, vectors = np.linalg.eigh(covariance)
        root = vectors * np.sqrt(np.maximum(values, 0.0))
        drawn: Array = means + luck.standard_normal((count, size)) @ root.T
        return drawn

    def _towards(self, cross: _Pairs) -> tuple[Array, Array, Array]:
        """The means, what is known of them, and what the middle's uncertainty adds."""
        half: Array = self._root @ self._kernel(cross).T
        middle: Array = (1 - self._ones @ half) / math.sqrt(self._sureness)
        return self._middle + self._off @ half, half, middle

    def _kernel(self, pairs: _Pairs) -> Array:
        apart = sum(
            squares / (2 * reach**2)
            for squares, reach in zip(pairs.apart, self._fit.reaches, strict=True)
        )
        kernel: Array = self._height * np.exp(-np.asarray(apart)) + self._trend * pairs.inner
        return kernel
