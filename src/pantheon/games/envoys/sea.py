"""The sea of triangles: 150 spaces in five rings around the middle (EN-R1).

Spaces are numbered ring by ring, clockwise within a ring, so that ring 1 (the Otherworld) is
0 … 5 and ring 2 is 6 … 23. A grid point with six spaces around it is a point that an island
can lie around (EN-R2): a spot is point * 6 + the first of its spaces, clockwise.
"""

from __future__ import annotations

import math
from typing import Final

SPACES: Final = 150
RINGS: Final = 5
OTHERWORLD: Final = 6
"""The spaces below this number are the Otherworld."""
POINTS: Final = 61
SPOTS: Final = 366
SMALL: Final = 3
LARGE: Final = 4
OUTSIDE: Final = 12
"""The realm of the board's edge; a realm of islands has the number of one of them."""

CORNERS: Final[list[list[tuple[int, int]]]] = []
"""Each space's three corners as grid points (i, j)."""
RING: Final[list[int]] = []
NEAR: Final[list[list[int]]] = []
"""The spaces that share a side with a space."""
AROUND: Final[list[list[int]]] = []
"""The six spaces around each inner grid point, clockwise."""
HUBS: Final[list[tuple[int, int]]] = []
"""The inner grid points, as (i, j)."""
CLEAN: Final = 0
TOUCHED: Final = 1
COVERED: Final = 2
_TOUCHING: Final[dict[tuple[int, int], list[int]]] = {}
_OPEN_SPOTS: Final[list[list[int]]] = []


def xy(point: tuple[int, int]) -> tuple[float, float]:
    """Where a grid point lies; the side of a triangle is 1, y grows downwards."""
    return point[0] + point[1] * 0.5, point[1] * math.sqrt(3.0) / 2.0


def centre(space: int) -> tuple[float, float]:
    """Where the middle of a space lies."""
    corners = [xy(corner) for corner in CORNERS[space]]
    return sum(x for x, _ in corners) / 3.0, sum(y for _, y in corners) / 3.0


def points_down(space: int) -> bool:
    """Whether a space's triangle stands on its corner: two corners in the upper row."""
    rows = [corner[1] for corner in CORNERS[space]]
    return rows.count(min(rows)) == 2


class Site:
    """An island's spaces on a spot, clockwise, and what lies around them.

    `rim` are the spaces that touch the island at a side or a corner, in a circle; a -1 stands
    where the board's edge breaks it. `shore` has a 1 for those that share a side with the
    island. Bits count along the rim: `sides` has for each village those beside it.
    """

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.rim = _circle(cells)
        self.sides: list[int] = []
        for space in cells:
            bits = 0
            for number in range(len(self.rim)):
                if self.rim[number] in NEAR[space]:
                    bits |= 1 << number
            self.sides.append(bits)
        beside = [near for space in cells for near in NEAR[space]]
        self.shore: list[int] = [1 if space in beside else 0 for space in self.rim]

    def water(self, land: list[int]) -> int:
        """The bits of the rim's sea spaces."""
        bits = 0
        bit = 1
        for space in self.rim:
            if space >= OTHERWORLD and land[space] < 0:
                bits |= bit
            bit += bit
        return bits

    def closes_no_ring(self, land: list[int], realm: list[int]) -> bool:
        """Whether the stretches of land along the rim belong to different realms.

        Islands that touch, be it at a corner, are one realm, and so are all that touch the
        board's edge. Water is cut off exactly where an island joins a realm to itself. Water
        that touches only a corner parts nothing: the land on both sides touches there as well.
        """
        count = len(self.rim)
        start = 0
        while start < count and not (self.shore[start] and land[self.rim[start]] < 0):
            start += 1
        joined = 0
        parted = True
        for step in range(count):
            at = start + step if start + step < count else start + step - count
            space = self.rim[at]
            if space >= 0 and land[space] < 0:
                if self.shore[at]:
                    parted = True
            elif parted:
                parted = False
                bit = 1 << (OUTSIDE if space < 0 else realm[land[space]])
                if joined & bit:
                    return False
                joined |= bit
        return True

    def coasts(self, water: int) -> int:
        """How many of the villages have a side on the rim's water."""
        count = 0
        for bits in self.sides:
            if bits & water:
                count += 1
        return count


