"""Shapes as points and path data: hexagons, rounded corners, hand-drawn lines."""

import math
from collections.abc import Sequence

from pantheon.board.curves import noise
from .path_data import Point

SQRT3 = math.sqrt(3)


def polar(radius: float, degrees: float, centre: Point = (0.0, 0.0)) -> Point:
    """The point at a distance and an angle (0 is east, 90 is south)."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def hexagon(radius: float, centre: Point = (0.0, 0.0)) -> list[Point]:
    """Corners of a hexagon with a corner on top."""
    return [polar(radius, 60 * i - 90, centre) for i in range(6)]


def along(start: Point, end: Point, distance: float) -> Point:
    """The point at a distance from the start, towards the end."""
    share = distance / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _xy(point: Point) -> str:
    return f"{point[0]:.3f} {point[1]:.3f}"


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    """Path data through points."""
    return "M" + "L".join(_xy(p) for p in points) + ("Z" if closed else "")


def round_polygon(points: Sequence[Point], radius: float) -> str:
    """Path data of a polygon with corners rounded by the radius."""
    data = ""
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        data += "L" if data else "M"
        data += f"{_xy(along(corner, before, radius))}Q{_xy(corner)} "
        data += _xy(along(corner, after, radius))
    return data + "Z"


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of a Catmull-Rom curve through points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[max(0, min(count - 1, i))]

    data = "M" + _xy(points[0])
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        first = b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6
        second = c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6
        data += f"C{_xy(first)} {_xy(second)} {_xy(c)}"
    return data + ("Z" if closed else "")


def subdivide(points: Sequence[Point], step: float, closed: bool = True) -> list[Point]:
    """The points with others inserted, so that neighbours are at most about a step apart."""
    out: list[Point] = []
    for i in range(len(points) if closed else len(points) - 1):
        start, end = points[i], points[(i + 1) % len(points)]
        parts = max(1, round(math.dist(start, end) / step))
        out += [along(start, end, math.dist(start, end) * j / parts) for j in range(parts)]
    return out if closed else [*out, points[-1]]


def rough(
    points: Sequence[Point], amount: float, step: float = 8, seed: int = 1, closed: bool = True
) -> str:
    """A hand-drawn line: subdivided, displaced by smooth noise, smoothed."""
    push_x, push_y = noise(seed), noise(seed + 77)
    fine = subdivide(points, step, closed)
    moved = [
        (x + amount * push_x(i * 0.61), y + amount * push_y(i * 0.61))
        for i, (x, y) in enumerate(fine)
    ]
    return smooth(moved, closed)


def rays(
    inner: float, outer: float, half_width: float, step: float, centre: Point = (0.0, 0.0)
) -> str:
    """Path data of rays: wedges that widen outwards, one every `step` degrees."""
    data = ""
    for i in range(round(360 / step)):
        angle = i * step
        data += polygon(
            [
                polar(inner, angle, centre),
                polar(outer, angle - half_width, centre),
                polar(outer, angle + half_width, centre),
            ]
        )
    return data


def star(points: int, outer: float, inner: float, centre: Point = (0.0, 0.0)) -> str:
    """Path data of a star with a point on top."""
    radii = (outer, inner)
    step = 180 / points
    return polygon([polar(radii[i % 2], i * step - 90, centre) for i in range(2 * points)])


def wave(x: float, y: float, length: float, count: int, height: float = 4) -> str:
    """Path data of a row of waves running to the right."""
    return f"M{x} {y}q{length / 2} {-height} {length} 0" + f"t{length} 0" * (count - 1)
