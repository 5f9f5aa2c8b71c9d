"""A fixed number for every action of a game, made from the engine's codes.

Each kind of action has a block of numbers, one for each combination of its fields' values. A
last field without bound has as many values as its `Window` says (core/actions.py). One more
number, the last, stands for the legal action with the smallest code outside every window, so
that a seat always has an action with a number.

A kind with more than `SPLIT_ABOVE` combinations would make the space of numbers huge, mostly for
actions that are hardly ever legal. Its actions are chosen in two steps: first a number for all
fields but the last, then a number for the last field, from a block that all such kinds share.
"""

from collections.abc import Iterable
from itertools import accumulate
from math import prod
from typing import Any

from pantheon.core.actions import KINDS
from pantheon.core.game import Game

DEFAULT_WINDOW = 64
SPLIT_ABOVE = 4096
NOTHING = -1
"""In place of the first step's number: no action has been begun."""


class ActionEncoding:
    """Codes to numbers below `size`, and back."""

    def __init__(self, game: Game[Any, Any]) -> None:
        codec = game.codec
        sizes = [
            [bound or window or DEFAULT_WINDOW for _, bound in ranges]
            for ranges, window in zip(codec.ranges, codec.windows, strict=True)
        ]
        self.prefixes = [
            prod(each[:-1]) if len(each) > 1 and prod(each) > SPLIT_ABOVE else 0 for each in sizes
        ]
        """For each kind chosen in two steps the combinations of all fields but the last; else 0."""
        self.kinds = [
            prefix or prod(each) for prefix, each in zip(self.prefixes, sizes, strict=True)
        ]
        self.lasts = [
            each[-1] if prefix else 0 for prefix, each in zip(self.prefixes, sizes, strict=True)
        ]
        """The values of the last field of each kind that is chosen in two steps."""
        self.starts = [0, *accumulate(self.kinds)]
        self.second = self.starts[-1]
        """Where the numbers of second steps begin."""
        self.beyond = self.second + max(self.lasts, default=0)
        """The number that stands for what lies outside the windows."""
        self.size = self.beyond + 1
        self.kind_of = [kind for kind, count in enumerate(self.kinds) for _ in range(count)]
        """The kind of each number below `second`."""

    def number(self, code: int, begun: int = NOTHING) -> int:
        """The number of an action, or of the step that leads to it.

        `begun` is the number of the first step, if there was one. An action without a number of
        its own has `beyond`; one that the first step has ruled out has `NOTHING`.
        """
        packed, kind = divmod(code, KINDS)
        prefix = self.prefixes[kind]
        if not prefix:
            inside = packed < self.kinds[kind]
            number = self.starts[kind] + packed if inside else self.beyond
            return number if begun == NOTHING else NOTHING
        last, first = divmod(packed, prefix)
        if last >= self.lasts[kind]:
            return self.beyond if begun == NOTHING else NOTHING
        if begun == NOTHING:
            return self.starts[kind] + first
        return self.second + last if begun == self.starts[kind] + first else NOTHING

    def numbers(self, legal: Iterable[int], begun: int = NOTHING) -> dict[int, int]:
        """The numbers that a seat may choose, each with the smallest code that it may lead to."""
        found: dict[int, int] = {}
        for code in sorted(legal):
            number = self.number(code, begun)
            if number != NOTHING:
                found.setdefault(number, code)
        return found

    def begins(self, number: int) -> bool:
        """Whether a number is the first step of two."""
        return number < self.second and self.prefixes[self.kind_of[number]] > 0

    def code(self, number: int, begun: int = NOTHING) -> int:
        """The code of a number that is neither `beyond` nor a first step."""
        if number == self.beyond or not 0 <= number < self.size:
            raise ValueError(f"no single action has the number {number}")
        if number >= self.second:
            if not (begun >= 0 and self.begins(begun)):
                raise ValueError(f"{number} is a second step, and no first one was made")
            kind = self.kind_of[begun]
            first, last = begun - self.starts[kind], number - self.second
            return kind + KINDS * (first + self.prefixes[kind] * last)
        kind = self.kind_of[number]
        if self.prefixes[kind]:
            raise ValueError(f"{number} is the first step of two")
        return kind + KINDS * (number - self.starts[kind])
