"""The noise that bends coastlines: it depends on the place in the World alone."""

# compiled: thousands of points a drawing
import math
from typing import Final

from mypy_extensions import i64

SIZES: Final[list[float]] = [0.20, 0.06, 0.02]
PITCHES: Final[list[float]] = [1.6, 4.9, 13.0]
"""The amplitude of each octave, and its number of waves a tile."""


def bend(column: int, row: int, point: tuple[float, float]) -> tuple[float, float]:
    """Where a point of a tile's unit square lies in the World, in tiles."""
    x, y = column + point[0], row + point[1]
    shift_x, shift_y = 0.0, 0.0
    for number in range(len(SIZES)):
        size, pitch = SIZES[number], PITCHES[number]
        shift_x += size * _noise(x * pitch, y * pitch, 11 + number)
        shift_y += size * _noise(x * pitch, y * pitch, 21 + number)
    return (x + shift_x * _taper(point[0]), y + shift_y * _taper(point[1]))


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
