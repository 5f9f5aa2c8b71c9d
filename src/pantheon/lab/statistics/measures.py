"""The figures of one setting's matches."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from pantheon.lab.experiments.outcome import Outcome, distinct
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.usage import kind_of, known_uses, label_of, rules_of
from pantheon.lab.statistics.estimates import (
    Estimate,
    Histogram,
    Spread,
    histogram,
    mean,
    share,
    spread,
    strict_z,
)
from pantheon.lab.statistics.named_measures import NamedMeasure, leader_wins, named_measures


class Use(msgspec.Struct, frozen=True):
    """How often something was used, and what it was worth to those who used it.

    `when_used` is the win share of seats that used it at least once, `when_unused` of those
    that did not, `when_most` of the one seat that used it more often than any other. They
    show correlation, not cause.
    """

    key: str
    kind: str
    label: str
    per_match: float
    in_matches: float
    when_used: Estimate
    when_unused: Estimate
    when_most: Estimate
    stands_out: int
    """1 or -1 where `when_most` differs significantly from the fair share, all uses considered."""
    points_each: float | None = None
    """The points that one use scored on average, where its event has points."""


class RuleUse(msgspec.Struct, frozen=True):
    """How often a rule came into play, in a match on average."""

    rule: str
    per_match: float
    in_matches: float


class Source(msgspec.Struct, frozen=True):
    """A scoring step: what it pays on average to a seat, to a winner, and to any other seat."""

    title: str
    points: Estimate
    winners: Estimate
    others: Estimate


class PlaceUse(msgspec.Struct, frozen=True):
    """A place of the board, where it lies, and how often a match uses it on average."""

    id: str
    x: float
    y: float
    per_match: float


class Measures(msgspec.Struct, frozen=True):
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
    sources: list[Source]
    uses: list[Use]
    unused: list[str]
    """What could be counted but never occurred, by the keys of `usage`."""
    rules: list[RuleUse]
    named: list[NamedMeasure]
    """The measures that Ludii and Browne name."""
    leader_wins: list[Estimate]
    """What the seat in the lead after each tenth of a match wins in the end."""
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


def measure(game: str, setting: Setting, outcomes: Sequence[Outcome]) -> Measures:
    """The figures of a setting's matches."""
    count = len(outcomes)
    seats = range(setting.seats)
    wins = [sum(each.shares[seat] for each in outcomes) for seat in seats]
    by_order = [
        sum(each.shares[(each.first + later) % setting.seats] for each in outcomes)
        for later in seats
    ]
    return Measures(
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
        margin=spread([_margin(each.scores) for each in outcomes]),
        length=spread([each.actions for each in outcomes]),
        lead_changes=spread([each.lead_changes for each in outcomes]),
        decided=spread([each.decided for each in outcomes]),
        drama=spread([each.drama for each in outcomes]),
        sole_winner=share(sum(max(each.shares) == 1 for each in outcomes), count),
        ends=dict(sorted(Counter(each.reason for each in outcomes).items())),
        sources=_sources(outcomes),
        uses=_uses(game, setting, outcomes),
        unused=[key for key in known_uses(game) if not any(_times(each, key) for each in outcomes)],
        rules=_rules(game, outcomes),
        named=named_measures(outcomes),
        leader_wins=leader_wins(outcomes),
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


def _margin(scores: tuple[int, ...]) -> float:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def _sources(outcomes: Sequence[Outcome]) -> list[Source]:
    """The scoring steps in the order in which they pay."""
    found = []
    for title in dict.fromkeys(title for each in outcomes for title in each.paid):
        paid = [
            (points, won)
            for each in outcomes
            for points, won in zip(each.paid.get(title, ()), each.shares, strict=False)
        ]
        found.append(
            Source(
                title,
                mean([points for points, _ in paid]),
                mean([points for points, won in paid if won]),
                mean([points for points, won in paid if not won]),
            )
        )
    return found


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


def _uses(game: str, setting: Setting, outcomes: Sequence[Outcome]) -> list[Use]:
    keys = sorted({key for each in outcomes for key in each.uses})
    z = strict_z(len(keys))
    fair = 1 / setting.seats
    found = [_use(game, key, outcomes, z, fair) for key in keys]
    return sorted(found, key=lambda use: (use.kind, -use.when_most.value, use.key))


def _use(game: str, key: str, outcomes: Sequence[Outcome], z: float, fair: float) -> Use:
    used: list[float] = []
    unused: list[float] = []
    most: list[float] = []
    total = 0
    for outcome in outcomes:
        counts = outcome.uses.get(key, (0,) * len(outcome.shares))
        total += sum(counts)
        best = max(counts)
        for times, won in zip(counts, outcome.shares, strict=True):
            (used if times else unused).append(won)
        if best and counts.count(best) == 1:
            most.append(outcome.shares[counts.index(best)])
    count = max(1, len(outcomes))
    return Use(
        key=key,
        kind=kind_of(game, key),
        label=label_of(game, key),
        per_match=round(total / count, 3),
        in_matches=round(sum(any(each.uses.get(key, ())) for each in outcomes) / count, 3),
        when_used=share(sum(used), len(used)),
        when_unused=share(sum(unused), len(unused)),
        when_most=share(sum(most), len(most)),
        stands_out=share(sum(most), len(most), z).beyond(fair),
        points_each=_points_each(key, outcomes, total),
    )


def _points_each(key: str, outcomes: Sequence[Outcome], times: int) -> float | None:
    scored = [sum(each.gained[key]) for each in outcomes if key in each.gained]
    return round(sum(scored) / times, 3) if scored and times else None


def _rules(game: str, outcomes: Sequence[Outcome]) -> list[RuleUse]:
    """A rule's uses are those of the actions and events that name it."""
    by_rule: dict[str, set[str]] = {}
    for key, rules in rules_of(game).items():
        for rule in rules:
            by_rule.setdefault(rule, set()).add(key)
    count = max(1, len(outcomes))
    found = []
    for rule, keys in by_rule.items():
        times = [max((_times(each, key) for key in keys), default=0) for each in outcomes]
        found.append(RuleUse(rule, round(sum(times) / count, 3), round(_share_of(times), 3)))
    return sorted(found, key=lambda use: _rule_order(use.rule))


def _times(outcome: Outcome, key: str) -> int:
    return sum(outcome.uses.get(key, ())) + outcome.nobodys.get(key, 0)


def _share_of(times: Iterable[int]) -> float:
    known = list(times)
    return sum(map(bool, known)) / max(1, len(known))


def _rule_order(rule: str) -> tuple[bool, int]:
    """The rulebook's numbers first, then the rulings."""
    number = rule.partition("-")[2]
    return number.startswith("R"), int(number.lstrip("R"))
