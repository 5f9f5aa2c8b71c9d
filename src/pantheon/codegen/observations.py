"""`generated/observation.py`: a state as a row of numbers, from the fields of `rules/state.py`.

A row holds what a view holds, and derived fields that have an entry for each seat or are marked
as `Observed`. Fields that are `Given` never change during a match: `write_table` writes them,
`write_seat` the others. Options that are rulings (`core.options.Ruling`) have no columns.
"""

import ast
from pathlib import Path

from .declarations import Module, fields_of, names_in
from .state_functions import NUMBERS, ROWS, Field

HELPERS = "pantheon.core.observation_rows"
FIELDS = "Path and shape of each field, whether it is the table's and whether a category."
RULINGS = "Options that have no columns."
SEAT = "What a seat may know; returns the index after it."
HEAD = [
    '"""Observations as rows of numbers. Made from rules/state.py by `make setup`."""',
    "",
    "from __future__ import annotations",
    "",
    "from typing import Final",
    "",
    "from librt.vecs import vec",
    "from mypy_extensions import i16, i64",
    "",
]
CHANGES = "As `write_seat`, over the row last written with this memo: unchanged lists are skipped."


def observation_module(module: Module, package: str, folder: Path) -> str:
    """The source of `generated/observation.py`."""
    return _Observation(module, package, folder).source()


class _Observation:
    """The observations of one game."""

    def __init__(self, module: Module, package: str, folder: Path) -> None:
        declared = next(node for node in module.classes() if node.name == "State")
        self.module = module
        self.package = package
        self.fields = [Field(node, module) for node in fields_of(declared)]
        written = [each for each in self.fields if _shape(each)]
        self.table = [each for each in written if _is_of_table(each)]
        self.seat = [each for each in written if not _is_of_table(each) and _is_observed(each)]
        self.kept = [
            each for each in self.seat if "Replaced" in each.markers and _shape(each) == "list"
        ]
        """Lists that need not be written again while they are the same."""
        self.hidden = _names_in_hide(folder / "knowledge" / "hide.py")
        self.rulings = _rulings(folder / "options.py")

    def source(self) -> str:
        body = [*self._fields(), *self._write_table(), *self._write_seat()]
        if self.hidden is not None:
            body += _glimpse(self.fields, self.hidden)
        text = "\n".join(body)
        return "\n".join([*HEAD, *self._imports(text), "", text, ""])

    def _imports(self, text: str) -> list[str]:
        used = sorted({name for name in _SHAPES.values() if f"{name}(" in text})
        expressions = [*map(_pad, self.seat)]
        expressions += [each for field in self.seat for each in field.markers.get("SeatNumber", [])]
        lines = [
            *self.module.imports(set().union(*map(names_in, expressions))),
            f"from {HELPERS} import {', '.join(used)}",
            f"from {self.module.name} import State",
        ]
        if self.hidden is not None:
            lines.append(f"from {self.package}.knowledge.hide import hide")
        return sorted(lines)

    def _fields(self) -> list[str]:
        return [
            "FIELDS: Final = (",
            *(_entry(each, each in self.table) for each in [*self.table, *self.seat]),
            ")",
            f'"""{FIELDS}"""',
            f"RULINGS: Final[list[str]] = {self.rulings}",
            f'"""{RULINGS}"""',
            "",
            "",
        ]

    def _write_table(self) -> list[str]:
        return [
            "def write_table(state: State, row: vec[i16], at: i64, rooms: list[int]) -> i64:",
            '    """What never changes during a match; returns the index after it."""',
            *(_line(each, room) for room, each in enumerate(self.table)),
            "    return at",
            "",
            "",
        ]

    def _write_seat(self) -> list[str]:
        """`write_seat`; in a game with lists to be kept, `write_changes` and a call of it."""
        lines = _write_seat_of_memo(len(self.kept)) if self.kept else []
        lines += [
            f"def write_{'changes' if self.kept else 'seat'}(",
            "    state: State,",
            "    seat: i64,",
            "    row: vec[i16],",
            "    at: i64,",
            "    rooms: list[int],",
            "    most: i64,",
            *(["    memo: list[list[int] | None],"] if self.kept else []),
            ") -> i64:",
            f'    """{CHANGES if self.kept else SEAT}"""',
        ]
        if any("Counted" in each.markers for each in self.seat):
            lines.append("    whole = state")
        if self.hidden is not None:
            lines.append("    state = _glimpse(state, seat)")
        lines.append("    seats: i64 = state.seats")
        for room, each in enumerate(self.seat, len(self.table)):
            line = _line(each, room)
            lines += (
                _unless_kept(each, room, self.kept.index(each)) if each in self.kept else [line]
            )
        return [*lines, "    return at"]


_SHAPES = {
    "number": "put",
    "list": "put_list",
    "counted list": "put_counted",
    "by seat": "put_by_seat",
    "lists by seat": "put_lists_by_seat",
    "lengths by seat": "put_lengths_by_seat",
    "seat": "put_seat_number",
    "seats": "put_seat_numbers",
    "bits": "put_seat_bits",
    "lists of bits": "put_lists_of_seat_bits",
    "options": "put_list",
}
"""The function that writes each shape."""


