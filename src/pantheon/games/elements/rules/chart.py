"""The map: thirteen islands, who neighbours whom, and the eight ship paths (EL-2, EL-3)."""

from typing import Final

from .constants import GODS, ISLANDS, NOBODY

GODS_NEAR: Final = (
    (1, 2, 4, 5, 7, 8),
    (0, 3, 5, 6, 8, 9),
    (3, 0, 7, 8, 10, 11),
    (2, 1, 8, 9, 11, 12),
)
"""EL-R1: the neighbours of each god's spot: gods side by side, and the corners around it.

Spots 0 to 3 are the gods' square, two in a row; spots 4 to 12 are the lattice around and between
them, three in a row.
"""
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
        self.island_at: list[int] = [spots.index(spot) for spot in range(ISLANDS)]
        self.near: list[list[int]] = [
            [self.island_at[near] for near in _spots_near(spot)] for spot in spots
        ]
        self.rim: list[int] = [self.island_at[spot] for spot in RIM]
        self.rim_index: list[int] = [RIM.index(s) if s in RIM else NOBODY for s in spots]
        self.reach: list[list[int]] = [
            self.near[island] + (self.rim if self.rim_index[island] != NOBODY else [])
            for island in range(ISLANDS)
        ]
        """Where a ship may go from each island, if paths lead there."""
        self.passed: list[int] = [self.island_at[spot] for spot in PASSED]


def _spots_near(spot: int) -> list[int]:
    """EL-R1: a god's neighbours, and the gods next to another island; never two of those."""
    if spot < GODS:
        return list(GODS_NEAR[spot])
    return [god for god in range(GODS) if spot in GODS_NEAR[god]]
