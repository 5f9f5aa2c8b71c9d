"""The laid tiles as areas that flow into each other, and the Kingdoms over them.

Ids and paths are interned: what many tables show is one string, however long ago it was drawn.
"""

import math
from functools import cache, lru_cache
from sys import intern

from pantheon.board import KEPT, Point
from pantheon.board.lands import PlacedLand
from pantheon.core.kept import kept
from pantheon.core.scene import Area
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, CORNERS, SEA, TERRAIN_NAMES
from ..rules.scoring import Realm, realms_of
from ..rules.state import State
from .geometry import TILE
from .tile_faces import cut, face_of

SEA_LAYER, WATER_LAYER, LAND_LAYER, LINE_LAYER, KINGDOM_LAYER = 1, 2, 3, 4, 6
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


@lru_cache(KEPT)
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
        *(intern(f"land:{name}:{corner}") for name, _, corner in lands),
        *(intern(f"prophet:{name}") for name in held),
        *(intern(f"cell:{name}") for name in realm.cells),
    )
    worth = str(realm.worth) if realm.most else ""
    return Area(realm.id, path, "kingdom", KINGDOM_LAYER, label, members, worth)


def standing(state: State, cell: int, corner: int) -> Point:
    """Where a prophet stands on a region, from the middle of its cell (FG-19)."""
    return _standing(_drawn(state, cell), corner)


@lru_cache(2 * KEPT)
def _standing(tile: Drawn, corner: int) -> Point:
    return _placed(tile).standing(corner)


def _placed(tile: Drawn) -> PlacedLand:
    corners, bridge, column, row = tile
    return PlacedLand(cut(corners, bridge), column, row, TILE)


@lru_cache(2 * KEPT)
def _tile_areas(tile: Drawn, name: str) -> tuple[Area, ...]:
    corners, placed = tile[0], _placed(tile)
    areas = []
    for region in placed.land.regions:
        first = region.corners[0]
        layer = SEA_LAYER if corners[first] == SEA else LAND_LAYER
        ground = TERRAIN_NAMES[corners[first]]
        areas.append(Area(intern(f"land:{name}:{first}"), _outline(tile, first), ground, layer))
    coasts, water, borders = placed.lines([at for at in range(CORNERS) if corners[at] == SEA])
    if coasts:
        areas.append(Area(intern(f"water:{name}"), intern(water), "water", WATER_LAYER))
        areas.append(Area(intern(f"coast:{name}"), intern(coasts), "coast", LINE_LAYER))
    if borders:
        areas.append(Area(intern(f"border:{name}"), intern(borders), "border", LINE_LAYER))
    return tuple(areas)


@lru_cache(4 * KEPT)
def _outline(tile: Drawn, corner: int) -> str:
    return intern(_placed(tile).outline(corner))
