"""The map: thirteen islands, who neighbours whom, and the eight ship paths (EL-2, EL-3)."""

from __future__ import annotations

from typing import Final

from .constants import GODS, ISLANDS, NOBODY

SQUARE: Final = 2
LATTICE: Final = 3
"""Islands in a row: spots 0 to 3 are the gods' square, row by row, and spots 4 to 12 the lattice
around and between them, row by row."""
MIDDLE: Final = 8
"""The spot in the middle of the lattice."""
RIM: Final = (4, 5, 6, 9, 12, 11, 10, 7)
"""The spots of the rim, clockwise from the upper left; path i leads from RIM[i] to the next."""
PASSED: Final = (0, 1, 1, 3, 3, 2, 2, 0)
"""The god's spot that each path passes on its outer side (EL-R2)."""
PATHS: Final = 8
PATH_MARKERS: Final = (2, 2, 2, 2)
"""How many paths there are of each cost (EL-3)."""


class Chart:
    """Where the islands lie. Never changed, so copies of a state share it."""

    def __init__(self, spots: list[int]) -> None:
        self.spots: list[int] = spots
        self.island_at: list[int] = [0] * ISLANDS
        for island in range(ISLANDS):
            self.island_at[spots[island]] = island
        self.near: list[list[int]] = [
            [self.island_at[spot] for spot in _spots_near(spots[island])]
            for island in range(ISLANDS)
        ]
        self.adjacent: list[int] = [0] * (ISLANDS * ISLANDS)
        for island in range(ISLANDS):
            for other in self.near[island]:
                self.adjacent[island * ISLANDS + other] = 1
        self.rim: list[int] = [self.island_at[spot] for spot in RIM]
        self.rim_index: list[int] = [NOBODY] * ISLANDS
        for index in range(PATHS):
            self.rim_index[self.rim[index]] = index
        self.passed: list[int] = [self.island_at[spot] for spot in PASSED]


def _spots_near(spot: int) -> list[int]:
    """EL-R1: gods side by side; a god and the corners; never two action islands."""
    if spot >= GODS:
        row, column = (spot - GODS) // LATTICE, (spot - GODS) % LATTICE
        return [
            SQUARE * r + c
            for r in (row - 1, row)
            for c in (column - 1, column)
            if 0 <= r < SQUARE and 0 <= c < SQUARE
        ]
    row, column = spot // SQUARE, spot % SQUARE
    sides = [SQUARE * row + 1 - column, SQUARE * (1 - row) + column]
    corners = [GODS + LATTICE * r + c for r in (row, row + 1) for c in (column, column + 1)]
    return sides + corners
