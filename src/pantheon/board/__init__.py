"""A kit for tables: boards of squares, hexes or triangles, and what lies on and beside them.

Everything here makes parts of a scene (`pantheon.core.scene`) and is optional: a game may use a
grid, a track or a row of cards from here and draw the rest itself.
"""

from pantheon.board.grids import Grid, hexes, squares, triangles

__all__ = ["Grid", "hexes", "squares", "triangles"]
