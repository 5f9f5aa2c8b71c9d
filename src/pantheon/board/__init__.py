"""A kit for tables: boards of squares, hexes or triangles, and what lies on and beside them.

Everything here makes parts of a scene (`pantheon.core.scene`) and is optional: a game may use a
grid, a track or a row of cards from here and draw the rest itself.
"""

from pantheon.board.data import read_data, read_text
from pantheon.board.fields import Field
from pantheon.board.grids import (
    PLACE,
    Grid,
    bearing,
    box_around,
    hex_middle,
    hexes,
    squares,
    triangles,
)
from pantheon.board.kit import KEPT, Kit
from pantheon.board.shapes import Point, disc, hexagon, polygon, square, triangle
from pantheon.board.sides import SIDES, SquareTrack, turned

__all__ = [
    "KEPT",
    "PLACE",
    "SIDES",
    "Field",
    "Grid",
    "Kit",
    "Point",
    "SquareTrack",
    "bearing",
    "box_around",
    "disc",
    "hex_middle",
    "hexagon",
    "hexes",
    "polygon",
    "read_data",
    "read_text",
    "square",
    "squares",
    "triangle",
    "triangles",
    "turned",
]
