"""A view as a row of numbers, each fact always at the same place.

The places follow the view's own fields. A list gets as many places as it had entries, at
most, in a few random matches played for the purpose (with room to spare if it ever changed
its length); what is not there is 0, what would not fit is left out. Each list that can
change its length is preceded by its length. The layout is the same whenever game, seats,
options and rules are.
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
"""Lists that change their length get a multiple of this many places."""

Lengths = dict[str, tuple[int, int]]
Writer = Callable[[Any, list[float]], None]


class ObservationLayout:
    """Where each fact of a view stands."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        self._lengths: Lengths = {}
        self._samples: dict[str, Any] = {}
        for view in _probes(game, seats, options):
            self._survey("", view)
        self.names = tuple(self._names("", self._samples[""]))
        """What stands at each place, such as `gods.0.power`."""
        self.size = len(self.names)
        self._write = self._writer("")

    def row(self, view: msgspec.Struct) -> list[float]:
        """The numbers of a view."""
        row: list[float] = []
        self._write(msgspec.to_builtins(view), row)
        return row

    def _survey(self, path: str, value: Any) -> None:
        """Remember how long each list gets, and an example of what is in it."""
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

    def _names(self, path: str, sample: Any, told: str = "") -> Iterator[str]:
        sample = self._samples.get(path, sample)
        if isinstance(sample, Mapping):
            for key in sorted(sample):
                yield from self._names(f"{path}.{key}", sample[key], f"{told}.{key}")
        elif isinstance(sample, list | tuple):
            places, changes = self._places(path)
            if changes:
                yield f"{told}.length".lstrip(".")
            for at in range(places):
                yield from self._names(f"{path}[]", 0, f"{told}.{at}")
        elif not isinstance(sample, str):
            yield told.lstrip(".")

    def _writer(self, path: str) -> Writer:
        """What writes the facts at a path, worked out once."""
        sample = self._samples.get(path, 0)
        if isinstance(sample, Mapping):
            return _of_parts([(key, self._writer(f"{path}.{key}")) for key in sorted(sample)])
        if isinstance(sample, list | tuple):
            return _of_list(self._writer(f"{path}[]"), *self._places(path))
        return _nothing if isinstance(sample, str) else _number


def _number(value: Any, row: list[float]) -> None:
    row.append(0.0 if value is None else float(value))


def _nothing(value: Any, row: list[float]) -> None:
    """Words are for people."""


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
    """Views of every seat, now and then, in random matches that are always the same ones."""
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
