"""Coastlines on square tiles: lines bent by noise that depends on the place on the board alone.

The noise dies out across a side, so every tile is bent onto itself, and what is drawn on
neighbouring tiles meets without knowing each other.
"""

import math
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

SIZES: Final[list[float]] = [0.20, 0.06, 0.02]
PITCHES: Final[list[float]] = [1.6, 4.9, 13.0]
"""The amplitude of each octave, and its number of waves a tile."""

Point = tuple[float, float]


def bend(column: int, row: int, point: Point) -> Point:
    """Where a point of a tile's unit square lies on the board, in tiles."""
    x, y = column + point[0], row + point[1]
    shift_x, shift_y = 0.0, 0.0
    for number in range(len(SIZES)):
        size, pitch = SIZES[number], PITCHES[number]
        shift_x += size * _noise(x * pitch, y * pitch, 11 + number)
        shift_y += size * _noise(x * pitch, y * pitch, 21 + number)
    return (x + shift_x * _taper(point[0]), y + shift_y * _taper(point[1]))


def bent(column: int, row: int, line: Sequence[Point], tile: float) -> list[Point]:
    """A line of a tile's unit square on the board, for tiles of this size."""
    found = [bend(column, row, point) for point in line]
    return [(x * tile, y * tile) for x, y in found]


def beside(line: Sequence[Point], away: float, left: float, top: float, tile: float) -> list[Point]:
    """A line so far to one side of another, kept on the tile with this corner and size."""
    shifted: list[Point] = []
    last = len(line) - 1
    for number in range(last + 1):
        x, y = line[number]
        before, after = line[max(0, number - 1)], line[min(last, number + 1)]
        along_x, along_y = after[0] - before[0], after[1] - before[1]
        length = math.hypot(along_x, along_y) or 1.0
        u, v = x - along_y / length * away, y + along_x / length * away
        shifted.append((min(max(u, left), left + tile), min(max(v, top), top + tile)))
    return shifted


def steps(points: Sequence[Point]) -> str:
    """A path in steps of a tenth, each rounded from where the last one ended.

    It is written as short as SVG allows: a board has hundreds of such steps.
    """
    x, y = round(points[0][0] * 10), round(points[0][1] * 10)
    path = "M" + _tenths(x) + _further(y) + "l"
    found: list[str] = []
    for point in points[1:]:
        next_x, next_y = round(point[0] * 10), round(point[1] * 10)
        across, down = next_x - x, next_y - y
        found.append(_further(across) if found else _tenths(across))
        found.append(_further(down))
        x, y = next_x, next_y
    return path + "".join(found)


def _further(number: int) -> str:
    """A number of tenths after another number: a sign sets it off, too."""
    text = _tenths(number)
    return text if number < 0 else " " + text


def _tenths(number: int) -> str:
    """A number of tenths."""
    sign = "-" if number < 0 else ""
    whole, tenth = divmod(abs(number), 10)
    if not tenth:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{tenth}"


def _taper(u: float) -> float:
    """0 at the sides of a tile, close to 1 between them."""
    inner = min(1.0, max(0.0, 4 * u * (1 - u)))
    return 1 - (1 - inner) ** 2


def _noise(x: float, y: float, seed: i64) -> float:
    """Smooth noise from -1 to 1."""
    left, above = math.floor(x), math.floor(y)
    u, v = _ease(x - left), _ease(y - above)
    column: i64 = left
    row: i64 = above
    top = _hash(column, row, seed) * (1 - u) + _hash(column + 1, row, seed) * u
    low = _hash(column, row + 1, seed) * (1 - u) + _hash(column + 1, row + 1, seed) * u
    return 2 * (top * (1 - v) + low * v) - 1


def _ease(t: float) -> float:
    return t**3 * (t * (t * 6 - 15) + 10)


def _hash(column: i64, row: i64, seed: i64) -> float:
    n: i64 = (column * 374761393 + row * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 2246822519) & 0xFFFFFFFF
    last: int = (n ^ (n >> 15)) & 0xFFFFFFFF
    return last / 4294967296.0
