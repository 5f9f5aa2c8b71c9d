"""Grids: every place has the neighbours that share a side with it."""

import pytest

from pantheon.board import Grid, hexes, squares, triangles


@pytest.mark.parametrize(
    ("grid", "places", "sides"),
    [(squares(4, 3), 12, 4), (hexes(3), 19, 6), (triangles(4), 16, 3)],
)
def test_neighbours_share_a_side(grid: Grid, places: int, sides: int) -> None:
    counts = [len(near) for near in grid.neighbours]
    assert len(counts) == len(grid.centres) == len(grid.turns) == places
    assert max(counts) == sides
    assert all(
        number in grid.neighbours[other]
        for number, near in enumerate(grid.neighbours)
        for other in near
    )


def test_corners_have_fewer() -> None:
    assert sorted(len(near) for near in squares(3, 3).neighbours) == [2] * 4 + [3] * 4 + [4]
    assert squares(3, 3).neighbours[4] == (1, 3, 5, 7)
    assert sorted(len(near) for near in hexes(2).neighbours) == [3] * 6 + [6]
    assert triangles(2).neighbours == ((2,), (2,), (0, 1, 3), (2,))


def test_everything_lies_on_the_board() -> None:
    for grid in (squares(4, 3), hexes(3), triangles(4)):
        left, top, width, height = grid.board().box
        assert all(left < x < left + width and top < y < top + height for x, y in grid.centres)
        assert [cell.id for cell in grid.cells("auspices")][:2] == ["place:0", "place:1"]


def test_a_phone_shows_eight_to_ten_columns_as_a_whole() -> None:
    """Fewer are large enough to hit anyway; of more, a part is shown first."""
    shown = {columns: squares(columns, columns).board().whole for columns in range(4, 14)}
    assert [columns for columns, whole in shown.items() if whole] == [8, 9, 10]
    assert hexes(5).board().whole
    assert not hexes(3).board().whole
