"""The World's cells, their sides and corners (FG-1, FG-R1).

Cells are numbered by row from the top left. Sides: 0 north, 1 east, 2 south, 3 west; corners
clockwise from the top left, so that side N joins corners N and N + 1.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from .constants import CORNERS, FEWEST_SIDES, NOBODY

COLUMNS: Final = "abcdefghijkl"


class Grid:
    """A square World. Never changed, so all states of a size share one."""

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.cells: int = size * size
        self.beside: list[int] = []
        """The cell beyond each side, at cell * SIDES + side; NOBODY beyond the frame."""
        self.regions: int = self.cells * CORNERS
        self.places: list[tuple[int, int]] = [
            (region // CORNERS, region % CORNERS) for region in range(self.regions)
        ]
        """The cell and the first corner of each region."""
        self.names: list[str] = [
            place_name(cell % size, size - cell // size) for cell in range(self.cells)
        ]
        self.framed: list[int] = []
        """How many sides of each cell lie on the frame."""
        for cell in range(self.cells):
            row, column = cell // size, cell % size
            around = [
                cell - size if row > 0 else NOBODY,
                cell + 1 if column < size - 1 else NOBODY,
                cell + size if row < size - 1 else NOBODY,
                cell - 1 if column > 0 else NOBODY,
            ]
            self.beside.extend(around)
            self.framed.append(around.count(NOBODY))
        framed = enumerate(self.framed)
        self.open: list[int] = [cell for cell, sides in framed if sides >= FEWEST_SIDES]
        """The open cells of an empty World: its corners (FG-11)."""
        self.spot: list[int] = [NOBODY] * self.cells
        """Each cell's place among them."""
        for place, cell in enumerate(self.open):
            self.spot[cell] = place

    def place(self, cell: int) -> tuple[int, int]:
        """A cell as events name it: column from 0, rank from 1 at the bottom; NOBODY as that."""
        if cell == NOBODY:
            return NOBODY, NOBODY
        return cell % self.size, self.size - cell // self.size

    def name(self, cell: int) -> str:
        """A cell as players call it."""
        return self.names[cell]


grid_of: Final = cache(Grid)
"""The grid of a World of a size."""


def across(side: i64, corner: i64) -> i64:
    """The corner of the cell beyond a side that meets this corner."""
    return 3 - corner if side & 1 == 0 else corner ^ 1


def place_name(column: int, rank: int) -> str:
    """A place as players call it: columns from a, rows from 1 at the bottom."""
    return f"{COLUMNS[column]}{rank}"
