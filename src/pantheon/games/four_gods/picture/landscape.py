"""The laid tiles as areas that flow into each other, and the Kingdoms over them."""

import math
from functools import cache, lru_cache

from pantheon.core.kept import kept
from pantheon.core.scene import Area
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, SEA, TERRAIN_NAMES
from ..rules.scoring import Realm, realms_of
from ..rules.state import State
from .coast_noise import bend
from .geometry import TILE
from .tile_faces import Point, cut, face_of

SEA_LAYER, WATER_LAYER, LAND_LAYER, LINE_LAYER, KINGDOM_LAYER = 1, 2, 3, 4, 6
WATER_LINES = (4.0, 7.6, 11.5)
"""How far from the coast the water lines run."""
TILES = 1 << 13
"""Number of drawn tiles in the cache, about 3.5 kB each: tables may bring tiles of their own."""
KINGDOMS = 1 << 12
"""Number of drawn Kingdoms in the cache, about 3 kB each."""
Drawn = tuple[tuple[int, ...], int, int, int]
"""The corners and the bridge of a laid tile, and its column and row."""


def _drawn(state: State, cell: int) -> Drawn:
    row, column = divmod(cell, state.grid.size)
    return *face_of(state.tiles, state.laid[cell]), column, row


@kept("grid", "tiles.document", "laid", "prophet", "stand", "knobs.french")
def world_areas(state: State) -> tuple[Area, ...]:
    """The World: the chart, the laid tiles, and the Kingdoms over them (FG-51, FG-52)."""
    name, size = state.grid.name, state.grid.size
    tiles = {cell: _drawn(state, cell) for cell, laid in enumerate(state.laid) if laid >= 0}
    kingdoms = []
    for realm in realms_of(state):
        if realm.is_kingdom:
            lands = tuple([(name(cell), tiles[cell], corner) for cell, corner in realm.regions])
            held = tuple([cell for cell, corner in realm.regions if state.stand[cell] == corner])
            kingdoms.append(_kingdom(realm, lands, tuple([name(cell) for cell in held])))
    return (
        Area("rhumbs", _rhumbs(size), "rhumb"),
        Area("shadow", "".join([_shadow(cell, size) for cell in tiles]), "shadow"),
        *[area for cell, tile in tiles.items() for area in _tile_areas(tile, name(cell))],
        *kingdoms,
    )


@cache
def _rhumbs(size: int) -> str:
    """The lines of the sea chart that the World is laid on."""
    half = size * TILE / 2
    rhumbs = ""
    for number in range(32):
        x, y = math.cos(number * math.pi / 16), math.sin(number * math.pi / 16)
        far = half / max(abs(x), abs(y))
        rhumbs += f"M{half:g} {half:g}l{x * far:.1f} {y * far:.1f}"
    return rhumbs


@cache
def _shadow(cell: int, size: int) -> str:
    """The shadow of a laid tile."""
    x, y = cell % size * TILE - 3, cell // size * TILE + 4
    return f"M{x:g} {y:g}h{TILE:g}v{TILE:g}h{-TILE:g}Z"


@lru_cache(KINGDOMS)
def _kingdom(
    realm: Realm, lands: tuple[tuple[str, Drawn, int], ...], held: tuple[str, ...]
) -> Area:
    """A transparent area over a Kingdom, for pointing at it, and its worth.

    `lands` are its regions by name, tile and corner, `held` the cells of its prophets.
    """
    path = "".join([_outline(tile, corner) for _, tile, corner in lands])
    label = words(
        "four_gods-kingdom", terrain=realm.terrain, tiles=realm.tiles, worth=realm.worth,
        prophets=sum(realm.prophets), **dict(zip(COLOUR_NAMES, realm.prophets, strict=True)),
    )  # fmt: skip
    members = (
        *(f"land:{name}:{corner}" for name, _, corner in lands),
        *(f"prophet:{name}" for name in held),
        *(f"cell:{name}" for name in realm.cells),
    )
    worth = str(realm.worth) if realm.most else ""
    return Area(realm.id, path, "kingdom", KINGDOM_LAYER, label, members, worth)


def standing(state: State, cell: int, corner: int) -> Point:
    """Where a prophet stands on a region, from the middle of its cell (FG-19)."""
    return _standing(_drawn(state, cell), corner)


@lru_cache(TILES)
def _standing(tile: Drawn, corner: int) -> Point:
    corners, bridge, column, row = tile
    x, y = bend(column, row, cut(corners, bridge).region(corner).standing)
    return round((x - column - 0.5) * TILE, 1), round((y - row - 0.5) * TILE, 1)


@lru_cache(TILES)
def _tile_areas(tile: Drawn, name: str) -> tuple[Area, ...]:
    corners, bridge, column, row = tile
    land = cut(corners, bridge)
    areas = []
    for region in land.regions:
        first = region.corners[0]
        layer = SEA_LAYER if corners[first] == SEA else LAND_LAYER
        ground = TERRAIN_NAMES[corners[first]]
        areas.append(Area(f"land:{name}:{first}", _outline(tile, first), ground, layer))
    coasts, water, borders = "", "", ""
    for border in land.borders:
        line = _bent(column, row, border.line)
        if SEA not in (corners[corner] for corner in border.corners):
            borders += _path(line)
            continue
        coasts += _path(line)
        for away in WATER_LINES:
            water += _path(_beside(tile, line, away)) + _path(_beside(tile, line, -away))
    if coasts:
        areas.append(Area(f"water:{name}", water, "water", WATER_LAYER))
        areas.append(Area(f"coast:{name}", coasts, "coast", LINE_LAYER))
    if borders:
        areas.append(Area(f"border:{name}", borders, "border", LINE_LAYER))
    return tuple(areas)


@lru_cache(2 * TILES)
def _outline(tile: Drawn, corner: int) -> str:
    corners, bridge, column, row = tile
    return _path(_bent(column, row, cut(corners, bridge).region(corner).outline)) + "Z"


def _bent(column: int, row: int, line: tuple[Point, ...]) -> list[Point]:
    bent = [bend(column, row, point) for point in line]
    return [(x * TILE, y * TILE) for x, y in bent]


def _beside(tile: Drawn, line: list[Point], away: float) -> list[Point]:
    """A line beside a coast, kept on its own tile; on its land side the land is drawn over it."""
    _, _, column, row = tile
    left, top = column * TILE, row * TILE
    shifted = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        along = (after[0] - before[0], after[1] - before[1])
        length = math.hypot(*along) or 1.0
        u, v = x - along[1] / length * away, y + along[0] / length * away
        shifted.append((min(max(u, left), left + TILE), min(max(v, top), top + TILE)))
    return shifted


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
