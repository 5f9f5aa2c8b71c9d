"""Proofs that planted defects are there: each is measured by itself, before the critic looks.

A defect counts if the whole 95 % interval of its figure lies beyond a bound in the variant, but
not in the game it is compared with, or is wholly worse than the interval there. Luck is another
than the critic's, and nothing is searched for: an exploit has to win if a bot takes every chance
to do it, and a trap if a bot avoids it.
"""

from collections.abc import Callable, Sequence

import msgspec
from bench.flaws.variants import Variant

from pantheon.lab.critic.use_detectors import won_with
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.statistics.estimates import Estimate, share

PLAIN, RANDOM = "greedy", "random"


class Measured(msgspec.Struct, frozen=True):
    """A figure, the bound beyond which it is a defect, and on which side of it."""

    figure: str
    estimate: Estimate
    bound: float
    is_high: bool

    @property
    def is_beyond(self) -> bool:
        """Whether the whole interval lies beyond the bound."""
        low, high = self.estimate.low, self.estimate.high
        return low > self.bound if self.is_high else high < self.bound


class Proof(msgspec.Struct, frozen=True):
    """What was measured of a planted defect, in the variant and in the game beside it."""

    game: str
    name: str
    flaw: str
    here: Measured
    beside: Measured

    @property
    def holds(self) -> bool:
        """Whether the defect is there, and is the variant's own."""
        return self.here.is_beyond and (not self.beside.is_beyond or self.is_apart)

    @property
    def is_apart(self) -> bool:
        """Whether the whole interval is worse than the one of the game beside it."""
        here, beside = self.here.estimate, self.beside.estimate
        return here.low > beside.high if self.here.is_high else here.high < beside.low


Figure = Callable[[Variant, str, list[Outcome]], Measured]
"""Of a variant, what a flaw is about, and matches."""


def measured(variant: Variant, flaw: str, options: dict[str, object], runner: MatchRunner,
             matches: int) -> Measured:  # fmt: skip
    """The figure of a flaw (`KIND SUBJECT`) at a table with these options."""
    kind, _, subject = flaw.partition(" ")
    bots, figure = FIGURES[kind]
    outcomes: list[Outcome] = []
    for each in bots:
        names = [each.format(way=_way(subject)), *[RANDOM if kind == "luck" else PLAIN] * 5]
        line_up = (RANDOM,) * variant.seats if each == RANDOM else tuple(names[: variant.seats])
        setting = Setting(kind, line_up, whole_options(variant.game, variant.seats, options))
        outcomes += runner.of_setting(setting, range(matches))
    return figure(variant, subject, outcomes)


def _of(figure: str, hits: Sequence[float], bound: float, is_high: bool) -> Measured:
    return Measured(figure, share(sum(hits), len(hits)), bound, is_high)


def _wins(place: Callable[[Outcome], int]) -> Figure:
    def figure(variant: Variant, _: str, outcomes: list[Outcome]) -> Measured:
        seats = range(variant.seats)
        shares = [[each.shares[(place(each) + at) % variant.seats] for each in outcomes]
                  for at in seats]  # fmt: skip
        best = max(seats, key=lambda at: sum(shares[at]))
        return _of(f"place {best + 1} wins", shares[best], 1 / variant.seats + 0.05, True)

    return figure


def _in_few_matches(prefix: str) -> Figure:
    def figure(_: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
        key = prefix + subject.replace(" ", "=")
        found = [float(any(_about(each, key) for each in (*one.uses, *one.nobodys)))
                 for one in outcomes]  # fmt: skip
        return _of(f"matches with {subject}", found, 0.05, False)

    return figure


def _about(use: str, key: str) -> bool:
    return use == key or use.endswith(f" {key}")


def _in_matches(figure: str, bound: float, hits: Callable[[Outcome], float]) -> Figure:
    return lambda _, __, outcomes: _of(figure, [hits(each) for each in outcomes], bound, True)


def _always(_: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
    pairs = [each.decisions.get(subject, (0, 0)) for each in outcomes]
    hits = [1.0] * sum(taken for _, taken in pairs)
    offered = sum(tries for tries, _ in pairs)
    return _of(f"{subject} taken", [*hits, *[0.0] * (offered - len(hits))], 0.98, True)


def _strong(_: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
    return _of(f"wins with most {subject}", won_with(outcomes, subject), 0.6, True)


def _way(subject: str) -> str:
    """A trap, `less ACTION`, is proven by who avoids it."""
    action = subject.removeprefix("less ")
    return f"prefers/{action}" if action == subject else f"avoids/{action}"


def _one_sided(variant: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
    bot = ONE_SIDED.format(way=_way(subject))
    wins = [each.shares[each.bots.index(bot)] for each in outcomes]
    return _of(f"wins of {bot}", wins, 1 / variant.seats + 0.08, True)


def _lost(outcome: Outcome) -> float:
    return outcome.shares[outcome.bots.index(RANDOM)]


ONE_SIDED = PLAIN + "/{way}"
FIGURES: dict[str, tuple[tuple[str, ...], Figure]] = {
    "seat": ((PLAIN,), _wins(lambda _: 0)),
    "turn_order": ((PLAIN,), _wins(lambda each: each.first)),
    "setup_order": ((PLAIN,), _wins(lambda each: each.opened)),
    "dead_action": ((PLAIN, RANDOM), _in_few_matches("do ")),
    "unused_action": ((PLAIN,), _in_few_matches("do ")),
    "dead_card": ((PLAIN, RANDOM), _in_few_matches("")),
    "strong_card": ((PLAIN,), _strong),
    "always_right": ((PLAIN,), _always),
    "endless": ((PLAIN,), _in_matches("stalls", 0.02,
                                      lambda each: each.reason in {"unfinished", "stall"})),
    "drawn": ((PLAIN,), _in_matches("matches without one winner", 0.2,
                                    lambda each: max(each.shares) < 1)),
    "luck": ((PLAIN,), _in_matches("wins of random play", 0.25, _lost)),
    "dominant": ((ONE_SIDED,), _one_sided),
}  # fmt: skip
"""For each kind of flaw: the bots that play, and what is measured."""
