"""Detectors of actions and things: dead, useless, always right, or stronger than their like."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby

from pantheon.lab.critic.claims import Claim, effective
from pantheon.lab.critic.evidence import Evidence, Played
from pantheon.lab.critic.finding import (
    Moment,
    example_of,
    near_the_end,
    share_of_match,
    when_done,
    when_happened,
)
from pantheon.lab.critic.ways import tags_of
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.usage import kind_of, known_uses, label_of

STRONGER = 0.1
"""What a card's win share must be above that of its like."""
OFTEN = 50
"""Decisions or uses that are needed to judge a thing."""
RARE = 0.05
"""What comes up in a smaller share of matches is as good as dead."""
SELDOM, NEARLY_ALWAYS = 0.02, 0.98


def dead_actions(evidence: Evidence) -> Iterator[Claim]:
    """Kinds of action that are hardly ever possible."""
    for tag in tags_of(evidence.question.game):
        yield _hardly_seen(
            "dead_action",
            tag,
            [evidence.plain, evidence.random],
            lambda each, tag=tag: tag in each.decisions or _does(tag, each),  # type: ignore[misc]
            f"“{_words(tag)}” was possible in",
        )


def unused_actions(evidence: Evidence) -> Iterator[Claim]:
    """Kinds of action that plain players hardly ever take, whether they could or not."""
    for tag in tags_of(evidence.question.game):
        yield _hardly_seen(
            "unused_action",
            tag,
            [evidence.plain],
            lambda each, tag=tag: _does(tag, each),  # type: ignore[misc]
            f"“{_words(tag)}” was taken in",
        )


def dead_things(evidence: Evidence) -> Iterator[Claim]:
    """Cards, colours and the like that hardly any event names, though it names others of a kind."""
    game = evidence.question.game
    subjects = {key: (kind_of(game, key), key.partition("=")[2]) for key in _things(game)}
    names: dict[tuple[str, str], str] = {}
    for key, subject in subjects.items():
        names.setdefault(subject, label_of(game, key).rpartition(": ")[2])

    def named(outcome: Outcome) -> set[tuple[str, str]]:
        return {subjects[key] for key in (*outcome.uses, *outcome.nobodys) if key in subjects}

    tables = [evidence.plain, evidence.random]
    alive = {kind for table in tables for each in table.outcomes for kind, _ in named(each)}
    for subject, name in names.items():
        kind, value = subject
        if kind in alive:
            yield _hardly_seen(
                "dead_card",
                f"{kind} {value}",
                tables,
                lambda each, subject=subject: subject in named(each),  # type: ignore[misc]
                f"The {kind} “{name}” came up in",
            )


def _hardly_seen(
    kind: str,
    subject: str,
    tables: Sequence[Played],
    has: Callable[[Outcome], bool],
    sentence: str,
) -> Claim:
    """That something is so in hardly any match; shown is the end of one where it never was."""
    outcomes = [each for table in tables for each in table.outcomes]
    seen = sum(map(has, outcomes))
    return Claim(
        kind=kind,
        subject=subject,
        total=seen,
        count=len(outcomes),
        bound=RARE,
        is_high=False,
        sentence=f"{sentence} {f'only {seen}' if seen else 'none'} of {len(outcomes)} matches.",
        expected="now and then",
        example=lambda: example_of(tables[0], lambda each: not has(each), near_the_end),
    )


def one_sided_actions(evidence: Evidence) -> Iterator[Claim]:
    """Kinds of action that are hardly ever right, or always."""
    for tag in tags_of(evidence.question.game):
        yield from _one_sided(
            evidence.plain, tag, "never_right", SELDOM, "hardly ever", "now and then"
        )
        yield from _one_sided(
            evidence.plain, tag, "always_right", NEARLY_ALWAYS, "always", "a real choice"
        )


def _one_sided(
    played: Played, tag: str, kind: str, bound: float, how: str, expected: str
) -> Iterator[Claim]:
    pairs = [each.decisions[tag] for each in played.outcomes if tag in each.decisions]
    offered, taken = (sum(column) for column in zip(*pairs, strict=True)) if pairs else (0, 0)
    if offered < OFTEN:
        return
    total, count = effective(pairs)
    is_high = bound > 0.5
    moment: Moment = when_done([tag]) if is_high else share_of_match(0.5)
    yield Claim(
        kind=kind,
        subject=tag,
        total=total,
        count=count,
        bound=bound,
        is_high=is_high,
        sentence=f"“{_words(tag)}” is {how} right: taken {taken} times of {offered}.",
        expected=expected,
        example=lambda: example_of(
            played,
            lambda each: tag in each.decisions and _does(tag, each) == is_high,
            moment,
        ),
    )


def strong_things(evidence: Evidence) -> Iterator[Claim]:
    """A card, colour or power that wins clearly more than others of its kind."""
    game = evidence.question.game
    for _, keys in groupby(_things(game), key=lambda key: key.partition("=")[0]):
        won = {key: won_with(evidence.plain.outcomes, key) for key in keys}
        known = {key: shares for key, shares in won.items() if shares}
        for key, shares in known.items():
            others = [each for other, list_ in known.items() if other != key for each in list_]
            if len(shares) < OFTEN or len(others) < OFTEN:
                continue
            usual = sum(others) / len(others)
            tag, _, rest = key.partition(" ")
            field, _, value = rest.partition("=")

            def was_decisive(outcome: Outcome, key: str = key) -> bool:
                return won_with([outcome], key) == [1.0]

            yield Claim(
                kind="strong_card",
                subject=key,
                total=sum(shares),
                count=len(shares),
                bound=min(1.0, max(usual, evidence.fair) + STRONGER),
                sentence=f"Who has most of “{label_of(game, key)}” wins"
                f" {sum(shares) / len(shares):.0%}; others of its kind win {usual:.0%}.",
                expected=f"about {usual:.0%}",
                example=partial(
                    example_of,
                    evidence.plain,
                    was_decisive,
                    when_happened(tag, field, int(value)),
                ),
            )


USE_DETECTORS = (dead_actions, unused_actions, one_sided_actions, dead_things, strong_things)


def won_with(outcomes: Sequence[Outcome], key: str) -> list[float]:
    """What the one seat won that used a thing most, match by match."""
    found = []
    for outcome in outcomes:
        times = outcome.uses.get(key, ())
        most = max(times, default=0)
        if most and times.count(most) == 1:
            found.append(outcome.shares[times.index(most)])
    return found


def _things(game: str) -> list[str]:
    """The keys of things that events name, those of one field beside each other."""
    return [key for key in known_uses(game) if kind_of(game, key) not in {"actions", "events"}]


def _does(tag: str, outcome: Outcome) -> bool:
    return f"do {tag}" in outcome.uses


def _words(tag: str) -> str:
    return tag.replace("_", " ")
