"""Tiles of 4 Gods for hands, rows and ghosts: every face that a tile may show."""

from itertools import product

from tools.art.drawing.palette import INK
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, line, path

from pantheon.board import Point
from pantheon.board.coasts import bend
from pantheon.games.four_gods.picture.tile_faces import cut, face_symbol
from .terrain import TERRAINS

SIDE = 88.0
EDGE = "M3 .8H85Q87.2.8 87.2 3V85Q87.2 87.2 85 87.2H3Q.8 87.2.8 85V3Q.8.8 3 .8Z"


def tile_symbols() -> list[Symbol]:
    """All faces, each in one orientation."""
    return [
        Symbol(name, f"0 0 {SIDE:g} {SIDE:g}", _drawn(corners, bridge, number))
        for number, (name, corners, bridge) in enumerate(_faces())
    ]


def _faces() -> list[tuple[str, tuple[int, ...], int]]:
    """Every face: its symbol's name, its corners and its bridge, drawn without a turn."""
    found = []
    for corners in product(range(4), repeat=4):
        if len(set(corners)) == 4:
            continue
        odd = all(corners[corner] != corners[corner - 1] for corner in range(4))
        for bridge in (-1, 0) if odd and corners[0] == corners[2] else (-1,):
            name, turn = face_symbol(corners, bridge)
            if turn == 0:
                found.append((name, corners, bridge))
    return found


def _drawn(corners: tuple[int, ...], bridge: int, place: int) -> tuple[Node, ...]:
    """Regions in their patterns, borders in ink; `place` varies the wavering of the borders."""
    land = cut(corners, bridge)
    grounds, borders = [], []
    for region in land.regions:
        terrain = TERRAINS[corners[region.corners[0]]]
        data = _data(region.outline, place) + "Z"
        grounds.append(path(data, fill=f"url(#four_gods-{terrain.name})"))
    for border in land.borders:
        width = 1.9 if 0 in (corners[corner] for corner in border.corners) else 1.2
        borders.append(line(_data(border.line, place), INK, width))
    return (*grounds, *borders, line(EDGE, INK, 1.6))


def _data(points: tuple[Point, ...], place: int) -> str:
    column, row = place % 12, 40 + place // 12
    bent = [bend(column, row, point) for point in points]
    return "M" + "L".join(f"{(x - column) * SIDE:.1f} {(y - row) * SIDE:.1f}" for x, y in bent)
