"""The tile set, proved: counts, fairness, pairing, and the tables made from it."""

import subprocess
import sys
from collections import Counter
from itertools import combinations, permutations, product
from pathlib import Path

import pytest

from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.games.four_gods.generated import actions, codes, emit
from pantheon.games.four_gods.rules.constants import CORNERS
from pantheon.games.four_gods.rules.tile_set import KEPT, parse_tiles, tile_set
from pantheon.games.four_gods.rules.tiles import CLASH, FACES, FREE, PATTERNS, TURNS
from tests.games.four_gods.positions import GAME, OWN_TILES, Table

ROOT = Path(__file__).parents[3]
TILES = parse_tiles(OWN_TILES.read_text("utf-8"))
RENAMINGS = [str.maketrans("SPFM", "".join(to)) for to in permutations("SPFM")]
KLEIN = [str.maketrans("SPFM", to) for to in ("SPFM", "PSMF", "FMSP", "MFPS")]


def face_type(face: str) -> str:
    """A face without regard to its turn."""
    turns = [face[i:4] + face[:i] for i in range(4)]
    if face.endswith("+"):
        turns = [turn for turn in turns if turn[0] == turn[2]]
    return min(turns) + face[4:]


def pattern(face: str) -> str:
    """AABC for a face with two equal corners side by side, and so on."""
    names: list[str] = []
    for turn in range(4):
        turned = face[turn:4] + face[:turn]
        letters: dict[str, str] = {}
        names.append("".join(letters.setdefault(each, "ABCD"[len(letters)]) for each in turned))
    return min(names)


FACE_COUNTS = Counter(face_type(face) for tile in TILES for face in tile)


@pytest.mark.rule("FG-2", "FG-3")
def test_ninety_two_two_sided_tiles_and_no_face_with_four_terrains() -> None:
    assert len(TILES) == 92
    assert sum(FACE_COUNTS.values()) == 184
    assert all(len(set(face[:4])) <= 3 for face in FACE_COUNTS)
    state = Table(seats=4).state
    assert state.tokens == 8
    assert len(state.reserve) == 4


@pytest.mark.rule("FG-R3")
def test_every_choice_of_terrains_occurs_as_often() -> None:
    expected: Counter[str] = Counter()
    for a in "SPFM":
        expected[face_type(a * 4)] += 1
        for b, c in combinations("SPFM".replace(a, ""), 2):
            expected[face_type(a + b + a + c)] += 1
            expected[face_type(a + b + a + c + "+")] += 1
    for a, b in permutations("SPFM", 2):
        expected[face_type(a * 3 + b)] += 3
    for a, b in combinations("SPFM", 2):
        expected[face_type(a * 2 + b * 2)] += 4
    for a, b, c in permutations("SPFM", 3):
        expected[face_type(a * 2 + b + c)] += 4
    assert expected == FACE_COUNTS
    totals: Counter[str] = Counter()
    for face, count in FACE_COUNTS.items():
        totals[pattern(face)] += count
    assert totals == {"AAAA": 4, "AAAB": 36, "AABB": 24, "AABC": 96, "ABAC": 24}


@pytest.mark.rule("FG-R3")
def test_faces_are_fair_under_every_renaming_of_the_terrains() -> None:
    for renaming in RENAMINGS:
        renamed = Counter(
            {face_type(face.translate(renaming)): count for face, count in FACE_COUNTS.items()}
        )
        assert renamed == FACE_COUNTS


@pytest.mark.rule("FG-R3")
def test_tiles_are_fair_under_the_swaps_and_paired_as_stated() -> None:
    tiles = Counter(tuple(sorted(face_type(face) for face in tile)) for tile in TILES)
    assert all(front != back for front, back in tiles)
    for renaming in KLEIN:
        renamed = Counter(
            tuple(sorted(face_type(face.translate(renaming)) for face in tile)) for tile in TILES
        )
        assert renamed == tiles
    pairs = Counter(tuple(sorted(pattern(face) for face in tile)) for tile in TILES)
    assert pairs == {
        ("AABC", "AABC"): 24,
        ("AAAB", "AABC"): 20,
        ("AABB", "AABC"): 12,
        ("AABC", "ABAC"): 12,
        ("AAAA", "AABC"): 4,
        ("AAAB", "AAAB"): 4,
        ("AAAB", "AABB"): 4,
        ("AAAB", "ABAC"): 4,
        ("AABB", "ABAC"): 8,
    }


@pytest.mark.rule("FG-R3")
def test_the_file_is_the_one_that_its_script_writes() -> None:
    done = subprocess.run(
        [sys.executable, "tools/four_gods_tiles.py", "--check"], cwd=ROOT, check=False
    )
    assert done.returncode == 0


@pytest.mark.rule("FG-R3")
def test_a_set_of_ones_own_is_read_and_a_bad_one_refused() -> None:
    own = "tiles = [" + ", ".join(['["SSSS", "PMPM+"]'] * 16) + "]"
    state = Table(tiles=own).state
    assert state.tiles.count == 16
    assert GAME.load(GAME.dump(state)).tiles.count == 16
    bad = {
        "not toml [": "TOML",
        'tiles = [["SSSS", "PPPP"]]': "16 to 400",
        own.replace("PMPM+", "SPFM"): "all four",
        own.replace("PMPM+", "PMSM+"): "different terrains",
        own.replace("PMPM+", "PMX"): "is not four",
        own.replace('["SSSS", "PMPM+"]', '["SSSS"]', 1): "pair",
    }
    for document, reason in bad.items():
        with pytest.raises(OptionRefused, match=reason):
            GAME.options(tiles=document).check(2)


