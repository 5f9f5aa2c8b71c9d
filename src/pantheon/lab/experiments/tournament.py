"""Leagues of bots: who meets whom, and the ratings that come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import combinations
from typing import Any

from pantheon.core.errors import OptionRefused
from pantheon.lab.experiments.outcome import Outcome, distinct
from pantheon.lab.experiments.outcome_log import Journal
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.provenance import Heading, heading_of
from pantheon.lab.experiments.strategies import find_bot
from pantheon.lab.reports import charts
from pantheon.lab.reports.html_page import figures, origin, page, percent, table
from pantheon.lab.statistics.estimates import Estimate, share
from pantheon.lab.statistics.ratings import Rating, ratings_of


class League(Heading, frozen=True):
    """A tournament as JSON has it."""

    seats: int
    matches: int
    distinct: int
    """How many of the matches took a course of their own; the rest repeat others."""
    ratings: list[Rating]
    meetings: dict[str, dict[str, Estimate]]
    """What each bot won in matches against each other, as a share between the two."""


def settings_of(
    name: str, bots: Sequence[str], seats: int, options: Mapping[str, Any]
) -> tuple[Setting, ...]:
    """A table for every group of different bots that fills the seats.

    Where there are fewer bots than seats, every pair meets and takes the seats in turns.
    """
    for bot in bots:
        find_bot(name, bot)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise OptionRefused("bots", "a league needs two or more different bots")
    whole = whole_options(name, seats, options)
    size = min(seats, len(bots)) if len(bots) >= seats else 2
    return tuple(
        Setting(" – ".join(group), tuple(group[seat % size] for seat in range(seats)), whole)
        for group in combinations(bots, size)
    )


def league_of(journal: Journal) -> League:
    """The league that a journal holds."""
    plan = journal.plan
    outcomes = [
        outcome for index in range(len(plan.settings)) for outcome in journal.outcomes(index)
    ]
    return League(
        *heading_of(plan),
        plan.settings[0].seats, len(outcomes), distinct(outcomes),
        ratings_of(outcomes, plan.seed), _meetings(outcomes),
    )  # fmt: skip


def _meetings(outcomes: Sequence[Outcome]) -> dict[str, dict[str, Estimate]]:
    won: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        got: dict[str, list[float]] = {}
        for bot, part in zip(outcome.bots, outcome.shares, strict=True):
            got.setdefault(bot, []).append(part)
        for one, mine in got.items():
            for other, theirs in got.items():
                both = sum(mine) / len(mine) + sum(theirs) / len(theirs)
                if one != other and both:
                    won.setdefault((one, other), []).append(sum(mine) / len(mine) / both)
    names = sorted({one for one, _ in won})
    return {
        one: {
            other: share(sum(won[one, other]), len(won[one, other]))
            for other in names
            if (one, other) in won
        }
        for one in names
    }


def page_of(league: League) -> str:
    """The league as one HTML file."""
    chart = charts.estimates(
        "Elo", [(rating.bot, rating.elo) for rating in league.ratings], tell="{:.0f}".format
    )
    names = [rating.bot for rating in league.ratings]
    rows = [
        (
            escape(rating.bot),
            f"{rating.elo.value:.0f} <small>({rating.elo.low:.0f} – {rating.elo.high:.0f})</small>",
            str(rating.matches),
            *(
                percent(league.meetings[rating.bot][other], 0.5)
                if other in league.meetings.get(rating.bot, {})
                else "–"
                for other in names
            ),
        )
        for rating in league.ratings
    ]
    heads = ("bot", "Elo", "matches", *(f"against {name}" for name in names))
    told = f"<p>{league.matches} matches, {league.distinct} of them with a course of their own.</p>"
    parts = [origin(league), told, figures([chart])]
    return page(f"{league.title}: a league of bots", [*parts, table(heads, rows)])
