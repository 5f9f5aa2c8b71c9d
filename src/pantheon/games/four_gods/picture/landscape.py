"""The laid tiles as areas that flow into each other, and the Kingdoms over them."""

from __future__ import annotations

import math
from functools import lru_cache

from pantheon.core.scene import Area, Paint
from pantheon.core.words import Words, words
from ..rules.constants import SEA, TERRAIN_NAMES
from ..rules.named_areas import Realm
from ..rules.state import State
from .coast_noise import bend
from .coastline import Point, cut, standing_place
from .geometry import TILE
from .tile_faces import face_of

PAINTS = {
    **{name: Paint(fill=f"url(#four_gods-{name})") for name in TERRAIN_NAMES},
    "water": Paint(stroke="#b9dedb", width=1.3, opacity=0.7),
    "coast": Paint(stroke="#2b2a33", width=1.9),
    "border": Paint(stroke="#2b2a33", width=1.15, opacity=0.72),
    "kingdom": Paint(fill="#ffe68000"),
}
SEA_LAYER, WATER_LAYER, LAND_LAYER, LINE_LAYER, KINGDOM_LAYER = 1, 2, 3, 4, 6
WATER_LINES = (4.0, 7.6, 11.5)
"""How far from the coast the water lines run."""
KEPT = 1 << 13
"""Number of drawn tiles in the cache, about 3.5 kB each: tables may bring tiles of their own."""


def tile_areas(state: State, cell: int) -> tuple[Area, ...]:
    """What is drawn of a laid tile: its regions, its coasts and borders."""
    row, column = divmod(cell, state.grid.size)
    face = face_of(state.tiles, state.laid[cell])
    return _tile_areas(*face, column, row, state.grid.name(cell))


def kingdom_areas(state: State, realms: list[Realm]) -> list[Area]:
    """A transparent area over each Kingdom, for pointing at it (FG-51)."""
    return [
        Area(
            realm.id,
            "".join(_region_path(state, cell, corner) for cell, corner in realm.regions),
            "kingdom",
            KINGDOM_LAYER,
            kingdom_words(realm),
            _members(state, realm),
            str(realm.worth) if realm.most else "",
        )
        for realm in realms
        if realm.is_kingdom
    ]


def kingdom_words(realm: Realm) -> Words:
    """A Kingdom in words: its terrain, tiles, prophets and worth (FG-52)."""
    blue, yellow, green, grey = realm.prophets
    return words(
        "four_gods-kingdom", terrain=realm.terrain, tiles=realm.tiles, worth=realm.worth,
        blue=blue, yellow=yellow, green=green, grey=grey, prophets=sum(realm.prophets),
    )  # fmt: skip


def standing(state: State, cell: int, corner: int) -> Point:
    """Where a prophet stands on a region, from the middle of its cell (FG-19)."""
    place = standing_place(*face_of(state.tiles, state.laid[cell]), corner)
    row, column = divmod(cell, state.grid.size)
    x, y = bend(column, row, place)
    return round((x - column - 0.5) * TILE, 1), round((y - row - 0.5) * TILE, 1)


def _members(state: State, realm: Realm) -> tuple[str, ...]:
    names = [(state.grid.name(cell), cell, corner) for cell, corner in realm.regions]
    regions = [f"land:{name}:{corner}" for name, _, corner in names]
    prophets = [f"prophet:{name}" for name, cell, corner in names if state.stand[cell] == corner]
    cells = [f"cell:{name}" for name in realm.cells]
    return (*regions, *prophets, *cells)


def _region_path(state: State, cell: int, corner: int) -> str:
    row, column = divmod(cell, state.grid.size)
    return _outline(*face_of(state.tiles, state.laid[cell]), column, row, corner)


@lru_cache(KEPT)
def _tile_areas(
    corners: tuple[int, ...], bridge: int, column: int, row: int, name: str
) -> tuple[Area, ...]:
    land = cut(corners, bridge)
    areas = [
        Area(
            f"land:{name}:{region.corners[0]}",
            _outline(corners, bridge, column, row, region.corners[0]),
            TERRAIN_NAMES[region.terrain],
            SEA_LAYER if region.terrain == SEA else LAND_LAYER,
        )
        for region in land.regions
    ]
    coasts: list[list[Point]] = []
    borders: list[list[Point]] = []
    for border in land.borders:
        line = [_spot(column, row, point) for point in border.line]
        (coasts if SEA in border.terrains else borders).append(line)
    if coasts:
        shifted = [
            _within(column, row, _beside(line, side * away))
            for line in coasts for away in WATER_LINES for side in (1, -1)
        ]  # fmt: skip
        areas.append(Area(f"water:{name}", _lines(shifted), "water", WATER_LAYER))
        areas.append(Area(f"coast:{name}", _lines(coasts), "coast", LINE_LAYER))
    if borders:
        areas.append(Area(f"border:{name}", _lines(borders), "border", LINE_LAYER))
    return tuple(areas)


@lru_cache(2 * KEPT)
def _outline(corners: tuple[int, ...], bridge: int, column: int, row: int, corner: int) -> str:
    region = next(each for each in cut(corners, bridge).regions if corner in each.corners)
    return _path([_spot(column, row, point) for point in region.outline]) + "Z"


def _spot(column: int, row: int, point: Point) -> Point:
    x, y = bend(column, row, point)
    return x * TILE, y * TILE


def _beside(line: list[Point], away: float) -> list[Point]:
    """A line beside another; on its land side it is hidden by the land drawn over it."""
    shifted = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        along = (after[0] - before[0], after[1] - before[1])
        length = math.hypot(*along) or 1.0
        shifted.append((x - along[1] / length * away, y + along[0] / length * away))
    return shifted


def _within(column: int, row: int, line: list[Point]) -> list[Point]:
    """A line kept on its own tile."""
    return [
        (min(max(x, column * TILE), (column + 1) * TILE), min(max(y, row * TILE), (row + 1) * TILE))
        for x, y in line
    ]


def _lines(lines: list[list[Point]]) -> str:
    return "".join(_path(line) for line in lines)


def _path(points: list[Point]) -> str:
    """A path in steps of a tenth, each rounded from where the last one ended."""
    x, y = round(points[0][0] * 10), round(points[0][1] * 10)
    path = f"M{x / 10:g} {y / 10:g}l"
    steps = []
    for point in points[1:]:
        next_x, next_y = round(point[0] * 10), round(point[1] * 10)
        steps.append(f"{(next_x - x) / 10:g} {(next_y - y) / 10:g}")
        x, y = next_x, next_y
    return path + " ".join(steps)
