"""A fixed number for every action of a game, made from the engine's codes.

Each kind of action has a block of numbers, one for each combination of its fields' values. A
last field without bound has as many values as its `Window` says (core/actions.py). One more
number, the last, stands for the legal action with the smallest code outside every window, so
that a seat always has an action with a number.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from math import prod
from typing import Any

from pantheon.core.actions import KINDS
from pantheon.core.game import Game

DEFAULT_WINDOW = 64


class ActionEncoding:
    """Codes to numbers below `size`, and back."""

    def __init__(self, game: Game[Any, Any]) -> None:
        codec = game.codec
        self.kinds = [
            prod(bound or window or DEFAULT_WINDOW for _, bound in ranges)
            for ranges, window in zip(codec.ranges, codec.windows, strict=True)
        ]
        self._starts = [0, *accumulate(self.kinds)]
        self.beyond = self._starts[-1]
        """The number that stands for what lies outside the windows."""
        self.size = self.beyond + 1

    def number(self, code: int) -> int:
        """The number of an action; `beyond` if it has none of its own."""
        packed, kind = divmod(code, KINDS)
        return self._starts[kind] + packed if packed < self.kinds[kind] else self.beyond

    def numbers(self, legal: Iterable[int]) -> dict[int, int]:
        """The numbers of a seat's legal actions, each with its code."""
        found: dict[int, int] = {}
        for code in sorted(legal):
            found.setdefault(self.number(code), code)
        return found

    def code(self, number: int) -> int:
        """The code of a number other than `beyond`."""
        if not 0 <= number < self.beyond:
            raise ValueError(f"no single action has the number {number}")
        kind = next(at for at, start in enumerate(self._starts[1:]) if number < start)
        return kind + KINDS * (number - self._starts[kind])
