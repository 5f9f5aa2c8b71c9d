"""What can be told of one setting's matches at any moment: shares, spreads and histograms."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from pantheon.lab.experiments.lead import TENTHS
from pantheon.lab.experiments.outcome import Outcome, distinct
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.statistics.estimates import (
    Estimate,
    Histogram,
    Spread,
    histogram,
    share,
    spread,
    strict_z,
)
from pantheon.lab.statistics.named_measures import (
    NamedMeasure,
    decided_by,
    leader_wins,
    named_measures,
    over_time,
)


class PlaceUse(msgspec.Struct, frozen=True):
    """A place of the board, where it lies, and how often a match uses it on average."""

    id: str
    x: float
    y: float
    per_match: float


class Figures(msgspec.Struct, frozen=True):
    """One setting in figures; lists are by seat."""

    label: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    varied: dict[str, Any]
    matches: int
    distinct: int
    """How many of the matches differ from all others."""
    fair_share: float
    win_share: list[Estimate]
    win_share_by_order: list[Estimate]
    """From the seat that had the first turn on, clockwise."""
    win_share_by_bot: dict[str, Estimate]
    scores: list[Spread]
    all_scores: Spread
    margin: Spread
    length: Spread
    lead_changes: Spread
    decided: Spread
    drama: Spread
    sole_winner: Estimate
    ends: dict[str, int]
    named: list[NamedMeasure]
    """The measures that Ludii and Browne name."""
    leader_wins: list[Estimate]
    """What the seat in the lead after each tenth of a match wins in the end."""
    tempo: list[Estimate]
    """How much the evaluation changes in each tenth of a match."""
    choices: list[Estimate]
    """How many actions there are to choose from in each tenth of a match."""
    decided_by: list[Estimate]
    """The share of matches in which only the winner led after each tenth."""
    lengths: Histogram
    score_histogram: Histogram
    places: list[PlaceUse]
    """How often each place of the board is used."""

    @property
    def fair(self) -> bool:
        """Whether no seat and no place in turn order differs significantly from its fair share."""
        tested = [*self.win_share, *self.win_share_by_order]
        z = strict_z(len(tested))
        return not any(
            share(each.value * each.count, each.count, z).beyond(self.fair_share) for each in tested
        )


def figures_of(setting: Setting, outcomes: Sequence[Outcome]) -> Figures:
    """The figures of a setting's matches so far."""
    count = len(outcomes)
    seats = range(setting.seats)
    wins = [sum(each.shares[seat] for each in outcomes) for seat in seats]
    by_order = [
        sum(each.shares[(each.first + later) % setting.seats] for each in outcomes)
        for later in seats
    ]
    return Figures(
        label=setting.label,
        seats=setting.seats,
        bots=setting.bots,
        options=setting.options,
        varied=setting.varied,
        matches=count,
        distinct=distinct(outcomes),
        fair_share=round(1 / setting.seats, 4),
        win_share=[share(won, count) for won in wins],
        win_share_by_order=[share(won, count) for won in by_order],
        win_share_by_bot=_by_bot(setting, outcomes),
        scores=[spread([each.scores[seat] for each in outcomes]) for seat in seats],
        all_scores=spread([score for each in outcomes for score in each.scores]),
        margin=spread([margin_of(each.scores) for each in outcomes]),
        length=spread([each.actions for each in outcomes]),
        lead_changes=spread([each.lead_changes for each in outcomes]),
        decided=spread([each.decided for each in outcomes]),
        drama=spread([each.drama for each in outcomes]),
        sole_winner=share(sum(max(each.shares) == 1 for each in outcomes), count),
        ends=dict(sorted(Counter(each.reason for each in outcomes).items())),
        named=named_measures(outcomes),
        leader_wins=leader_wins(outcomes),
        tempo=over_time(outcomes, lambda each: each.tempo),
        choices=over_time(outcomes, lambda each: each.choices),
        decided_by=decided_by(outcomes, TENTHS),
        lengths=histogram([each.actions for each in outcomes]),
        score_histogram=histogram([score for each in outcomes for score in each.scores]),
        places=_places(outcomes),
    )


def _places(outcomes: Sequence[Outcome]) -> list[PlaceUse]:
    times: Counter[str] = Counter()
    where: dict[str, tuple[float, float]] = {}
    for outcome in outcomes:
        for place, (count, x, y) in outcome.places.items():
            times[place] += count
            where[place] = x, y
    count = max(1, len(outcomes))
    return [PlaceUse(place, *where[place], round(times[place] / count, 3)) for place in where]


def margin_of(scores: tuple[int, ...]) -> float:
    """The winner's points less those of the second."""
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def _by_bot(setting: Setting, outcomes: Sequence[Outcome]) -> dict[str, Estimate]:
    """Win share per seat of each bot, where bots differ."""
    names = dict.fromkeys(setting.bots)
    if len(names) == 1:
        return {}
    found: dict[str, Estimate] = {}
    for name in names:
        shares = [
            won
            for each in outcomes
            for bot, won in zip(each.bots, each.shares, strict=True)
            if bot == name
        ]
        found[name] = share(sum(shares), len(shares))
    return found
