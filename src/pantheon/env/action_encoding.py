"""A fixed number for every action of a game, from the codes that engines speak in.

A kind of action has a block of numbers, as many as its fields have values together; a last
field without bound has the values of its window (windows.toml). One number more, the last,
stands for the legal action of smallest code beyond every window, so that a seat is never
without an action that it can name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import accumulate
from math import prod
from typing import Any

from pantheon.core.actions import KINDS
from pantheon.core.game import Game


class Encoding:
    """Codes to numbers below `size`, and back."""

    def __init__(self, game: Game[Any, Any]) -> None:
        windows = _windows(game.name)
        self.kinds = [
            prod(bound or windows.get(field, windows["any"]) for field, bound in ranges)
            for ranges in game.codec.ranges
        ]
        self._starts = [0, *accumulate(self.kinds)]
        self.beyond = self._starts[-1]
        """The number that stands for what lies beyond the windows."""
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
            raise ValueError(f"{number} is the number of no single action")
        kind = next(at for at, start in enumerate(self._starts[1:]) if number < start)
        return kind + KINDS * (number - self._starts[kind])


@cache
def _windows(game: str) -> dict[str, int]:
    stated = tomllib.loads(files(__package__).joinpath("windows.toml").read_text("utf-8"))
    return {**stated["default"], **stated.get(game, {})}
