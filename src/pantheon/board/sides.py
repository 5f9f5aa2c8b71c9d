"""The four sides of a square board: places along them, and a track around it.

Sides are counted from the bottom one, clockwise. Points are seen from the board's middle.
"""

from typing import NamedTuple

from pantheon.board.shapes import Point

SIDES = 4


def turned(point: Point, side: int) -> Point:
    """A point of the bottom side as it lies on another."""
    x, y = point
    for _ in range(side % SIDES):
        x, y = -y, x
    return x, y


class SquareTrack(NamedTuple):
    """Spaces around a square, clockwise from the bottom left corner, which is number 0.

    There is one in each corner and so many along each side; after a lap it begins again.
    """

    square: float
    """The side of the square."""
    along: int
    away: float
    """From the square to the middle of the track."""

    @property
    def corners(self) -> range:
        """The numbers of the spaces in the corners."""
        return range(0, self.spaces, self.along + 1)

    @property
    def spaces(self) -> int:
        """How many there are."""
        return SIDES * (self.along + 1)

    def place(self, number: int, aside: float = 0) -> Point:
        """The middle of a space, or so far from it towards the next."""
        half = self.square / 2
        side, step = divmod(number % self.spaces, self.along + 1)
        x = half - (step - 0.5) * self.square / self.along if step else half + self.away
        return turned((x - aside, half + self.away), side + 1)
