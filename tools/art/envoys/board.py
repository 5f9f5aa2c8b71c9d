"""The board of GØDS: the sea of triangles, its clouds, the Otherworld; patterns of land."""

import math
import random

from tools.art.drawing.geometry import SQRT3, polar, polygon
from tools.art.drawing.palette import CREAM, GOLD_PALE, INK, SEATS, css, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, Style, circle, group, line, path, rect

UNIT = 100.0
SIDE = 5
BOX = "-540 -470 1080 940"
NIGHT = "#151a38"
CRISP = Press(amount=0)
RINGS = ((5.0, "#2f7f93"), (4.0, "#34869a"), (3.0, "#3b8ea0"), (2.0, "#469aa9"))


def _hexagon(radius: float) -> list[Point]:
    """Corners of a flat-topped hexagon, like the board."""
    return [polar(radius * UNIT, 60 * i) for i in range(6)]


def _grid_points() -> list[Point]:
    return [
        ((i + j / 2) * UNIT, j * SQRT3 / 2 * UNIT)
        for i in range(-SIDE, SIDE + 1)
        for j in range(-SIDE, SIDE + 1)
        if abs(i + j) <= SIDE
    ]


def _clouds() -> list[Node]:
    """Circles behind the sea's edge; the second set hides the inner outlines of the first."""
    chance = random.Random(12)
    corners = _hexagon(SIDE)
    balls = []
    for i, (ax, ay) in enumerate(corners):
        bx, by = corners[(i + 1) % 6]
        for number in range(9):
            part = (number + chance.uniform(0.1, 0.9)) / 9
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            reach = 1 + chance.uniform(-3, 14) / math.hypot(x, y)
            balls.append((x * reach, y * reach, chance.uniform(21, 40)))
    paper, ink = css("cloud", "#fbf5e6"), css("cloud-ink", "#7a705c")
    drawn = [circle(r, (x, y), fill=paper, stroke=ink, stroke_width=2.1) for x, y, r in balls]
    drawn += [circle(r - 1.6, (x, y), fill=paper) for x, y, r in balls]
    curls = "".join(
        f"M{x - r * 0.5:.1f} {y + r * 0.1:.1f}A{r * 0.52:.1f} {r * 0.52:.1f} 0 1 1 "
        f"{x + r * 0.35:.1f} {y + r * 0.35:.1f}"
        for x, y, r in balls[::2]
    )
    return [*drawn, line(curls, ink, 1.5, opacity=0.7)]


def _water() -> list[Node]:
    """Rings of water that get lighter towards the centre, waves, the grid."""
    edge = polygon(_hexagon(SIDE))
    nodes = [
        path(edge, fill="none", stroke=INK, stroke_width=15),
        path(edge, fill=RINGS[0][1], stroke="#d9b25a", stroke_width=10),
    ]
    nodes += [path(polygon(_hexagon(radius)), fill=fill) for radius, fill in RINGS[1:]]
    nodes.append(path(edge, fill="url(#envoys-waves)"))
    return [*nodes, *_grid()]


def _grid() -> list[Node]:
    data = ""
    for row in range(-SIDE, SIDE + 1):
        half = (2 * SIDE - abs(row)) / 2 * UNIT
        y = row * SQRT3 / 2 * UNIT
        for turn in (0, 60, 120):
            (ax, ay), (bx, by) = _turned((-half, y), turn), _turned((half, y), turn)
            data += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    dots = "".join(f"M{x:.1f} {y:.1f}h.1" for x, y in _grid_points())
    return [
        line(data, "#e9f2e6", 1.7, stroke_opacity=0.42),
        line(dots, "#f3f3e2", 6, stroke_opacity=0.75),
    ]


def _turned(point: Point, degrees: float) -> Point:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos


def _glow() -> list[Node]:
    """Light around the Otherworld: pale bands and rays."""
    bands = [
        path(polygon(_hexagon(radius)), fill="#f3e9c6", opacity=share)
        for radius, share in ((1.55, 0.14), (1.34, 0.2), (1.16, 0.34))
    ]
    data = ""
    for angle in range(0, 360, 6):
        (ax, ay), (bx, by) = polar(112, angle), polar(134 if angle % 12 else 150, angle)
        data += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return [*bands, line(data, "#f7e6ac", 1.7, opacity=0.75)]