def site(spot: int, size: int) -> Site:
    """The site of an island of that size on a spot."""
    return _SITES[(size - SMALL) * SPOTS + spot]


def cells_of(spot: int, size: int) -> list[int]:
    """The spaces of an island of that size on a spot, clockwise (EN-R2)."""
    return _SITES[(size - SMALL) * SPOTS + spot].cells


def fresh_marks() -> list[int]:
    """How sites stand on an empty board, by size and spot: CLEAN, or to be looked at."""
    return _FRESH[:]


def mark_land(marks: list[int], space: int) -> None:
    """Sites that a new piece of land covers or touches are no longer clean."""
    for key in _COVERING[space]:
        marks[key] = COVERED
    for key in _RIMMING[space]:
        if marks[key] == CLEAN:
            marks[key] = TOUCHED


def open_spots(size: int) -> list[int]:
    """The spots whose spaces all lie outside the first two rings (EN-12)."""
    return _OPEN_SPOTS[size - SMALL]


def _distance(point: tuple[int, int]) -> int:
    return max(abs(point[0]), abs(point[1]), abs(point[0] + point[1]))


def _angle(x: float, y: float) -> float:
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
        numbered.append((max(_distance(corner) for corner in corners), _angle(x, y), corners))
    numbered.sort()
    for ring, _, corners in numbered:
        RING.append(ring)
        CORNERS.append(corners)


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
            _TOUCHING.setdefault(corner, []).append(space)
    for point in sorted(_TOUCHING):
        if len(_TOUCHING[point]) == 6:
            x, y = xy(point)
            turned: list[tuple[float, int]] = []
            for space in _TOUCHING[point]:
                middle = centre(space)
                turned.append((_angle(middle[0] - x, middle[1] - y), space))
            turned.sort()
            HUBS.append(point)
            AROUND.append([space for _, space in turned])


def _circle(cells: list[int]) -> list[int]:
    """The spaces around an island, clockwise, with a gap (-1) where two do not share a side."""
    touching: list[int] = []
    for space in cells:
        for corner in CORNERS[space]:
            for each in _TOUCHING[corner]:
                if each not in cells and each not in touching:
                    touching.append(each)
    middles = [centre(space) for space in cells]
    x = sum([middle[0] for middle in middles]) / len(cells)
    y = sum([middle[1] for middle in middles]) / len(cells)
    turned: list[tuple[float, int]] = []
    for space in touching:
        middle = centre(space)
        turned.append((_angle(middle[0] - x, middle[1] - y), space))
    turned.sort()
    circle: list[int] = []
    for number in range(len(turned)):
        if turned[number - 1][1] not in NEAR[turned[number][1]]:
            circle.append(-1)
        circle.append(turned[number][1])
    return circle


def _find_sites() -> list[Site]:
    sites: list[Site] = []
    for size in (SMALL, LARGE):
        outside: list[int] = []
        for spot in range(SPOTS):
            cells = [AROUND[spot // 6][(spot + number) % 6] for number in range(size)]
            sites.append(Site(cells))
            if min([RING[space] for space in cells]) > 2:
                outside.append(spot)
        _OPEN_SPOTS.append(outside)
    return sites


def _mark_sites() -> list[int]:
    """Note which sites each space matters to; clean ones may always be built on."""
    empty = [-1] * SPACES
    marks: list[int] = []
    for key in range(len(_SITES)):
        place = _SITES[key]
        for space in place.cells:
            _COVERING[space].append(key)
        for space in place.rim:
            if space >= 0:
                _RIMMING[space].append(key)
        clean = place.closes_no_ring(empty, []) and place.coasts(place.water(empty)) >= 2
        marks.append(CLEAN if clean else TOUCHED)
    return marks


_number_spaces()
_find_neighbours()
_find_hubs()
_SITES: Final = _find_sites()
_COVERING: Final[list[list[int]]] = [[] for _ in range(SPACES)]
_RIMMING: Final[list[list[int]]] = [[] for _ in range(SPACES)]
_FRESH: Final[list[int]] = _mark_sites()
