"""Square tiles cut into regions, in the unit square: what terrain tiles are drawn from.

A game's file of such lands has one for each way in which the corners of a tile may be alike.
Corners are counted clockwise from the top left.
"""

from collections.abc import Container
from typing import NamedTuple

import msgspec

from pantheon.board.coasts import bend, bent, beside, steps
from pantheon.board.shapes import Point

WATER_LINES = (4.0, -4.0, 7.6, -7.6, 11.5, -11.5)
"""How far from the coast the water lines run; on the land side the land is drawn over them."""


def pattern(corners: tuple[int, ...], bridge: int = -1) -> str:
    """Which corners are alike: the first like each, and the bridge, if any.

    That is the first of two diagonal corners that are joined through the middle.
    """
    alike = "".join(str(corners.index(terrain)) for terrain in corners)
    return alike if bridge < 0 else f"{alike}+{bridge}"


class Region(msgspec.Struct, frozen=True):
    """A region of a tile: its corners, the first of which names it, and its outline."""

    corners: tuple[int, ...]
    outline: tuple[Point, ...]
    standing: Point
    """A place far from the borders and from the tile's rim, for a piece."""


class Border(msgspec.Struct, frozen=True):
    """A line between two terrains, those of these corners."""

    corners: tuple[int, int]
    line: tuple[Point, ...]


class Land(msgspec.Struct, frozen=True):
    """A tile cut into regions."""

    regions: tuple[Region, ...]
    borders: tuple[Border, ...]

    def region(self, corner: int) -> Region:
        """The region of a corner."""
        return next(region for region in self.regions if corner in region.corners)


class PlacedLand(NamedTuple):
    """A land on a board of tiles, bent by the noise of its place (`coasts`)."""

    land: Land
    column: int
    row: int
    tile: float
    """The side of a tile."""

    def outline(self, corner: int) -> str:
        """The region of a corner as a path."""
        line = self.land.region(corner).outline
        return steps(bent(self.column, self.row, line, self.tile)) + "Z"

    def standing(self, corner: int) -> Point:
        """Where a piece stands on the region of a corner, from the middle of the tile."""
        x, y = bend(self.column, self.row, self.land.region(corner).standing)
        middle_x, middle_y = self.column + 0.5, self.row + 0.5
        return round((x - middle_x) * self.tile, 1), round((y - middle_y) * self.tile, 1)

    def lines(self, wet: Container[int]) -> tuple[str, str, str]:
        """The coasts between wet corners and others, lines of water beside them, other borders."""
        coasts, water, borders = "", "", ""
        left, top = self.column * self.tile, self.row * self.tile
        for border in self.land.borders:
            line = bent(self.column, self.row, border.line, self.tile)
            if not any(corner in wet for corner in border.corners):
                borders += steps(line)
                continue
            coasts += steps(line)
            for away in WATER_LINES:
                water += steps(beside(line, away, left, top, self.tile))
        return coasts, water, borders