def _is_of_table(field: Field) -> bool:
    """Whether a field never changes; the number of seats may be worked out from the options."""
    return field.given or field.name == "seats"


def _write_seat_of_memo(count: int) -> list[str]:
    """`write_seat` of a game with lists that are replaced, never changed: a row without memo."""
    return [
        f"MEMOS: Final = {count}",
        '"""How many lists a row is compared with before they are written again."""',
        "",
        "",
        "def write_seat(",
        "    state: State, seat: i64, row: vec[i16], at: i64, rooms: list[int], most: i64",
        ") -> i64:",
        f'    """{SEAT}"""',
        "    memo: list[list[int] | None] = [None] * MEMOS",
        "    return write_changes(state, seat, row, at, rooms, most, memo)",
        "",
        "",
    ]


def _unless_kept(field: Field, room: int, number: int) -> list[str]:
    """The statements that write a list unless it is the one that was written last time."""
    return [
        f"    if memo[{number}] is state.{field.name}:",
        f"        at += i64(rooms[{room}])",
        "    else:",
        f"        memo[{number}] = state.{field.name}",
        f"    {_line(field, room)}",
    ]


def _is_observed(field: Field) -> bool:
    markers = field.markers
    if "Unobserved" in markers or field.flag or field.name.endswith("_shared"):
        return False
    if "Observed" in markers or field.viewed:
        return True
    return "Derived" in markers and "PerSeat" in markers


def _shape(field: Field) -> str | None:
    """How a field is written; None for one that is no number and has none."""
    kind, markers = field.saved_type, field.markers
    if kind == "dict[str, int]":
        return "options"
    if kind in {"int", "bool"}:
        if "SeatBits" in markers:
            return "bits"
        return "seat" if "SeatNumber" in markers else "number"
    if kind == ROWS:
        return "lengths by seat" if "Counted" in markers else "lists by seat"
    if kind != NUMBERS:
        return None
    if "SeatBits" in markers:
        return "lists of bits"
    if "SeatNumber" in markers:
        return "seats"
    if "PerSeat" in markers:
        return "by seat"
    return "list" if markers.keys() & {"Filled", "Start", "Given"} else "counted list"


def _path(field: Field) -> str:
    """Where a field's numbers are: `power`, or `knobs.values` for those an object was made of."""
    return f"{field.name}.{field.markers['Given'][1]}" if field.markers.get("Given") else field.name


def _pad(field: Field) -> str:
    """What stands in a column without an entry: the name for nothing that a list is filled with.

    It is 0 where a list begins with amounts: a number, or something of the state.
    """
    _, fill = [*field.markers.get("Filled", field.markers.get("PerSeat", [])), "0", "0"][:2]
    return "0" if not names_in(fill) or "state" in names_in(fill) else fill


def _entry(field: Field, of_table: bool) -> str:
    """A field's entry in FIELDS."""
    is_category = "Category" in field.markers
    return f'    ("{_path(field)}", "{_shape(field)}", {of_table}, {is_category}),'


def _line(field: Field, room: int) -> str:
    """The statement that writes a field."""
    shape = _shape(field)
    assert shape is not None
    value = f"state.{_path(field)}"
    if shape == "options":
        value = f"[{value}[name] for name in sorted({value}) if name not in RULINGS]"
    unit = (field.markers.get("SeatNumber") or ["1"])[0]
    if shape == "lengths by seat":
        value = f"whole.{field.name}"
    arguments = {
        "number": f"{value}",
        "seat": f"{value}, seats, seat, {unit}",
        "seats": f"{value}, seats, seat, rooms[{room}], {unit}",
        "bits": f"{value}, seats, seat, most",
        "lists of bits": f"{value}, seats, seat, rooms[{room}], most",
        "by seat": f"{value}, seats, seat, rooms[{room}], most, {_pad(field)}",
        "counted list": f"{value}, rooms[{room}]",
        "lengths by seat": f"{value}, seats, seat, most",
        "lists by seat": f"{value}, seats, seat, rooms[{room}], most",
    }.get(shape, f"{value}, rooms[{room}], {_pad(field)}")
    return f"    at = {_SHAPES[shape]}(row, at, {arguments})"


def _rulings(path: Path) -> list[str]:
    """The options that are marked as a `Ruling`."""
    if not path.is_file():
        return []
    return [
        node.target.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and "Ruling" in names_in(ast.unparse(node.annotation))
    ]


def _names_in_hide(path: Path) -> set[str] | None:
    """The fields of the state that `hide` reads or changes; None in a game without secrets."""
    if not path.is_file():
        return None
    return {
        node.attr
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "state"
    }


def _glimpse(fields: list[Field], hidden: set[str]) -> list[str]:
    """A known state that shares with the real one whatever `hide` does not touch."""
    lines = [
        "",
        "",
        "def _glimpse(state: State, seat: i64) -> State:",
        '    """The state as a seat knows it, to be looked at and thrown away."""',
        "    twin = State()",
    ]
    for each in fields:
        value = each.copied("state") if each.name in hidden else f"state.{each.name}"
        if "Counted" in each.markers:  # what is in them is not looked at: nothing to hide
            value = f"[[] for _ in state.{each.name}]"
        lines.append(f"    twin.{each.name} = {value}")
    return [*lines, "    hide(twin, seat)", "    return twin"]
