"""The table as a scene: whose side is whose, what lies where, and what is only drawn."""

from itertools import product

import pytest

from pantheon.core.scene import Scene
from pantheon.games.four_gods.generated import actions
from pantheon.games.four_gods.picture.geometry import TILE
from pantheon.games.four_gods.picture.influence_track import APART, BAND, FOOT, SPACES
from pantheon.games.four_gods.picture.tile_faces import cut
from pantheon.games.four_gods.rules.constants import FOREST, MOUNTAIN, PLAIN, SEA
from tests.games.four_gods.positions import GAME, Table


def scene_of(table: Table, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.known(table.state, seat), seat)


@pytest.mark.parametrize(
    ("seats", "viewer", "sides"),
    [
        (2, 0, ["@0", "@0", "@1", "@1"]),
        (2, 1, ["@1", "@1", "@0", "@0"]),
        (3, 1, ["@1", "@2", "@0", None]),
        (4, 2, ["@2", "@3", "@0", "@1"]),
    ],
)
def test_sides_are_washed_in_their_players_colours(
    seats: int, viewer: int, sides: list[str | None]
) -> None:
    """FG-6: from the viewer's side clockwise; in a duel each has two."""
    scene = scene_of(Table(seats), viewer)
    paints = {area.id: scene.paints[area.paint].fill for area in scene.areas}
    washed = [paints[f"side:{side}"] for side in range(4)]
    assert [fill if fill.startswith("@") else None for fill in washed] == sides


def test_a_row_is_a_tray_whose_slots_are_cells() -> None:
    scene = scene_of(Table(3))
    cells = {cell.id for cell in scene.cells}
    for seat in range(3):
        (row,) = (tray for tray in scene.trays if tray.id == f"row:{seat}")
        assert row.seat == seat
        assert {f"row:{seat}:{slot}" for slot in range(row.slots)} <= cells
    assert scene.board.focus is not None


def test_nothing_lies_in_an_empty_world() -> None:
    """Coordinates, numbers of the track, medals and roses hang on cells, but are not told of."""
    scene = scene_of(Table(4))
    lying = [piece for piece in scene.pieces if piece.label and piece.at.startswith("cell:")]
    drawn = [piece for piece in scene.pieces if piece.label is None]
    assert not lying
    corners = {"0", "25", "50", "75"}
    assert {piece.value for piece in drawn if piece.value} == {*"abcdefgh", *"12345678"} | corners


def test_pips_count_the_reserve() -> None:
    """FG-5: full ones are the prophets that are left."""
    table = Table(4)
    table.do(0, actions.ChooseGod(FOREST))
    table.state.reserve[FOREST] = 7
    paths = {area.id: area.path for area in scene_of(table).areas}
    assert paths[f"pips:{FOREST}"].count("M") == 7
    assert paths["free:0"].count("M") == 3
    assert paths["free:1"].count("M") == 10


def markers_of(table: Table) -> dict[int, tuple[float, float]]:
    """Where each colour's marker stands on the influence track, from the World's top left."""
    scene = scene_of(table)
    (start,) = (cell for cell in scene.cells if cell.id == "influence")
    return {
        int(piece.id.partition(":")[2]): (start.x + piece.dx, start.y + piece.dy + FOOT)
        for piece in scene.pieces
        if piece.at == "influence"
    }


@pytest.mark.rule("FG-5", "FG-50")
def test_a_prophet_of_each_colour_in_play_marks_its_influence() -> None:
    """Three spaces to a cell and one in each corner: 25 from corner to corner, clockwise."""
    table = Table(4)
    assert markers_of(table) == {}
    for seat, colour in enumerate((SEA, PLAIN, FOREST, MOUNTAIN)):
        table.do(seat, actions.ChooseGod(colour))
    near, far, third = -BAND, 8 * TILE + BAND, TILE / SPACES
    aside = dict(enumerate((far, far - APART, far - 2 * APART, far - 3 * APART)))
    assert markers_of(table) == {colour: (near, y) for colour, y in aside.items()}
    for colour, cities in ((SEA, 1), (PLAIN, 5), (FOREST, 6), (MOUNTAIN, 21)):
        table.state.spoils[colour] = cities
    found = markers_of(table)
    assert found[SEA] == pytest.approx((near, 8 * TILE - 4.5 * third))
    assert found[PLAIN] == pytest.approx((near, near))
    assert found[FOREST] == pytest.approx((4.5 * third, near))
    assert found[MOUNTAIN] == pytest.approx((near, 8 * TILE - 4.5 * third - APART)), "a second lap"


@pytest.mark.rule("FG-8")
def test_the_track_keeps_secret_gods_secret() -> None:
    table = Table(2, gods="secret", duel="two", play="turns")
    for seat in range(2):
        table.do(seat, actions.ChooseColour(seat))
    table.lay("a1", "SSSS")
    table.lay("b1", "SSPP")
    (cell,) = (each for each in scene_of(table).cells if each.id == "influence")
    assert markers_of(table)[0] == (cell.x, cell.y), "whoever has the sea leads twice"


def test_every_face_is_cut_into_regions() -> None:
    """FG-R2: along its sides like corners are one region, and a bridge joins two more."""
    for corners in product(range(4), repeat=4):
        crossed = sum(corners[corner] != corners[corner - 1] for corner in range(4))
        regions = cut(corners).regions
        assert sorted(corner for region in regions for corner in region.corners) == [0, 1, 2, 3]
        assert len(regions) == max(1, crossed)
        for region in regions:
            assert len({corners[corner] for corner in region.corners}) == 1
            assert all(0 < place < 1 for place in region.standing)
        for first in (0, 1):
            if crossed == 4 and corners[first] == corners[first + 2]:
                assert cut(corners, first).region(first).corners == (first, first + 2)
