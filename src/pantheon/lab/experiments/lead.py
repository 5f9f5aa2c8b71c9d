"""Who was in the lead in the course of a match, by the game's own evaluation."""

import math
from itertools import pairwise
from statistics import fmean

from pantheon.core.match import Match

MARGIN = 0.02
"""A smaller advantage is no lead."""


class LeadTracker:
    """The evaluation whenever the turn passes on; after every action where several may act."""

    def __init__(self) -> None:
        self._evaluations: list[list[float]] = []
        self._turn: tuple[int, ...] = ()

    def observe(self, match: Match) -> None:
        """Called after every action."""
        turn = match.to_act
        if turn and (turn != self._turn or len(turn) > 1):
            self._evaluations.append(match.game.evaluate(match.state))
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
        known = [seat for seat in self.leaders() if seat is not None]
        return sum(before != after for before, after in pairwise(known))

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
