"""Where things lie in the drawing: islands, buildings, paths, and pieces on an island.

The islands tile the plane as octagons and the squares between them; a scene unit is a
thousandth of the chart's width, about.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..rules.chart import LATTICE, PATHS, RIM, SQUARE
from ..rules.constants import GODS, RANKS

PITCH = 340.0
CHANNEL = 8.0
EDGE = 454.0
BOX = (-EDGE, -EDGE, 2 * EDGE, 2 * EDGE)

APOTHEM = PITCH / 2 - CHANNEL
"""From a god island's middle to its straight sides."""
TIP = (PITCH * (math.sqrt(2) - 1) / 2 - CHANNEL) * math.sqrt(2) * 1.03
"""From an action island's middle to its corners."""
GOD_GROUND = 340.0
ACTION_GROUND = 194.0
"""Widths of the islands' pictures."""
_SIDE = APOTHEM * (math.sqrt(2) - 1)
_CUT = TIP * 0.16

SHAPES = {
    "god": (
        f"M{-_SIDE:.1f} {-APOTHEM:.1f}H{_SIDE:.1f}L{APOTHEM:.1f} {-_SIDE:.1f}V{_SIDE:.1f}"
        f"L{_SIDE:.1f} {APOTHEM:.1f}H{-_SIDE:.1f}L{-APOTHEM:.1f} {_SIDE:.1f}V{-_SIDE:.1f}Z"
    ),
    "action": (
        f"M{-_CUT:.1f} {_CUT - TIP:.1f}Q0 {-TIP:.1f} {_CUT:.1f} {_CUT - TIP:.1f}"
        f"L{TIP - _CUT:.1f} {-_CUT:.1f}Q{TIP:.1f} 0 {TIP - _CUT:.1f} {_CUT:.1f}"
        f"L{_CUT:.1f} {TIP - _CUT:.1f}Q0 {TIP:.1f} {-_CUT:.1f} {TIP - _CUT:.1f}"
        f"L{_CUT - TIP:.1f} {_CUT:.1f}Q{-TIP:.1f} 0 {_CUT - TIP:.1f} {-_CUT:.1f}Z"
    ),
    "building": "M-22 -34H22V18H-22Z",
    "path": "M-27 0A27 27 0 1 1 27 0A27 27 0 1 1 -27 0Z",
}

_GOD_BUILDINGS = ((-94.5, 72.0), (-31.5, 82.0), (31.5, 82.0), (94.5, 72.0))
_ACTION_BUILDINGS = ((-21.0, 42.0), (21.0, 42.0), (-56.0, 14.0), (56.0, 14.0))
_MARK_OFFSET = PITCH * 0.118
_OUTWARD = ((0, -1), (0, -1), (1, 0), (1, 0), (0, 1), (0, 1), (-1, 0), (-1, 0))


START_PIECES = ("person", "house", "ship")
"""The pieces placed at the start, as pictures and words call them (EL-11)."""


class Field(NamedTuple):
    """A part of an island for pieces of a kind: its middle, its size, a piece's width."""

    x: float
    y: float
    width: float
    height: float
    size: float


HOUSES = Field(-112, -18, 76, 96, 46)
GOD_PEOPLE = Field(112, -12, 72, 84, 34)
GOD_SHIPS = Field(0, 140, 132, 38, 42)
ACTION_PEOPLE = Field(0, 1, 124, 26, 27)
_HARBOURS = {
    4: (-62, -64), 5: (64, -64), 6: (62, -64), 7: (-64, -62), 8: (0, 74),
    9: (64, -62), 10: (-62, 66), 11: (64, 66), 12: (62, 66),
}  # fmt: skip
"""Where ships lie off an action island, by its spot: on the open sea, if there is any."""


def people_field(spot: int) -> Field:
    """Where people stand on the island of that spot."""
    return GOD_PEOPLE if spot < GODS else ACTION_PEOPLE


