"""What the critic looks for: each detector makes claims about the evidence (see `claims`).

Bounds say what matters: a share may be off by that much, however sure that is.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import msgspec

from pantheon.lab.critic.claims import Claim, Judgement, effective, judge
from pantheon.lab.critic.evidence import Evidence, Played
from pantheon.lab.critic.exploits import described, tags_of, won_by
from pantheon.lab.critic.finding import (
    Example,
    Moment,
    example_of,
    near_the_end,
    share_of_match,
    when_done,
    when_happened,
)
from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.usage import kind_of, known_uses, label_of

Detector = Callable[[Evidence], Iterator[Claim]]

UNEQUAL = 0.05
"""Seats that differ by less than this from their fair share are equal enough."""
EXPLOIT = 0.08
STRONGER = 0.1
"""What a card's win share must be above that of its like."""
OFTEN = 50
"""Decisions or uses that are needed to judge a thing."""
RARE = 0.05
"""What comes up in a smaller share of matches is as good as dead."""
SELDOM, NEARLY_ALWAYS = 0.02, 0.98
EARLY = 3
"""The lead after so many tenths of a match."""
LUCK = 0.5
STALLS = frozenset({UNFINISHED, "stall"})
"""Reasons for which a match ends without a decision."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


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
    played, fair = evidence.plain, evidence.fair
    for at, name in enumerate(names):

        def won(each: Outcome, at: int = at) -> float:
            return each.shares[seat_of(each, at)]

        total, count = sum(map(won, played.outcomes)), len(played.outcomes)
        for is_high in (True, False):
            # Of two, one wins too little where the other wins too much.
            if not is_high and len(names) == 2:
                continue
            yield Claim(
                kind=kind,
                subject=name,
                total=total,
                count=count,
                bound=fair + UNEQUAL if is_high else fair - UNEQUAL,
                is_high=is_high,
                sentence=f"{name.capitalize()} wins {total / max(1, count):.0%} of the matches"
                " between equal players.",
                expected=f"{fair:.0%}",
                example=_shown(
                    played,
                    lambda each, won=won, is_high=is_high: (won(each) == 1) == is_high,  # type: ignore[misc]
                    share_of_match(0.5),
                ),
                is_alone=True,
            )


class Limit(msgspec.Struct, frozen=True):
    """A share of matches that is in order up to a bound."""

    kind: str
    subject: str
    bound: float
    played: Callable[[Evidence], Played]
    hits: Callable[[Outcome], float]
    """1 or a part of it for a match that has the defect."""
    sentence: str
    moment: Moment
    counts: Callable[[Outcome], bool] = lambda _: True
    """Whether a match can tell."""

    def __call__(self, evidence: Evidence) -> Iterator[Claim]:
        """The claim that too many matches have it."""
        played = self.played(evidence)
        hits = [self.hits(each) for each in played.outcomes if self.counts(each)]
        if not hits:
            return
        yield Claim(
            kind=self.kind,
            subject=self.subject,
            total=sum(hits),
            count=len(hits),
            bound=self.bound,
            sentence=self.sentence.format(share=sum(hits) / len(hits)),
            expected=f"at most {self.bound:.0%}",
            example=_shown(
                played, lambda each: self.counts(each) and self.hits(each) == 1, self.moment
            ),
            is_alone=True,
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
          "In {share:.0%} of the matches, the last in rank decides who wins.",
          share_of_match(0.9)),
)  # fmt: skip


def dead_actions(evidence: Evidence) -> Iterator[Claim]:
    """Kinds of action that are hardly ever possible."""
    everything = [*evidence.plain.outcomes, *evidence.random.outcomes]
    for tag in tags_of(evidence.question.game):
        seen = sum(tag in each.decisions or f"do {tag}" in each.uses for each in everything)
        name = tag.replace("_", " ")
        yield _hardly_seen("dead_action", tag, seen, len(everything), f"“{name}” was possible in")


def _hardly_seen(kind: str, subject: str, seen: int, matches: int, sentence: str) -> Claim:
    return Claim(
        kind=kind,
        subject=subject,
        total=seen,
        count=matches,
        bound=RARE,
        is_high=False,
        sentence=f"{sentence} {f'only {seen}' if seen else 'none'} of {matches} matches.",
        expected="now and then",
    )


def one_sided_actions(evidence: Evidence) -> Iterator[Claim]:
    """Kinds of action that are hardly ever right, or always."""
    for tag in tags_of(evidence.question.game):
        pairs = [each.decisions[tag] for each in evidence.plain.outcomes if tag in each.decisions]
        offered, taken = (sum(column) for column in zip(*pairs, strict=True)) if pairs else (0, 0)
        if offered < OFTEN:
            continue
        total, count = effective(pairs)
        name = tag.replace("_", " ")
        often = f"taken {taken} times of {offered}"
        yield Claim(
            kind="never_right",
            subject=tag,
            total=total,
            count=count,
            bound=SELDOM,
            is_high=False,
            sentence=f"“{name}” is hardly ever right: {often}.",
            expected="now and then",
            example=_shown(
                evidence.plain,
                lambda each, tag=tag: tag in each.decisions,  # type: ignore[misc]
                share_of_match(0.5),
            ),
        )
        yield Claim(
            kind="always_right",
            subject=tag,
            total=total,
            count=count,
            bound=NEARLY_ALWAYS,
            sentence=f"“{name}” is always right: {often}.",
            expected="a real choice",
            example=_shown(
                evidence.plain,
                lambda each, tag=tag: f"do {tag}" in each.uses,  # type: ignore[misc]
                when_done([tag]),
            ),
        )


def dead_things(evidence: Evidence) -> Iterator[Claim]:
    """Cards, colours and the like that hardly any event names, though it names others of a kind."""
    game = evidence.question.game
    everything = [*evidence.plain.outcomes, *evidence.random.outcomes]
    names: dict[tuple[str, str], str] = {}
    seen: Counter[tuple[str, str]] = Counter()
    subjects = {key: (kind_of(game, key), key.partition("=")[2]) for key in _things(game)}
    for key, subject in subjects.items():
        names.setdefault(subject, label_of(game, key).rpartition(": ")[2])
    for each in everything:
        seen.update({subjects[key] for key in (*each.uses, *each.nobodys) if key in subjects})
    alive = {kind for kind, _ in seen}
    for (kind, value), name in names.items():
        if kind in alive:
            sentence = f"The {kind} “{name}” came up in"
            times = seen[kind, value]
            yield _hardly_seen("dead_card", f"{kind} {value}", times, len(everything), sentence)


def strong_things(evidence: Evidence) -> Iterator[Claim]:
    """A card, colour or power that wins clearly more than others of its kind."""
    game = evidence.question.game
    for _, keys in groupby(_things(game), key=lambda key: key.partition("=")[0]):
        won = {key: _won_with(evidence.plain.outcomes, key) for key in keys}
        known = {key: shares for key, shares in won.items() if shares}
        for key, shares in known.items():
            others = [each for other, list_ in known.items() if other != key for each in list_]
            if len(shares) < OFTEN or len(others) < OFTEN:
                continue
            usual = sum(others) / len(others)
            tag, _, rest = key.partition(" ")
            field, _, value = rest.partition("=")
            yield Claim(
                kind="strong_card",
                subject=key,
                total=sum(shares),
                count=len(shares),
                bound=min(1.0, max(usual, evidence.fair) + STRONGER),
                sentence=f"Who has most of “{label_of(game, key)}” wins"
                f" {sum(shares) / len(shares):.0%}; others of its kind win {usual:.0%}.",
                expected=f"about {usual:.0%}",
                example=_shown(
                    evidence.plain,
                    lambda each, key=key: _won_with([each], key) == [1.0],  # type: ignore[misc]
                    when_happened(tag, field, int(value)),
                ),
            )


def luck(evidence: Evidence) -> Iterator[Claim]:
    """Skill hardly matters: the plain bot does not clearly beat random play."""
    played, seats = evidence.skill, evidence.question.seats
    bot = played.setting.bots[0]
    total, count = sum(won_by(bot, each) for each in played.outcomes), len(played.outcomes)
    won = total / max(1, count)
    bound = 1 - LUCK * (1 - 1 / seats)
    yield Claim(
        kind="luck",
        subject="random play",
        total=total,
        count=count,
        bound=bound,
        is_high=False,
        sentence=f"Chance explains about {min(1.0, (1 - won) / (1 - 1 / seats)):.0%} of the"
        f" results: {bot} wins only {won:.0%} against random play.",
        expected=f"more than {bound:.0%}",
        example=_shown(played, lambda each: not won_by(bot, each), near_the_end),
    )


def dominant(evidence: Evidence) -> Iterator[Claim]:
    """A way of playing that beats the plain bot."""
    for response in evidence.responses:
        total = sum(won_by(response.bot, each) for each in response.outcomes)
        won = total / max(1, len(response.outcomes))
        best = [each.number for each in response.outcomes if won_by(response.bot, each) == 1]
        example = Example(response.setting, best[0], share_of_match(0.5)) if best else None
        yield Claim(
            kind="dominant",
            subject=response.leaning,
            name=response.bot,
            total=total,
            count=len(response.outcomes),
            bound=evidence.fair + EXPLOIT,
            sentence=f"A player who {described(response.bot)} beats {evidence.question.bots[0]}:"
            f" it wins {won:.0%}.",
            expected=f"about {evidence.fair:.0%}",
            example=lambda example=example: example,  # type: ignore[misc]
        )


DETECTORS: tuple[Detector, ...] = (
    turn_order, setup_order, seat, *LIMITS, dead_actions, one_sided_actions, dead_things,
    strong_things, luck, dominant,
)  # fmt: skip


def claims_of(evidence: Evidence) -> list[Claim]:
    """Everything that is tested."""
    return [claim for detector in DETECTORS for claim in detector(evidence)]


def judgement_of(evidence: Evidence, baseline: Evidence | None = None) -> Judgement:
    """What looks broken, and, with a baseline, more so than there."""
    return judge(claims_of(evidence), None if baseline is None else claims_of(baseline))


def _things(game: str) -> list[str]:
    """The keys of things that events name, those of one field beside each other."""
    return [key for key in known_uses(game) if kind_of(game, key) not in {"actions", "events"}]


def _won_with(outcomes: Sequence[Outcome], key: str) -> list[float]:
    """What the one seat won that used a thing most, match by match."""
    found = []
    for outcome in outcomes:
        times = outcome.uses.get(key, ())
        most = max(times, default=0)
        if most and times.count(most) == 1:
            found.append(outcome.shares[times.index(most)])
    return found


def _shown(
    played: Played, fits: Callable[[Outcome], bool], moment: Moment
) -> Callable[[], Example | None]:
    """The shortest match that fits, looked up when it is needed."""
    return lambda: example_of(played, fits, moment)
