"""The areas of the World and their figures, which grow and join as tiles are laid (FG-51, FG-52).

Areas are trees of regions; a region is a cell * CORNERS + its first corner. The first region of
an area is its root and stands for it: the figures of the area are found there. Areas are thus in
the order of their first cells.
"""

from typing import Final

from mypy_extensions import i64

from .constants import AROUND, CORNERS, EMPTY, NOBODY, OPPOSITE, SIDES, TERRAINS
from .grid import across
from .state import State

SMALLEST: Final = 2
"""A Kingdom has at least so many tiles (FG-51)."""
CROWD_BITS: Final = 8
CROWD_MASK: Final = 255


def chart(state: State) -> None:
    """Find all areas anew: the World as it lies, wrong tiles and all (FG-64)."""
    state.above = [NOBODY] * state.grid.regions
    state.area_tiles = [0] * state.grid.regions
    state.shores = [0] * state.grid.regions
    state.crowd = [0] * state.grid.regions
    state.split = []
    state.kingdoms = [0] * TERRAINS
    state.largest = [0] * TERRAINS
    for cell in range(state.grid.cells):
        if state.laid[cell] >= 0:
            chart_tile(state, cell)
            count_prophet(state, cell, 1)


def chart_tile(state: State, cell: i64) -> None:
    """The regions of a laid tile become areas and join those beside, never at a bare corner."""
    regions, beside = state.tiles.regions, state.grid.beside
    laid: i64 = state.laid[cell]
    here = cell * CORNERS
    corner: i64
    for corner in range(CORNERS):
        if regions[laid * CORNERS + corner] == corner:
            state.above[here + corner] = here + corner
            state.area_tiles[here + corner] = 1
    splits = state.tiles.splits[laid]
    for corner in range(OPPOSITE):
        if splits & (1 << corner):
            state.split.append(here + corner)
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


def area_of(state: State, region: i64) -> i64:
    """The area that a region belongs to."""
    above = state.above
    while True:
        nearer: i64 = above[region]
        if nearer == region:
            return region
        region = nearer


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
            if state.above[far] != NOBODY:
                _join(state, near, far, terrain)
        corner = (side + 1) & AROUND


def _join(state: State, one: i64, other: i64, terrain: i64) -> None:
    """Two regions of a terrain meet across a side: their areas are one Kingdom from then on."""
    first = area_of(state, one)
    second = area_of(state, other)
    if first == second:
        return
    if first > second:
        first, second = second, first
    sizes = state.area_tiles
    tiles = sizes[first] + sizes[second] - _tiles_in_both(state, first, second)
    state.kingdoms[terrain] += 1 - (sizes[first] >= SMALLEST) - (sizes[second] >= SMALLEST)
    state.largest[terrain] = max(state.largest[terrain], tiles)
    sizes[first] = tiles
    state.shores[first] += state.shores[second]
    state.crowd[first] += state.crowd[second]
    state.crowd[second] = 0
    state.above[second] = first
    state.above[one] = first
    state.above[other] = first


def _tiles_in_both(state: State, first: i64, second: i64) -> int:
    """How many tiles have a region in either area: they count once (FG-51)."""
    shared = 0
    for region in state.split:
        here = area_of(state, region)
        if here in (first, second):
            there = area_of(state, region + OPPOSITE)
            if there != here and there in (first, second):
                shared += 1
    return shared


def change_shores(state: State, cell: i64, change: int) -> None:
    """The tiles beside a cell touch it with so many corners more while it is empty."""
    beside = state.grid.beside
    side: i64
    for side in range(SIDES):
        other: i64 = beside[cell * SIDES + side]
        if other != NOBODY and state.laid[other] >= 0:
            _change_shore(state, other, (side + OPPOSITE) & AROUND, change)


def _change_shore(state: State, cell: i64, side: i64, change: int) -> None:
    """Two corners of a tile, those along a side."""
    regions = state.tiles.regions
    base: i64 = state.laid[cell] * CORNERS
    here = cell * CORNERS
    one: i64 = regions[base + side]
    other: i64 = regions[base + ((side + 1) & AROUND)]
    state.shores[area_of(state, here + one)] += change
    state.shores[area_of(state, here + other)] += change


def count_prophet(state: State, cell: int, change: int) -> None:
    """The prophet of a tile, if any, counts for the area it stands on; one on a city does not."""
    stand = state.stand[cell]
    if stand != NOBODY:
        area = area_of(state, cell * CORNERS + stand)
        state.crowd[area] += change << (CROWD_BITS * state.prophet[cell])


def prophets_of(state: State, area: int, colour: int) -> int:
    """The prophets of a colour on an area."""
    return (state.crowd[area] >> (CROWD_BITS * colour)) & CROWD_MASK


def prophets_on(state: State, area: int) -> int:
    """All prophets on an area: as many of its tiles are occupied (FG-52, FG-R15)."""
    return state.crowd[area] % CROWD_MASK  # the sum of the digits, as casting out nines does


def most_prophets(state: State, area: int) -> int:
    """How many prophets a leader of an area has there."""
    crowd = state.crowd[area]
    most = 0
    while crowd:
        most = max(most, crowd & CROWD_MASK)
        crowd >>= CROWD_BITS
    return most
