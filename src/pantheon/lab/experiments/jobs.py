"""One match of a plan: played, observed and written down as an outcome."""

from collections.abc import Callable

from pantheon import games
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.core.result import Result
from pantheon.lab.experiments.lead import LeadTracker
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Job
from pantheon.lab.experiments.strategies import find_bot
from pantheon.lab.experiments.usage import usage_of
from pantheon.locale import Speaker

LONGEST = 5000
"""A match with more actions counts as endless: ten times as many as the longest of ours have."""
UNFINISHED = "unfinished"
"""Why a match that was cut off ended; the win is shared by all."""
TURN_BEGUN = "turn_begun"
"""The tag of the event with which a turn begins, in every game that has turns."""


class _TooLong(Exception):
    """Carries the match that was cut off."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match


def play_job(job: Job) -> Outcome:
    """Play a job's match: the same job gives the same outcome, wherever it is played."""
    lead = LeadTracker()
    match = match_of(job, lead.observe)
    return outcome_of(match, lead, job)


def match_of(job: Job, watch: Callable[[Match], None] | None = None) -> Match:
    """A job's match, to its end or until it is too long."""

    def observe(match: Match) -> None:
        if watch is not None:
            watch(match)
        if len(match.steps) >= LONGEST and not match.over:
            raise _TooLong(match)

    bots = [find_bot(job.game, name) for name in job.bots]
    try:
        return play_match(games.find(job.game), bots, job.seed, job.options, observe, job.opening)
    except _TooLong as stopped:
        return stopped.match


def outcome_of(match: Match, lead: LeadTracker, job: Job) -> Outcome:
    """A match in figures."""
    result = match.result
    usage = usage_of(match)
    nobody = (0,) * match.seats
    winner = result.winners[0] if result else 0
    return Outcome(
        setting=job.setting,
        number=job.number,
        bots=job.bots,
        first=first_seat(match),
        reason=result.reason if result else UNFINISHED,
        scores=result.scores if result else nobody,
        shares=result.shares() if result else (1 / match.seats,) * match.seats,
        actions=len(match.steps),
        lead_changes=lead.changes(),
        decided=round(lead.decided(winner), 4) if result else 1.0,
        drama=round(lead.drama(winner), 4) if result else 0.0,
        paid=paid_by(result) if result else {},
        uses=usage.times,
        gained=usage.points,
        nobodys=usage.nobodys,
    )


def play_batch(jobs: tuple[Job, ...]) -> list[Outcome]:
    """Several jobs: what is handed to another process or machine."""
    return [play_job(job) for job in jobs]


def paid_by(result: Result) -> dict[str, tuple[int, ...]]:
    """The points that each scoring step paid each seat, by the step's English title."""
    say = Speaker("en").say
    return {
        say(step.title): tuple(
            sum(payment.points for payment in step.payments if payment.seat == seat)
            for seat in range(len(result.scores))
        )
        for step in result.steps
    }


def first_seat(match: Match) -> int:
    """The seat of the first turn; in a game without turns, the first to act.

    Preparations such as laying islands may begin with another seat.
    """
    for event in match.events:
        if event.__struct_config__.tag == TURN_BEGUN:
            return int(getattr(event, "seat", getattr(event, "first_seat", 0)))
    return match.steps[0].seat or 0
