"""Reading a tile set: the game's own, or one of the table's (FG-R3).

The format is TOML with one key: `tiles`, a list of pairs of faces. A face is four letters out
of S, P, F and M, the terrains of its corners clockwise, and a `+` if its first corner is joined
to the third through the middle.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from pantheon.core.refusal import OptionRefused
from pantheon.games.four_gods.kinds import TERRAINS
from pantheon.games.four_gods.tiles import TileSet

FEWEST = 16
MOST = 400

_FACE = re.compile(r"[SPFM]{4}\+?")


@cache
def tile_set(document: str = "") -> TileSet:
    """The set that a document describes; without one, the game's own."""
    own = files(__package__) / "data" / "tiles.toml"
    return TileSet(parse_tiles(document or own.read_text("utf-8")), document)


def parse_tiles(document: str) -> list[tuple[str, str]]:
    """The faces of each tile, or a refusal that says what is wrong with the text."""
    try:
        tiles = tomllib.loads(document)["tiles"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise OptionRefused("tiles", f"not a tile set in TOML: {error!r}") from error
    if not isinstance(tiles, list) or not FEWEST <= len(tiles) <= MOST:
        raise OptionRefused("tiles", f"a set is a list of {FEWEST} to {MOST} tiles")
    return [_tile(number, tile) for number, tile in enumerate(tiles, 1)]


def _tile(number: int, tile: object) -> tuple[str, str]:
    if not isinstance(tile, list) or len(tile) != 2:
        raise OptionRefused("tiles", f"tile {number} is not a pair of faces")
    front, back = (_face(number, face) for face in tile)
    return front, back


def _face(number: int, face: object) -> str:
    if not isinstance(face, str) or not _FACE.fullmatch(face):
        raise OptionRefused("tiles", f"tile {number}: {face!r} is not four of S, P, F and M")
    if len(set(face[:4])) == TERRAINS:
        raise OptionRefused("tiles", f"tile {number}: {face} shows all four terrains (FG-2)")
    if face.endswith("+") and face[0] != face[2]:
        raise OptionRefused("tiles", f"tile {number}: {face} joins two different terrains")
    return face
