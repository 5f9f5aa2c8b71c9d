"""Reading a tile set: the game's own, or one of the table's (FG-R3).

The format is TOML with one key: `tiles`, a list of pairs of faces. A face is four letters out
of S, P, F and M, the terrains of its corners clockwise, and a `+` if its first corner is joined
to the third through the middle. Players upload sets, and 60 kB can keep a general TOML parser
busy for a minute: this one reads the one key in a single pass.
"""

import re
from functools import cache, lru_cache

from pantheon.board import read_text
from pantheon.core.errors import OptionRefused
from pantheon.core.options import shown
from .constants import TERRAINS
from .tiles import TileSet

FEWEST = 16
MOST = 400
LONGEST = 16 * 1024
"""Characters of a document: twice what 400 tiles take, the rest is for comments."""
KEPT = 8
"""Sets whose tables are kept for the next match that plays with them, under 1 MB each."""

# Possessive throughout (`*+`): nothing is tried twice, so a document costs its length.
_COMMENT = re.compile(r"#.*")
_OPENING = re.compile(r"\s*+tiles\s*+=\s*+\[\s*+")
_ITEM = re.compile(r"\[([^\[\]]*+)\]\s*+(?:,\s*+|(?=\]))")
_CLOSING = re.compile(r"\]\s*+\Z")
_PAIR = re.compile(r"""\s*+(["'])([^"']*+)\1\s*+,\s*+(["'])([^"']*+)\3\s*+,?+\s*+""")
_FACE = re.compile(r"[SPFM]{4}\+?")


@lru_cache(KEPT)
def tile_set(document: str = "") -> TileSet:
    """The set that a document describes; without one, the game's own."""
    return _own() if not document else TileSet(parse_tiles(document), document)


@cache
def _own() -> TileSet:
    """The game's own set, which uploaded sets cannot push out of the cache."""
    return TileSet(parse_tiles(read_text("pantheon.games.four_gods", "tiles")), "")


def parse_tiles(document: str) -> list[tuple[str, str]]:
    """The faces of each tile; raises OptionRefused, which says what is wrong with the text."""
    if len(document) > LONGEST:
        raise OptionRefused("tiles", f"a set has at most {LONGEST} characters")
    text = _COMMENT.sub("", document)
    opening = _OPENING.match(text)
    if opening is None:
        raise OptionRefused("tiles", "not a tile set in TOML: no list called `tiles`")
    tiles: list[tuple[str, str]] = []
    at = opening.end()
    while item := _ITEM.match(text, at):
        number, at = len(tiles) + 1, item.end()
        pair = _PAIR.fullmatch(item[1])
        if pair is None:
            raise OptionRefused("tiles", f"tile {number} is not a pair of faces")
        tiles.append((_face(number, pair[2]), _face(number, pair[4])))
    if not _CLOSING.match(text, at):
        raise OptionRefused("tiles", f"not a tile set in TOML: {shown(text[at:])} is no tile")
    if not FEWEST <= len(tiles) <= MOST:
        raise OptionRefused("tiles", f"a set is a list of {FEWEST} to {MOST} tiles")
    return tiles


def _face(number: int, face: str) -> str:
    if not _FACE.fullmatch(face):
        raise OptionRefused("tiles", f"tile {number}: {shown(face)} is not four of S, P, F and M")
    if len(set(face[:4])) == TERRAINS:
        raise OptionRefused("tiles", f"tile {number}: {face} shows all four terrains (FG-2)")
    if face.endswith("+") and face[0] != face[2]:
        raise OptionRefused("tiles", f"tile {number}: {face} joins two different terrains")
    return face
