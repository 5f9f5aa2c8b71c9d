"""Faces of tiles as pictures: their symbols, and their regions as shapes.

In the World the regions of a tile flow into those of its neighbours. A tile is cut in the unit
square, as `art/coastlines.json` has it for each way in which its corners may be alike. The shape
is then bent by the noise of its place (`pantheon.board.coasts`).
"""

from functools import cache
from importlib.resources import files

import msgspec

from pantheon.board.lands import Land, pattern
from ..rules.constants import CORNERS, LETTERS, OPPOSITE
from ..rules.tiles import TileSet

Face = tuple[tuple[int, ...], int]
"""The terrains of a tile's corners, clockwise from the top left, and its bridge.

That is the first of two corners joined only through the middle, or -1 (FG-R2).
"""


def cut(corners: tuple[int, ...], bridge: int = -1) -> Land:
    """The regions of a tile with these corner terrains, in the unit square."""
    return _lands()[pattern(corners, bridge)]


@cache
def _lands() -> dict[str, Land]:
    drawn = files("pantheon.games.four_gods") / "art" / "coastlines.json"
    return msgspec.json.decode(drawn.read_bytes(), type=dict[str, Land])


def face_of(tiles: TileSet, laid: int) -> Face:
    """The face of a laid tile, turned as it lies."""
    first = laid * CORNERS
    corners = tuple(tiles.corners[first : first + CORNERS])
    for corner in range(OPPOSITE):
        joined = tiles.regions[first + corner + OPPOSITE] == corner
        if joined and corners[corner] not in (corners[corner + 1], corners[corner - 1]):
            return corners, corner
    return corners, -1


@cache
def face_symbol(corners: tuple[int, ...], bridge: int) -> tuple[str, int]:
    """The symbol of a face, which is drawn in one of its turns, and the quarter turns to it."""
    turned = [
        (tuple(corners[(corner + turn) % CORNERS] for corner in range(CORNERS)), turn)
        for turn in range(CORNERS)
        if bridge < 0 or (turn - bridge) % 2 == 0
    ]
    drawn, turn = min(turned)
    name = "".join(LETTERS[terrain] for terrain in drawn).lower()
    return f"four_gods-tile-{name}" + ("-bridged" if bridge >= 0 else ""), turn
