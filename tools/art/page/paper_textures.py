"""Paper textures: fibres for the light theme, stars for the dark one, rhumb lines as a mask."""

import math
import random

from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import picture, save
from tools.art.drawing.svg import Node, circle, group, line

FOLDER = "web/src/art/"
TILE = 360
SHEET = (1280.0, 900.0)
NODES: tuple[Point, ...] = ((110.0, 760.0), (1170.0, 150.0), (640.0, 1010.0))
CRISP = Press(amount=0)


def fibres() -> list[Node]:
    """Short curved fibres, none across the tile's edge."""
    chance = random.Random(8)
    data = ""
    for _ in range(44):
        x, y = chance.uniform(16, TILE - 16), chance.uniform(16, TILE - 16)
        angle, length, bend = chance.uniform(0, 6.28), chance.uniform(4, 14), chance.uniform(-4, 4)
        dx, dy = length * math.cos(angle), length * math.sin(angle)
        data += f"M{x:.1f} {y:.1f}q{dx / 2 + bend:.1f} {dy / 2 - bend:.1f} {dx:.1f} {dy:.1f}"
    return [line(data, "#7a5510", 0.7, stroke_opacity=0.16)]


def _leaves_sheet(start: Point, angle: float) -> Point:
    """Where a line from a point leaves the sheet, a little beyond its edge."""
    dx, dy = math.cos(angle), math.sin(angle)
    reach = [2000.0]
    for offset, step, limit in ((start[0], dx, SHEET[0]), (start[1], dy, SHEET[1])):
        if abs(step) > 1e-6:
            edge = limit + 10 if step > 0 else -10
            reach.append((edge - offset) / step)
    length = min(value for value in reach if value > 0)
    return start[0] + dx * length, start[1] + dy * length


def rhumbs() -> list[Node]:
    """Thirty-two winds from three points; a mask, filled by the page."""
    data = ""
    for node in NODES:
        for i in range(32):
            x, y = _leaves_sheet(node, 2 * math.pi * (i + 0.02) / 32)
            if y <= SHEET[1] + 12:
                data += f"M{node[0]:.0f} {node[1]:.0f}L{x:.0f} {y:.0f}"
    return [line(data, "#000", 0.8)]


def stars() -> list[Node]:
    """A scatter of stars for the dark table."""
    chance = random.Random(3)
    dots = []
    for _ in range(34):
        x, y = chance.uniform(4, TILE - 4), chance.uniform(4, TILE - 4)
        size, share = 0.4 + chance.random() ** 3 * 1.3, 0.15 + 0.35 * chance.random()
        dots.append(circle(round(size, 1), (x, y), opacity=round(share, 2)))
    return [group(*dots, fill="#e9e2c8")]


def write_paper_textures() -> None:
    """Write the three textures."""
    tile = {"width": str(TILE), "height": str(TILE)}
    box = f"0 0 {TILE} {TILE}"
    sheet = f"0 0 {SHEET[0]:.0f} {SHEET[1]:.0f}"
    save(FOLDER + "vellum-fibres.svg", picture(box, CRISP.print(fibres()), **tile), limit_kb=2)
    save(FOLDER + "vellum-stars.svg", picture(box, CRISP.print(stars()), **tile), limit_kb=2)
    wide = {"preserveAspectRatio": "xMidYMid slice"}
    save(FOLDER + "vellum-rhumbs.svg", picture(sheet, CRISP.print(rhumbs()), **wide), limit_kb=2)
