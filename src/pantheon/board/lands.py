"""Square tiles cut into regions, in the unit square: what terrain tiles are drawn from.

A game's file of such lands has one for each way in which the corners of a tile may be alike.
Corners are counted clockwise from the top left. `coasts` bends them onto a board.
"""

import msgspec

from pantheon.board.shapes import Point


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
