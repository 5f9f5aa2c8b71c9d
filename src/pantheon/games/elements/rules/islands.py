"""The map: thirteen islands, who neighbours whom, and the eight ship paths (EL-2, EL-3).

Islands are numbered by what they are, not by where they lie: the god islands 0 to 3 by their
energy, then the action islands, then the two without action. A `Chart` says where they lie.
"""

from __future__ import annotations

from typing import Final

# Energies, and the god islands that give them.
FIRE: Final = 0
EARTH: Final = 1
WIND: Final = 2
WATER: Final = 3
GODS: Final = 4

# Action islands, then the islands without action.
BUILD: Final = 4
DESTROY: Final = 5
MOVE: Final = 6
GROW: Final = 7
RECRUIT: Final = 8
DISCOVERY: Final = 9
SUPPORT: Final = 10
WILD: Final = 11
ISLANDS: Final = 13

RANKS: Final = 4
"""Buildings an island can have: two to start with, two to add (EL-4, EL-25)."""
STARTING: Final = 2
BUILDINGS: Final = 52
PATHS: Final = 8
PATH_KINDS: Final = 4
PATHS_A_KIND: Final = 2
NOBODY: Final = -1

MIDDLE: Final = 8
"""The spot in the middle of the lattice. Spots 0 to 3 are the square of the gods, row by row;
spots 4 to 12 the lattice around and between them, row by row."""
RIM: Final = (4, 5, 6, 9, 12, 11, 10, 7)
"""The spots of the rim, clockwise from the upper left; path i leads from RIM[i] to the next."""
PASSED: Final = (0, 1, 1, 3, 3, 2, 2, 0)
"""The god's spot that each path passes on its outer side (EL-R2)."""


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
        row, column = (spot - GODS) // 3, (spot - GODS) % 3
        return [
            2 * r + c
            for r in (row - 1, row)
            for c in (column - 1, column)
            if 0 <= r < 2 and 0 <= c < 2
        ]
    row, column = spot // 2, spot % 2
    sides = [2 * row + 1 - column, 2 * (1 - row) + column]
    corners = [GODS + 3 * r + c for r in (row, row + 1) for c in (column, column + 1)]
    return sides + corners


def modifier_sign(island: int) -> int:
    """EL-23: a building lowers the benefit on a god island, raises the cost elsewhere."""
    return -1 if island < GODS else 1
