"""Lands: tiles cut into regions, and how they lie on a board."""

from pantheon.board.lands import Border, Land, PlacedLand, Region, pattern

HALVES = Land(
    (
        Region((0, 3), ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0)), (0.25, 0.5)),
        Region((1, 2), ((0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0)), (0.75, 0.5)),
    ),
    (Border((0, 1), ((0.5, 0.0), (0.5, 0.5), (0.5, 1.0))),),
)
"""A tile whose left half is one terrain and whose right half another."""


def test_a_pattern_says_which_corners_are_alike() -> None:
    assert pattern((2, 2, 2, 2)) == "0000"
    assert pattern((3, 1, 1, 3)) == "0110"
    assert pattern((3, 1, 3, 0), 0) == "0103+0"


def test_a_region_is_found_by_each_of_its_corners() -> None:
    assert HALVES.region(3) is HALVES.regions[0]
    assert HALVES.region(2) is HALVES.regions[1]


def test_a_land_lies_on_its_tile() -> None:
    placed = PlacedLand(HALVES, 2, 1, 80)
    assert placed.outline(0).startswith("M160 80l")
    assert placed.outline(0) == placed.outline(3) != placed.outline(1)
    (left, _), (right, _) = placed.standing(0), placed.standing(1)
    assert -40 < left < 0 < right < 40
    assert PlacedLand(HALVES, 3, 1, 80).standing(0) != placed.standing(0), "bent by its place"


def test_water_runs_along_coasts_only() -> None:
    placed = PlacedLand(HALVES, 2, 1, 80)
    coasts, water, borders = placed.lines([0, 3])
    assert (coasts.count("M"), water.count("M"), borders) == (1, 6, "")
    assert placed.lines([]) == ("", "", coasts), "between two lands it is a border"
