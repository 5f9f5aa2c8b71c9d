"""Kingdoms: connected areas of one terrain, found in one pass over the World (FG-51)."""

from __future__ import annotations

from typing import Final

from pantheon.games.four_gods.grid import SIDES, across
from pantheon.games.four_gods.kinds import EMPTY, NOBODY, TERRAINS
from pantheon.games.four_gods.state import State
from pantheon.games.four_gods.tiles import CORNERS

SMALLEST: Final = 2
"""A Kingdom has at least so many tiles (FG-51)."""


class Survey:
    """The areas of a World, numbered from 0; those of two tiles and more are Kingdoms."""

    def __init__(self, cells: int) -> None:
        self.area: list[int] = [NOBODY] * (cells * CORNERS)
        """The area at cell * CORNERS + the first corner of a region."""
        self.terrain: list[int] = []
        self.tiles: list[int] = []
        self.prophets: list[int] = []
        """At area * TERRAINS + colour."""
        self.occupied: list[int] = []
        """Tiles with a prophet on the area (FG-52)."""
        self.shores: list[int] = []
        """Corners of the area that touch an empty cell: where it may still grow."""

    def is_kingdom(self, area: int) -> bool:
        """Whether an area is large enough (FG-51)."""
        return self.tiles[area] >= SMALLEST


def survey(state: State) -> Survey:
    """All areas of the World as it lies, wrong tiles and all (FG-64)."""
    cells = state.grid.cells
    found = Survey(cells)
    counted = [NOBODY] * cells
    regions = state.tiles.regions
    for cell in range(cells):
        laid = state.laid[cell]
        if laid < 0:
            continue
        for corner in range(CORNERS):
            is_first = regions[laid * CORNERS + corner] == corner
            if is_first and found.area[cell * CORNERS + corner] == NOBODY:
                _explore(state, found, counted, cell * CORNERS + corner)
    return found


def _explore(state: State, found: Survey, counted: list[int], start: int) -> None:
    """Flood an area from one of its regions, counting each tile once."""
    corners, regions = state.tiles.corners, state.tiles.regions
    laid, beside = state.laid, state.grid.beside
    area = len(found.terrain)
    terrain = corners[laid[start // CORNERS] * CORNERS + start % CORNERS]
    found.area[start] = area
    tiles = shores = occupied = 0
    prophets = [0] * TERRAINS
    reached = [start]
    while reached:
        region = reached.pop()
        cell = region // CORNERS
        first = region % CORNERS
        base = laid[cell] * CORNERS
        if counted[cell] != area:
            counted[cell] = area
            tiles += 1
        if state.stand[cell] == first:
            prophets[state.prophet[cell]] += 1
            occupied += 1
        for corner in range(first, CORNERS):
            if regions[base + corner] != first:
                continue
            for side in (corner, (corner + 3) % SIDES):
                other = beside[cell * SIDES + side]
                if other == NOBODY:
                    continue
                if laid[other] < 0:
                    if laid[other] == EMPTY:
                        shores += 1
                    continue
                there = laid[other] * CORNERS + across(side, corner)
                if corners[there] != terrain:
                    continue
                joined = other * CORNERS + regions[there]
                if found.area[joined] == NOBODY:
                    found.area[joined] = area
                    reached.append(joined)
    found.terrain.append(terrain)
    found.tiles.append(tiles)
    found.prophets.extend(prophets)
    found.occupied.append(occupied)
    found.shores.append(shores)
