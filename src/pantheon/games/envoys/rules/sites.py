"""Where islands can lie: every site on the sea, and what lies around it (EN-R2).

A spot is point * 6 + the first of the point's spaces, clockwise, and a site is a spot with an
island's size. At the edge of the board, where a point has three spaces, a small island has one
spot and a large one none.
"""

from typing import Final

from mypy_extensions import i64

from . import sea
from .sea import NEAR, OTHERWORLD, SPACES

AROUND_POINT: Final = 6
INNER_SPOTS: Final = 366
SPOTS: Final = 510
SMALL: Final = 3
LARGE: Final = 4
OUTSIDE: Final = 12
"""The realm of the board's edge; a realm of islands has the number of one of them."""


class Mark:
    """How a site stands while islands are laid."""

    FREE: Final = 0  # an island may lie there
    TOUCHED: Final = 1  # something around it has changed: it has to be looked at again
    BARREN: Final = 2  # the book allows it, but some island would have too few coasts (EN-R14)
    SHUT: Final = 3  # an island would cut water off
    COVERED: Final = 4


class Site:
    """An island's spaces on a spot, clockwise, and what lies around them.

    `rim` are the spaces that touch the island at a side or a corner, in a circle; a -1 stands
    where the board's edge breaks it. `shore` has a 1 for those that share a side with the
    island.
    """

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.rim = _circle(cells)
        beside = [near for space in cells for near in NEAR[space]]
        self.shore: list[int] = [1 if space in beside else 0 for space in self.rim]

    def closes_no_ring(self, land: list[int], realm: list[int]) -> bool:
        """Whether the stretches of land along the rim belong to different realms.

        Islands that touch, be it at a corner, are one realm, and so are all that touch the
        board's edge. Water is cut off exactly where an island joins a realm to itself. Water
        that touches only a corner parts nothing: the land on both sides touches there as well.
        """
        rim = self.rim
        shore = self.shore
        count: i64 = len(rim)
        at: i64 = 0
        while at < count and not (shore[at] and land[rim[at]] < 0):
            at += 1
        one: i64 = 1
        joined: i64 = 0
        parted = True
        step: i64 = 0
        while step < count:
            if at >= count:
                at -= count
            space: i64 = rim[at]
            if space >= 0 and land[space] < 0:
                if shore[at]:
                    parted = True
            elif parted:
                parted = False
                number: i64 = OUTSIDE if space < 0 else realm[land[space]]
                if joined & (one << number):
                    return False
                joined |= one << number
            at += 1
            step += 1
        return True

    def leaves_coasts(self, land: list[int], villages: list[int]) -> bool:
        """Whether two of an island's villages have a sea side besides this site's spaces."""
        cells = self.cells
        coasts = 0
        for village in villages:
            for near in NEAR[village]:
                if near >= OTHERWORLD and land[near] < 0 and near not in cells:
                    coasts += 1
                    break
            if coasts == 2:
                return True
        return False


def _circle(cells: list[int]) -> list[int]:
    """The spaces around an island, clockwise, with a gap (-1) where two do not share a side."""
    touching: list[int] = []
    for space in cells:
        for corner in sea.CORNERS[space]:
            touching += [each for each in sea.TOUCHING[corner] if each not in cells + touching]
    middles = [sea.centre(space) for space in cells]
    x = sum([middle[0] for middle in middles]) / len(cells)
    y = sum([middle[1] for middle in middles]) / len(cells)
    turned = sea.clockwise(touching, x, y)
    circle: list[int] = []
    for number in range(len(turned)):
        if turned[number - 1] not in NEAR[turned[number]]:
            circle.append(-1)
        circle.append(turned[number])
    return circle


def _find_sites() -> list[Site]:
    small: list[Site] = []
    large: list[Site] = []
    for spot in range(INNER_SPOTS):
        start, around = spot % AROUND_POINT, sea.AROUND[spot // AROUND_POINT]
        cells = [around[(start + step) % AROUND_POINT] for step in range(LARGE)]
        small.append(Site(cells[:SMALL]))
        large.append(Site(cells))
    for around in sea.AROUND[sea.INNER_POINTS :]:
        small += [Site(around)] * AROUND_POINT
    return small + large


_SITES: Final = _find_sites()
"""By size and spot."""


def site_key(spot: int, size: int) -> int:
    """The number of a site."""
    return (size - SMALL) * SPOTS + spot


def site(spot: int, size: int) -> Site:
    """The site of an island of that size on a spot."""
    return _SITES[(size - SMALL) * SPOTS + spot]


def cells_of(spot: int, size: int) -> list[int]:
    """The spaces of an island of that size on a spot, clockwise (EN-R2)."""
    return _SITES[(size - SMALL) * SPOTS + spot].cells


def open_spots(size: int, edges: int = 0) -> list[int]:
    """The spots outside the first two rings (EN-12), with or without the points of the edge."""
    return _EDGED_SPOTS[size - SMALL] if edges else _OPEN_SPOTS[size - SMALL]


def fresh_marks() -> list[int]:
    """How sites stand on an empty board."""
    return _FRESH[:]


def mark_land(marks: list[int], space: int) -> None:
    """Sites that a new piece of land covers are lost, those it touches are to be looked at."""
    for key in _COVERING[space]:
        marks[key] = Mark.COVERED
    for key in _RIMMING[space]:
        if marks[key] != Mark.COVERED:
            marks[key] = Mark.TOUCHED


def mark_around(marks: list[int], space: int) -> None:
    """Free sites around a piece of land are to be looked at: it may have lost a coast."""
    for key in _RIMMING[space]:
        if marks[key] == Mark.FREE:
            marks[key] = Mark.TOUCHED


def _empty_board(place: Site) -> int:
    """How a site stands before any island lies."""
    empty = [-1] * SPACES
    free = place.closes_no_ring(empty, []) and place.leaves_coasts(empty, place.cells)
    return Mark.FREE if free else Mark.TOUCHED


_OPEN_SPOTS: Final[list[list[int]]] = [
    [
        spot
        for spot in range(INNER_SPOTS)
        if min([sea.RING[space] for space in cells_of(spot, size)]) > 2
    ]
    for size in (SMALL, LARGE)
]
_EDGED_SPOTS: Final[list[list[int]]] = [
    _OPEN_SPOTS[0] + list(range(INNER_SPOTS, SPOTS, AROUND_POINT)),
    _OPEN_SPOTS[1],
]
_FRESH: Final[list[int]] = [_empty_board(place) for place in _SITES]
_COVERING: Final[list[list[int]]] = [[] for _ in range(SPACES)]
_RIMMING: Final[list[list[int]]] = [[] for _ in range(SPACES)]
for _size in (SMALL, LARGE):
    for _spot in open_spots(_size, edges=1):
        for _space in site(_spot, _size).cells:
            _COVERING[_space].append(site_key(_spot, _size))
        for _space in site(_spot, _size).rim:
            if _space >= 0:
                _RIMMING[_space].append(site_key(_spot, _size))
