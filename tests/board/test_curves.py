"""Curves go through their points, keep to their polygons and are the same every time."""

import re
from itertools import pairwise

import pytest

from pantheon.board.curves import (
    between,
    coast,
    current,
    inset,
    noise,
    rounded,
    smooth,
    subdivided,
    unit,
)

SQUARE = [0j, 10 + 0j, 10 + 10j, 10j]
"""Clockwise, as y grows downwards."""


def _points(data: str) -> list[complex]:
    numbers = [float(each) for each in re.findall(r"-?\d+\.\d", data)]
    return [complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def test_a_polygon_is_inset_on_every_side() -> None:
    assert inset(SQUARE, 2) == pytest.approx([2 + 2j, 8 + 2j, 8 + 8j, 2 + 8j])


def test_a_corner_between_two_sides_in_line_moves_straight_inside() -> None:
    assert inset([0j, 5 + 0j, *SQUARE[1:]], 2)[1] == pytest.approx(5 + 2j)


def test_rounded_corners_begin_and_end_on_their_sides() -> None:
    points = rounded(SQUARE, 3)
    assert len(points) == 5 * len(SQUARE)
    assert points[0] == pytest.approx(3j)
    assert points[4] == pytest.approx(3 + 0j)
    assert all(0 <= point.real <= 10 and 0 <= point.imag <= 10 for point in points)
    assert SQUARE[0] not in points


def test_rounding_leaves_something_of_a_short_side() -> None:
    assert rounded(SQUARE, 30)[4] == pytest.approx(4.5 + 0j)


def test_subdivided_points_lie_a_step_apart() -> None:
    points = subdivided(SQUARE, 2.5)
    assert points[:5] == pytest.approx([0j, 2.5 + 0j, 5 + 0j, 7.5 + 0j, 10 + 0j])
    assert len(points) == 16


def test_a_smooth_curve_goes_through_its_points() -> None:
    data = smooth(SQUARE)
    assert not data.endswith("Z")
    assert _points(data)[::3] == SQUARE


def test_a_closed_curve_comes_back() -> None:
    data = smooth(SQUARE, closed=True)
    assert data.endswith("Z")
    assert _points(data)[::3] == [*SQUARE, SQUARE[0]]


def test_noise_is_even_along_other_directions_and_the_same_for_a_seed() -> None:
    first, again, other = noise(4, 0.5j), noise(4, 0.5j), noise(5, 0.5j)
    steps = [first(each * 0.1j) for each in range(400)]
    assert steps == [again(7 + each * 0.1j) for each in range(400)]
    assert steps != [other(each * 0.1j) for each in range(400)]
    assert min(steps) >= -1
    assert max(steps) <= 1
    assert max(abs(a - b) for a, b in pairwise(steps)) < 0.2


def test_directions_and_parts_of_a_way() -> None:
    assert unit(3 + 4j) == pytest.approx(0.6 + 0.8j)
    assert between(2 + 2j, 4 + 6j, 0.25) == pytest.approx(2.5 + 3j)


def test_a_coast_lies_inside_its_polygon() -> None:
    corners = [0j, 200 + 0j, 200 + 200j, 200j]
    drawn = coast(corners, 3)
    assert drawn == coast(corners, 3)
    assert drawn != coast(corners, 4)
    assert drawn.endswith("Z")
    assert all(0 < at.real < 200 and 0 < at.imag < 200 for at in _points(drawn))


def test_a_current_has_an_arrowhead_between_each_two_places() -> None:
    water, heads = current([0j, 100 + 30j, 200 + 0j, 300 + 30j])
    assert water.count("M") == 4
    assert heads.count("M") == heads.count("Z") == 3
