"""The report on a search: the goals, the variants that come closest, and how to play them."""

from typing import Any, Literal

import msgspec

from pantheon import games
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.variant import MeasuredVariant, PlayLink, play_link, variant_of
from pantheon.lab.reports import charts
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.tuning.goal_file import Goal, Task
from pantheon.lab.tuning.search import Confirmed, Found, total_miss

TODAY = "today"
NOTE = 500
SHOWN = 20
"""So many of the variants that the search tried are listed."""

Verdict = Literal["met", "open", "missed"]


class GoalFigure(msgspec.Struct, frozen=True):
    """A figure that a goal is about, and whether its interval shows the goal met or missed."""

    goal: str
    label: str
    estimate: Estimate
    is_share: bool
    verdict: Verdict


class TunedVariant(msgspec.Struct, frozen=True):
    """A variant of the front, played with fresh luck."""

    name: str
    varied: dict[str, Any]
    figures: list[GoalFigure]
    miss: float
    variant: MeasuredVariant
    measure: str
    """The command that measures it further."""
    play: str
    """The command that plays it."""
    open: PlayLink
    """The link that plays it in the browser."""


class TriedVariant(msgspec.Struct, frozen=True):
    """A variant as it looked at the end of the search."""

    varied: dict[str, Any]
    matches: int
    misses: dict[str, float]


class TuneReport(Provenance, frozen=True):
    """A search as JSON has it. The first variant is today's table."""

    goals: dict[str, str]
    searched: int
    """Matches that the search took."""
    confirmed: int
    """Matches behind each variant's figures, at each of its tables."""
    variants: list[TunedVariant]
    tried: list[TriedVariant]


def report_of(task: Task, plan: Plan, found: Found, confirmed: list[Confirmed]) -> TuneReport:
    """The report on what a search found, best variant first after today's."""
    today, *others = confirmed
    others = sorted(others, key=lambda each: total_miss(task, each))
    named = [(TODAY, today), *((f"variant {at}", each) for at, each in enumerate(others, 1))]
    goals = [goal.name for goal in task.goals]
    return TuneReport(
        *provenance_of(plan),
        {goal.name: goal.says() for goal in task.goals},
        found.matches,
        task.budget.confirm,
        [_variant(task, plan, name, each) for name, each in named],
        [
            TriedVariant(
                task.space.varied(each.point),
                each.matches,
                {goal: round(miss, 3) for goal, miss in zip(goals, each.misses, strict=True)},
            )
            for each in found.tried[:SHOWN]
        ],
    )


def _variant(task: Task, plan: Plan, name: str, confirmed: Confirmed) -> TunedVariant:
    setting = confirmed.setting
    title = f"{games.find(task.game).title}: {name}"
    variant = variant_of(task.game, setting.seats, setting.options, title, _note(setting.varied))
    bot = setting.bots[0]
    return TunedVariant(
        name,
        setting.varied,
        [_figure(goal, at, confirmed) for goal in task.goals for at in range(len(goal.channels))],
        round(total_miss(task, confirmed), 3),
        variant,
        variant.balance_command(bot, task.budget.confirm, plan.seed + 1, task.seats),
        variant.play_command("keen" if bot == "random" else bot),
        play_link(variant),
    )


def _note(varied: dict[str, Any]) -> str:
    """What a search set, as far as a note has room."""
    return ", ".join(f"{name} {value}" for name, value in varied.items())[:NOTE]


def _figure(goal: Goal, at: int, confirmed: Confirmed) -> GoalFigure:
    channel = goal.channels[at]
    estimate = confirmed.estimate(channel)
    return GoalFigure(
        goal.name, channel.label, estimate, channel.is_share, _verdict(goal, estimate)
    )


def _verdict(goal: Goal, one: Estimate) -> Verdict:
    low, high = goal.bounds.low, goal.bounds.high
    if low <= one.low and one.high <= high:
        return "met"
    return "missed" if one.high < low or one.low > high else "open"


def html_of(report: TuneReport) -> str:
    """The report as one HTML file."""
    return render("tune.html.j2", report=report, charts=_charts(report))


def _charts(report: TuneReport) -> list[str]:
    """A chart for each figure: today's table beside the variants."""
    drawn = []
    for at, figure in enumerate(report.variants[0].figures):
        rows = [(each.name, each.figures[at].estimate) for each in report.variants]
        title = f"{figure.label} (goal: {report.goals[figure.goal]})"
        form = "{:.0%}".format if figure.is_share else "{:.4g}".format
        drawn.append(charts.estimates(title, rows, form=form))
    return drawn
