"""Observations: what a seat may know as a row of numbers, each fact always in the same column.

One layout serves every number of seats and every option of a game. A row begins with the table's
part, which never changes during a match: the number of seats and the options. The rest is the
state as the observer knows it, the observer's own things before those of the seats to its left.
The functions that write a row are generated from the state's declaration (`codegen/observations`)
and compiled; nothing is copied into a view on the way.
"""

import importlib
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from types import ModuleType
from typing import Any

import msgspec

from pantheon.core.chance import Luck
from pantheon.core.errors import OptionRefused
from pantheon.core.game import Game
from pantheon.core.observation_rows import new_row
from pantheon.core.options import Options, Pick, Switch, Whole, declared, random_options

RANDOM_TABLES = 3
"""Random matches per number of seats, played to see how long lists and how large numbers get."""
STRIDE = 12
LONGEST = 600
ROOM = 4
"""Lists whose length changes get a multiple of this many columns."""


class FieldColumns(msgspec.Struct, frozen=True):
    """The columns of one field of the state.

    `room` is the number of entries it has room for: of a list, or of each seat's list.
    """

    name: str
    shape: str
    of_table: bool
    is_category: bool
    room: int
    low: int
    high: int
    """The least and the greatest number seen, for fields whose values are names."""
    names: tuple[str, ...]
    scale: tuple[float, ...]
    """What a column's number is multiplied by to lie between -1 and 1, or nearly."""


class ObservationLayout:
    """The columns of a game's observations."""

    def __init__(self, game: Game[Any, Any]) -> None:
        module = _generated(game)
        self._write_table = module.write_table
        self._write_seat = module.write_seat
        self._write_changes = getattr(module, "write_changes", None)
        self._memos: int = getattr(module, "MEMOS", 0)
        self.most_seats = game.seats[-1]
        self.fields = tuple(_measured(game, module.FIELDS, module.RULINGS))
        """All fields, those of the table first."""
        self.rooms = [each.room for each in self.fields]
        self.names = tuple(name for each in self.fields for name in each.names)
        """The name of each column, such as `power.0`: the observer is seat 0."""
        self.scale = [factor for each in self.fields for factor in each.scale]
        self.size = len(self.names)
        self.table_size = sum(len(each.names) for each in self.fields if each.of_table)
        """The number of columns of the table's part."""

    def write_table(self, state: Any, row: Any, at: int) -> None:
        """Write the table's part into `row` (see `new_row`) from index `at` on."""
        self._write_table(state, row, at, self.rooms)

    def write_seat(self, state: Any, seat: int, row: Any, at: int) -> None:
        """Write the rest of the row that begins at index `at`, as a seat knows it."""
        self._write_seat(state, seat, row, at + self.table_size, self.rooms, self.most_seats)

    def new_memo(self) -> list[list[int] | None]:
        """For `write_changes`: what was last written into a row."""
        return [None] * self._memos

    def write_changes(self, state: Any, seat: int, row: Any, at: int, memo: Any) -> None:
        """As `write_seat`, but over the row last written with this memo, which saves time.

        Lists that a game replaces and never changes (`Replaced`) are skipped if they are the same.
        """
        if self._write_changes is None:
            self.write_seat(state, seat, row, at)
        else:
            start = at + self.table_size
            self._write_changes(state, seat, row, start, self.rooms, self.most_seats, memo)

    def row(self, state: Any, seat: int) -> Any:
        """One seat's row, as a vec of 16-bit numbers: `numpy.frombuffer(row, numpy.int16)`."""
        row = new_row(self.size)
        self.write_table(state, row, 0)
        self.write_seat(state, seat, row, 0)
        return row


@cache
def observation_layout(game: Game[Any, Any]) -> ObservationLayout:
    """The layout of a game, measured once in a process."""
    return ObservationLayout(game)


def _generated(game: Game[Any, Any]) -> ModuleType:
    package = type(game).__module__.rpartition(".")[0]
    try:
        return importlib.import_module(f"{package}.generated.observation")
    except ModuleNotFoundError as error:
        raise TypeError(
            f"{game.name} has no observations: declare its State as core/fields.py says,"
            f" and run `python -m pantheon.codegen FOLDER`"
        ) from error


# How long lists and how large numbers get


