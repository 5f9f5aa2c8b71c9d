"""The lobby picture of GØDS: boats on a sea of triangles, the Otherworld rising behind."""

import random

from tools.art.drawing.geometry import SQRT3, polar, polygon, rays
from tools.art.drawing.palette import GOLD, GOLD_PALE, INK, SEATS, STOCK, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import picture
from tools.art.drawing.svg import Node, circle, group, line, path, rect
from tools.art.shared.seascape import boat, house, tree

from .pieces import tetrahedron

WIDTH, HEIGHT = 320, 190
SIDE = 37.0
TONES = ("#2f7f93", "#3d8fa1", "#25697c", "#4b9dac", "#1f5c6e")
MIDDLE: Point = (226.0, 84.0)
CRISP = Press(amount=0)


def _hexagon(radius: float) -> str:
    return polygon([polar(radius, 60 * i, MIDDLE) for i in range(6)])


def _otherworld() -> list[Node]:
    chance = random.Random(3)
    spokes = "".join(
        f"M{MIDDLE[0]} {MIDDLE[1]}L{x:.1f} {y:.1f}"
        for x, y in (polar(48, 60 * i, MIDDLE) for i in range(6))
    )
    stars = []
    for _ in range(30):
        size, reach, angle = chance.choice((0.9, 1.1, 1.6)), chance.uniform(9, 41), chance.random()
        stars.append(circle(size, polar(reach, 360 * angle, MIDDLE), fill="#fdf3cf"))
    points = [
        group(path(f"M0 0L3.2-6.5L0-{20 if angle % 90 == 0 else 13}L-3.2-6.5Z",
                   fill=GOLD_PALE if angle % 90 == 0 else STOCK, stroke=INK, stroke_width=1),
              move=MIDDLE, turn=angle)
        for angle in range(0, 360, 45)
    ]  # fmt: skip
    return [
        path(rays(34, 300, 1.4, 9, MIDDLE), fill="#e3c06b", opacity=0.65),
        path(_hexagon(57), fill=STOCK, stroke=INK, stroke_width=1.4),
        path(_hexagon(50), fill="#151a38", stroke=GOLD, stroke_width=3.8),
        line(spokes, GOLD_PALE, 1.2),
        *stars,
        *points,
    ]


def _shore() -> list[Node]:
    green = SEATS["green"].colour
    land = "M222 124C240 106 256 108 270 98C282 90 294 92 324 78V146H214Z"
    return [
        path(land, fill=mix(green, "#f3e4be", 0.5), stroke=INK, stroke_width=1.5),
        house((266, 102), 1.4, green),
        house((284, 95), 1.1, green),
        tree((300, 87), 1.7, "#2e6b4e"),
        tree((312, 84), 1.3, "#2e6b4e"),
    ]


def _sea() -> list[Node]:
    chance = random.Random(8)
    height = SIDE * SQRT3 / 2
    nodes = []
    ripples = ""
    for row in range(4):
        y = 115 + row * height
        for number in range(-1, 20):
            x = number * SIDE / 2 - 12 - (row % 2) * SIDE / 2
            up = number % 2 == 0
            if row == 0 and not up:
                continue
            tip, base = (y, y + height) if up else (y + height, y)
            corners = [(x, base), (x + SIDE, base), (x + SIDE / 2, tip)]
            tone = chance.choice(TONES)
            nodes.append(path(polygon(corners), fill=tone, stroke="#cfe6e0", stroke_width=1))
            if chance.random() < 0.33:
                middle = y + height * (0.62 if up else 0.38)
                ripples += f"M{x + SIDE / 2 - 7:.1f} {middle:.1f}q3.5-3.2 7 0t7 0"
    return [*nodes, line(ripples, "#e6f2ea", 1.3)]


def _die(name: str, at: Point, size: float) -> Node:
    return group(*tetrahedron(SEATS[name]), move=at, scale=size / 46)


def cover() -> str:
    """The picture as SVG text."""
    body = [
        rect(0, 0, WIDTH, HEIGHT, fill="#f1dfae"),
        *_otherworld(),
        *_shore(),
        *_sea(),
        boat("vermilion", (100, 108), 2.9),
        line("M30 153q12-9 24 0t24 0 24 0 24 0 24 0 24 0", "#f3f6e6", 3),
        boat("blue", (243, 147), 1.15, flip=True),
        _die("yellow", (38, 40), 34),
        _die("purple", (70, 26), 27),
        line("M5 5H315V185H5Z", GOLD, 1.2),
    ]
    return picture(f"0 0 {WIDTH} {HEIGHT}", CRISP.print(body))
