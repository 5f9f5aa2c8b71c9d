"""The report on a sweep: how each measure changes with the values of an option."""

from collections.abc import Callable

from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.reports import charts
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.statistics.measures import Measures, measure


class SweepReport(Provenance, frozen=True):
    """A sweep as JSON has it; each setting names what was varied."""

    varied: list[str]
    settings: list[Measures]


def report_of(log: OutcomeLog) -> SweepReport:
    """The report on the outcomes in a log."""
    plan = log.plan
    return SweepReport(
        *provenance_of(plan),
        list(plan.settings[0].varied),
        [measure(plan.game, setting, log.outcomes(index))
         for index, setting in enumerate(plan.settings)],
    )  # fmt: skip


def html_of(report: SweepReport) -> str:
    """The sweep as one HTML file."""
    return render("sweep.html.j2", report=report, charts=list(charts_of(report).values()))


def charts_of(report: SweepReport) -> dict[str, str]:
    """A chart for each measure over the last option, with a line for each value of the others."""
    *outer, inner = report.varied
    across = list(dict.fromkeys(str(each.varied[inner]) for each in report.settings))
    groups: dict[str, list[Measures]] = {}
    for each in report.settings:
        label = ", ".join(f"{name} {each.varied[name]}" for name in outer)
        groups.setdefault(label, []).append(each)
    drawn = {}
    for name, (title, figure) in _MEASURES.items():
        lines = [(label, [figure(each) for each in line]) for label, line in groups.items()]
        drawn[name] = charts.course(f"{title}, by {inner}", across, lines)
    if not outer:
        drawn["win_share"] = _win_share_chart(report, inner, across)
    return drawn


def _win_share_chart(report: SweepReport, option: str, across: list[str]) -> str:
    lines = [
        (f"place {seat + 1}", [each.win_share_by_order[seat] for each in report.settings])
        for seat in range(report.settings[0].seats)
    ]
    title = f"Win share by turn order, by {option}"
    return charts.course(title, across, lines, report.settings[0].fair_share, "{:.0%}".format)


_MEASURES: dict[str, tuple[str, Callable[[Measures], Estimate]]] = {
    "score": ("Score per seat", lambda each: each.all_scores.mean),
    "margin": ("Winner's margin", lambda each: each.margin.mean),
    "length": ("Actions per match", lambda each: each.length.mean),
    "lead_changes": ("Lead changes", lambda each: each.lead_changes.mean),
    "decided": ("Share of the match after which it was decided", lambda each: each.decided.mean),
    "drama": ("Drama", lambda each: each.drama.mean),
}
