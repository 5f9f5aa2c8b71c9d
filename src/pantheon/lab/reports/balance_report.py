"""The balance report as one HTML file."""

from __future__ import annotations

from html import escape

from pantheon.lab.experiments.balance import Report, Strategy
from pantheon.lab.reports import charts
from pantheon.lab.reports.html_page import (
    anchor,
    bullets,
    figures,
    folded,
    number,
    origin,
    page,
    percent,
    share,
    table,
)
from pantheon.lab.reports.summary import findings, never
from pantheon.lab.statistics.measures import Measures, Use

CHARTED = 24
ORDER = ("first to act", "second", "third", "fourth", "fifth", "sixth")
MARKS = {1: " ▲", -1: " ▼"}
HOW_TO_READ = (
    (
        "<b>Win share</b>: shared wins count in parts. A figure is bold, and its dot red, where the"
        " fair share (the dashed line) lies outside its interval."
    ),
    (
        "<b>Order of play</b>: from the seat that had the first turn on; where a game has no turns,"
        " from the first to act."
    ),
    (
        "<b>Boxes</b>: the middle half of all matches, the median white, the mean red, a line from"
        " least to most."
    ),
    (
        "<b>Lead changes</b>: how often the lead passed on, by the game’s own heuristic."
        " <b>Decided after</b>: the share of the match after which only the winner led."
        " <b>Drama</b>: how far behind the winner was while behind, from 0 to 1."
    ),
    (
        "<b>Most</b>: the win share of the one seat that used a thing more often than any other."
        " ▲ and ▼ stand out beyond doubt, all uses considered. Such figures tell what goes with"
        " winning, not what causes it; strategies are tried out and do tell causes."
    ),
)


def page_of(report: Report) -> str:
    """The report, the overview first, then each setting with its findings on top."""
    parts = [origin(report), folded("How to read the figures", bullets(HOW_TO_READ))]
    parts.append(_overview(report))
    if report.strategies:
        parts.append(_strategies(report.strategies))
    parts += [_setting(report.game, each) for each in report.settings]
    return page(f"{report.title}: the balance report", parts)


def _overview(report: Report) -> str:
    rows = [
        (
            f'<a href="#{anchor(each.label)}">{escape(each.label)}</a>',
            str(each.matches),
            "fair" if each.fair else '<span class="off">not fair</span>',
            percent(each.win_share_by_order[0], each.fair_share),
            number(each.length.mean),
            number(each.lead_changes.mean),
            share(each.decided.mean),
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
        f" of action whenever it can. {escape(verdict)}</p>{figures([chart])}"
    )


def _setting(game: str, measured: Measures) -> str:
    bots = ", ".join(dict.fromkeys(measured.bots))
    parts = [
        f'<h2 id="{anchor(measured.label)}">{escape(measured.label)}</h2>',
        f"<p>{measured.matches} matches between {escape(bots)}.</p>",
        bullets(escape(each) for each in findings(measured)),
        figures(_course_charts(measured)),
        _ends(measured),
        _sources(measured),
    ]
    kinds = dict.fromkeys(use.kind for use in measured.uses)
    parts += [_uses(measured, kind) for kind in kinds]
    unused = (tuple(map(escape, row)) for row in never(game, measured.unused))
    parts.append(folded("What never occurred", table(("kind", "things"), unused, wide=True)))
    rules = ((use.rule, f"{use.per_match:g}", f"{use.in_matches:.0%}") for use in measured.rules)
    parts.append(folded("How often each rule came into play",
                        table(("rule", "times a match", "in matches"), rules)))  # fmt: skip
    options = ((escape(name), escape(str(value))) for name, value in measured.options.items())
    parts.append(folded("Options", table(("option", "value"), options)))
    return "".join(parts)


def _course_charts(measured: Measures) -> list[str]:
    seats = [f"seat {seat + 1}" for seat in range(measured.seats)]
    in_order = list(zip(ORDER, measured.win_share_by_order, strict=False))
    drawn = [
        charts.estimates("Win share by order of play", in_order, measured.fair_share),
        charts.estimates("Win share by seat", list(zip(seats, measured.win_share, strict=True)),
                         measured.fair_share),
        charts.boxes("Scores", [*zip(seats, measured.scores, strict=True),
                                ("winner's margin", measured.margin)]),
        charts.boxes("Length in actions", [("all matches", measured.length)]),
    ]  # fmt: skip
    if measured.win_share_by_bot:
        rows = list(measured.win_share_by_bot.items())
        drawn.append(charts.estimates("Win share a seat by bot", rows, measured.fair_share))
    return drawn


def _ends(measured: Measures) -> str:
    rows = (
        (escape(end), str(count), f"{count / max(1, measured.matches):.0%}")
        for end, count in measured.ends.items()
    )
    return "<h3>Ends</h3>" + table(("ended by", "matches", "share"), rows)


def _sources(measured: Measures) -> str:
    rows = (
        (escape(each.title), number(each.points), number(each.winners), number(each.others))
        for each in measured.sources
    )
    heads = ("points for", "a seat", "a winner", "others")
    return "<h3>Where points come from</h3>" + table(heads, rows)


def _uses(measured: Measures, kind: str) -> str:
    uses = [use for use in measured.uses if use.kind == kind]
    rows = [(use.label, use.when_most) for use in uses][:CHARTED]
    chart = charts.estimates(
        f"By {kind}: win share of the seat that used it most", rows, measured.fair_share
    )
    heads = ("", "a match", "in matches", "points each", "wins when used", "when not", "when most")
    return f"<h3>{escape(kind.capitalize())}</h3>{figures([chart])}" + folded(
        "All figures", table(heads, (_row(use, measured.fair_share) for use in uses))
    )


def _row(use: Use, fair: float) -> tuple[str, ...]:
    return (
        escape(use.label) + MARKS.get(use.stands_out, ""),
        f"{use.per_match:g}",
        f"{use.in_matches:.0%}",
        "–" if use.points_each is None else f"{use.points_each:g}",
        percent(use.when_used, fair),
        percent(use.when_unused, fair),
        percent(use.when_most, fair),
    )