class _Measure:
    """The longest list and the farthest numbers that a field has had."""

    def __init__(self) -> None:
        self.room = 0
        self.first_room = 0
        self.low = 0
        self.high = 0
        self.farthest: dict[str, int] = {"": 1, "length": 1}

    def note(self, shape: str, value: Any, seats: int) -> None:
        if isinstance(value, dict):
            self._lengthen(len(value))
            for name, number in value.items():
                self.farthest[name] = max(self.farthest.get(name, 1), abs(number))
            return
        if shape in {"number", "seat", "bits"}:
            entries = [int(value)]
        elif shape == "lengths by seat":
            entries = [len(each) for each in value]
        elif shape == "lists by seat":
            entries = [number for each in value for number in each]
            self._lengthen(max(map(len, value)))
        else:
            entries = value
            self._lengthen(len(value) // (seats if shape == "by seat" else 1))
        if entries:
            self.low = min(self.low, *entries)
            self.high = max(self.high, *entries)
            self.farthest[""] = max(1, self.high, -self.low)

    def _lengthen(self, length: int) -> None:
        self.first_room = self.first_room or length
        self.room = max(self.room, length)
        self.farthest["length"] = max(self.farthest["length"], length)


def _measured(
    game: Game[Any, Any],
    fields: tuple[tuple[str, str, bool, bool], ...],
    rulings: list[str],
) -> Iterator[FieldColumns]:
    """The columns of every field, as large as needed in the tables and matches of `_probes`."""
    measures = {name: _Measure() for name, *_ in fields}
    for state in _probes(game):
        for name, shape, *_ in fields:
            value = attrgetter(name)(state)
            if shape == "options":
                value = {each: value[each] for each in value if each not in rulings}
            measures[name].note(shape, value, state.seats)
    for name, shape, of_table, is_category in fields:
        measure = measures[name]
        grows = shape in {"counted list", "lists by seat"} or measure.room > measure.first_room
        room = -(-measure.room // ROOM) * ROOM if grows and shape != "by seat" else measure.room
        columns = list(_columns(name.partition(".")[0], shape, room, measure, game.seats[-1]))
        names, scale = zip(*columns, strict=True) if columns else ((), ())
        yield FieldColumns(
            name, shape, of_table, is_category, room, measure.low, measure.high, names, scale
        )


def _columns(
    name: str, shape: str, room: int, measure: _Measure, most: int
) -> Iterator[tuple[str, float]]:
    """Each column's name and scale, in the order in which the generated functions write them."""
    unit = 1 / measure.farthest[""]
    counted = ("length", 1 / measure.farthest["length"])
    entries = [(str(at), unit) for at in range(room)]
    seats = [str(seat) for seat in range(most)]
    if shape == "options":
        named = sorted(each for each in measure.farthest if each not in {"", "length"})
        yield from ((f"{name}.{each}", 1 / measure.farthest[each]) for each in named)
    elif shape in {"number", "seat"}:
        yield name, unit
    elif shape == "bits":
        yield from ((f"{name}.{seat}", 1.0) for seat in seats)
    elif shape == "lengths by seat":
        yield from ((f"{name}.{seat}.length", unit) for seat in seats)
    elif shape == "lists of bits":
        yield from ((f"{name}.{at}.{seat}", 1.0) for at in range(room) for seat in seats)
    elif shape == "by seat" and room == 1:
        yield from ((f"{name}.{seat}", unit) for seat in seats)
    elif shape in {"by seat", "lists by seat"}:
        each_seat = entries if shape == "by seat" else [counted, *entries]
        yield from ((f"{name}.{seat}.{at}", factor) for seat in seats for at, factor in each_seat)
    else:
        every = [counted, *entries] if shape == "counted list" else entries
        yield from ((f"{name}.{at}", factor) for at, factor in every)


def _probes(game: Game[Any, Any]) -> Iterator[Any]:
    """States of many tables, always the same ones."""
    for seats in game.seats:
        for options in _tables(game, seats):
            yield game.setup(options, seats, Luck(0))
        for number in range(RANDOM_TABLES):
            luck = Luck(number)
            options = random_options(game.options, luck, seats) if number else game.options()
            state = game.setup(options, seats, luck)
            for _ in range(LONGEST // STRIDE):
                yield game.known(state, 0)
                if game.playout(state, luck, STRIDE) < STRIDE:
                    break
            yield game.known(state, 0)


def _tables(game: Game[Any, Any], seats: int) -> Iterator[Options]:
    """The default options, each changed in turn to every extreme of its range."""
    for each in declared(game.options):
        knob = each.knob
        values: tuple[Any, ...] = ()
        if isinstance(knob, Whole):
            values = (knob.low, knob.high)
        elif isinstance(knob, Switch):
            values = (False, True)
        elif isinstance(knob, Pick):
            values = knob.values
        for value in values:
            options = game.options(**{each.name: value})
            try:
                options.check(seats)
            except OptionRefused:
                continue
            yield options
