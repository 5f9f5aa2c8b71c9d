"""The balance report: seats, scores, course and uses of every setting of a plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.options import parse_options
from pantheon.core.refusal import OptionRefused
from pantheon.lab import charts
from pantheon.lab.figures import Estimate, strict_z
from pantheon.lab.figures import share as share_of
from pantheon.lab.heading import Heading, heading_of
from pantheon.lab.journal import Journal
from pantheon.lab.leaning import leanings
from pantheon.lab.measures import Measures, Use, measure
from pantheon.lab.page import folded, number, origin, page, percent, table
from pantheon.lab.plan import Setting, whole_options

CHARTED = 24
ORDER = ("first to act", "second", "third", "fourth", "fifth", "sixth")


class Strategy(msgspec.Struct, frozen=True):
    """A way of playing against plain `greedy`: its win share, and whether it dominates."""

    bot: str
    seats: int
    win_share: Estimate
    fair_share: float
    verdict: int
    """1: better than plain play beyond doubt, all strategies considered; -1: worse; 0: open."""


class Report(Heading, frozen=True):
    """A balance report as JSON has it."""

    settings: list[Measures]
    strategies: list[Strategy]


def settings_of(
    name: str,
    presets: Sequence[str],
    seats: Sequence[int],
    bots: Sequence[str],
    options: Mapping[str, Any],
    strategies: bool,
) -> tuple[Setting, ...]:
    """Every preset at every number of seats, and if asked for each strategy at the first."""
    game = games.find(name)
    found = []
    for preset in presets:
        if preset not in game.presets:
            raise OptionRefused("preset", f"{preset!r} is none of {', '.join(game.presets)}")
        for count in seats:
            chosen = {**game.presets[preset], **options}
            try:
                parse_options(game.options, chosen, count)
            except OptionRefused:
                if len(presets) == 1:
                    raise
                continue
            label = f"{preset}, {count} seats"
            found.append(Setting(label, _line_up(bots, count), whole_options(name, count, chosen)))
    if strategies:
        whole = whole_options(name, seats[0], {**game.presets[presets[0]], **options})
        rest = ("greedy",) * (seats[0] - 1)
        found += [Setting(bot, (bot, *rest), whole) for bot in leanings(name)]
    return tuple(found)


def _line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    if len(bots) not in (1, seats):
        raise OptionRefused("bot", f"{len(bots)} bots for {seats} seats; name one, or one a seat")
    return tuple(bots) * (seats if len(bots) == 1 else 1)


def report_of(journal: Journal) -> Report:
    """The report on what a journal holds."""
    plan = journal.plan
    measured = [
        measure(plan.game, setting, journal.outcomes(index))
        for index, setting in enumerate(plan.settings)
    ]
    leaning = [each for each in measured if "/" in each.bots[0]]
    return Report(
        *heading_of(plan),
        [each for each in measured if each not in leaning],
        sorted((_strategy(each, len(leaning)) for each in leaning),
               key=lambda strategy: -strategy.win_share.value),
    )  # fmt: skip


def _strategy(measured: Measures, tests: int) -> Strategy:
    bot = measured.bots[0]
    won = measured.win_share_by_bot[bot]
    verdict = share_of(won.value * won.count, won.count, strict_z(tests)).beyond(
        measured.fair_share
    )
    return Strategy(bot, measured.seats, won, measured.fair_share, verdict)


def page_of(report: Report) -> str:
    """The report as one HTML file."""
    parts = [origin(report)]
    parts.append(_overview(report))
    if report.strategies:
        parts.append(_strategies(report.strategies))
    parts += [_setting(each) for each in report.settings]
    return page(f"{report.title}: the balance report", parts)


def _overview(report: Report) -> str:
    rows = [
        (
            escape(each.label),
            str(each.matches),
            "fair" if each.fair else '<span class="off">not fair</span>',
            percent(each.win_share_by_order[0], each.fair_share),
            number(each.length.mean),
            number(each.lead_changes.mean),
            number(each.decided.mean),
            number(each.drama.mean),
            percent(each.sole_winner),
        )
        for each in report.settings
    ]
    heads = ("setting", "matches", "seats", "first to act wins", "actions", "lead changes",
             "decided after", "drama", "sole winner")  # fmt: skip
    return "<h2>At a glance</h2>" + table(heads, rows)


def _strategies(strategies: list[Strategy]) -> str:
    rows = [(each.bot.removeprefix("greedy/"), each.win_share) for each in strategies]
    told = [each.bot.removeprefix("greedy/") for each in strategies if each.verdict > 0]
    verdict = (
        "Better than plain play beyond doubt: " + ", ".join(told) + "."
        if told
        else "No leaning is better than plain play beyond doubt."
    )
    chart = charts.estimates("Win share of one leaning seat among plain greedy ones", rows,
                             strategies[0].fair_share)  # fmt: skip
    return (
        "<h2>Strategies</h2><p>Each leaning plays as greedy does, but takes (or shuns) one kind"
        f" of action whenever it can. {escape(verdict)}</p>{chart}"
    )


def _setting(measured: Measures) -> str:
    seats = [f"seat {seat + 1}" for seat in range(measured.seats)]
    bots = ", ".join(dict.fromkeys(measured.bots))
    in_order = list(zip(ORDER, measured.win_share_by_order, strict=False))
    parts = [
        f"<h2>{escape(measured.label)}</h2>",
        f"<p>{measured.matches} matches between {escape(bots)}.</p>",
        charts.estimates("Win share by seat", list(zip(seats, measured.win_share, strict=True)),
                         measured.fair_share),
        charts.estimates("Win share by order of play", in_order, measured.fair_share),
        charts.boxes("Scores", [*zip(seats, measured.scores, strict=True),
                                ("winner's margin", measured.margin)]),
        charts.boxes("Length in actions", [("all matches", measured.length)]),
    ]  # fmt: skip
    if measured.win_share_by_bot:
        rows = list(measured.win_share_by_bot.items())
        parts.append(charts.estimates("Win share a seat by bot", rows, measured.fair_share))
    ends = ((escape(end), str(count)) for end, count in measured.ends.items())
    parts.append(table(("ended by", "matches"), ends))
    kinds = dict.fromkeys(use.kind for use in measured.uses)
    parts += [_uses(measured, kind) for kind in kinds]
    rules = ((use.rule, f"{use.per_match:g}", f"{use.in_matches:.0%}") for use in measured.rules)
    parts.append(folded("How often each rule came into play",
                        table(("rule", "times a match", "in matches"), rules)))  # fmt: skip
    options = ((escape(name), escape(str(value))) for name, value in measured.options.items())
    parts.append(folded("Options", table(("option", "value"), options)))
    return "".join(parts)


def _uses(measured: Measures, kind: str) -> str:
    uses = [use for use in measured.uses if use.kind == kind]
    rows = [(use.label, use.when_most) for use in uses][:CHARTED]
    chart = charts.estimates(
        f"By {kind}: win share of the seat that used it most", rows, measured.fair_share
    )
    heads = ("", "a match", "in matches", "wins when used", "when not", "when most")
    return f"<h3>{escape(kind.capitalize())}</h3>{chart}" + folded(
        "All figures", table(heads, (_row(use, measured.fair_share) for use in uses))
    )


def _row(use: Use, fair: float) -> tuple[str, ...]:
    mark = {1: " ▲", -1: " ▼"}.get(use.stands_out, "")
    return (
        escape(use.label) + mark,
        f"{use.per_match:g}",
        f"{use.in_matches:.0%}",
        percent(use.when_used, fair),
        percent(use.when_unused, fair),
        percent(use.when_most, fair),
    )
