"""The sea of triangles: 150 spaces in five rings around the middle (EN-R1), and its currents.

Spaces are numbered ring by ring, clockwise within a ring, so that ring 1 (the Otherworld) is
0 … 5 and ring 2 is 6 … 23.
"""

import math
from typing import Final

from .. import data

Point = tuple[int, int]
"""A point of the grid (i, j), where corners of triangles meet."""

SPACES: Final = 150
RINGS: Final = 5
OTHERWORLD: Final = 6
"""The spaces below this number are the Otherworld."""
FAR: Final = 30
"""More than the steps between any two spaces."""


def xy(point: Point) -> tuple[float, float]:
    """Where a grid point lies; the side of a triangle is 1, y grows downwards."""
    return point[0] + point[1] * 0.5, point[1] * math.sqrt(3.0) / 2.0


def centre(space: int) -> tuple[float, float]:
    """Where the middle of a space lies."""
    return _middle(CORNERS[space])


def clockwise(spaces: list[int], x: float, y: float) -> list[int]:
    """Spaces in their order around a place, clockwise from the right."""
    middles = [centre(space) for space in spaces]
    angles = [_angle(middle[0] - x, middle[1] - y) for middle in middles]
    return [space for _, space in sorted(zip(angles, spaces, strict=True))]


def points_down(space: int) -> bool:
    """Whether a space's triangle stands on its corner: two corners in the upper row."""
    rows = [corner[1] for corner in CORNERS[space]]
    return rows.count(min(rows)) == 2


def _middle(corners: list[Point]) -> tuple[float, float]:
    places = [xy(corner) for corner in corners]
    return sum([x for x, _ in places]) / 3.0, sum([y for _, y in places]) / 3.0


def _angle(x: float, y: float) -> float:
    """A direction, clockwise from the right, as y grows downwards."""
    return math.atan2(y, x) % (2 * math.pi)


def _ring(corners: list[Point]) -> int:
    return max([max(abs(i), abs(j), abs(i + j)) for i, j in corners])


def _triangles() -> list[list[Point]]:
    """The corners of every space, in the order of their numbers."""
    found: list[list[Point]] = []
    for i in range(-6, 6):
        for j in range(-6, 6):
            found.append([(i, j), (i + 1, j), (i, j + 1)])
            found.append([(i + 1, j), (i + 1, j + 1), (i, j + 1)])
    inside = [(_ring(each), _angle(*_middle(each)), each) for each in found if _ring(each) <= RINGS]
    return [corners for _, _, corners in sorted(inside)]


def _touching() -> dict[Point, list[int]]:
    found: dict[Point, list[int]] = {}
    for space in range(SPACES):
        for corner in CORNERS[space]:
            found.setdefault(corner, []).append(space)
    return found


def _near() -> list[list[int]]:
    found: list[list[int]] = []
    for corners in CORNERS:
        touching = [space for corner in corners for space in TOUCHING[corner]]
        found.append(sorted({space for space in touching if touching.count(space) == 2}))
    return found


def _fan(point: Point) -> list[int]:
    """The spaces around a grid point, clockwise; at the edge from the clouds to the clouds."""
    around = clockwise(TOUCHING[point], *xy(point))
    while len(around) < 6 and around[-1] in NEAR[around[0]]:
        around = around[1:] + around[:1]
    return around


def _arcs() -> list[list[int]]:
    found: list[list[int]] = []
    for current in data.read("currents")["currents"]:
        start, count = RING.index(current["ring"]), RING.count(current["ring"])
        way = 1 if current["way"] == "clockwise" else -1
        for arc in range(current["arcs"]):
            first = current["first"] + arc * current["apart"]
            spaces = [first + way * step for step in range(current["length"])]
            found.append([start + space % count for space in spaces])
    return found


def _upstream() -> list[list[int]]:
    against: list[list[int]] = [[] for _ in range(SPACES)]
    for arc in ARCS:
        for step in range(1, len(arc)):
            against[arc[step]].append(arc[step - 1])
    return against


def _distances() -> list[list[int]]:
    """The steps between any two spaces, over land and sea."""
    found: list[list[int]] = []
    for start in range(SPACES):
        steps = [FAR] * SPACES
        steps[start] = 0
        queue = [start]
        for space in queue:
            for near in NEAR[space]:
                if steps[near] == FAR:
                    steps[near] = steps[space] + 1
                    queue.append(near)
        found.append(steps)
    return found


CORNERS: Final[list[list[Point]]] = _triangles()
"""Each space's three corners."""
RING: Final[list[int]] = [_ring(corners) for corners in CORNERS]
TOUCHING: Final[dict[Point, list[int]]] = _touching()
"""The spaces that have a grid point for a corner."""
NEAR: Final[list[list[int]]] = _near()
"""The spaces that share a side with a space."""
INNER_POINTS: Final = 61
POINTS: Final[list[Point]] = [
    point for count in (6, 3) for point in sorted(TOUCHING) if len(TOUCHING[point]) == count
]
"""The grid points that an island can lie around: the inner ones, then those of the edge."""
AROUND: Final[list[list[int]]] = [_fan(point) for point in POINTS]
"""The spaces around each of them, clockwise: six, or at the edge three."""
ARCS: Final[list[list[int]]] = _arcs()
"""The currents' spaces along their way (EN-R3)."""
UPSTREAM: Final[list[list[int]]] = _upstream()
"""From each space, the neighbours that lie against the current (EN-2)."""
DISTANCE: Final[list[list[int]]] = _distances()
