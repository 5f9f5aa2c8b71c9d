"""Where things lie in the drawing: the World's cells and the rows around its frame."""

from functools import cache

from pantheon.board import Kit, Point, squares, turned
from pantheon.core.kept import kept
from pantheon.core.scene import Cell
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES
from ..rules.grid import Grid
from ..rules.state import State

TILE = 88.0
MARGIN = 126.0
ROW_DEPTH = 73.0
"""From the World's edge to the middle of a row."""
SLOT, GAP = 64.0, 6.0
"""The side of a slot, and the least distance to the next."""
PROPHETS = tuple(f"px-prophet-{name}" for name in COLOUR_NAMES)
"""Symbols by colour."""
KIT = Kit(
    "four_gods",
    {
        "city": {"size": 82.0, "layer": 7},
        "prophet": {"size": 40.0, "layer": 8, "rule": "FG-19"},
        "influence": {"size": 32.0, "layer": 9, "rule": "FG-50"},
    },
)


@cache
def middles(size: int) -> tuple[Point, ...]:
    """The middles of the World's cells."""
    return squares(size, size, TILE).centres


@cache
def world_cell(grid: Grid, cell: int, covered: bool) -> Cell:
    """A cell of the World; laid tiles are drawn under its outline."""
    name, (x, y) = grid.name(cell), middles(grid.size)[cell]
    layer, paint = (5, "laid") if covered else (0, "floor")
    return Cell(f"cell:{name}", "cell", x, y, words("four_gods-cell", cell=name),
                layer=layer, paint=paint, rule="FG-10", number=cell)  # fmt: skip


def sides_each(seats: int) -> int:
    """How many sides of the frame each row takes: from the viewer's, clockwise (FG-6)."""
    return 2 if seats == 2 else 1


def slot_size(state: State) -> float:
    """The side of a slot: as many as lie along an edge share its length."""
    return min(SLOT, _pitch(state) - GAP)


def _pitch(state: State) -> float:
    """From one slot to the next."""
    return state.grid.size * TILE / (state.slots // sides_each(state.seats))


@kept("grid", "seats", "slots")
def row_cells(state: State, viewer: int) -> tuple[Cell, ...]:
    """The slots of every row, the viewer's own at the bottom (FG-6)."""
    along = state.slots // sides_each(state.seats)
    half = state.grid.size * TILE / 2
    cells = []
    for seat in range(state.seats):
        first_side = (seat - viewer) % state.seats * sides_each(state.seats)
        for slot in range(state.slots):
            spot = ((slot % along + 0.5) * _pitch(state) - half, half + ROW_DEPTH)
            x, y = turned(spot, first_side + slot // along)
            cells.append(
                KIT.cell(f"row:{seat}:{slot}", (x + half, y + half), "slot", "FG-13", "slot",
                         "slot", symbol=f"four_gods-slot-@{seat}", seat=seat, slot=slot + 1)
            )  # fmt: skip
    return tuple(cells)
