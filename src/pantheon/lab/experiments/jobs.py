"""One match of a plan: played, observed and written down as an outcome."""

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

TURN_BEGUN = "turn_begun"
"""The tag of the event with which a turn begins, in every game that has turns."""


def play_job(job: Job) -> Outcome:
    """Play a job's match: the same job gives the same outcome, wherever it is played."""
    game = games.find(job.game)
    lead = LeadTracker()
    bots = [find_bot(job.game, name) for name in job.bots]
    match = play_match(game, bots, job.seed, job.options, lead.observe, job.opening)
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
        actions=len(match.steps),
        lead_changes=lead.changes(),
        decided=round(lead.decided(winner), 4),
        drama=round(lead.drama(winner), 4),
        paid=paid_by(result),
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
