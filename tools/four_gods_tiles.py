"""Generate the tile set of 4 Gods (FG-R3), balanced between the four gods.

    python tools/four_gods_tiles.py           write src/pantheon/games/four_gods/data/tiles.toml
    python tools/four_gods_tiles.py --check   fail if the file differs from what this script writes

Among the 184 faces, every pattern occurs equally often with each choice of terrains. The 92 tiles
come in orbits of four: for each tile, the set also has its images under the three renamings that
swap the terrains in two pairs. So it is enough to pair one face of each orbit with one face of
another, and to keep the first shuffle in which all tiles differ.
"""

import argparse
import random
import sys
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/pantheon/games/four_gods/data/tiles.toml"
TERRAINS = "SPFM"
RENAMINGS = [str.maketrans(TERRAINS, to) for to in ("SPFM", "PSMF", "FMSP", "MFPS")]
"""The Klein four-group: the identity, and the three ways to swap the terrains in two pairs."""
BRIDGED = "+"
SEED = 4

PAIRINGS = {
    ("AABC", "AABC"): 24,
    ("AABC", "AAAB"): 20,
    ("AABC", "AABB"): 12,
    ("AABC", "ABAC"): 12,
    ("AABC", "AAAA"): 4,
    ("AAAB", "AAAB"): 4,
    ("AAAB", "AABB"): 4,
    ("AAAB", "ABAC"): 4,
    ("AABB", "ABAC"): 8,
}
"""The number of tiles with faces of these two patterns."""

HEADER = """\
# The 92 terrain tiles of 4 Gods, two faces each (FG-2, FG-R2, FG-R3).
# Written by tools/four_gods_tiles.py.
#
# A face is the terrains of its corners, clockwise: S sea, P plain, F forest, M mountain.
# A "+" at its end joins the first corner to the third through the middle of the face.

tiles = [
"""


def canonical(face: str) -> str:
    """The alphabetically first quarter turn of the face; bridged corners stay first."""
    corners, bridge = face[:4], face[4:]
    turns = [corners[i:] + corners[:i] for i in range(4)]
    if bridge:
        turns = [turn for turn in turns if turn[0] == turn[2]]
    return min(turns) + bridge


def rename(face: str, table: dict[int, int]) -> str:
    return canonical(face.translate(table))


def faces_by_pattern() -> dict[str, list[str]]:
    """The 184 faces, repeated as often as they occur (FG-R3)."""
    pairs = list(permutations(TERRAINS, 2))
    triples = list(permutations(TERRAINS, 3))
    odd = [(a, b, c) for a in TERRAINS for b, c in combinations(TERRAINS.replace(a, ""), 2)]
    return {
        "AAAA": [a * 4 for a in TERRAINS],
        "AAAB": [a * 3 + b for a, b in pairs for _ in range(3)],
        "AABB": [a * 2 + b * 2 for a, b in combinations(TERRAINS, 2) for _ in range(4)],
        "AABC": [a * 2 + b + c for a, b, c in triples for _ in range(4)],
        "ABAC": [a + b + a + c + end for a, b, c in odd for end in ("", BRIDGED)],
    }


def orbits(faces: list[str]) -> list[str]:
    """One face for each orbit of four under the renamings, with multiplicity.

    One renaming maps a face of two halves onto itself, so its orbit of four has two kinds twice.
    """
    left = Counter(canonical(face) for face in faces)
    chosen = []
    for face in sorted(left):
        while left[face] > 0:
            left.subtract(rename(face, table) for table in RENAMINGS)
            chosen.append(face)
    return chosen


def paired(shuffle: random.Random) -> list[tuple[str, str]]:
    """Faces of orbits paired at random into tiles, in the numbers that PAIRINGS gives."""
    stock = {pattern: orbits(faces) for pattern, faces in faces_by_pattern().items()}
    for faces in stock.values():
        shuffle.shuffle(faces)
    joined = []
    for (front, back), tiles in PAIRINGS.items():
        for _ in range(tiles // len(RENAMINGS)):
            turned = shuffle.choice(RENAMINGS)
            joined.append((stock[front].pop(), rename(stock[back].pop(), turned)))
    return joined


def tile_set() -> list[tuple[str, str]]:
    """The first pairing in which all tiles differ and no tile has the same face on both sides."""
    shuffle = random.Random(SEED)
    while True:
        tiles = [
            tuple(sorted((rename(front, table), rename(back, table))))
            for front, back in paired(shuffle)
            for table in RENAMINGS
        ]
        if len(set(tiles)) == len(tiles) and all(front != back for front, back in tiles):
            return [(front, back) for front, back in tiles]


def written() -> str:
    lines = [f'  ["{front}", "{back}"],\n' for front, back in tile_set()]
    return HEADER + "".join(lines) + "]\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="fail if the file is out of date")
    if parser.parse_args().check:
        return int(TARGET.read_text("utf-8") != written())
    TARGET.write_text(written(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
