"""Shapes as SVG paths, around their own middle unless a place is given."""

import math
from collections.abc import Iterable

Point = tuple[float, float]


def polygon(corners: Iterable[Point], form: str = ".1f") -> str:
    """A closed path through corners, its numbers written in this form."""
    return "M" + "L".join(f"{x:{form}} {y:{form}}" for x, y in corners) + "Z"


def square(side: float) -> str:
    """A square with sides of this length."""
    half = side / 2
    return polygon([(-half, -half), (half, -half), (half, half), (-half, half)], "g")


def triangle(side: float, down: bool = False) -> str:
    """An equilateral triangle on its base, or on its tip."""
    high, half = side * math.sqrt(3) / 2, -side / 2 if down else side / 2
    tip, base = (2 * high / 3, -high / 3) if down else (-2 * high / 3, high / 3)
    corners = ((0, tip), (half, base), (-half, base))
    return polygon([(round(x, 1), round(y, 1)) for x, y in corners], "g")


def hexagon(radius: float) -> str:
    """A hexagon that stands on a corner, by the distance from its middle to a corner."""
    angles = [math.radians(60 * corner - 90) for corner in range(6)]
    return polygon((radius * math.cos(angle), radius * math.sin(angle)) for angle in angles)


def disc(radius: float, x: float = 0, y: float = 0) -> str:
    """A full circle."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 1 0 .01Z"
