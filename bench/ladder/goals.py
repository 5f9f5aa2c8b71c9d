"""What the bots should reach, and against whom."""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from pantheon.bots.levels import levels

LESS = 0.05
KEEN = "keen"


class Goal(msgspec.Struct, frozen=True):
    """One bot, with the same rival in every other seat, and the win share that it should reach."""

    name: str
    bot: str
    rival: str
    seats: int = 2
    least: float = 0.0
    lower: float = 0.0
    """What the lower end of the interval should be above."""
    equal_time: bool = False
    """Both search for the same time, on the processor's clock."""
    options: str = ""
    """Options drawn at random from their whole ranges in every match: "any", or "unseen" with
    values that training left out."""
    measure: str = ""
    """The share should be no more than `LESS` below that of this goal."""


def goals() -> Iterator[Goal]:
    """Every goal; each is one of every game."""
    yield Goal(KEEN, KEEN, "greedy", least=0.65)
    yield Goal("any options", KEEN, "greedy", options="any", measure=KEEN)
    yield Goal("unseen options", KEEN, "greedy", options="unseen", measure="any options")
    yield Goal("equal time", "oracle", "oracle-v1", least=0.58, lower=0.52, equal_time=True)
    for seats in (3, 4):
        fair = 1 / seats
        yield Goal(f"{seats} seats", "oracle", "oracle-v1", seats, fair, fair, equal_time=True)
    for below, name in pairwise(levels()):
        yield Goal(name, name, below, least=0.62, lower=0.55)
    yield Goal("deities", "deity", "deity")


def find_goal(name: str) -> Goal:
    """A goal by name."""
    found = {goal.name: goal for goal in goals()}
    if name not in found:
        raise SystemExit(f"no goal is called {name!r}; there are {', '.join(found)}")
    return found[name]
