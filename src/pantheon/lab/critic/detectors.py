"""What the critic looks for: each detector makes claims about the evidence (see `claims`).

Detectors of shares of matches are here, those of actions and things in `use_detectors`. Bounds say
what matters: a share may be off by that much, however sure that is.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from pantheon.lab.critic.claims import Claim, Judgement, judge
from pantheon.lab.critic.evidence import RANDOM, Evidence, Played
from pantheon.lab.critic.finding import (
    Moment,
    example_of,
    near_the_end,
    share_of_match,
    when_done,
    when_settled,
)
from pantheon.lab.critic.trials import EXPLOIT
from pantheon.lab.critic.use_detectors import USE_DETECTORS
from pantheon.lab.critic.ways import described, weights_of, won_by
from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.outcome import Outcome

Detector = Callable[[Evidence], Iterator[Claim]]
Hits = Callable[[Outcome], float]
"""1, or a part of it, for a match in which something is so."""

UNEQUAL = 0.05
"""Seats that differ by less than this from their fair share are equal enough."""
EARLY = 3
"""The lead after so many tenths of a match."""
LUCK = 0.5
"""The share of results that chance may explain."""
STALLS = frozenset({UNFINISHED, "stall"})
"""Reasons for which a match ends without a decision."""
DOMINANT = "dominant"
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def share_claim(
    played: Played,
    hits: Hits,
    moment: Moment,
    *,
    kind: str,
    subject: str,
    bound: float,
    sentence: str,
    expected: str,
    is_high: bool = True,
    is_alone: bool = True,
    name: str = "",
) -> Claim:
    """A claim about the share of matches in which something is so; `sentence` tells `{share}`."""
    values = [hits(each) for each in played.outcomes]
    return Claim(
        kind=kind,
        subject=subject,
        name=name,
        total=sum(values),
        count=len(values),
        bound=bound,
        is_high=is_high,
        sentence=sentence.format(share=sum(values) / max(1, len(values))),
        expected=expected,
        example=lambda: example_of(played, lambda each: (hits(each) == 1) == is_high, moment),
        is_alone=is_alone,
    )


def turn_order(evidence: Evidence) -> Iterator[Claim]:
    """A place in turn order that wins too much or too little."""
    yield from _by_order(evidence, "turn_order", "player", lambda each: each.first)


def setup_order(evidence: Evidence) -> Iterator[Claim]:
    """The same for those who prepare the board, where another seat may begin."""
    if any(each.first != each.opened for each in evidence.plain.outcomes):
        yield from _by_order(evidence, "setup_order", "in the set-up", lambda each: each.opened)


def seat(evidence: Evidence) -> Iterator[Claim]:
    """A seat that wins too much or too little, whoever begins."""
    names = [f"seat {at + 1}" for at in range(evidence.question.seats)]
    yield from _unequal(evidence, "seat", names, lambda _, at: at)


def _by_order(
    evidence: Evidence, kind: str, of: str, begins: Callable[[Outcome], int]
) -> Iterator[Claim]:
    seats = evidence.question.seats
    names = [f"the {place} {of}" for place in PLACES[:seats]]
    yield from _unequal(evidence, kind, names, lambda each, at: (begins(each) + at) % seats)


def _unequal(
    evidence: Evidence,
    kind: str,
    names: Sequence[str],
    seat_of: Callable[[Outcome, int], int],
) -> Iterator[Claim]:
    for at, name in enumerate(names):
        # Of two, one wins too little where the other wins too much.
        for off in (UNEQUAL,) if len(names) == 2 else (UNEQUAL, -UNEQUAL):
            yield share_claim(
                evidence.plain,
                lambda each, at=at: each.shares[seat_of(each, at)],  # type: ignore[misc]
                share_of_match(0.5),
                kind=kind,
                subject=name,
                bound=evidence.fair + off,
                is_high=off > 0,
                sentence=f"{name.capitalize()} wins {{share:.0%}} of the matches between equal"
                " players.",
                expected=f"{evidence.fair:.0%}",
            )


class Limit(msgspec.Struct, frozen=True):
    """A share of matches that is in order up to a bound."""

    kind: str
    subject: str
    bound: float
    played: Callable[[Evidence], Played]
    hits: Hits
    sentence: str
    moment: Moment
    counts: Callable[[Outcome], bool] = lambda _: True
    """Whether a match can tell."""

    def __call__(self, evidence: Evidence) -> Iterator[Claim]:
        """The claim that too many matches have it."""
        played = self.played(evidence)
        telling = [each for each in played.outcomes if self.counts(each)]
        if telling:
            yield share_claim(
                Played(played.setting, telling),
                self.hits,
                self.moment,
                kind=self.kind,
                subject=self.subject,
                bound=self.bound,
                sentence=self.sentence,
                expected=f"at most {self.bound:.0%}",
            )


def _plain(evidence: Evidence) -> Played:
    return evidence.plain


def _stalled(outcome: Outcome) -> bool:
    return outcome.reason in STALLS


def _early_leader_won(outcome: Outcome) -> float:
    early = outcome.course[EARLY - 1]
    return outcome.shares[early.index(max(early))]


LIMITS = (
    Limit("endless", "plain play", 0.02, _plain, _stalled,
          "{share:.0%} of the matches in plain play stall or never end.", near_the_end),
    Limit("endless", "random play", 0.02, lambda evidence: evidence.random, _stalled,
          "{share:.0%} of the matches in random play stall or never end.", near_the_end),
    Limit("drawn", "matches", 0.2, _plain, lambda each: max(each.shares) < 1,
          "{share:.0%} of the matches have no single winner.", near_the_end),
    Limit("runaway", "leader", 0.8, _plain, _early_leader_won,
          f"Who leads after {EARLY / 10:.0%} of a match wins {{share:.0%}}.",
          share_of_match(EARLY / 10), lambda each: bool(each.course)),
    Limit("kingmaking", "last place", 0.15, _plain, lambda each: each.kingmade,
          "In {share:.0%} of the matches, the last in rank decides who wins.", when_settled),
)  # fmt: skip


def luck(evidence: Evidence) -> Iterator[Claim]:
    """Skill hardly matters: random play beats the plain bot too often."""
    random_seats = 1 - evidence.fair

    def lost(outcome: Outcome) -> float:
        return sum(
            share for bot, share in zip(outcome.bots, outcome.shares, strict=True) if bot == RANDOM
        )

    losses = [lost(each) for each in evidence.skill.outcomes]
    explained = min(1.0, sum(losses) / max(1, len(losses)) / random_seats)
    yield share_claim(
        evidence.skill,
        lost,
        near_the_end,
        kind="luck",
        subject="random play",
        bound=LUCK * random_seats,
        sentence=f"Chance explains about {explained:.0%} of the results: random play wins"
        f" {{share:.0%}} against {evidence.question.bots[0]}.",
        expected=f"at most {LUCK * random_seats:.0%}",
    )


def dominant(evidence: Evidence) -> Iterator[Claim]:
    """A way of playing that beats the plain bot."""
    for response in evidence.responses:
        bot = response.bot
        yield share_claim(
            Played(response.setting, response.outcomes),
            lambda each, bot=bot: won_by(bot, each),  # type: ignore[misc]
            when_done([tag for tag, _ in weights_of(bot)]),
            kind=DOMINANT,
            subject=response.subject,
            name=bot,
            bound=evidence.fair + EXPLOIT,
            sentence=f"A player who {described(bot)} beats {evidence.question.bots[0]}:"
            " it wins {share:.0%}.",
            expected=f"about {evidence.fair:.0%}",
            is_alone=False,
        )


DETECTORS: tuple[Detector, ...] = (
    turn_order, setup_order, seat, *LIMITS, *USE_DETECTORS, luck, dominant,
)  # fmt: skip


def claims_of(evidence: Evidence) -> list[Claim]:
    """Everything that is tested."""
    return [claim for detector in DETECTORS for claim in detector(evidence)]


def judgement_of(evidence: Evidence, baseline: Evidence | None = None) -> Judgement:
    """What looks broken, and, with a baseline, more so than there."""
    found = judge(claims_of(evidence), None if baseline is None else claims_of(baseline))
    known = {each.subject for each in found.held if each.kind in {"dead_action", "never_right"}}
    held = [
        each for each in found.held if each.kind != "unused_action" or each.subject not in known
    ]
    return Judgement(held, found.open)