def _otherworld() -> list[Node]:
    """A night hexagon with golden spokes, stars and a compass star."""
    chance = random.Random(21)
    corners = _hexagon(1)
    edge = polygon(corners)
    spokes = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in corners)
    stars = []
    for _ in range(46):
        x, y = polar(chance.uniform(16, 82), chance.uniform(0, 360))
        size, share = chance.choice((1.1, 1.1, 1.5, 2.3)), round(chance.uniform(0.5, 1), 2)
        stars.append(circle(size, (x, y), fill="#fdf3cf", opacity=share))
    return [
        path(edge, fill=NIGHT, stroke=INK, stroke_width=13),
        path(edge, fill=NIGHT, stroke=GOLD_PALE, stroke_width=7),
        line(polygon(_hexagon(0.9)), GOLD_PALE, 1.5, stroke_dasharray="2.5 5"),
        line(spokes, GOLD_PALE, 2, opacity=0.85),
        *stars,
        *(_point(angle) for angle in range(0, 360, 45)),
        circle(7, fill=NIGHT, stroke="#f7e6ac", stroke_width=2),
    ]


def _point(angle: int) -> Node:
    long = angle % 90 == 0
    shape = f"M0 0L4.2-9L0-{28 if long else 19}L-4.2-9Z"
    return group(
        path(shape, fill=GOLD_PALE if long else CREAM, stroke=INK, stroke_width=1.4), turn=angle
    )


def sea_symbols() -> list[Symbol]:
    """The backdrop."""
    body = [*_clouds(), *_water(), *_glow(), *_otherworld()]
    return [Symbol("envoys-sea", BOX, body, CRISP)]


def _pattern(name: str, width: float, height: float, *children: Node) -> Node:
    attrs: dict[str, Style] = {
        "id": name,
        "width": width,
        "height": height,
        "patternUnits": "userSpaceOnUse",
    }
    return Node("pattern", attrs, children)


def _waves() -> Node:
    chance = random.Random(4)
    light, dark = "", ""
    for row in range(0, 150, 13):
        for _ in range(3):
            x, length = chance.uniform(0, 150), chance.choice((13, 16, 22))
            y = row + chance.uniform(0, 6)
            ripple = f"M{x:.1f} {y:.1f}q{length / 4:.1f}-4 {length / 2:.1f} 0t{length / 2:.1f} 0"
            if chance.random() < 0.55:
                light += ripple
            else:
                dark += ripple
    return _pattern(
        "envoys-waves", 150, 150,
        line(light, "#d9ece6", 1.5, stroke_opacity=0.3),
        line(dark, "#123e4c", 1.5, stroke_opacity=0.4),
    )  # fmt: skip


_TEXTURES = {
    "yellow": (15, 15, "M3 5h.1M11 12h.1", 3.0),
    "green": (18, 18, "M3 8l2.5-5 2.5 5M12 17l2.5-5 2.5 5", 1.6),
    "blue": (21, 15, "M2 5q2.5-3 5 0t5 0M11 12.500q2.5-3 5 0t5 0", 1.6),
    "vermilion": (18, 15, "M2 8l4-4L10 8M10 15l4-4L18 15", 1.6),
    "grey": (19, 16, "M2 3h6M11 10l5-2M3 13l4 2", 1.8),
    "sky": (19, 16, "M2 8A4 4 0 0 1 10 8M11 15.5A4 4 0 0 1 19 15.5", 1.6),
    "purple": (18, 16, "M4 3l3 4-3 4-3-4ZM13 9l3 3.5-3 3.500-3-3.500Z", 1.4),
}


def sea_defs() -> list[Node]:
    """Patterns: waves, the mist over undiscovered islands, a texture for each god's land."""
    mist = _pattern(
        "envoys-mist", 11, 11,
        rect(0, 0, 11, 11, fill="#d5d8cc"), line("M-2 13L13-2M-3 3L3-3M8 14L14 8", "#8b9290", 1.6),
    )  # fmt: skip
    lands = [
        _pattern(
            f"envoys-land-{name}", width, height,
            line(data, mix(SEATS[name].colour, INK, 0.35), stroke, stroke_opacity=0.45),
        )
        for name, (width, height, data, stroke) in _TEXTURES.items()
    ]  # fmt: skip
    return [_waves(), mist, *lands]
