"""All figures of one setting's matches: also what was used, and where points came from."""

from collections.abc import Iterable, Sequence

import msgspec

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.usage import kind_of, known_uses, label_of, rules_of
from pantheon.lab.statistics.estimates import Estimate, mean, share, strict_z
from pantheon.lab.statistics.figures import Figures, figures_of


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


class Measures(Figures, frozen=True, kw_only=True):
    """One setting in all its figures; lists are by seat."""

    sources: list[Source]
    uses: list[Use]
    unused: list[str]
    """What could be counted but never occurred, by the keys of `usage`."""
    rules: list[RuleUse]


def measure(game: str, setting: Setting, outcomes: Sequence[Outcome]) -> Measures:
    """The figures of a setting's matches."""
    return Measures(
        **msgspec.structs.asdict(figures_of(setting, outcomes)),
        sources=_sources(outcomes),
        uses=_uses(game, setting, outcomes),
        unused=[key for key in known_uses(game) if not any(_times(each, key) for each in outcomes)],
        rules=_rules(game, outcomes),
    )


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
