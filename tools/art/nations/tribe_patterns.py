"""The tribes' patterns: chevrons, reeds, lozenges, dots; fine on full cards, bold on small ones."""

from tools.art.drawing.geometry import polygon
from tools.art.drawing.palette import CREAM, Tribe, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, group, line, path

from .hex_card import within


def _zigzag(left: float, right: float, y: float, step: float, rise: float) -> str:
    points: list[Point] = []
    x, up = left, False
    while x <= right:
        points.append((x, y - rise if up else y))
        x, up = x + step, not up
    return polygon(points, closed=False)


def _grid(width: float, height: float, dx: float, dy: float) -> list[Point]:
    """Middles of a staggered grid round the origin."""
    rows, columns = int(height / dy) + 1, int(width / dx) + 1
    return [
        ((column + row % 2 / 2) * dx, row * dy)
        for row in range(-rows, rows + 1)
        for column in range(-columns, columns + 1)
    ]


def _lozenge(at: Point, rx: float, ry: float) -> str:
    x, y = at
    return polygon([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)])


def _chevrons(tribe: Tribe) -> Node:
    rows = "".join(_zigzag(-56, 56, y, 7, 7) for y in range(-52, 34, 12))
    return line(rows, tribe.shade, 2.2)


def _reeds(tribe: Tribe) -> Node:
    leaves = ""
    for x, y in _grid(56, 50, 16, 10):
        if within((x, y), 62) and y < 18:
            leaves += f"M{x} {y - 8}c3.5 3 3.5 7 0 10c-3.5-3-3.5-7 0-10v13"
    return line(leaves, tribe.shade, 1.5)


def _lozenges(tribe: Tribe) -> Node:
    lattice = "".join(_zigzag(-56, 56, y, 8, s) for y in range(-48, 32, 16) for s in (8, -8))
    middles = [p for p in _grid(56, 50, 16, 8) if within(p, 58) and p[1] < 24]
    return group(
        line(lattice, mix(tribe.colour, "#ffffff", 0.16), 1.2),
        path("".join(_lozenge(p, 2.6, 2.6) for p in middles), fill=tribe.shade),
    )


def _scales(tribe: Tribe) -> Node:
    arcs = ""
    for x, y in _grid(54, 48, 18, 6):
        if within((x, y), 64) and y < 34:
            arcs += f"M{x - 9} {y}a9 9 0 0 1 18 0M{x - 4.5} {y}a4.5 4.5 0 0 1 9 0"
    return line(arcs, tribe.shade, 1.6)


def fine(tribe: Tribe) -> Node:
    """The ground of a full card."""
    made = {"madder": _chevrons, "moss": _reeds, "indigo": _lozenges, "mulberry": _scales}
    return made[tribe.name](tribe)


def bold(tribe: Tribe, box: tuple[float, float, float], size: float, ink: str = CREAM) -> Node:
    """A few strong marks inside a hexagon (box: its radius, the top and the foot of the marks).

    `size` is the distance of two marks; nothing crosses the hexagon's edge.
    """
    radius, top, foot = box

    def inside(point: Point, reach: float) -> bool:
        return within(point, radius - reach) and top + reach <= point[1] <= foot - reach

    if tribe.name == "madder":
        return line(_bold_chevrons(radius, top, foot, size), ink, size * 0.34)
    if tribe.name == "moss":
        return line(_bold_stripes(radius, top, foot, size), ink, size * 0.36)
    middles = [p for p in _grid(radius, radius, size, size / 2) if inside(p, size * 0.36)]
    if tribe.name == "indigo":
        marks = "".join(_lozenge(p, size * 0.33, size * 0.42) for p in middles)
        return path(marks, fill=ink)
    middles = [p for p in _grid(radius, radius, size, size * 0.52) if inside(p, size * 0.3)]
    return group(*(circle(size * 0.26, p) for p in middles), fill=ink)


def _bold_chevrons(radius: float, top: float, foot: float, size: float) -> str:
    data = ""
    step, rise = size / 2, size * 0.55
    y = foot - size * 0.25
    while y > top + size * 0.4:
        reach = 0
        while within((reach * step + step, y - rise), radius - 2):
            reach += 1
        points = [(i * step, y - (0 if i % 2 else rise)) for i in range(-reach, reach + 1)]
        data += polygon(points, closed=False) if reach else ""
        y -= size * 0.85
    return data


def _bold_stripes(radius: float, top: float, foot: float, size: float) -> str:
    data = ""
    columns = int(radius * 0.86 / size)
    for i in range(-columns, columns + 1):
        x = i * size
        high = max(top, -(radius - abs(x) / 1.732) + 2)
        low = min(foot, radius - abs(x) / 1.732 - 2)
        if low - high > size * 0.6:
            data += f"M{x} {high}V{low}"
    return data
