"""Sweeps: the same matches under every value of a knob."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from itertools import product
from typing import Any

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import Document, Whole, declared, parse_options
from pantheon.lab.experiments.outcome_log import Journal
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.provenance import Heading, heading_of
from pantheon.lab.reports import charts
from pantheon.lab.reports.html_page import figures, number, origin, page, percent, share, table
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.statistics.measures import Measures, measure

MOST = 400


class Sweep(Heading, frozen=True):
    """A sweep as JSON has it; each setting names what was varied."""

    varied: list[str]
    settings: list[Measures]


def values_of(name: str, pair: str) -> tuple[str, list[Any]]:
    """`option=4..8`, `option=4..12..2` or `option=close,wide`, checked against its range."""
    given, _, text = pair.partition("=")
    options = games.find(name).options
    option = options.other_names.get(given, given)
    known = {each.name: each.knob for each in declared(options)}
    if option not in known:
        raise OptionRefused(option, "unknown; there are " + ", ".join(known))
    knob = known[option]
    if isinstance(knob, Document) or not text:
        raise OptionRefused(option, "write --vary OPTION=4..8, 4..12..2 or a,b,c")
    parts = text.split("..")
    if len(parts) == 1:
        return option, text.split(",")
    try:
        low, high, step = (*(int(part) for part in parts), 1)[:3]
        values = list(range(low, high + 1, step))
    except ValueError:
        values = []
    if not values or not isinstance(knob, Whole):
        raise OptionRefused(option, f"{text!r} is no range such as 4..8")
    return option, values


def settings_of(
    name: str,
    vary: Sequence[tuple[str, list[Any]]],
    seats: int,
    bots: tuple[str, ...],
    options: Mapping[str, Any],
) -> tuple[Setting, ...]:
    """Every combination of the values that fits together."""
    game = games.find(name)
    found = []
    for values in product(*(each for _, each in vary)):
        varied = dict(zip((option for option, _ in vary), values, strict=True))
        parse_options(game.options, {**options, **varied}, seats)
        whole = whole_options(name, seats, {**options, **varied})
        label = ", ".join(f"{option} {whole[option]}" for option in varied)
        found.append(Setting(label, bots, whole, {each: whole[each] for each in varied}))
    if len(found) > MOST:
        raise OptionRefused("vary", f"{len(found)} combinations are more than {MOST}")
    return tuple(found)


def sweep_of(journal: Journal) -> Sweep:
    """The sweep that a journal holds."""
    plan = journal.plan
    return Sweep(
        *heading_of(plan),
        list(plan.settings[0].varied),
        [measure(plan.game, setting, journal.outcomes(index))
         for index, setting in enumerate(plan.settings)],
    )  # fmt: skip


def page_of(sweep: Sweep) -> str:
    """The sweep as one HTML file."""
    parts = [origin(sweep)]
    parts.append(figures(charts_of(sweep).values()))
    heads = (*sweep.varied, "matches", "first to act wins", "score", "margin", "actions",
             "lead changes", "decided after", "drama")  # fmt: skip
    parts.append(table(heads, (_row(each) for each in sweep.settings)))
    return page(f"{sweep.title}: {', '.join(sweep.varied)}", parts)


def charts_of(sweep: Sweep) -> dict[str, str]:
    """A chart for each figure, over the values of the last knob, a line for each of the rest."""
    *outer, inner = sweep.varied
    across = list(dict.fromkeys(str(each.varied[inner]) for each in sweep.settings))
    groups: dict[str, list[Measures]] = {}
    for each in sweep.settings:
        groups.setdefault(", ".join(f"{name} {each.varied[name]}" for name in outer), []).append(
            each
        )
    drawn = {
        name: charts.course(f"{title}, by {inner}", across,
                            [(label, [figure(each) for each in line])
                             for label, line in groups.items()])
        for name, (title, figure) in _FIGURES.items()
    }  # fmt: skip
    if not outer:
        seats = range(sweep.settings[0].seats)
        lines = [
            (f"place {seat + 1}", [each.win_share_by_order[seat] for each in sweep.settings])
            for seat in seats
        ]
        fair = sweep.settings[0].fair_share
        title = f"Win share by order of play, by {inner}"
        drawn["win_share"] = charts.course(title, across, lines, fair, "{:.0%}".format)
    return drawn


_FIGURES: dict[str, tuple[str, Callable[[Measures], Estimate]]] = {
    "score": ("Score a seat", lambda each: each.all_scores.mean),
    "margin": ("Winner's margin", lambda each: each.margin.mean),
    "length": ("Actions a match", lambda each: each.length.mean),
    "lead_changes": ("Lead changes", lambda each: each.lead_changes.mean),
    "decided": ("Decided after this share of the match", lambda each: each.decided.mean),
    "drama": ("Drama", lambda each: each.drama.mean),
}


def _row(each: Measures) -> tuple[str, ...]:
    return (
        *(escape(str(value)) for value in each.varied.values()),
        str(each.matches),
        percent(each.win_share_by_order[0], each.fair_share),
        number(each.all_scores.mean),
        number(each.margin.mean),
        number(each.length.mean),
        number(each.lead_changes.mean),
        share(each.decided.mean),
        number(each.drama.mean),
    )
