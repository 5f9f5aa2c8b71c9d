"""The balance report: seats, scores, course and uses of every setting of a plan."""

import msgspec

from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.strategies import strategies_of
from pantheon.lab.reports import charts
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.reports.summary import never_occurred, summary_of
from pantheon.lab.statistics.estimates import Estimate, share, strict_z
from pantheon.lab.statistics.measures import Measures, Use, measure

CHARTED = 24
"""A chart shows at most so many uses; the table below it has them all."""
TENTHS = [f"{10 * tenth} %" for tenth in range(1, 11)]
TURN_ORDER = ("first player", "second", "third", "fourth", "fifth", "sixth")


class Strategy(msgspec.Struct, frozen=True):
    """A way of playing against the plain bot: its win share, and whether it is better."""

    bot: str
    seats: int
    win_share: Estimate
    fair_share: float
    verdict: int
    """1: significantly better than the bot without it, all strategies considered; -1: worse."""

    @property
    def action(self) -> str:
        """What it takes or avoids, such as `prefers/place_tribe`."""
        return self.bot.partition("/")[2]

    @property
    def plain(self) -> str:
        """The bot that plays it, which is also what it plays against."""
        return self.bot.partition("/")[0]


class BalanceReport(Provenance, frozen=True):
    """A balance report as JSON has it."""

    settings: list[Measures]
    strategies: list[Strategy]


class Kind(msgspec.Struct, frozen=True):
    """The uses of one kind, such as colours, with their chart."""

    name: str
    uses: list[Use]
    chart: str


class Section(msgspec.Struct, frozen=True):
    """What the page shows of a setting beside its measures."""

    measured: Measures
    summary: list[str]
    charts: list[str]
    kinds: list[Kind]
    never: list[tuple[str, str]]


def report_of(log: OutcomeLog) -> BalanceReport:
    """The report on the outcomes in a log."""
    plan = log.plan
    measured = [
        measure(plan.game, setting, log.outcomes(index))
        for index, setting in enumerate(plan.settings)
    ]
    known = strategies_of(plan.game)
    tried = [each for each in measured if each.label in known]
    strategies = [_strategy(each, len(tried)) for each in tried]
    return BalanceReport(
        *provenance_of(plan),
        [each for each in measured if each not in tried],
        sorted(strategies, key=lambda strategy: -strategy.win_share.value),
    )


def _strategy(measured: Measures, tests: int) -> Strategy:
    bot = measured.bots[0]
    won = measured.win_share_by_bot[bot]
    strict = share(won.value * won.count, won.count, strict_z(tests))
    verdict = strict.beyond(measured.fair_share)
    return Strategy(bot, measured.seats, won, measured.fair_share, verdict)


def html_of(report: BalanceReport) -> str:
    """The report as one HTML file: the overview first, then each setting."""
    strategy_chart = report.strategies and charts.estimates(
        f"Win share of one seat with a strategy among plain {report.strategies[0].plain} ones",
        [(each.action, each.win_share) for each in report.strategies],
        report.strategies[0].fair_share,
    )
    sections = [section_of(report.game, each) for each in report.settings]
    return render(
        "balance.html.j2", report=report, sections=sections, strategy_chart=strategy_chart
    )


def section_of(game: str, measured: Measures) -> Section:
    """What a page shows of a setting."""
    kinds = dict.fromkeys(use.kind for use in measured.uses)
    return Section(
        measured,
        list(summary_of(measured)),
        _charts(measured),
        [_kind(measured, kind) for kind in kinds],
        never_occurred(game, measured.unused),
    )


def _charts(measured: Measures) -> list[str]:
    seats = [f"seat {seat + 1}" for seat in range(measured.seats)]
    in_order = list(zip(TURN_ORDER, measured.win_share_by_order, strict=False))
    by_seat = list(zip(seats, measured.win_share, strict=True))
    scores = [*zip(seats, measured.scores, strict=True), ("winner's margin", measured.margin)]
    drawn = [
        charts.estimates("Win share by turn order", in_order, measured.fair_share),
        charts.estimates("Win share by seat", by_seat, measured.fair_share),
        charts.boxes("Scores", scores),
        charts.boxes("Length in actions", [("all matches", measured.length)]),
        charts.bars("Matches by length in actions", measured.lengths),
        charts.bars("Seats by score", measured.score_histogram),
    ]
    drawn += [
        charts.course(title, TENTHS, [("", line)], fair, form)
        for title, line, fair, form in _over_time(measured)
        if line
    ]
    if measured.places:
        places = [(each.id, each.x, each.y, each.per_match) for each in measured.places]
        drawn.append(charts.heat_map("Use of the board", places))
    if measured.win_share_by_bot:
        rows = list(measured.win_share_by_bot.items())
        drawn.append(charts.estimates("Win share per seat by bot", rows, measured.fair_share))
    return drawn


def _over_time(
    measured: Measures,
) -> list[tuple[str, list[Estimate], float | None, charts.Format]]:
    """What is charted over the tenths of a match: title, line, what is fair, and its format."""
    fair, percent, number = measured.fair_share, "{:.0%}".format, "{:.3g}".format
    return [
        ("Win share of the leader after each part of a match", measured.leader_wins, fair, percent),
        ("Decisiveness: matches in which only the winner led from then on", measured.decided_by,
         None, percent),
        ("Tempo: how much each part of a match changes", measured.tempo, None, number),
        ("Choices per decision in each part of a match", measured.choices, None, number),
    ]  # fmt: skip


def _kind(measured: Measures, kind: str) -> Kind:
    uses = [use for use in measured.uses if use.kind == kind]
    rows = [(use.label, use.when_most) for use in uses[:CHARTED]]
    title = f"By {kind}: win share of the seat that used it most"
    return Kind(kind, uses, charts.estimates(title, rows, measured.fair_share))
