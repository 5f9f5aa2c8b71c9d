"""Who was in the lead in the course of a match, by the game's own evaluation."""

import math
from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean, pvariance

from pantheon.core.match import Match

MARGIN = 0.02
"""A smaller advantage is no lead."""
TENTHS = 10


class LeadTracker:
    """The evaluation whenever the turn passes on; after every action where several may act."""

    def __init__(self) -> None:
        self._evaluations: list[list[float]] = []
        self._actors: list[int | None] = []
        """Who acted last before each evaluation."""
        self._turn: tuple[int, ...] = ()

    def observe(self, match: Match) -> None:
        """Called after every action."""
        turn = match.to_act
        if turn and (turn != self._turn or len(turn) > 1):
            self._evaluations.append(match.game.evaluate(match.state))
            self._actors.append(match.steps[-1].seat)
        self._turn = turn

    def leaders(self) -> list[int | None]:
        """The seat in the lead each time; None where it is too close to call."""
        found: list[int | None] = []
        for values in self._evaluations:
            best, second = sorted(values, reverse=True)[:2]
            found.append(values.index(best) if best - second >= MARGIN else None)
        return found

    def changes(self) -> int:
        """How often the lead passed from one seat to another."""
        return sum(1 for _ in self._changes())

    def decided(self, winner: int) -> float:
        """The share of the match after which nobody but the winner was in the lead."""
        leaders = self.leaders()
        others = [at for at, seat in enumerate(leaders, 1) if seat not in (None, winner)]
        return others[-1] / len(leaders) if others else 0.0

    def drama(self, winner: int) -> float:
        """How far behind the winner was, on average over the times when it was behind."""
        gaps = [max(values) - values[winner] for values in self._evaluations]
        behind = [math.sqrt(gap) for gap in gaps if gap >= MARGIN]
        return fmean(behind) if behind else 0.0

    def course(self) -> tuple[tuple[float, ...], ...]:
        """The evaluation after each tenth of the match, by seat."""
        if not self._evaluations:
            return ()
        last = len(self._evaluations) - 1
        tenths = (round(last * tenth / TENTHS) for tenth in range(1, TENTHS + 1))
        return tuple(tuple(round(each, 3) for each in self._evaluations[at]) for at in tenths)

    def tempo(self) -> tuple[float, ...]:
        """How much the evaluation changes in each tenth of the match, all its turns together."""
        steps = [fmean(self._steps(pair)) for pair in pairwise(self._evaluations)]
        tenths = [0.0] * TENTHS if steps else []
        for at, step in enumerate(steps):
            tenths[at * TENTHS // len(steps)] += step
        return tuple(round(each, 4) for each in tenths)

    def killer_move(self) -> float:
        """The most that one seat's turn changed anyone's evaluation."""
        return max((max(self._steps(pair)) for pair in pairwise(self._evaluations)), default=0.0)

    def stability(self) -> float:
        """The variance of a seat's evaluation in the course of the match, on average."""
        return fmean(map(pvariance, self._by_seat())) if self._evaluations else 0.0

    def drama_average(self, winner: int) -> float:
        """How far behind the best seat the winner was, on average over the whole match."""
        gaps = [max(values) - values[winner] for values in self._evaluations]
        return fmean(gaps) if gaps else 0.0

    def decisive_threshold(self, winner: int) -> float:
        """The best evaluation that another seat than the winner ever had."""
        others = [values for seat, values in enumerate(self._by_seat()) if seat != winner]
        return max(map(max, others), default=0.0)

    def decisive_moves(self, winner: int) -> float:
        """The share of the match after which the winner was better off than others ever were."""
        bound = self.decisive_threshold(winner)
        found = [at for at, each in enumerate(self._evaluations) if each[winner] > bound]
        return found[0] / len(self._evaluations) if found else 1.0

    def uncertainty(self) -> float:
        """How close the match was on average: 1 where the best two were always equal."""
        gaps = []
        for values in self._evaluations:
            best, second = sorted(values, reverse=True)[:2]
            gaps.append(1 - (best - second) / max(best, 1e-9))
        return fmean(gaps) if gaps else 1.0

    def kingmade(self, winner: int) -> bool:
        """Whether the winner took the lead for good in the turn of a third seat, the last of all.

        Such a seat has nothing to win itself, and decides between the others.
        """
        for at, _, after in reversed(list(self._changes())):
            actor = self._actors[at]
            last = min(range(len(self._evaluations[at])), key=self._evaluations[at].__getitem__)
            return after == winner and actor == last != winner
        return False

    def _changes(self) -> Iterator[tuple[int, int, int]]:
        """When the lead passed on, from whom, and to whom."""
        known = [(at, seat) for at, seat in enumerate(self.leaders()) if seat is not None]
        for (_, before), (at, after) in pairwise(known):
            if before != after:
                yield at, before, after

    def _by_seat(self) -> list[tuple[float, ...]]:
        """The evaluations of each seat."""
        return list(zip(*self._evaluations, strict=True))

    @staticmethod
    def _steps(pair: tuple[list[float], list[float]]) -> list[float]:
        return [abs(after - before) for before, after in zip(*pair, strict=True)]
