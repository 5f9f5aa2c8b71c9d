"""Where things lie in the drawing: the World's cells and the rows around its frame."""

from __future__ import annotations

from pantheon.core.scene import Cell
from pantheon.core.words import words
from ..rules.state import State

TILE = 88.0
MARGIN = 126.0
ROW_DEPTH = 73.0
"""From the World's edge to the middle of a row."""
SLOT = 64.0
GAP = 6.0


def square(side: float) -> str:
    """A square around its middle, as a path."""
    half = side / 2
    return f"M{-half:g} {-half:g}L{half:g} {-half:g}L{half:g} {half:g}L{-half:g} {half:g}Z"


def slot_size(state: State) -> float:
    """The side of a slot: as many as lie along an edge share its length."""
    return min(SLOT, _pitch(state) - GAP)


def middle_of(state: State, cell: int) -> tuple[float, float]:
    """The middle of a cell of the World."""
    return (cell % state.grid.size + 0.5) * TILE, (cell // state.grid.size + 0.5) * TILE


def world_cell(state: State, cell: int) -> Cell:
    """A cell of the World; laid tiles are drawn under its outline."""
    name = state.grid.name(cell)
    x, y = middle_of(state, cell)
    label = words("four_gods-cell", cell=name)
    filled = state.laid[cell] >= 0
    return Cell(
        f"cell:{name}", "cell", x, y, label, layer=5 if filled else 0,
        paint="laid" if filled else "floor", rule="FG-10", number=cell,
    )  # fmt: skip


def row_cells(state: State, viewer: int) -> list[Cell]:
    """The slots of every row, the viewer's own at the bottom (FG-6)."""
    cells = []
    for seat in range(state.seats):
        for slot in range(state.slots):
            x, y = _slot_spot(state, (seat - viewer) % state.seats, slot)
            label = words("four_gods-slot", seat=seat, slot=slot + 1)
            cells.append(
                Cell(f"row:{seat}:{slot}", "slot", x, y, label, paint="slot", rule="FG-13",
                     symbol=f"four_gods-slot-@{seat}")
            )  # fmt: skip
    return cells


def turned(point: tuple[float, float], side: int) -> tuple[float, float]:
    """A point of the bottom side as it lies on another, seen from the World's middle."""
    x, y = point
    for _ in range(side):
        x, y = -y, x
    return x, y


def sides_of(seats: int, place: int) -> range:
    """The sides of the frame that a player's row takes, counted from the viewer on (FG-6)."""
    each = 2 if seats == 2 else 1
    return range(place * each, place * each + each)


def _pitch(state: State) -> float:
    along = state.slots // len(sides_of(state.seats, 0))
    return state.grid.size * TILE / along


def _slot_spot(state: State, place: int, slot: int) -> tuple[float, float]:
    sides = sides_of(state.seats, place)
    along = state.slots // len(sides)
    half = state.grid.size * TILE / 2
    x = (slot % along + 0.5) * _pitch(state) - half
    x, y = turned((x, half + ROW_DEPTH), sides[slot // along])
    return x + half, y + half
