"""Coast lines: tiles are bent onto themselves, and neighbours meet."""

import re

import pytest

from pantheon.board.coasts import bend, bent, beside, steps

LINE = [(0.0, 0.5), (0.3, 0.4), (0.7, 0.6), (1.0, 0.5)]


@pytest.mark.parametrize("part", [0.0, 0.2, 0.5, 0.9])
def test_the_sides_of_a_tile_stay_where_they_are(part: float) -> None:
    assert bend(3, 2, (0.0, part))[0] == 3
    assert bend(3, 2, (1.0, part))[0] == 4
    assert bend(3, 2, (part, 0.0))[1] == 2


def test_neighbours_meet() -> None:
    assert bend(3, 2, (1.0, 0.4)) == pytest.approx(bend(4, 2, (0.0, 0.4)))
    assert bend(3, 2, (0.4, 1.0)) == pytest.approx(bend(3, 3, (0.4, 0.0)))


def test_the_noise_depends_on_the_place_alone() -> None:
    assert bend(3, 2, (0.5, 0.5)) == bend(3, 2, (0.5, 0.5))
    first, second = bend(3, 2, (0.5, 0.5)), bend(4, 2, (0.5, 0.5))
    assert (second[0] - 1, second[1]) != pytest.approx(first)


def test_a_line_beside_another_stays_on_its_tile() -> None:
    line = bent(1, 0, LINE, 80)
    for away in (-12.0, 12.0, 60.0):
        moved = beside(line, away, 80, 0, 80)
        assert len(moved) == len(line)
        assert all(80 <= x <= 160 and 0 <= y <= 80 for x, y in moved)
    assert beside([(0, 5), (9, 5)], 2, 0, 0, 10) == [(0, 7), (9, 7)]


def test_steps_lead_to_every_point() -> None:
    line = bent(1, 0, LINE, 80)
    numbers = [float(each) for each in re.findall(r"-?(?:\d+(?:\.\d)?|\.\d)", steps(line))]
    x, y = numbers[:2]
    for point, dx, dy in zip(line[1:], numbers[2::2], numbers[3::2], strict=True):
        x, y = x + dx, y + dy
        assert (x, y) == pytest.approx(point, abs=0.051)


def test_steps_are_written_short() -> None:
    assert steps([(0, 0), (0.5, -0.3), (-1.5, 2), (-1.5, 2)]) == "M0 0l.5-.3-2 2.3 0 0"
    assert steps([(-2.04, 12), (-1.96, 12.1)]) == "M-2 12l0 .1"
