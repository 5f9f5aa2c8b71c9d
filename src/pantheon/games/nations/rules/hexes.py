"""The unlimited field of hexagons, numbered in a spiral from the middle outwards.

Cell 0 is the middle; ring k holds the 6k cells at distance k. So every cell of an endless
field has a small number, near cells have smaller ones, and a field is a flat list that grows
ring by ring. The tables below are a cache of this numbering, the same for every match.
"""

from typing import Final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east, as axial (q, r)."""

_AXIAL: Final[list[tuple[int, int]]] = [(0, 0)]
_CELL: Final[dict[tuple[int, int], int]] = {(0, 0): 0}
_NEIGHBOURS: Final[list[list[int]]] = []


def cells_within(radius: int) -> int:
    """How many cells lie within that distance of the middle."""
    return 3 * radius * (radius + 1) + 1


def neighbours(cell: int) -> list[int]:
    """The six cells around a cell, east first, counter-clockwise."""
    while cell >= len(_NEIGHBOURS):
        _widen()
    return _NEIGHBOURS[cell]


def axial(cell: int) -> tuple[int, int]:
    """A cell's axial coordinates (q, r)."""
    while cell >= len(_AXIAL):
        _widen()
    return _AXIAL[cell]


def cell_at(q: int, r: int) -> int:
    """The cell with these axial coordinates."""
    while (q, r) not in _CELL:
        _widen()
    return _CELL[(q, r)]


def _widen() -> None:
    """Number one more ring, and write down the neighbours of the ring inside it."""
    radius = 1
    while cells_within(radius) <= len(_AXIAL):
        radius += 1
    q, r = -radius, radius
    for step_q, step_r in DIRECTIONS:
        for _ in range(radius):
            _CELL[(q, r)] = len(_AXIAL)
            _AXIAL.append((q, r))
            q += step_q
            r += step_r
    for q, r in _AXIAL[len(_NEIGHBOURS) : cells_within(radius - 1)]:
        _NEIGHBOURS.append([_CELL[(q + dq, r + dr)] for dq, dr in DIRECTIONS])
