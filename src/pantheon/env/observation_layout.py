"""A view as a row of numbers, each fact always at the same index.

The order follows the view's fields. A list gets as many places as it had entries at most in a
few random matches played for the purpose, with room to spare if its length ever changed, and
such a list is preceded by its length. Missing entries are 0, entries that do not fit are left
out. The layout depends on game, seats, options and rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.options import Options

PROBES = 6
STRIDE = 7
LONGEST = 20_000
ROOM = 8
"""Lists whose length changes get a multiple of this many places."""

Lengths = dict[str, tuple[int, int]]
Writer = Callable[[Any, list[float]], None]


class ObservationLayout:
    """The index of each fact of a view."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self._lengths: Lengths = {}
        self._samples: dict[str, Any] = {}
        for view in _probes(game, seats, options):
            self._survey("", view)
        self.names = tuple(self._names("", self._samples[""]))
        """The name of the fact at each index, such as `gods.0.power`."""
        self.size = len(self.names)
        self._write = self._writer("")

    def row(self, view: msgspec.Struct) -> list[float]:
        """The numbers of a view."""
        row: list[float] = []
        self._write(msgspec.to_builtins(view), row)
        return row

    def _survey(self, path: str, value: Any) -> None:
        """Note how long each list gets, and an example of its entries."""
        if isinstance(value, Mapping):
            known = self._samples.setdefault(path, {})
            known.update({key: each for key, each in value.items() if key not in known})
            for key, each in value.items():
                self._survey(f"{path}.{key}", each)
        elif isinstance(value, list | tuple):
            few, many = self._lengths.get(path, (len(value), len(value)))
            self._lengths[path] = min(few, len(value)), max(many, len(value))
            self._samples.setdefault(path, value)
            for each in value:
                self._survey(f"{path}[]", each)
        elif value is not None:
            self._samples.setdefault(path, value)

    def _places(self, path: str) -> tuple[int, bool]:
        few, many = self._lengths.get(path, (0, 0))
        return (many, False) if few == many else (-(-(many + 1) // ROOM) * ROOM, True)

    def _names(self, path: str, sample: Any, name: str = "") -> Iterator[str]:
        sample = self._samples.get(path, sample)
        if isinstance(sample, Mapping):
            for key in sorted(sample):
                yield from self._names(f"{path}.{key}", sample[key], f"{name}.{key}")
        elif isinstance(sample, list | tuple):
            places, changes = self._places(path)
            if changes:
                yield f"{name}.length".lstrip(".")
            for at in range(places):
                yield from self._names(f"{path}[]", 0, f"{name}.{at}")
        elif not isinstance(sample, str):
            yield name.lstrip(".")

    def _writer(self, path: str) -> Writer:
        """A function that writes the facts at a path."""
        sample = self._samples.get(path, 0)
        if isinstance(sample, Mapping):
            return _of_parts([(key, self._writer(f"{path}.{key}")) for key in sorted(sample)])
        if isinstance(sample, list | tuple):
            return _of_list(self._writer(f"{path}[]"), *self._places(path))
        return _skip if isinstance(sample, str) else _number


def _number(value: Any, row: list[float]) -> None:
    row.append(0.0 if value is None else float(value))


def _skip(value: Any, row: list[float]) -> None:
    """Text is left out."""


def _of_parts(parts: list[tuple[str, Writer]]) -> Writer:
    def write(value: Any, row: list[float]) -> None:
        known = value or {}
        for key, part in parts:
            part(known.get(key), row)

    return write


def _of_list(entry: Writer, places: int, changes: bool) -> Writer:
    blank: list[float] = []
    entry(None, blank)

    def write(value: Any, row: list[float]) -> None:
        entries = value or ()
        if changes:
            row.append(float(len(entries)))
        for each in entries[:places]:
            entry(each, row)
        row.extend(blank * (places - len(entries)))

    return write


def _probes(game: Game[Any, Any], seats: int, options: Options) -> Iterator[Any]:
    """Views of every seat at regular intervals of random matches, always the same ones."""
    for probe in range(PROBES):
        chance = Chance(f"layout:{probe}", record=False)
        state = game.setup(options, seats, chance)
        for _ in range(LONGEST // STRIDE):
            for seat in range(seats):
                yield msgspec.to_builtins(game.view(state, seat))
            if game.playout(state, chance, STRIDE) < STRIDE:
                break
        for seat in range(seats):
            yield msgspec.to_builtins(game.view(state, seat))
