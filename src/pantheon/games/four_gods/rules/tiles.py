"""Tiles as small numbers, with tables of their corners, regions and of where they fit.

A shown tile is `tile * 2 + face`; a laid one is `shown * 4 + turn`, turned clockwise by so many
quarters. What the neighbours of a cell require of its corners is one of 5 ** 4 patterns (a terrain
or nothing for each corner), or the pattern CLASH where two neighbours disagree.
"""

from typing import Final

from .constants import CORNERS, LETTERS, OPPOSITE

FACES: Final = 2
TURNS: Final = 4
ANY: Final = 4
"""Stands in a pattern for a corner without a requirement."""
WEIGHTS: Final[list[int]] = [1, 5, 25, 125]
FREE: Final = 624
"""The pattern of a cell without placed neighbours: ANY at each corner."""
CLASH: Final = 625
PATTERNS: Final = 626
BRIDGE: Final = "+"

# How many turns a number of `fits` stands for.
_TURNS_IN: Final = bytes([bits.bit_count() for bits in range(256)])


class TileSet:
    """The tables of a set of tiles. Never changed, so all states share one.

    The long tables are bytes: a custom set of 400 tiles takes under 1 MB.
    """

    def __init__(self, tiles: list[tuple[str, str]], document: str) -> None:
        self.document: str = document
        """The text it was read from; empty for the game's own set."""
        self.count: int = len(tiles)
        self.corners: list[int] = []
        """Terrain at laid * CORNERS + corner."""
        self.regions: list[int] = []
        """The first corner of a corner's region, at laid * CORNERS + corner."""
        self.splits: list[int] = []
        """At laid: the first of two opposite corners, as bits, alike but apart (FG-51)."""
        self.takers: list[int] = [0] * PATTERNS
        """How many shown tiles of the whole set fit a pattern in some turn (FG-23)."""
        known: dict[str, _Face] = {}
        fits: list[bytes] = []
        ways: list[bytes] = []
        for tile in tiles:
            for name in tile:
                if name not in known:
                    known[name] = _Face(name)
                face = known[name]
                self.corners.extend(face.corners)
                self.regions.extend(face.regions)
                self.splits.extend(face.splits)
                for pattern in face.patterns:
                    self.takers[pattern] += 1
                fits.append(face.fits)
            both = zip(known[tile[0]].ways, known[tile[1]].ways, strict=True)
            ways.append(bytes([front + back for front, back in both]))
        self.fits: bytes = b"".join(fits)
        """At shown * PATTERNS + pattern: the turns that fit, as bits (FG-12)."""
        self.ways: bytes = b"".join(ways)
        """At tile * PATTERNS + pattern: how many faces and turns of a tile fit."""


class _Face:
    """The tables of one face in its turns, one turn after the other."""

    def __init__(self, face: str) -> None:
        self.corners: list[int] = []
        self.regions: list[int] = []
        self.splits: list[int] = []
        terrains = [LETTERS.index(letter) for letter in face[:CORNERS]]
        joined = _regions_of(terrains, face.endswith(BRIDGE))
        fits = [0] * PATTERNS
        for turn in range(TURNS):
            turned = [terrains[(corner - turn) % CORNERS] for corner in range(CORNERS)]
            numbers = [joined[(corner - turn) % CORNERS] for corner in range(CORNERS)]
            self.corners.extend(turned)
            self.regions.extend([numbers.index(number) for number in numbers])
            split = 0
            for corner in range(OPPOSITE):
                facing = corner + OPPOSITE
                if turned[corner] == turned[facing] and numbers[corner] != numbers[facing]:
                    split |= 1 << corner
            self.splits.append(split)
            for asked in range(1 << CORNERS):  # each pattern that requires some of the corners
                pattern = 0
                for corner in range(CORNERS):
                    terrain = turned[corner] if asked & (1 << corner) else ANY
                    pattern += terrain * WEIGHTS[corner]
                fits[pattern] |= 1 << turn
        self.patterns: list[int] = [pattern for pattern in range(PATTERNS) if fits[pattern]]
        """Those that it fits in some turn."""
        self.fits: bytes = bytes(fits)
        self.ways: bytes = self.fits.translate(_TURNS_IN)


def _regions_of(terrains: list[int], bridged: bool) -> list[int]:
    """A number for each corner, equal within a region (FG-R2)."""
    regions = list(range(CORNERS))
    for one, other in [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)][: 5 if bridged else 4]:
        if terrains[one] == terrains[other]:
            old, new = regions[other], regions[one]
            regions = [new if region == old else region for region in regions]
    return regions


def laid_with(shown: int, face: int, turn: int) -> int:
    """The tile of a hand, laid with this face up and turned."""
    return (shown // FACES * FACES + face) * TURNS + turn


def tile_face_turn(laid: int) -> tuple[int, int, int]:
    """A laid tile as events name it."""
    return laid // (FACES * TURNS), laid // TURNS % FACES, laid % TURNS
