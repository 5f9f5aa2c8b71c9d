"""Chance: drawn live and recorded, or read back from a record.

A game never stores chance; it is handed in with each action. Outcomes are small whole
numbers that mean something in the game ("the third kind in the bag"), so a recorded match
replays without any generator, on any version of Python.
"""

from __future__ import annotations

import random


class RecordBroken(Exception):
    """A recorded outcome is missing or impossible: the log does not fit the rules."""


class Chance:
    """Draws outcomes from a seeded generator and, unless told otherwise, records them."""

    def __init__(self, seed: int | str | None = None, record: bool = True) -> None:
        self.outcomes: list[int] = []
        self.record = record
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """One of 0 … bound - 1, all equally likely."""
        outcome = int(self._random.random() * bound)
        if self.record:
            self.outcomes.append(outcome)
        return outcome

    def draw(self, counts: list[int], total: int) -> int:
        """The kind of one item drawn from a bag that holds `counts[kind]` of each kind."""
        left = int(self._random.random() * total)
        kind = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        if self.record:
            self.outcomes.append(kind)
        return kind

    def take(self) -> list[int]:
        """The outcomes recorded since the last call, which are then forgotten here."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes


class Recorded(Chance):
    """Chance that reads a record back and refuses what could not have happened."""

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
        """Complain if the record held more than was asked for."""
        if self._next != len(self._record):
            raise RecordBroken("the record holds more outcomes than the action needs")

    def _read(self) -> int:
        if self._next >= len(self._record):
            raise RecordBroken("the record holds fewer outcomes than the action needs")
        outcome = self._record[self._next]
        self._next += 1
        return outcome


def shuffled(count: int, chance: Chance) -> list[int]:
    """The numbers 0 … count - 1 in random order."""
    left = list(range(count))
    order: list[int] = []
    while left:
        order.append(left.pop(chance.below(len(left))))
    return order
