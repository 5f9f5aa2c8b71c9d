"""Ornaments for the frame of a square board: its sides, vines, coordinates, rings of figures.

Points are seen from the board's middle; paths are in the board's units, from its top left corner.
"""

import math
from collections.abc import Iterable, Sequence

from pantheon.board.shapes import Point
from pantheon.board.sides import turned

FIGURE = (
    (-4.6, 5.4), (-4.4, 0.0), (-3.6, -2.6), (0.0, -6.8), (3.6, -2.6), (4.4, 0.0), (4.6, 5.4),
)  # fmt: skip
"""A small hooded figure."""
FEW = 14
"""So many figures fit round a medal at their full size."""
GAP = 0.16
"""The part of a ring that stays free, to each side."""


def side_path(half: float, side: int, points: Sequence[Point], command: str = "L") -> str:
    """A path along a side of a board whose half is given; points are those of the bottom side."""
    spots = [turned(point, side) for point in points]
    text = [f"{x + half:.1f} {y + half:.1f}" for x, y in spots]
    return f"M{text[0]}{command}" + " ".join(text[1:])


def mitred_side(half: float, side: int, near: float, far: float) -> str:
    """A side of the frame between two distances from the middle, cut at 45° at its ends."""
    corners = [(-far, far), (-near, near), (near, near), (far, far)]
    return side_path(half, side, corners) + "Z"


def vine(half: float, side: int, away: float, swing: float) -> str:
    """Waves along a side, so far from the board, with a leaf on each."""
    y = half + away
    count = round(2 * half / (swing * 6))
    step = 2 * half / count
    path = ""
    for number in range(count):
        x, up = number * step - half, swing if number % 2 else -swing
        stem, tip = (x + step * 0.45, y + up * 0.48), (x + step * 0.62, y - up * 0.55)
        path += side_path(half, side, [(x, y), (x + step / 2, y + up), (x + step, y)], "Q")
        leaf = [stem, (x + step * 0.48, y - up * 0.5), tip, (x + step * 0.6, y + up * 0.3), stem]
        path += side_path(half, side, leaf, "Q")
    return path


def coordinates(
    columns: Iterable[str], tile: float, half: float, away: float
) -> list[tuple[str, str, Point]]:
    """Letters along the bottom and the top, numbers along the sides: a name, a text, a place."""
    marks: list[tuple[str, str, Point]] = []
    for number, column in enumerate(columns):
        along, far, row = (number + 0.5) * tile - half, half + away, str(number + 1)
        marks += [
            (f"s:{column}", column, (along, far)),
            (f"n:{column}", column, (along, -far)),
            (f"w:{row}", row, (-far, -along)),
            (f"e:{row}", row, (far, -along)),
        ]
    return marks


def figures_around(x: float, y: float, radius: float, count: int, down: bool) -> list[str]:
    """So many small figures on a ring with a gap below, or above."""
    size, found = 0.95 if count <= FEW else 0.7, []
    for number in range(count):
        angle = math.pi * (0.5 + GAP) + number * 2 * math.pi * (1 - GAP) / max(1, count - 1)
        rise = radius * math.sin(angle)
        at_x, at_y = x + radius * math.cos(angle), y + (rise if down else -rise)
        text = [f"{at_x + dx * size:.1f} {at_y + dy * size:.1f}" for dx, dy in FIGURE]
        found.append(f"M{text[0]}C{' '.join(text[1:])}Z")
    return found