def ship_field(spot: int) -> Field:
    """Where ships lie at the island of that spot."""
    if spot < GODS:
        return GOD_SHIPS
    x, y = _HARBOURS[spot]
    return Field(x, y, 64, 46, 44)


class Spot(NamedTuple):
    """A place in a field, and the width of the piece that fits there."""

    dx: float
    dy: float
    size: float


class Isle(NamedTuple):
    """An island as the pictures know it."""

    name: str
    energies: tuple[str, ...]


@cache
def isles() -> tuple[Isle, ...]:
    """The islands' names and energies, by number."""
    text = files("pantheon.games.elements").joinpath("data", "islands.toml").read_text("utf-8")
    return tuple(
        Isle(each["name"], tuple(each["energies"])) for each in tomllib.loads(text)["islands"]
    )


def energy_symbol(god: int) -> str:
    """The picture of a god's energy."""
    return f"elements-energy-{isles()[god].name}"


def centre(spot: int) -> tuple[float, float]:
    """The middle of a spot of the map."""
    if spot < GODS:
        row, column = divmod(spot, SQUARE)
        return (column - 0.5) * PITCH, (row - 0.5) * PITCH
    row, column = divmod(spot - GODS, LATTICE)
    return (column - 1) * PITCH, (row - 1) * PITCH


def building_place(spot: int, rank: int) -> tuple[float, float]:
    """Where an island's building of that rank stands."""
    x, y = centre(spot)
    dx, dy = (_GOD_BUILDINGS if spot < GODS else _ACTION_BUILDINGS)[rank % RANKS]
    return x + dx, y + dy


def mark_place(path: int) -> tuple[float, float]:
    """Where a path's marker lies: off the middle of the god island's outer side."""
    ax, ay = centre(RIM[path])
    bx, by = centre(RIM[(path + 1) % PATHS])
    out_x, out_y = _OUTWARD[path]
    return (ax + bx) / 2 + out_x * _MARK_OFFSET, (ay + by) / 2 + out_y * _MARK_OFFSET


def path_line(path: int) -> str:
    """The line of a path: from coast to coast by way of its marker."""
    ax, ay = centre(RIM[path])
    bx, by = centre(RIM[(path + 1) % PATHS])
    out_x, out_y = _OUTWARD[path]
    along_x, along_y = (bx - ax) / PITCH, (by - ay) / PITCH
    reach = TIP / 2 + CHANNEL
    sx, sy = ax + (along_x + out_x) * reach, ay + (along_y + out_y) * reach
    ex, ey = bx + (out_x - along_x) * reach, by + (out_y - along_y) * reach
    mx, my = mark_place(path)
    return (
        f"M{sx:.1f} {sy:.1f}C{sx + 30 * along_x:.1f} {sy + 30 * along_y:.1f}"
        f" {mx - 50 * along_x:.1f} {my - 50 * along_y:.1f} {mx:.1f} {my:.1f}"
        f"S{ex - 30 * along_x:.1f} {ey - 30 * along_y:.1f} {ex:.1f} {ey:.1f}"
    )


def spread(field: Field, count: int, ratio: float) -> list[Spot]:
    """Places for so many pieces in a field; they grow smaller only when they must.

    `ratio` is a piece's height over its width.
    """
    columns, rows, size = 1, 1, 0.0
    for wide in range(1, count + 1):
        high = math.ceil(count / wide)
        fits = min(field.size, field.width / wide, field.height / high / ratio)
        if fits > size:
            columns, rows, size = wide, high, fits
    step_x = min(field.width / columns, size * 1.08)
    step_y = min(field.height / rows, size * ratio * 0.92)
    return [
        Spot(
            round(field.x + (place % columns - (columns - 1) / 2) * step_x, 1),
            round(field.y + (place // columns - (rows - 1) / 2) * step_y, 1),
            round(size, 1),
        )
        for place in range(count)
    ]
