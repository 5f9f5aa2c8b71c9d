"""The report on stored matches: people's play beside that of bots at the same table."""

from collections.abc import Sequence

import msgspec

from pantheon.lab.experiments.plan import Plan, Setting
from pantheon.lab.experiments.stored_matches import StoredGroup
from pantheon.lab.reports import charts
from pantheon.lab.reports.balance_report import Section, section_of
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.statistics.measures import Measures, measure
from pantheon.lab.statistics.named_measures import Regret, regrets_of

BOTS = "bots"


class Compared(msgspec.Struct, frozen=True):
    """A figure of people and of bots; `differs` where their intervals do not meet."""

    label: str
    people: Estimate
    bots: Estimate
    is_share: bool

    @property
    def differs(self) -> bool:
        """Whether the two are clearly different; one match alone has no interval."""
        if min(self.people.count, self.bots.count) < 2:
            return False
        return self.people.low > self.bots.high or self.people.high < self.bots.low


class Comparison(msgspec.Struct, frozen=True):
    """People and bots at tables with the same seats and options."""

    people: Measures
    bots: Measures
    figures: list[Compared]
    regrets: list[Regret]
    """What people's actions cost them, in the bot's judgement."""


class ReadReport(Provenance, frozen=True):
    """Stored matches of one game as JSON has them."""

    bot: str
    skipped: int
    """Matches that were not played to the end."""
    comparisons: list[Comparison]


def settings_of(groups: Sequence[StoredGroup], bot: str) -> tuple[Setting, ...]:
    """The tables at which bots play for comparison."""
    return tuple(
        Setting(each.setting.label.replace("people", BOTS), (bot,) * each.setting.seats,
                each.setting.options)
        for each in groups
    )  # fmt: skip


def report_of(
    plan: Plan, groups: Sequence[StoredGroup], bots: Sequence[Measures], bot: str, skipped: int
) -> ReadReport:
    """The report on groups of matches, with the measures of bots at the same tables."""
    comparisons = []
    for group, theirs in zip(groups, bots, strict=True):
        people = measure(group.game, group.setting, group.outcomes)
        figures, regrets = _compared(people, theirs), regrets_of(group.outcomes)
        comparisons.append(Comparison(people, theirs, figures, regrets))
    return ReadReport(*provenance_of(plan), bot, skipped, comparisons)


def _compared(people: Measures, bots: Measures) -> list[Compared]:
    theirs = {each.name: each for each in bots.named}
    found = [
        Compared(each.name, each.value, theirs[each.name].value, each.is_share)
        for each in people.named
        if each.name in theirs
    ]
    found.append(Compared("winner's margin", people.margin.mean, bots.margin.mean, False))
    found.append(Compared("score per seat", people.all_scores.mean, bots.all_scores.mean, False))
    return found


def html_of(report: ReadReport) -> str:
    """The report as one HTML file."""
    sections: list[tuple[Section, list[str]]] = []
    for each in report.comparisons:
        lengths = [("people", each.people.length), (report.bot, each.bots.length)]
        scores = [("people", each.people.all_scores), (report.bot, each.bots.all_scores)]
        regrets = [(regret.action, regret.mean) for regret in each.regrets]
        drawn = [
            charts.boxes("Length in actions", lengths),
            charts.boxes("Scores", scores),
            charts.estimates("Regret by action", regrets, form="{:.3f}".format),
        ]
        sections.append((section_of(report.game, each.people), drawn))
    return render("read.html.j2", report=report, sections=sections)
