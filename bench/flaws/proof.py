"""Proofs that planted defects are there and that sound variants have none.

A defect counts if the whole 95 % interval of its figure lies beyond a bound in the variant, but
not in the game it is compared with, or is wholly worse than the interval there. A variant is sound
if no figure of `SOUND_FIGURES` lies wholly beyond its bound. Luck is another than the critic's,
nothing is searched for, and all is done before the critic looks: an exploit has to win if a bot
takes every chance to do it, and a trap if a bot avoids it.
"""

from collections.abc import Callable, Sequence

import msgspec
from bench.flaws.variants import Variant, playing

from pantheon.lab.critic.use_detectors import won_with
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.statistics.estimates import Estimate, share

PLAIN, RANDOM = "greedy", "random"
ONE_SIDED = PLAIN + "/{way}"
PLAIN_PLAY, RANDOM_PLAY = (PLAIN, PLAIN), (RANDOM, RANDOM)
SKILL, ONE_WAY = (PLAIN, RANDOM), (ONE_SIDED, PLAIN)
"""Tables: the bot of one seat, and that of all others."""
EARLY = 3
"""Who leads after so many tenths of a match is the early leader."""


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

    @property
    def distance(self) -> float:
        """How far this side of its bound the figure lies, in widths of its interval."""
        off = self.bound - self.estimate.value
        return (off if self.is_high else -off) / (self.estimate.high - self.estimate.low)


class Proof(msgspec.Struct, frozen=True, tag="defect"):
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


class Soundness(msgspec.Struct, frozen=True, tag="sound"):
    """What was measured of a variant that is said to be sound."""

    game: str
    name: str
    figures: list[Measured]

    @property
    def holds(self) -> bool:
        """Whether no figure lies wholly beyond its bound."""
        return not any(each.is_beyond for each in self.figures)

    @property
    def nearest(self) -> Measured:
        """The figure that comes nearest to being a defect."""
        return min(self.figures, key=lambda each: each.distance)


Figure = Callable[[Variant, str, list[Outcome]], Measured]
"""Of a variant, what a flaw is about, and matches."""
Table = tuple[str, str]


def proof_of(variant: Variant, matches: int, here: MatchRunner, published: MatchRunner) -> Proof:
    """The first of a variant's flaws that is there, or else the first."""
    proofs = []
    for flaw in variant.flaws:
        if flaw.partition(" ")[0] not in FIGURES:
            continue
        with playing(variant.game_to_play()):
            found = measured(variant, flaw, variant.base | variant.options, here, matches)
        beside = measured(variant, flaw, variant.base, published, matches)
        proofs.append(Proof(variant.game, variant.name, flaw, found, beside))
        if proofs[-1].holds:
            break
    return next((each for each in proofs if each.holds), proofs[0])


def soundness_of(variant: Variant, matches: int, runner: MatchRunner) -> Soundness:
    """All the figures of a sound variant; half as many matches of other than plain play."""
    options = variant.base | variant.options
    figures = []
    for table, figure in SOUND_FIGURES:
        numbers = matches if table == PLAIN_PLAY else matches // 2
        figures.append(figure(variant, "", _played(variant, table, options, runner, numbers)))
    return Soundness(variant.game, variant.name, figures)


def measured(variant: Variant, flaw: str, options: dict[str, object], runner: MatchRunner,
             matches: int) -> Measured:  # fmt: skip
    """The figure of a flaw (`KIND SUBJECT`) at a table with these options."""
    kind, _, subject = flaw.partition(" ")
    tables, figure = FIGURES[kind]
    outcomes: list[Outcome] = []
    for one, others in tables:
        table = one.format(way=_way(subject)), others
        outcomes += _played(variant, table, options, runner, matches)
    return figure(variant, subject, outcomes)


def _played(variant: Variant, table: Table, options: dict[str, object], runner: MatchRunner,
            matches: int) -> list[Outcome]:  # fmt: skip
    one, others = table
    line_up = one, *[others] * (variant.seats - 1)
    whole = whole_options(variant.game, variant.seats, options)
    return runner.of_setting(Setting(" ".join(table), line_up, whole), range(matches))


