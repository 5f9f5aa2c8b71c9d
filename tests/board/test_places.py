"""Places of the kit: hexes, sides of a square, tracks around it, fields of pieces."""

import math

import pytest

from pantheon.board import (
    Field,
    SquareTrack,
    bearing,
    box_around,
    disc,
    hex_middle,
    hexagon,
    square,
    triangle,
    turned,
)
from pantheon.board.frames import coordinates, figures_around, mitred_side, vine


def test_neighbouring_hexes_lie_equally_far_apart() -> None:
    at = hex_middle(2, -1, 60)
    around = [hex_middle(2 + q, -1 + r, 60) for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (1, -1))]
    assert [math.dist(at, each) for each in around] == pytest.approx([103.9] * 5, abs=0.1)


def test_bearings_go_by_the_clock() -> None:
    row = 100 * math.sin(math.pi / 3)
    corners = [(0, 0), (100, 0), (50, -row), (-50, -row), (-200, 0), (0, 2 * row), (150, row)]
    assert [bearing(x, y, 100) for x, y in corners] == [
        (0, 12), (1, 3), (1, 1), (1, 11), (2, 9), (2, 6), (2, 4),
    ]  # fmt: skip


def test_a_box_has_room_around_every_place() -> None:
    assert box_around([(0, 0), (30, 10), (-10, 5)], 8) == (-18, -8, 56, 26)


def test_shapes_lie_around_their_middle() -> None:
    assert square(10) == "M-5 -5L5 -5L5 5L-5 5Z"
    assert hexagon(60) == "M0.0 -60.0L52.0 -30.0L52.0 30.0L0.0 60.0L-52.0 30.0L-52.0 -30.0Z"
    assert triangle(100) == "M0 -57.7L50 28.9L-50 28.9Z"
    assert triangle(100, down=True) == "M0 57.7L-50 -28.9L50 -28.9Z"
    assert disc(18) == "M-18 0a18 18 0 1 1 0 .01Z"
    assert disc(18, 20, 5).startswith("M2 5a")


def test_a_side_follows_the_other_clockwise() -> None:
    assert [turned((-3, 10), side) for side in range(5)] == [
        (-3, 10), (-10, -3), (3, -10), (10, 3), (-3, 10),
    ]  # fmt: skip


def test_a_track_runs_clockwise_around_a_square() -> None:
    track = SquareTrack(80, 4, 10)
    assert track.spaces == 20
    assert list(track.corners) == [0, 5, 10, 15]
    corners = [track.place(number) for number in track.corners]
    assert corners == [(-50, 50), (-50, -50), (50, -50), (50, 50)]
    assert track.place(1) == (-50, 30)
    assert track.place(21) == track.place(1), "a second lap"
    assert track.place(0, aside=11) == (-50, 39), "towards the next space"


@pytest.mark.parametrize("count", [1, 2, 3, 7, 12, 40])
def test_pieces_stay_in_their_field(count: int) -> None:
    field = Field(100, 50, 72, 84, 34)
    spots = field.spread(count, ratio=1.3)
    assert len(set(spots)) == count
    for size, x, y in spots:
        assert size <= 34
        assert abs(x - 100) + size / 2 <= 36.1
        assert abs(y - 50) + size * 1.3 / 2 <= 42.2


def test_pieces_shrink_only_when_they_must() -> None:
    field = Field(0, 0, 100, 50, 40)
    assert [field.spread(count)[0][0] for count in (1, 2)] == [40, 40]
    assert field.spread(9)[0][0] < 40


def test_coordinates_stand_on_every_side() -> None:
    marks = coordinates("ab", 40, 40, 10)
    assert [(name, text) for name, text, _ in marks[:4]] == [
        ("s:a", "a"), ("n:a", "a"), ("w:1", "1"), ("e:1", "1"),
    ]  # fmt: skip
    places = {name: at for name, _, at in marks}
    assert places["s:a"] == (-20, 50)
    assert places["w:1"] == (-50, 20), "row 1 is at the bottom"


def test_ornaments_of_a_frame() -> None:
    assert mitred_side(40, 0, 42, 60) == "M-20.0 100.0L-2.0 82.0 82.0 82.0 100.0 100.0Z"
    assert vine(40, 0, 10, 5) != vine(40, 1, 10, 5)
    figures = figures_around(0, 0, 30, 10, down=True)
    assert len(set(figures)) == 10
    assert all(each.endswith("Z") for each in figures)
