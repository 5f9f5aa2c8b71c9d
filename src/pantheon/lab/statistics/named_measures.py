"""Measures of play under the names that Ludii and Browne's thesis gave them."""

from collections.abc import Callable, Sequence
from statistics import fmean

import msgspec

from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.statistics.estimates import Estimate, mean, share


class NamedMeasure(msgspec.Struct, frozen=True):
    """A measure, its meaning, and its value with interval."""

    name: str
    meaning: str
    value: Estimate
    is_share: bool


def named_measures(outcomes: Sequence[Outcome]) -> list[NamedMeasure]:
    """Every measure that the outcomes allow."""
    found = [
        NamedMeasure(name, meaning, share(sum(map(figure, outcomes)), len(outcomes)), True)
        for name, meaning, figure in SHARES
    ]
    found.append(_balance(outcomes))
    for name, meaning, figure in MEANS:
        values = [figure(each) for each in outcomes]
        if any(values):
            found.append(NamedMeasure(name, meaning, mean(values), False))
    return found


class Regret(msgspec.Struct, frozen=True):
    """A kind of action: how often it was chosen, and what the best one was worth more."""

    action: str
    times: int
    mean: Estimate
    """Of matches: the mean regret of the action in a match, on a scale from 0 to 1."""


def regrets_of(outcomes: Sequence[Outcome]) -> list[Regret]:
    """The regret of each kind of action, the largest first."""
    found = []
    for tag in sorted({tag for each in outcomes for tag in each.regrets}):
        known = [each.regrets[tag] for each in outcomes if tag in each.regrets]
        regret = mean([total / times for times, total in known])
        found.append(Regret(tag.replace("_", " "), sum(times for times, _ in known), regret))
    return sorted(found, key=lambda each: -each.mean.value)


def leader_wins(outcomes: Sequence[Outcome]) -> list[Estimate]:
    """What the seat in the lead after each tenth of a match wins in the end."""
    known = [each for each in outcomes if each.course]
    tenths = range(len(known[0].course)) if known else range(0)
    found = []
    for tenth in tenths:
        won = [each.shares[each.course[tenth].index(max(each.course[tenth]))] for each in known]
        found.append(share(sum(won), len(won)))
    return found


def over_time(
    outcomes: Sequence[Outcome], course: Callable[[Outcome], Sequence[float]]
) -> list[Estimate]:
    """The mean of a figure in each tenth of a match."""
    known = [course(each) for each in outcomes if course(each)]
    return [mean(tenth) for tenth in zip(*known, strict=True)]


def decided_by(outcomes: Sequence[Outcome], tenths: int) -> list[Estimate]:
    """The share of matches in which only the winner led after each tenth."""
    return [
        share(sum(each.decided <= tenth / tenths for each in outcomes), len(outcomes))
        for tenth in range(1, tenths + 1)
    ]


def _balance(outcomes: Sequence[Outcome]) -> NamedMeasure:
    """1 less the distance between the seats that win most and least."""
    seats = len(outcomes[0].shares) if outcomes else 0
    wins = [fmean(each.shares[seat] for each in outcomes) for seat in range(seats)]
    best = wins.index(max(wins)) if wins else 0
    worst = wins.index(min(wins)) if wins else 0
    apart = mean([each.shares[best] - each.shares[worst] for each in outcomes])
    low, high = max(0.0, 1 - apart.high), min(1.0, 1 - apart.low)
    value = Estimate(round(1 - apart.value, 4), round(low, 4), round(high, 4), apart.count)
    return NamedMeasure("Balance", "1 less the distance between the best and worst seat", value,
                        True)  # fmt: skip


def _is_drawn(outcome: Outcome) -> bool:
    return outcome.reason != UNFINISHED and max(outcome.shares) < 1


Named = tuple[str, str, Callable[[Outcome], float]]
"""A measure's name, its meaning, and its value in one match."""
SHARES: tuple[Named, ...] = (
    ("AdvantageP1", "wins of the first player", lambda each: each.shares[each.first]),
    ("Completion", "matches with one winner", lambda each: max(each.shares) == 1),
    ("Drawishness", "matches with a shared win", _is_drawn),
    ("Timeouts", "matches that were cut off", lambda each: each.reason == UNFINISHED),
)
MEANS: tuple[Named, ...] = (
    ("DurationActions", "actions in a match", lambda each: each.actions),
    ("DurationTurns", "turns in a match", lambda each: each.turns),
    ("BranchingFactor", "actions to choose from", lambda each: each.branching),
    ("DramaAverage", "how far behind the winner was, on average over the match",
     lambda each: each.drama_average),
    ("LeadChange", "lead changes per action", lambda each: each.lead_changes / each.actions),
    ("Stability", "variance of a seat’s evaluation in a match", lambda each: each.stability),
    ("DecisivenessThreshold", "the best evaluation that a loser had",
     lambda each: each.decisive_threshold),
    ("DecisivenessMoves", "share of the match after which the winner was above that",
     lambda each: each.decisive_moves),
    ("Drama", "how far behind the winner was while behind (Browne)", lambda each: each.drama),
    ("Uncertainty", "how close the best two seats were (Browne)", lambda each: each.uncertainty),
    ("KillerMoves", "the largest change by one turn (Browne)", lambda each: each.killer_move),
)  # fmt: skip
