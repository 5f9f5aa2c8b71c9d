"""Boards of equal places: squares, hexes, triangles. Rules take neighbours, pictures take cells."""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from pantheon.board.shapes import Point, hexagon, polygon
from pantheon.core.scene import Board, Cell, Paint, Panel, Piece, Scene
from pantheon.core.words import words

MARGIN = 8.0
PHONE, FINGER, LEAST = 360, 44, 30
"""Pixels: a narrow phone, a place that is easy to hit on it, and the least that can be hit."""
Box = tuple[float, float, float, float]
PLACE = Paint(fill="var(--place,#0000)", stroke="var(--hair,#2b2a3347)", width=2)
"""How an empty place is usually painted."""


def box_around(places: Iterable[Point], margin: float) -> Box:
    """The extent of a drawing with so much room around the middles of its places."""
    xs, ys = zip(*places, strict=True)
    left, top = min(xs) - margin, min(ys) - margin
    return left, top, max(xs) + margin - left, max(ys) + margin - top


def hex_middle(q: int, r: int, pitch: float) -> Point:
    """Where a hex with these axial coordinates lies; `pitch` is from middle to corner."""
    return round(pitch * math.sqrt(3) * (2 * q + r) / 2, 1), round(pitch * 1.5 * r, 1)


def bearing(x: float, y: float, side: float) -> tuple[int, int]:
    """Where a corner of a triangle lies, or the middle of a hex, as people say it.

    That is how many steps of this length it is from the middle of the board, and towards which
    hour of a clock.
    """
    across, down = abs(x), abs(y) / math.sin(math.pi / 3)
    steps = round((down + max(across - down / 2, 0)) / side)
    return steps, round(math.degrees(math.atan2(y, x)) / 30 + 3) % 12 or 12 if steps else 12


class Grid(NamedTuple):
    """The places of a board, numbered row by row."""

    outline: str
    """The shape of a place around its centre, as an SVG path."""
    centres: tuple[Point, ...]
    turns: tuple[float, ...]
    """How far each place is turned, in degrees: triangles stand on their base or on their tip."""
    neighbours: tuple[tuple[int, ...], ...]
    """For each place those that share a side with it."""

    def board(self) -> Board:
        """The extent of the drawing. On a phone 8 to 10 columns are shown as a whole."""
        reach = max(abs(number) for number in _numbers(self.outline))
        box = box_around(self.centres, reach + MARGIN)
        pixels = 2 * reach * PHONE / box[2]
        return Board(box, whole=LEAST <= pixels < FINGER)

    def cells(self, game: str, name: str = "place", rule: str = "") -> tuple[Cell, ...]:
        """A cell `NAME:number` for each place, with the message `GAME-NAME` and its number."""
        return tuple(
            Cell(f"{name}:{number}", name, x, y, words(f"{game}-{name}", number=number + 1),
                 turn=turn, paint=name, rule=rule)
            for number, ((x, y), turn) in enumerate(zip(self.centres, self.turns, strict=True))
        )  # fmt: skip

    def scene(
        self,
        game: str,
        name: str = "place",
        rule: str = "",
        *,
        pieces: tuple[Piece, ...] = (),
        panels: tuple[Panel, ...] = (),
        **more: Any,
    ) -> Scene:
        """A scene whose board is this grid, with pieces on it and more beside it."""
        return Scene(
            self.board(), self.cells(game, name, rule), pieces, panels,
            {name: self.outline}, {name: PLACE}, **more,
        )  # fmt: skip


def squares(columns: int, rows: int, size: float = 100) -> Grid:
    """A rectangle of squares with sides of this size."""
    half = 0.46 * size
    outline = polygon([(-half, -half), (half, -half), (half, half), (-half, half)])
    centres = tuple(
        ((column + 0.5) * size, (row + 0.5) * size)
        for row in range(rows)
        for column in range(columns)
    )
    return _grid(outline, centres, (0.0,) * len(centres), 1.1 * size)


def hexes(side: int, size: float = 60) -> Grid:
    """A hexagon of hexes with so many along each side; `size` is from centre to corner."""
    outline = hexagon(0.94 * size)
    width, reach = math.sqrt(3) * size, side - 1
    centres = tuple(
        (width * (column + row / 2), 1.5 * size * row)
        for row in range(-reach, reach + 1)
        for column in range(max(-reach, -reach - row), min(reach, reach - row) + 1)
    )
    return _grid(outline, centres, (0.0,) * len(centres), 1.1 * width)


def triangles(side: int, size: float = 120) -> Grid:
    """A triangle of triangles with so many along each side of this size."""
    height = math.sqrt(3) / 2 * size
    tip, base, half = -0.61 * height, 0.305 * height, 0.46 * size
    outline = polygon([(0, tip), (half, base), (-half, base)])
    centres: list[Point] = []
    turns: list[float] = []
    for row in range(side):
        for number in range(2 * row + 1):
            down = number % 2
            centres.append(((number - row) * size / 2, height * (row + (1 / 3 if down else 2 / 3))))
            turns.append(180.0 * down)
    return _grid(outline, tuple(centres), tuple(turns), 0.7 * height)


def _grid(outline: str, centres: tuple[Point, ...], turns: tuple[float, ...], near: float) -> Grid:
    neighbours = tuple(
        tuple(
            other
            for other, place in enumerate(centres)
            if other != number and math.dist(centre, place) < near
        )
        for number, centre in enumerate(centres)
    )
    return Grid(outline, centres, turns, neighbours)


def _numbers(path: str) -> list[float]:
    return [float(word) for word in path.strip("MZ").replace("L", " ").split()]
