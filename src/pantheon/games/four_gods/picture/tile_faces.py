"""Faces of tiles as pictures: which symbol shows one, and how it is turned."""

from __future__ import annotations

from functools import cache

from ..rules.constants import CORNERS, LETTERS, OPPOSITE
from ..rules.tiles import TileSet


def face_of(tiles: TileSet, laid: int) -> tuple[tuple[int, ...], int]:
    """The terrains of a laid tile's corners, clockwise from the top left, and its bridge.

    That is the first of two corners joined only through the middle, or -1 (FG-R2).
    """
    first = laid * CORNERS
    corners = tuple(tiles.corners[first : first + CORNERS])
    for corner in range(OPPOSITE):
        beside = corners[corner] in (corners[corner + 1], corners[corner - 1])
        if tiles.regions[first + corner + OPPOSITE] == corner and not beside:
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
