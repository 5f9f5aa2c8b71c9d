"""What the critic looks for. Each detector yields findings from the evidence.

A finding has to be significant and to matter: its interval, widened for the number of tests, lies
beyond what is fair by a tolerance.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from pantheon import games
from pantheon.lab.critic.best_response import described, leans_on, won_by
from pantheon.lab.critic.evidence import Evidence
from pantheon.lab.critic.finding import (
    Example,
    Finding,
    example_of,
    near_the_end,
    share_of_match,
    when_done,
    when_happened,
)
from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.usage import kind_of, known_uses, label_of
from pantheon.lab.statistics.estimates import share, strict_z

Detector = Callable[[Evidence], Iterator[Finding]]

STRICT = strict_z(30)
"""About so many things are tested in a run."""
UNEQUAL = 0.05
"""Seats that differ by less than this from their fair share are equal enough."""
EXPLOIT = 0.08
STRONGER = 0.1
"""What a card's win share must be above that of its like."""
OFTEN = 50
"""Decisions or uses that are needed to judge a thing."""
SELDOM, NEARLY_ALWAYS = 0.02, 0.98
STALLED = 0.02
EARLY = 3
"""The lead after so many tenths of a match."""
RUNAWAY = 0.8
KINGMADE = 0.15
DRAWN = 0.2
LUCK = 0.5
STALLS = frozenset({UNFINISHED, "stall"})
"""Reasons for which a match ends without a decision."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def turn_order(evidence: Evidence) -> Iterator[Finding]:
    """A place in turn order that wins too much or too little."""
    seats = evidence.question.seats
    yield from _unequal(
        evidence,
        "turn_order",
        [f"the {PLACES[at]} player" for at in range(seats)],
        lambda outcome, at: (outcome.first + at) % seats,
    )


def seat(evidence: Evidence) -> Iterator[Finding]:
    """A seat that wins too much or too little, whoever begins."""
    seats = evidence.question.seats
    names = [f"seat {at + 1}" for at in range(seats)]
    yield from _unequal(evidence, "seat", names, lambda _, at: at)


def _unequal(
    evidence: Evidence,
    kind: str,
    names: Sequence[str],
    seat_of: Callable[[Outcome, int], int],
) -> Iterator[Finding]:
    """The one that is furthest from its fair share, if that is far."""
    outcomes, fair = evidence.plain.outcomes, evidence.fair
    found = []
    for at, name in enumerate(names):
        won = share(sum(each.shares[seat_of(each, at)] for each in outcomes), len(outcomes), STRICT)
        if won.low > fair + UNEQUAL or won.high < fair - UNEQUAL:
            found.append((round(abs(won.value - fair), 6), won.value, at, name, won))
    if not found:
        return
    *_, at, name, won = max(found, key=lambda each: each[:2])
    wins = won.value > fair
    example = example_of(
        evidence.plain,
        lambda each: (each.shares[seat_of(each, at)] == 1) == wins,
        share_of_match(0.5),
    )
    sentence = f"{name.capitalize()} wins {won.value:.0%} of the matches between equal players."
    yield Finding(kind, name, sentence, won, f"{fair:.0%}", example)


def endless(evidence: Evidence) -> Iterator[Finding]:
    """Matches that stall or never end."""
    for played, who in ((evidence.plain, "plain play"), (evidence.random, "random play")):
        count = len(played.outcomes)
        stalled = share(sum(each.reason in STALLS for each in played.outcomes), count, STRICT)
        if stalled.low > STALLED:
            example = example_of(played, lambda each: each.reason in STALLS, near_the_end)
            sentence = f"{stalled.value:.0%} of the matches in {who} stall or never end."
            yield Finding("endless", who, sentence, stalled, "none", example)
            return


def drawn(evidence: Evidence) -> Iterator[Finding]:
    """Too many shared wins."""
    outcomes = evidence.plain.outcomes
    shared = share(sum(max(each.shares) < 1 for each in outcomes), len(outcomes), STRICT)
    if shared.low > DRAWN:
        example = example_of(evidence.plain, lambda each: max(each.shares) < 1, near_the_end)
        sentence = f"{shared.value:.0%} of the matches have no single winner."
        yield Finding("drawn", "matches", sentence, shared, f"at most {DRAWN:.0%}", example)


def actions(evidence: Evidence) -> Iterator[Finding]:
    """Kinds of action that never come up, are never right, or always."""
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for outcome in evidence.plain.outcomes:
        for tag, (times, chosen) in outcome.decisions.items():
            offered[tag] += times
            taken[tag] += chosen
    everything = [*evidence.plain.outcomes, *evidence.random.outcomes]
    for action in games.find(evidence.question.game).actions:
        tag = str(action.__struct_config__.tag)
        name = tag.replace("_", " ")
        if not offered[tag] and not any(f"do {tag}" in each.uses for each in everything):
            never = share(0, len(everything), STRICT)
            sentence = f"“{name}” was never possible in {len(everything)} matches."
            yield Finding("dead_action", tag, sentence, never, "now and then")
        elif offered[tag] >= OFTEN:
            yield from _one_sided(evidence, tag, offered[tag], taken[tag])


def _one_sided(evidence: Evidence, tag: str, offered: int, taken: int) -> Iterator[Finding]:
    name = tag.replace("_", " ")
    chosen = share(taken, offered, STRICT)
    plain = evidence.plain
    if chosen.high < SELDOM:
        example = example_of(
            plain, lambda each: each.decisions.get(tag, (0, 0))[0] > 0, share_of_match(0.5)
        )
        sentence = f"“{name}” is hardly ever right: taken {taken} times of {offered}."
        yield Finding("never_right", tag, sentence, chosen, "now and then", example)
    elif chosen.low > NEARLY_ALWAYS:
        example = example_of(plain, lambda each: f"do {tag}" in each.uses, when_done([tag]))
        sentence = f"“{name}” is always right: taken {taken} times of {offered}."
        yield Finding("always_right", tag, sentence, chosen, "a real choice", example)


def dead_things(evidence: Evidence) -> Iterator[Finding]:
    """Cards, colours and the like that no event ever names, though it names others of their kind.

    One finding for each kind of thing: in a short match for two, several may be left over.
    """
    game = evidence.question.game
    everything = [*evidence.plain.outcomes, *evidence.random.outcomes]
    seen = {key for each in everything for key in (*each.uses, *each.nobodys)}
    alive: dict[str, set[str]] = {}
    dead: dict[str, dict[str, str]] = {}
    for key in _things(game):
        kind, value = kind_of(game, key), key.partition("=")[2]
        if key in seen:
            alive.setdefault(kind, set()).add(value)
        name = label_of(game, key).rpartition(": ")[2]
        dead.setdefault(kind, {})[value] = name
    never = share(0, len(everything), STRICT)
    for kind, names in dead.items():
        left = {value: name for value, name in names.items() if value not in alive.get(kind, ())}
        if kind in alive and left:
            listed = ", ".join(f"“{name}”" for name in left.values())
            sentence = f"No match of {len(everything)} ever saw this {kind}: {listed}."
            subject = f"{kind} {','.join(left)}"
            yield Finding("dead_card", subject, sentence, never, "now and then")


def strong_things(evidence: Evidence) -> Iterator[Finding]:
    """A card, colour or power that wins clearly more than others of its kind."""
    game = evidence.question.game
    for _, keys in groupby(_things(game), key=lambda key: key.partition("=")[0]):
        won = {key: _won_with(evidence.plain.outcomes, key) for key in keys}
        known = {key: shares for key, shares in won.items() if shares}
        for key, shares in known.items():
            others = [each for other, list_ in known.items() if other != key for each in list_]
            if len(shares) < OFTEN or len(others) < OFTEN:
                continue
            mine = share(sum(shares), len(shares), STRICT)
            usual = sum(others) / len(others)
            if mine.low > max(usual, evidence.fair) + STRONGER:
                tag, _, rest = key.partition(" ")
                field, _, value = rest.partition("=")
                example = example_of(
                    evidence.plain,
                    lambda each, key=key: _won_with([each], key) == [1.0],  # type: ignore[misc]
                    when_happened(tag, field, int(value)),
                )
                sentence = (
                    f"Who has most of “{label_of(game, key)}” wins {mine.value:.0%};"
                    f" others of its kind win {usual:.0%}."
                )
                yield Finding("strong_card", key, sentence, mine, f"about {usual:.0%}", example)


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


def runaway(evidence: Evidence) -> Iterator[Finding]:
    """Whoever leads early wins."""
    kept = [_early_leader_won(each) for each in evidence.plain.outcomes if each.course]
    won = share(sum(kept), len(kept), STRICT)
    if kept and won.low > RUNAWAY:
        example = example_of(
            evidence.plain,
            lambda each: bool(each.course) and _early_leader_won(each) == 1,
            share_of_match(EARLY / 10),
        )
        sentence = f"Who leads after {EARLY / 10:.0%} of a match wins {won.value:.0%}."
        yield Finding("runaway", "leader", sentence, won, f"at most {RUNAWAY:.0%}", example)


def _early_leader_won(outcome: Outcome) -> float:
    early = outcome.course[EARLY - 1]
    return outcome.shares[early.index(max(early))]


def kingmaking(evidence: Evidence) -> Iterator[Finding]:
    """The seat in last place decides between the others."""
    outcomes = evidence.plain.outcomes
    made = share(sum(each.kingmade for each in outcomes), len(outcomes), STRICT)
    if made.low > KINGMADE:
        example = example_of(evidence.plain, lambda each: each.kingmade, share_of_match(0.9))
        sentence = f"In {made.value:.0%} of the matches, the last in rank decides who wins."
        yield Finding("kingmaking", "last place", sentence, made, f"under {KINGMADE:.0%}", example)


def luck(evidence: Evidence) -> Iterator[Finding]:
    """Skill hardly matters: the plain bot does not clearly beat random play."""
    played, seats = evidence.skill, evidence.question.seats
    bot = played.setting.bots[0]
    won = share(sum(won_by(bot, each) for each in played.outcomes), len(played.outcomes), STRICT)
    by_chance = (1 - won.value) / (1 - 1 / seats)
    if (1 - won.high) / (1 - 1 / seats) > LUCK:
        example = example_of(played, lambda each: not won_by(bot, each), near_the_end)
        sentence = (
            f"Chance explains about {min(1.0, by_chance):.0%} of the results: {bot} wins only"
            f" {won.value:.0%} against random play."
        )
        expected = f"more than {1 - LUCK * (1 - 1 / seats):.0%}"
        yield Finding("luck", "random play", sentence, won, expected, example)


def dominant(evidence: Evidence) -> Iterator[Finding]:
    """A simple way of playing that beats the plain bot."""
    for response in evidence.responses:
        won = response.win_share(STRICT)
        if won.low > evidence.fair + EXPLOIT:
            best = next(
                (each.number for each in response.outcomes if won_by(response.bot, each) == 1), 0
            )
            example = Example(response.setting, best, share_of_match(0.5))
            sentence = (
                f"A player who {described(response.bot)} beats {evidence.question.bots[0]}:"
                f" it wins {won.value:.0%}."
            )
            name = leans_on(response.bot)
            yield Finding("dominant", name, sentence, won, f"about {evidence.fair:.0%}", example)


DETECTORS: tuple[Detector, ...] = (
    turn_order, seat, endless, drawn, actions, dead_things, strong_things, runaway, kingmaking,
    luck, dominant,
)  # fmt: skip


def findings_of(evidence: Evidence) -> list[Finding]:
    """Everything that looks broken."""
    return [finding for detector in DETECTORS for finding in detector(evidence)]
