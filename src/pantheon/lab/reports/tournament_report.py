"""The report on a tournament: ratings, and what each bot won against each other."""

from collections.abc import Sequence
from statistics import fmean

from pantheon.lab.experiments.outcome import Outcome, distinct
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.reports import charts
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.estimates import Estimate, share
from pantheon.lab.statistics.ratings import Rating, ratings_of


class TournamentReport(Provenance, frozen=True):
    """A tournament as JSON has it."""

    seats: int
    matches: int
    distinct: int
    """How many of the matches differ from all others."""
    ratings: list[Rating]
    meetings: dict[str, dict[str, Estimate]]
    """What each bot won in matches against each other, as a share between the two."""


def report_of(log: OutcomeLog) -> TournamentReport:
    """The report on the outcomes in a log."""
    plan = log.plan
    outcomes = [outcome for index in range(len(plan.settings)) for outcome in log.outcomes(index)]
    return TournamentReport(
        *provenance_of(plan),
        plan.settings[0].seats, len(outcomes), distinct(outcomes),
        ratings_of(outcomes, plan.seed), _meetings(outcomes),
    )  # fmt: skip


def html_of(report: TournamentReport) -> str:
    """The tournament as one HTML file."""
    rows = [(rating.bot, rating.elo) for rating in report.ratings]
    chart = charts.estimates("Elo", rows, form="{:.0f}".format)
    return render("tournament.html.j2", report=report, charts=[chart])


def _meetings(outcomes: Sequence[Outcome]) -> dict[str, dict[str, Estimate]]:
    won: dict[str, dict[str, list[float]]] = {}
    for outcome in outcomes:
        shares: dict[str, list[float]] = {}
        for bot, part in zip(outcome.bots, outcome.shares, strict=True):
            shares.setdefault(bot, []).append(part)
        per_seat = {bot: fmean(parts) for bot, parts in shares.items()}
        for one, mine in per_seat.items():
            for other, theirs in per_seat.items():
                if one != other and mine + theirs:
                    part = mine / (mine + theirs)
                    won.setdefault(one, {}).setdefault(other, []).append(part)
    return {
        one: {other: share(sum(parts), len(parts)) for other, parts in sorted(against.items())}
        for one, against in sorted(won.items())
    }
