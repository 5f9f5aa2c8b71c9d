"""Randomness: drawn live and recorded, or read back from a record.

A game never stores a generator; a `Chance` is passed in with each action. Outcomes are small
integers with a meaning in the game ("the third kind in the bag"), so a recorded match replays
without any generator, on any version of Python.
"""

import random
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WARMING: Final = 12
"""Words to discard so that similar seeds give different sequences."""


class RecordBroken(Exception):
    """A recorded outcome is missing or impossible: the log does not match the rules."""


class Undecided(Exception):
    """An outcome is needed that has not been chosen; `counts` are the weights of the outcomes."""

    def __init__(self, counts: list[int]) -> None:
        super().__init__("an outcome has not been chosen")
        self.counts = counts


class Chance:
    """Draws outcomes from a seeded generator and, by default, records them."""

    def __init__(self, seed: int | str | None = None, record: bool = True) -> None:
        self.outcomes: list[int] = []
        self.record = record
        self._seed = seed
        self._random: Callable[[], float] | None = None
        """Made for the first draw: most actions draw nothing, and seeding takes long."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        outcome = int(self._share() * bound)
        if self.record:
            self.outcomes.append(outcome)
        return outcome

    def draw(self, counts: list[int], total: int) -> int:
        """The kind of one item drawn from a bag that holds `counts[kind]` of each kind."""
        left = int(self._share() * total)
        kind = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        if self.record:
            self.outcomes.append(kind)
        return kind

    def _share(self) -> float:
        """A number from 0 up to 1."""
        if self._random is None:
            self._random = random.Random(self._seed).random
        return self._random()

    def take(self) -> list[int]:
        """Return the outcomes recorded since the last call, and clear them."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes


class Luck(Chance):
    """A fast generator that records nothing, for searches and random play.

    It is sfc32: four 32-bit words, with additions, shifts and rotations.
    """

    def __init__(self, seed: int) -> None:
        self.outcomes = []
        self.record = False
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = 0
        self._count: i64 = 1
        for _ in range(WARMING):
            self._word()

    def below(self, bound: int) -> int:
        limit: i64 = bound
        return (self._word() * limit) >> 32

    def draw(self, counts: list[int], total: int) -> int:
        limit: i64 = total
        left: i64 = (self._word() * limit) >> 32
        kind: i64 = 0
        while True:
            there: i64 = counts[kind]
            if left < there:
                return kind
            left -= there
            kind += 1

    def has_drawn(self) -> bool:
        """Whether any outcome has been drawn."""
        return self._count != WARMING + 1

    def _word(self) -> i64:
        """The next 32 bits. All values stay below 2**63, so that plain Python gives the same."""
        b = self._b
        c = self._c
        drawn = (self._a + b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
        return drawn


class Recorded(Chance):
    """Reads a record back and refuses impossible outcomes."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self._record = outcomes
        self._next = 0

    def below(self, bound: int) -> int:
        outcome = self._read()
        if outcome < 0 or outcome >= bound:
            raise RecordBroken(f"recorded outcome {outcome} is not below {bound}")
        self.outcomes.append(outcome)
        return outcome

    def draw(self, counts: list[int], total: int) -> int:
        kind = self._read()
        if kind < 0 or kind >= len(counts) or counts[kind] == 0:
            raise RecordBroken(f"recorded kind {kind} was not in the bag")
        self.outcomes.append(kind)
        return kind

    def finish(self) -> None:
        """Raise an error if the record holds more outcomes than were read."""
        if self._next != len(self._record):
            raise RecordBroken("the record holds more outcomes than the action needs")

    def _read(self) -> int:
        if self._next >= len(self._record):
            raise RecordBroken("the record holds fewer outcomes than the action needs")
        outcome = self._record[self._next]
        self._next += 1
        return outcome


class Scripted(Chance):
    """Returns the given outcomes in order, then always the first possible one.

    For positions set up by hand. It records nothing.
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0, False)
        self.left = outcomes

    def below(self, bound: int) -> int:
        outcome = self.left.pop(0) if self.left else 0
        if outcome < 0 or outcome >= bound:
            raise RecordBroken(f"{outcome} is not below {bound}")
        return outcome

    def draw(self, counts: list[int], total: int) -> int:
        kind = 0
        if self.left:
            kind = self.left.pop(0)
        else:
            while counts[kind] == 0:
                kind += 1
        if counts[kind] == 0:
            raise RecordBroken(f"kind {kind} is not in the bag")
        return kind


class Chosen(Chance):
    """Returns outcomes that the caller chooses one by one, to explore every branch.

    If the next one is missing, it raises `Undecided`. The state is then half changed, so callers
    work on a copy and start each attempt from the original.
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self._chosen = outcomes
        self._at = 0

    def below(self, bound: int) -> int:
        return self._next_of([1] * bound)

    def draw(self, counts: list[int], total: int) -> int:
        return self._next_of(list(counts))

    def _next_of(self, counts: list[int]) -> int:
        if self._at == len(self._chosen):
            raise Undecided(counts)
        outcome = self._chosen[self._at]
        self._at += 1
        self.outcomes.append(outcome)
        return outcome


def shuffled(count: int, chance: Chance) -> list[int]:
    """The numbers 0 … count - 1 in random order."""
    left = list(range(count))
    order: list[int] = []
    while left:
        order.append(left.pop(chance.below(len(left))))
    return order
