"""Figures with their uncertainty: shares, means and spreads, with 95 % intervals."""

import math
import statistics
from collections.abc import Sequence

import msgspec

Z = 1.96


class Estimate(msgspec.Struct, frozen=True):
    """A share or a mean, its interval, and the number of observations."""

    value: float
    low: float
    high: float
    count: int

    def beyond(self, fair: float) -> int:
        """1 or -1 where the whole interval lies above or below a value, else 0."""
        return (self.low > fair) - (self.high < fair)


class Spread(msgspec.Struct, frozen=True):
    """How figures are spread: mean with interval, deviation, and quartiles."""

    mean: Estimate
    deviation: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


class Histogram(msgspec.Struct, frozen=True):
    """How many values lie in each of equally wide ranges from `start` on."""

    start: float
    width: float
    counts: list[int]


def share(total: float, count: int, z: float = Z) -> Estimate:
    """A win share with Wilson's interval; shared wins count as fractions."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = total / count
    around = z * z / count
    middle = (p + around / 2) / (1 + around)
    reach = z * math.sqrt(p * (1 - p) / count + around / (4 * count)) / (1 + around)
    return _rounded(p, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean with the normal interval."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = statistics.fmean(values)
    reach = Z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return _rounded(middle, middle - reach, middle + reach, len(values))


def spread(values: Sequence[float]) -> Spread:
    """Mean, deviation and quartiles of figures; zeros where there are none."""
    known = values or [0.0]
    if len(known) == 1:
        return Spread(mean(values), 0.0, *(known[0],) * 5)
    deviation = round(statistics.stdev(known), 4)
    quartiles = statistics.quantiles(known, n=4, method="inclusive")
    marks = (round(each, 4) for each in (min(known), *quartiles, max(known)))
    return Spread(mean(values), deviation, *marks)


def histogram(values: Sequence[float], most: int = 24) -> Histogram:
    """Whole numbers in at most so many ranges."""
    if not values:
        return Histogram(0.0, 1.0, [])
    low, high = math.floor(min(values)), math.ceil(max(values))
    width = max(1, math.ceil((high - low + 1) / most))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[int((value - low) // width)] += 1
    return Histogram(low, width, counts)


def strict_z(tests: int) -> float:
    """The z at which so many tests together err in 5 % of cases (Bonferroni's correction)."""
    return statistics.NormalDist().inv_cdf(1 - 0.025 / max(1, tests))


def _rounded(value: float, low: float, high: float, count: int) -> Estimate:
    return Estimate(round(value, 4), round(low, 4), round(high, 4), count)
