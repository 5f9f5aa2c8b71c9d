"""Matches worth watching: the shortest, the longest, the closest, and a win of each seat."""

from collections.abc import Sequence

import msgspec

from pantheon.lab.experiments.outcome import Outcome


class Example(msgspec.Struct, frozen=True):
    """A match of a setting, and what makes it worth watching."""

    kind: str
    """`shortest`, `longest`, `closest`, `lead_changes` or `win`."""
    setting: int
    number: int
    seat: int = -1
    """Who wins, where that is what the example is about."""


def examples_of(setting: int, outcomes: Sequence[Outcome]) -> list[Example]:
    """Examples of a setting's matches; of several alike, the first."""
    if not outcomes:
        return []
    chosen = {
        "shortest": min(outcomes, key=lambda each: each.actions),
        "longest": max(outcomes, key=lambda each: each.actions),
        "closest": min(outcomes, key=_margin),
        "lead_changes": max(outcomes, key=lambda each: each.lead_changes),
    }
    found = [Example(kind, setting, each.number) for kind, each in chosen.items()]
    for seat in range(len(outcomes[0].shares)):
        won = next((each for each in outcomes if each.shares[seat] == 1), None)
        if won:
            found.append(Example("win", setting, won.number, seat))
    return found


def _margin(outcome: Outcome) -> int:
    second, best = sorted(outcome.scores)[-2:]
    return best - second
