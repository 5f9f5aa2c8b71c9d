"""One match of a plan: played, observed and written down as an outcome."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from pantheon import games
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.core.result import Result
from pantheon.lab.experiments.decisions import DecisionTracker, branching, choices, decisions_of
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
    trackers = [DecisionTracker() for _ in job.bots]
    match = match_of(job, lead.observe, trackers)
    decisions = decisions_of(match, trackers, job.opening)
    outcome = outcome_of(match, lead, job.setting, job.number, job.bots)
    return msgspec.structs.replace(
        outcome,
        decisions=decisions,
        branching=round(branching(trackers), 2),
        choices=choices(trackers),
    )


def match_of(
    job: Job,
    watch: Callable[[Match], None] | None = None,
    trackers: Sequence[DecisionTracker] = (),
) -> Match:
    """A job's match, to its end or until it is too long."""

    def observe(match: Match) -> None:
        if watch is not None:
            watch(match)
        if len(match.steps) >= LONGEST and not match.over:
            raise _TooLong(match)

    bots = [
        find_bot(job.game, name, trackers[seat].note if trackers else None)
        for seat, name in enumerate(job.bots)
    ]
    try:
        return play_match(games.find(job.game), bots, job.seed, job.options, observe, job.opening)
    except _TooLong as stopped:
        return stopped.match


def outcome_of(
    match: Match, lead: LeadTracker, setting: int, number: int, bots: tuple[str, ...]
) -> Outcome:
    """A match in figures."""
    result = match.result
    usage = usage_of(match)
    nobody = (0,) * match.seats
    winner = result.winners[0] if result else 0
    return Outcome(
        setting=setting,
        number=number,
        bots=bots,
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
        course=lead.course(),
        tempo=lead.tempo(),
        uncertainty=round(lead.uncertainty(), 4),
        killer_move=round(lead.killer_move(), 4),
        stability=round(lead.stability(), 4),
        turns=sum(1 for _ in groupby(step.seat for step in match.steps)),
        drama_average=round(lead.drama_average(winner), 4) if result else 0.0,
        decisive_threshold=round(lead.decisive_threshold(winner), 4) if result else 0.0,
        decisive_moves=round(lead.decisive_moves(winner), 4) if result else 1.0,
        kingmade=bool(result) and match.seats > 2 and lead.kingmade(winner),
        places=places_touched(match),
        opened=match.steps[0].seat or 0,
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


def places_touched(match: Match) -> dict[str, tuple[int, float, float]]:
    """How often events touched each place of the last scene, and where the place lies."""
    touched: Counter[str] = Counter()
    for event in match.events:
        effect = match.game.effect(event)
        touched.update({*effect.touches, *(to for _, to in effect.moves)})
    scene = match.game.scene(match.known(None), None)
    return {
        cell.id: (touched[cell.id], round(cell.x, 1), round(cell.y, 1))
        for cell in scene.cells
        if cell.id in touched
    }


def first_seat(match: Match) -> int:
    """The seat of the first turn; in a game without turns, the first to act.

    Preparations such as laying islands may begin with another seat.
    """
    for event in match.events:
        if event.__struct_config__.tag == TURN_BEGUN:
            return int(getattr(event, "seat", getattr(event, "first_seat", 0)))
    return match.steps[0].seat or 0
