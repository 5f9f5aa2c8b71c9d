"""One match of a plan, played and watched."""

from __future__ import annotations

import math
from itertools import pairwise

from pantheon import games
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.core.result import Result
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Job
from pantheon.lab.experiments.strategies import find_bot
from pantheon.lab.experiments.usage import usage_of
from pantheon.locale import Speaker

MARGIN = 0.02
"""Ahead by less is not in the lead."""
TURN_BEGUN = "turn_begun"
"""The tag by which games tell that a turn begins."""


def play(job: Job) -> Outcome:
    """Play a job's match: the same job gives the same outcome, wherever it is played."""
    game = games.find(job.game)
    course = _Course()
    bots = [find_bot(job.game, name) for name in job.bots]
    match = play_match(game, bots, job.seed, job.options, course.look, job.opening)
    result = match.result
    assert result is not None
    winner = result.winners[0]
    usage = usage_of(match)
    return Outcome(
        setting=job.setting,
        number=job.number,
        bots=job.bots,
        first=first_seat(match),
        reason=result.reason,
        scores=result.scores,
        shares=result.shares(),
        actions=len(match.told),
        lead_changes=course.lead_changes(),
        decided=round(course.decided(winner), 4),
        drama=round(course.drama(winner), 4),
        paid=paid_by(result),
        uses=usage.times,
        gained=usage.points,
        nobodys=usage.nobodys,
    )


def play_batch(jobs: tuple[Job, ...]) -> list[Outcome]:
    """Several jobs at once: what is handed to another process or machine."""
    return [play(job) for job in jobs]


def paid_by(result: Result) -> dict[str, tuple[int, ...]]:
    """The points that each step of the scoring paid each seat, by the step's English title."""
    tell = Speaker("en").say
    return {
        tell(step.title): tuple(
            sum(payment.points for payment in step.payments if payment.seat == seat)
            for seat in range(len(result.scores))
        )
        for step in result.steps
    }


def first_seat(match: Match) -> int:
    """The seat of the first turn; where a game tells of no turns, the first to act.

    Preparations such as the laying of islands may begin with another seat.
    """
    for event in match.events:
        if event.__struct_config__.tag == TURN_BEGUN:
            return int(getattr(event, "seat", getattr(event, "first_seat", 0)))
    return match.told[0].seat or 0


class _Course:
    """How each seat stood whenever the turn passed on; all at once, after every action."""

    def __init__(self) -> None:
        self._standings: list[list[float]] = []
        self._turn: tuple[int, ...] = ()

    def look(self, match: Match) -> None:
        turn = match.to_act
        if turn and (turn != self._turn or len(turn) > 1):
            self._standings.append(match.game.evaluate(match.state))
        self._turn = turn

    def leaders(self) -> list[int | None]:
        """The seat in the lead at each moment; None where it is too close to call."""
        found: list[int | None] = []
        for standing in self._standings:
            best, second = sorted(standing, reverse=True)[:2]
            found.append(standing.index(best) if best - second >= MARGIN else None)
        return found

    def lead_changes(self) -> int:
        """How often the lead passed from one seat to another."""
        known = [seat for seat in self.leaders() if seat is not None]
        return sum(before != after for before, after in pairwise(known))

    def decided(self, winner: int) -> float:
        """The share of the match after which nobody but the winner was in the lead."""
        leaders = self.leaders()
        others = [at for at, seat in enumerate(leaders, 1) if seat not in (None, winner)]
        return others[-1] / len(leaders) if others else 0.0

    def drama(self, winner: int) -> float:
        """How far behind the winner was, on average over the moments at which it was."""
        gaps = [max(standing) - standing[winner] for standing in self._standings]
        behind = [math.sqrt(gap) for gap in gaps if gap >= MARGIN]
        return sum(behind) / len(behind) if behind else 0.0