@pytest.mark.rule("FG-R3")
def test_a_set_may_be_written_as_toml_lets_one_write_it() -> None:
    pairs = "\r\n".join(['  [ \'SSSS\' ,\t"PMPM+", ], # sea, and [more] "than" that'] * 16)
    assert parse_tiles(f"# mine\n\ntiles  =[\n{pairs}\n]\n# end") == [("SSSS", "PMPM+")] * 16


@pytest.mark.rule("FG-R3")
@pytest.mark.parametrize(
    "document",
    [
        "a." * 30_000 + "b=1", "a." * 8_000 + "b=1", "tiles = " + "[" * 16_000,
        "tiles = " + "[" * 8_000 + "]" * 8_000, "tiles = [[" + " " * 16_000,
        "tiles = [" + "[" + " ," * 8_000 + "]]", 'tiles = [["' + "S" * 16_000,
        'tiles = [["' + "S" * 16_000 + '", "SSSS"]]', "tiles = [" + "{a=" * 5_000,
        "#" * 16_000, "tiles" + "\t" * 16_000, 'tiles = [["SSSS\n", "SSSS"]' + "]" * 16_000,
        "tiles = [" + '["SSSS", "SSSS"],' * 900 + "]", "[tiles]\n" * 2_000,
        "tiles = [" + '["SSSS", "SSSS"]' * 16 + "]", 'tiles.a = [["SSSS", "SSSS"]]',
    ],
    ids=lambda document: document[:12],
)  # fmt: skip
def test_documents_made_to_keep_a_reader_busy_are_refused(document: str) -> None:
    with pytest.raises(OptionRefused) as refused:
        parse_options(GAME.options, {"tiles": document}, 2)
    assert len(str(refused.value)) < 200


def test_the_tables_of_few_sets_are_kept_and_the_game_s_own_always() -> None:
    own = tile_set()
    largest = ["SSSS", "PPPP", "FFFF", "MMMM"] * 2
    for number in range(20):
        pairs = [f'["{face}", "{largest[number % 8]}"]' for face in largest] * 50
        made = tile_set("tiles = [" + ",".join(pairs) + "]" + "#" * number)
        assert len(made.fits) + len(made.ways) < 1_000_000
    kept = tile_set.cache_info()
    assert kept.maxsize == kept.currsize == KEPT
    assert tile_set() is own


@pytest.mark.rule("FG-R2")
def test_regions_join_along_sides_and_through_a_bridge() -> None:
    own = ", ".join(['["SSPF", "SPSM"]', '["SPSM+", "SPSP+"]'] * 8)
    tiles = tile_set(f"tiles = [{own}]")

    def regions(shown: int, turn: int = 0) -> list[int]:
        start = (shown * TURNS + turn) * CORNERS
        return tiles.regions[start : start + CORNERS]

    assert regions(0) == [0, 0, 2, 3]
    assert regions(0, 1) == [0, 1, 1, 3]
    assert regions(1) == [0, 1, 2, 3]
    assert regions(2) == [0, 1, 0, 3]
    assert regions(2, 1) == [0, 1, 2, 1]
    assert regions(3) == [0, 1, 0, 3]


@pytest.mark.rule("FG-12", "FG-23")
def test_the_tables_of_fits_agree_with_looking_at_every_face() -> None:
    tiles = tile_set()
    for pattern_number in range(PATTERNS - 1):
        asked = [pattern_number // weight % 5 for weight in (1, 5, 25, 125)]
        takers, ways = 0, [0] * tiles.count
        for shown in range(tiles.count * FACES):
            turns = 0
            for turn in range(TURNS):
                start = (shown * TURNS + turn) * CORNERS
                corners = tiles.corners[start : start + CORNERS]
                if all(a in (c, 4) for a, c in zip(asked, corners, strict=True)):
                    turns |= 1 << turn
            assert tiles.fits[shown * PATTERNS + pattern_number] == turns
            ways[shown // FACES] += turns.bit_count()
            takers += turns != 0
        for tile, number in enumerate(ways):
            assert tiles.ways[tile * PATTERNS + pattern_number] == number
        assert tiles.takers[pattern_number] == takers
    assert tiles.takers[CLASH] == 0
    assert tiles.takers[FREE] == tiles.count * FACES


def test_generated_codes_and_events_agree_with_their_structs() -> None:
    for number, action in enumerate(GAME.actions):
        assert getattr(codes, str(action.__struct_config__.tag).upper()) == number
    for number, event in enumerate(GAME.events):
        assert getattr(emit, str(event.__struct_config__.tag).upper()) == number
    for hand, face, turn, cell in product(range(2), range(2), range(4), (0, 63, 143)):
        code = codes.place(hand, face, turn, cell)
        assert code == GAME.codec.encode(actions.Place(hand, face, turn, cell))
        assert codes.kind_of(code) == codes.PLACE
        assert codes.read_place(code) == (hand, face, turn, cell)
