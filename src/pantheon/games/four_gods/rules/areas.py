"""The areas of a World with their figures, which grow and join as tiles are laid (FG-51)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.games.four_gods.rules.constants import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.tiles import CORNERS

SMALLEST: Final = 2
"""A Kingdom has at least so many tiles (FG-51)."""
CROWD_BITS: Final = 8
CROWD_MASK: Final = 255


class Areas:
    """Areas as trees of regions. A region is a cell * CORNERS + its first corner.

    The first region of an area is its root and stands for it: the figures of the area are
    found there. Areas are thus in the order of their first cells.
    """

    above: list[int]
    """A region nearer to the root, or the root itself; NOBODY where no region begins."""
    tiles: list[int]
    shores: list[int]
    """Corners of the area that touch an empty cell, once for each: where it may still grow."""
    crowd: list[int]
    """The prophets on the area, CROWD_BITS for each colour."""
    split: list[int]
    """Regions whose terrain is also at the opposite corner of the tile, two corners on."""
    number: list[int]
    """The Kingdoms of each terrain (FG-55)."""
    largest: list[int]
    """The tiles of each terrain's largest Kingdom; 0 without one (FG-53)."""

    def copy(self) -> Areas:
        """The same areas, sharing nothing."""
        twin = Areas()
        twin.above = self.above[:]
        twin.tiles = self.tiles[:]
        twin.shores = self.shores[:]
        twin.crowd = self.crowd[:]
        twin.split = self.split[:]
        twin.number = self.number[:]
        twin.largest = self.largest[:]
        return twin


def no_areas(cells: int) -> Areas:
    """An empty World's."""
    areas = Areas()
    areas.above = [NOBODY] * (cells * CORNERS)
    areas.tiles = [0] * (cells * CORNERS)
    areas.shores = [0] * (cells * CORNERS)
    areas.crowd = [0] * (cells * CORNERS)
    areas.split = []
    areas.number = [0] * TERRAINS
    areas.largest = [0] * TERRAINS
    return areas


def area_of(areas: Areas, region: i64) -> i64:
    """The area that a region belongs to."""
    above = areas.above
    while True:
        nearer: i64 = above[region]
        if nearer == region:
            return region
        region = nearer


def join(areas: Areas, one: i64, other: i64, terrain: i64) -> None:
    """Two regions of a terrain meet across a side: their areas are one Kingdom from then on."""
    first = area_of(areas, one)
    second = area_of(areas, other)
    if first == second:
        return
    if first > second:
        first, second = second, first
    tiles = areas.tiles[first] + areas.tiles[second] - _tiles_in_both(areas, first, second)
    kingdoms = areas.number[terrain] + 1
    if areas.tiles[first] >= SMALLEST:
        kingdoms -= 1
    if areas.tiles[second] >= SMALLEST:
        kingdoms -= 1
    areas.number[terrain] = kingdoms
    areas.largest[terrain] = max(areas.largest[terrain], tiles)
    areas.tiles[first] = tiles
    areas.shores[first] += areas.shores[second]
    areas.crowd[first] += areas.crowd[second]
    areas.crowd[second] = 0
    areas.above[second] = first
    areas.above[one] = first
    areas.above[other] = first


def _tiles_in_both(areas: Areas, first: i64, second: i64) -> int:
    """How many tiles have a region in either area: they count once (FG-51)."""
    shared = 0
    for region in areas.split:
        here = area_of(areas, region)
        if here in (first, second):
            there = area_of(areas, region + 2)
            if there != here and there in (first, second):
                shared += 1
    return shared


def prophets_of(areas: Areas, area: int, colour: int) -> int:
    """The prophets of a colour on an area."""
    return (areas.crowd[area] >> (CROWD_BITS * colour)) & CROWD_MASK


def prophets_on(areas: Areas, area: int) -> int:
    """All prophets on an area: as many of its tiles are occupied (FG-52)."""
    crowd = areas.crowd[area]
    total = 0
    while crowd:
        total += crowd & CROWD_MASK
        crowd >>= CROWD_BITS
    return total


def most_prophets(areas: Areas, area: int) -> int:
    """How many prophets a leader of an area has there."""
    crowd = areas.crowd[area]
    most = 0
    while crowd:
        most = max(most, crowd & CROWD_MASK)
        crowd >>= CROWD_BITS
    return most
