"""Where things lie in the drawing, and shapes as path data: coasts, currents, borders.

A point is a complex number, x + y·j, with y growing downwards.
"""

import cmath
import math
from functools import cache
from itertools import pairwise

from pantheon.board import curves
from ..rules.sea import CORNERS, POINTS, centre, xy
from ..rules.sites import AROUND_POINT, SMALL, cells_of

UNIT = 100.0
"""The side of a triangle in the drawing."""


def _drawn(place: tuple[float, float]) -> complex:
    """A place of the sea in the drawing's units."""
    return complex(round(place[0] * UNIT, 1), round(place[1] * UNIT, 1))


@cache
def middle(space: int) -> complex:
    """Where a space's middle lies."""
    return _drawn(centre(space))


@cache
def grid_point(number: int) -> complex:
    """Where a grid point lies."""
    return _drawn(xy(POINTS[number]))


def hub(spot: int) -> complex:
    """Where the grid point of an island lies."""
    return grid_point(spot // AROUND_POINT)


@cache
def island_middle(spot: int, size: int) -> complex:
    """The middle of an island's villages."""
    villages = cells_of(spot, size)
    return sum(middle(space) for space in villages) / len(villages)


def outward(spot: int, space: int) -> complex:
    """The direction from an island's grid point to a village's middle, of length 1."""
    return curves.unit(middle(space) - hub(spot))


@cache
def turn_of(spot: int) -> int:
    """By how many degrees an island is turned: its symbol begins with the space at 30."""
    return round(math.degrees(cmath.phase(outward(spot, cells_of(spot, SMALL)[0]))) - 30) % 360


@cache
def coast(spot: int, size: int) -> str:
    """The outline of an island, a little inside its spaces, cornerless and uneven."""
    return curves.coast(_outline(spot, size), spot * 7 + size)


def _outline(spot: int, size: int) -> list[complex]:
    """An island's corners, clockwise: its grid point first where that is a corner."""
    start = hub(spot)
    corners = [start] if size > SMALL else []
    for space in cells_of(spot, size):
        first, second = {_drawn(xy(corner)) for corner in CORNERS[space]} - {start}
        clockwise = ((first - start).conjugate() * (second - start)).imag > 0
        corners += (first, second) if clockwise else (second, first)
    return list(dict.fromkeys(corners))


@cache
def borders(spot: int, size: int) -> str:
    """The lines between an island's villages, from its grid point outwards."""
    start = hub(spot)
    data = ""
    for first, second in pairwise(cells_of(spot, size)):
        shared = {_drawn(xy(corner)) for corner in CORNERS[first] if corner in CORNERS[second]}
        (end,) = shared - {start}
        ends = (curves.between(start, end, part) for part in (0.2, 0.86))
        data += "M" + "L".join(map(curves.text, ends))
    return data
