"""Kingdoms: how tiles, cities and prophets bear on the areas of the World (FG-51, FG-52)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.four_gods.rules.areas import CROWD_BITS, area_of, join, no_areas
from pantheon.games.four_gods.rules.constants import EMPTY, NOBODY
from pantheon.games.four_gods.rules.grid import SIDES, across
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import CORNERS


def chart(state: State) -> None:
    """Find all areas anew: the World as it lies, wrong tiles and all (FG-64)."""
    state.areas = no_areas(state.grid.cells)
    for cell in range(state.grid.cells):
        if state.laid[cell] >= 0:
            chart_tile(state, cell)
            count_prophet(state, cell, 1)


def chart_tile(state: State, cell: i64) -> None:
    """The regions of a laid tile become areas and join those beside, never at a bare corner."""
    areas, regions, beside = state.areas, state.tiles.regions, state.grid.beside
    laid: i64 = state.laid[cell]
    here = cell * CORNERS
    corner: i64
    for corner in range(CORNERS):
        if regions[laid * CORNERS + corner] == corner:
            areas.above[here + corner] = here + corner
            areas.tiles[here + corner] = 1
    splits = state.tiles.splits[laid]
    for corner in range(2):
        if splits & (1 << corner):
            areas.split.append(here + corner)
    side: i64
    for side in range(SIDES):
        other: i64 = beside[cell * SIDES + side]
        if other == NOBODY:
            continue
        content: i64 = state.laid[other]
        if content >= 0:
            _join_across(state, cell, side, other)
        elif content == EMPTY:
            _change_shore(state, cell, side, 1)


def _join_across(state: State, cell: i64, side: i64, other: i64) -> None:
    """Join what is alike on both sides of a seam, unless the tile beyond is still uncharted."""
    corners, regions = state.tiles.corners, state.tiles.regions
    base: i64 = state.laid[cell] * CORNERS
    beyond: i64 = state.laid[other] * CORNERS
    corner = side
    for _ in range(2):
        there = across(side, corner)
        terrain: i64 = corners[base + corner]
        if corners[beyond + there] == terrain:
            near: i64 = cell * CORNERS + regions[base + corner]
            far: i64 = other * CORNERS + regions[beyond + there]
            if state.areas.above[far] != NOBODY:
                join(state.areas, near, far, terrain)
        corner = (side + 1) & 3


def change_shores(state: State, cell: i64, change: int) -> None:
    """The tiles beside a cell touch it with so many corners more while it is empty."""
    beside = state.grid.beside
    side: i64
    for side in range(SIDES):
        other: i64 = beside[cell * SIDES + side]
        if other != NOBODY and state.laid[other] >= 0:
            _change_shore(state, other, (side + 2) & 3, change)


def _change_shore(state: State, cell: i64, side: i64, change: int) -> None:
    """Two corners of a tile, those along a side."""
    areas, regions = state.areas, state.tiles.regions
    base: i64 = state.laid[cell] * CORNERS
    here = cell * CORNERS
    one: i64 = regions[base + side]
    other: i64 = regions[base + ((side + 1) & 3)]
    areas.shores[area_of(areas, here + one)] += change
    areas.shores[area_of(areas, here + other)] += change


def count_prophet(state: State, cell: int, change: int) -> None:
    """The prophet of a tile, if any, counts for the area it stands on; one on a city does not."""
    stand = state.stand[cell]
    if stand != NOBODY:
        area = area_of(state.areas, cell * CORNERS + stand)
        state.areas.crowd[area] += change << (CROWD_BITS * state.prophet[cell])
