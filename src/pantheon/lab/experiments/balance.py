"""The balance report: seats, scores, course and uses of every setting of a plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.lab.experiments.outcome_log import Journal
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.provenance import Heading, heading_of
from pantheon.lab.experiments.strategies import leanings
from pantheon.lab.statistics.estimates import Estimate, strict_z
from pantheon.lab.statistics.estimates import share as share_of
from pantheon.lab.statistics.measures import Measures, measure


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
    tried = leanings(plan.game)
    leaning = [each for each in measured if each.label in tried]
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
