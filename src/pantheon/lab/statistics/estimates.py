"""Figures with their uncertainty: shares, means, spreads, ratings. Intervals are of 95 %."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

import msgspec

Z = 1.96


class Estimate(msgspec.Struct, frozen=True):
    """A share or a mean, the interval it lies in, and of how many it is made."""

    value: float
    low: float
    high: float
    count: int

    def beyond(self, fair: float) -> int:
        """1 or -1 where the whole interval lies above or below a value, else 0."""
        return (self.low > fair) - (self.high < fair)


class Spread(msgspec.Struct, frozen=True):
    """How figures are spread: mean with interval, deviation, and quantiles."""

    mean: Estimate
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


def share(total: float, count: int, z: float = Z) -> Estimate:
    """A share of wins by Wilson's interval; shared wins count in parts."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = total / count
    around = z * z / count
    middle = (p + around / 2) / (1 + around)
    reach = z * math.sqrt(p * (1 - p) / count + around / (4 * count)) / (1 + around)
    return _rounded(p, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean by the normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = statistics.fmean(values)
    reach = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return _rounded(middle, middle - reach, middle + reach, len(values))


def spread(values: Sequence[float]) -> Spread:
    """Mean, deviation and quantiles of figures; of none, zeros."""
    ordered = sorted(values) or [0.0]
    deviation = statistics.stdev(ordered) if len(ordered) > 1 else 0.0
    quantiles = (_quantile(ordered, part) for part in (0, 0.25, 0.5, 0.75, 1))
    return Spread(mean(values), round(deviation, 4), *quantiles)


def strict_z(tests: int) -> float:
    """How many deviations an interval needs so that of so many tests none errs (Bonferroni)."""
    return statistics.NormalDist().inv_cdf(1 - 0.025 / max(1, tests))


def _quantile(ordered: list[float], part: float) -> float:
    at = part * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return round(ordered[low] + (at - low) * (ordered[high] - ordered[low]), 4)


def _rounded(value: float, low: float, high: float, count: int) -> Estimate:
    return Estimate(round(value, 4), round(low, 4), round(high, 4), count)
