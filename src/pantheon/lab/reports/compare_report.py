"""The report on variants side by side: their figures, how they differ, and matches to watch."""

import base64
from collections.abc import Sequence

import msgspec

from pantheon.core.variant import SITE, Variant, read_variant
from pantheon.lab.experiments.examples import Example, examples_of
from pantheon.lab.experiments.jobs import match_of
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.variant import PlayLink, play_link
from pantheon.lab.reports import charts
from pantheon.lab.reports.balance_report import section_of
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.differences import Difference, differences_of
from pantheon.lab.statistics.measures import Measures, measure

_WORDS = {
    "shortest": "the shortest",
    "longest": "the longest",
    "closest": "the closest",
    "lead_changes": "the most lead changes",
}


class Watched(Example, frozen=True):
    """An example in words."""

    words: str = ""


class Comparison(msgspec.Struct, frozen=True):
    """Two variants by name, and how the second differs from the first."""

    first: str
    second: str
    figures: list[Difference]


class CompareReport(Provenance, frozen=True):
    """Variants side by side, as JSON has them; lists are by variant."""

    settings: list[Measures]
    differences: list[Comparison]
    """Each other variant against the first."""
    notes: list[str]
    open: list[PlayLink]
    examples: list[Watched]


def report_of(log: OutcomeLog, site: str = SITE) -> CompareReport:
    """The report on the outcomes in a log."""
    plan = log.plan
    outcomes = [log.outcomes(at) for at in range(len(plan.settings))]
    measured = [
        measure(plan.game, setting, played)
        for setting, played in zip(plan.settings, outcomes, strict=True)
    ]
    first, *others = plan.settings
    variants = variants_of(plan)
    return CompareReport(
        *provenance_of(plan),
        measured,
        [
            Comparison(first.label, other.label, differences_of(outcomes[0], outcomes[at]))
            for at, other in enumerate(others, 1)
        ],
        [each.note for each in variants],
        [play_link(each, site) for each in variants],
        [_watched(each) for at, played in enumerate(outcomes) for each in examples_of(at, played)],
    )


def variants_of(plan: Plan) -> list[Variant]:
    """The variants that a plan measures, with the names and notes in its command."""
    codes = plan.command.split()[3 : 3 + len(plan.settings)]
    return [read_variant(code) for code in codes]


def _watched(example: Example) -> Watched:
    words = _WORDS.get(example.kind) or f"won by seat {example.seat + 1}"
    return Watched(example.kind, example.setting, example.number, example.seat, words)


def html_of(report: CompareReport, plan: Plan) -> str:
    """The report as one HTML file; the matches to watch are played again and put into it."""
    options = [each.options for each in report.settings]
    changed = {name for each in variants_of(plan) for name in each.options}
    wanted = {(each.setting, each.number) for each in report.examples}
    return render(
        "compare.html.j2",
        report=report,
        changed=[name for name in options[0] if name in changed],
        charts=[_charts(each, report.settings) for each in report.differences],
        sections=[section_of(report.game, each) for each in report.settings],
        files={each: _file(plan, *each) for each in sorted(wanted)},
    )


def _file(plan: Plan, setting: int, number: int) -> str:
    job = plan.job(setting, number)
    return base64.b64encode(match_of(job).to_log().encode()).decode()


def _charts(comparison: Comparison, settings: Sequence[Measures]) -> list[str]:
    shares = [(_label(each), each.difference) for each in comparison.figures if each.is_share]
    pair = [each for each in settings if each.label in (comparison.first, comparison.second)]
    return [
        charts.estimates("Differences of shares", shares, 0.0, "{:+.1%}".format),
        charts.boxes("Length in actions", [(each.label, each.length) for each in pair]),
        charts.boxes("Scores", [(each.label, each.all_scores) for each in pair]),
    ]


def _label(difference: Difference) -> str:
    seat = f", seat {difference.seat + 1}" if difference.seat >= 0 else ""
    return difference.name + seat
