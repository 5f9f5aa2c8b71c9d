"""How two settings differ: figure by figure, over matches with the same luck.

The same number has the same luck in every setting of a plan, so matches are compared in pairs.
Much of the luck cancels out, and intervals are narrower than those of the two figures.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.statistics.estimates import Estimate, Z, mean, share
from pantheon.lab.statistics.figures import margin_of
from pantheon.lab.statistics.named_measures import MEANS, SHARES

SEAT_WINS, MARGIN, SCORE = "SeatWins", "Margin", "Score"
"""Figures that have no name of Ludii's."""

Figure = Callable[[Outcome], float]


class Difference(msgspec.Struct, frozen=True):
    """A figure of two settings, and the second less the first."""

    name: str
    seat: int
    """The seat that it is about, or -1."""
    is_share: bool
    first: Estimate
    second: Estimate
    difference: Estimate

    @property
    def clear(self) -> bool:
        """Whether the interval excludes that there is none."""
        return self.difference.count > 0 and self.difference.beyond(0) != 0


def differences_of(first: Sequence[Outcome], second: Sequence[Outcome]) -> list[Difference]:
    """Every figure that can be told of one match, over the matches that both have played."""
    others = {each.number: each for each in second}
    pairs = [(each, others[each.number]) for each in first if each.number in others]
    if not pairs:
        return []
    found = []
    for name, seat, is_share, figure in _figures(len(pairs[0][0].shares)):
        before = [figure(one) for one, _ in pairs]
        after = [figure(other) for _, other in pairs]
        if is_share or any(before) or any(after):
            apart = [late - early for early, late in zip(before, after, strict=True)]
            estimate, compare = (_share, paired_share) if is_share else (mean, mean)
            found.append(
                Difference(name, seat, is_share, estimate(before), estimate(after), compare(apart))
            )
    return found


def _share(values: Sequence[float]) -> Estimate:
    return share(sum(values), len(values))


def paired_share(apart: Sequence[float]) -> Estimate:
    """A difference of shares, from pairs, with the interval of Agresti and Min.

    Two more pairs, one of them won by either side half the time, keep the interval from
    vanishing where few pairs differ.
    """
    count = len(apart)
    total = sum(apart)
    middle = total / (count + 2)
    spread = (sum(each * each for each in apart) + 1) / (count + 2) - middle * middle
    reach = Z * math.sqrt(spread / (count + 2))
    low, high = max(-1.0, middle - reach), min(1.0, middle + reach)
    return Estimate(round(total / count, 4), round(low, 4), round(high, 4), count)


def _wins(seat: int, outcome: Outcome) -> float:
    return outcome.shares[seat]


def _figures(seats: int) -> Iterator[tuple[str, int, bool, Figure]]:
    for seat in range(seats):
        yield SEAT_WINS, seat, True, partial(_wins, seat)
    for name, _, figure in SHARES:
        yield name, -1, True, figure
    for name, _, figure in MEANS:
        yield name, -1, False, figure
    yield MARGIN, -1, False, lambda each: margin_of(each.scores)
    yield SCORE, -1, False, lambda each: sum(each.scores) / len(each.scores)