def _of(figure: str, hits: Sequence[float], bound: float, is_high: bool) -> Measured:
    return Measured(figure, share(sum(hits), len(hits)), bound, is_high)


def _wins(begins: Callable[[Outcome], int], of: str = "place", is_most: bool = True) -> Figure:
    def figure(variant: Variant, _: str, outcomes: list[Outcome]) -> Measured:
        seats = range(variant.seats)
        shares = [[each.shares[(begins(each) + at) % variant.seats] for each in outcomes]
                  for at in seats]  # fmt: skip
        found = (max if is_most else min)(seats, key=lambda at: sum(shares[at]))
        bound = 1 / variant.seats + (0.05 if is_most else -0.05)
        return _of(f"{of} {found + 1} wins", shares[found], bound, is_most)

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


def _strong(variant: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
    bound = 1 / variant.seats + 0.1
    return _of(f"wins with most {subject}", won_with(outcomes, subject), bound, True)


def _way(subject: str) -> str:
    """A trap, `less ACTION`, is proven by who avoids it."""
    action = subject.removeprefix("less ")
    return f"prefers/{action}" if action == subject else f"avoids/{action}"


def _one_sided(variant: Variant, subject: str, outcomes: list[Outcome]) -> Measured:
    bot = ONE_SIDED.format(way=_way(subject))
    wins = [each.shares[each.bots.index(bot)] for each in outcomes]
    return _of(f"wins of {bot}", wins, 1 / variant.seats + 0.08, True)


def _luck(variant: Variant, _: str, outcomes: list[Outcome]) -> Measured:
    wins = [1 - each.shares[each.bots.index(PLAIN)] for each in outcomes]
    return _of("wins of random play", wins, 0.5 * (1 - 1 / variant.seats), True)


def _led_early(_: Variant, __: str, outcomes: list[Outcome]) -> Measured:
    early = [(each.shares, each.course[EARLY - 1]) for each in outcomes if each.course]
    wins = [shares[worth.index(max(worth))] for shares, worth in early]
    return _of("wins of the early leader", wins, 0.8, True)


_seat, _first, _opened = (lambda _: 0), (lambda each: each.first), (lambda each: each.opened)
_stalls = _in_matches("stalls", 0.02, lambda each: each.reason in {"unfinished", "stall"})
_drawn = _in_matches("matches without one winner", 0.2, lambda each: max(each.shares) < 1)
_kingmade = _in_matches("matches that the last decides", 0.15, lambda each: each.kingmade)

FIGURES: dict[str, tuple[tuple[Table, ...], Figure]] = {
    "seat": ((PLAIN_PLAY,), _wins(_seat)),
    "turn_order": ((PLAIN_PLAY,), _wins(_first)),
    "setup_order": ((PLAIN_PLAY,), _wins(_opened)),
    "dead_action": ((PLAIN_PLAY, RANDOM_PLAY), _in_few_matches("do ")),
    "unused_action": ((PLAIN_PLAY,), _in_few_matches("do ")),
    "dead_card": ((PLAIN_PLAY, RANDOM_PLAY), _in_few_matches("")),
    "strong_card": ((PLAIN_PLAY,), _strong),
    "always_right": ((PLAIN_PLAY,), _always),
    "endless": ((PLAIN_PLAY,), _stalls),
    "drawn": ((PLAIN_PLAY,), _drawn),
    "runaway": ((PLAIN_PLAY,), _led_early),
    "luck": ((SKILL,), _luck),
    "dominant": ((ONE_WAY,), _one_sided),
}
"""For each kind of flaw: the tables that play, and what is measured."""

SOUND_FIGURES: tuple[tuple[Table, Figure], ...] = (
    *(
        (PLAIN_PLAY, _wins(begins, of, is_most))
        for begins, of in ((_seat, "seat"), (_first, "place"), (_opened, "place in the set-up"))
        for is_most in (True, False)
    ),
    (PLAIN_PLAY, _stalls),
    (RANDOM_PLAY, _stalls),
    (PLAIN_PLAY, _drawn),
    (PLAIN_PLAY, _led_early),
    (PLAIN_PLAY, _kingmade),
    (SKILL, _luck),
)
"""What is measured of every sound variant: the figures that need no subject."""
