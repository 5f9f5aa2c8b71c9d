"""The sea of triangles: 150 spaces in five rings around the middle (EN-R1), and its currents.

Spaces are numbered ring by ring, clockwise within a ring, so that ring 1 (the Otherworld) is
0 … 5 and ring 2 is 6 … 23.
"""

from __future__ import annotations

import math
from typing import Final

from .. import data

SPACES: Final = 150
RINGS: Final = 5
OTHERWORLD: Final = 6
"""The spaces below this number are the Otherworld."""

CORNERS: Final[list[list[tuple[int, int]]]] = []
"""Each space's three corners as grid points (i, j)."""
RING: Final[list[int]] = []
NEAR: Final[list[list[int]]] = []
"""The spaces that share a side with a space."""
AROUND: Final[list[list[int]]] = []
"""The six spaces around each inner grid point, clockwise."""
HUBS: Final[list[tuple[int, int]]] = []
"""The inner grid points, as (i, j)."""
_CENTRES: Final[list[tuple[float, float]]] = []
TOUCHING: Final[dict[tuple[int, int], list[int]]] = {}
"""The spaces that have a grid point for a corner."""


def xy(point: tuple[int, int]) -> tuple[float, float]:
    """Where a grid point lies; the side of a triangle is 1, y grows downwards."""
    return point[0] + point[1] * 0.5, point[1] * math.sqrt(3.0) / 2.0


def centre(space: int) -> tuple[float, float]:
    """Where the middle of a space lies."""
    return _CENTRES[space]


def points_down(space: int) -> bool:
    """Whether a space's triangle stands on its corner: two corners in the upper row."""
    rows = [corner[1] for corner in CORNERS[space]]
    return rows.count(min(rows)) == 2


def _distance(point: tuple[int, int]) -> int:
    return max(abs(point[0]), abs(point[1]), abs(point[0] + point[1]))


def angle(x: float, y: float) -> float:
    """A direction, clockwise from the right, as y grows downwards."""
    return math.atan2(y, x) % (2 * math.pi)


def _triangles() -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = []
    for i in range(-6, 6):
        for j in range(-6, 6):
            found.append([(i, j), (i + 1, j), (i, j + 1)])
            found.append([(i + 1, j), (i + 1, j + 1), (i, j + 1)])
    return [each for each in found if max(_distance(corner) for corner in each) <= RINGS]


def _number_spaces() -> None:
    numbered: list[tuple[int, float, list[tuple[int, int]]]] = []
    for corners in _triangles():
        places = [xy(corner) for corner in corners]
        x = sum(place[0] for place in places) / 3
        y = sum(place[1] for place in places) / 3
        numbered.append((max(_distance(corner) for corner in corners), angle(x, y), corners))
    numbered.sort()
    for ring, _, corners in numbered:
        RING.append(ring)
        CORNERS.append(corners)
        places = [xy(corner) for corner in corners]
        _CENTRES.append((sum(x for x, _ in places) / 3.0, sum(y for _, y in places) / 3.0))


def _find_neighbours() -> None:
    sides: dict[tuple[tuple[int, int], tuple[int, int]], list[int]] = {}
    for space in range(SPACES):
        ordered = sorted(CORNERS[space])
        for first, second in ((0, 1), (0, 2), (1, 2)):
            sides.setdefault((ordered[first], ordered[second]), []).append(space)
    for _ in range(SPACES):
        NEAR.append([])
    for pair in sides.values():
        if len(pair) == 2:
            NEAR[pair[0]].append(pair[1])
            NEAR[pair[1]].append(pair[0])
    for near in NEAR:
        near.sort()


def _find_hubs() -> None:
    for space in range(SPACES):
        for corner in CORNERS[space]:
            TOUCHING.setdefault(corner, []).append(space)
    for point in sorted(TOUCHING):
        if len(TOUCHING[point]) == 6:
            x, y = xy(point)
            turned: list[tuple[float, int]] = []
            for space in TOUCHING[point]:
                middle = centre(space)
                turned.append((angle(middle[0] - x, middle[1] - y), space))
            turned.sort()
            HUBS.append(point)
            AROUND.append([space for _, space in turned])


def _arcs() -> list[list[int]]:
    """Each current's spaces along its way, from the ring's first space on (EN-R3)."""
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


_number_spaces()
_find_neighbours()
_find_hubs()
ARCS: Final[list[list[int]]] = _arcs()
"""The currents' spaces along their way (EN-R3)."""
UPSTREAM: Final[list[list[int]]] = _upstream()
"""From each space, the neighbours that lie against the current (EN-2)."""
