"""Terrain of 4 Gods: trees, peaks, wheat and waves, and the patterns they make."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tools.art.drawing.path_data import Point
from tools.art.drawing.press import noise
from tools.art.drawing.sprite import STILL
from tools.art.drawing.svg import Node, Style, ellipse, group, line, path, rect, use

PERIOD = 176
"""The side of a pattern: two tiles, so that neighbours differ."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """A terrain's ground, the ink of its glyphs, its pale and its dark shade."""

    name: str
    ground: str
    ink: str
    pale: str
    dark: str


SEA = Terrain("sea", "#2f7f93", "#2f7f93", "#b9dedb", "#1b5468")
PLAIN = Terrain("plain", "#dfbe5e", "#d9b44a", "#f7e2a0", "#8f6a1b")
FOREST = Terrain("forest", "#74a568", "#3f7d4e", "#a9cf8f", "#1f3f2a")
MOUNTAIN = Terrain("mountain", "#b1abad", "#7d7a86", "#efe9df", "#43404c")
TERRAINS = (SEA, PLAIN, FOREST, MOUNTAIN)
LETTERS = {"s": SEA, "p": PLAIN, "f": FOREST, "m": MOUNTAIN}


def _oak() -> Node:
    crown = (
        "M-7.4-7.4C-9-10.4-6.8-13.4-4.6-13.4C-4.4-16.6-1.4-18 .6-17.4C3.4-18.4 5.8-15.8 5.4-13.4"
        "C8-12.8 8.8-9.2 7-7.2C6.4-4.4 3.4-3.4 1.4-4.2C-.6-3-3.2-3.2-4-4.6C-6-4.2-7.4-5.6-7.4-7.4Z"
    )
    light = "M-5.6-9.6C-5.4-11.6-3.8-12.4-3-12.2C-2.6-14.6-.8-15.8 .8-15.6"
    shade = "M6.6-9.6C6.4-7.4 5-5.8 3.2-5.4M4.8-10.4C4.6-8.6 3.6-7.2 2-6.8"
    return _tree(crown, FOREST.ink, light, shade)


def _fir() -> Node:
    crown = (
        "M0-19.6C1.4-16 3-14 4.6-12.6L2.9-12.5C3.8-10.4 5-9 6.4-7.8L4.2-7.6C5-6 6-4.6 7.4-3.4"
        "C3-2-3-2-7.4-3.4C-6-4.6-5-6-4.2-7.6L-6.4-7.8C-5-9-3.8-10.4-2.9-12.5L-4.6-12.6"
        "C-3-14-1.4-16 0-19.6Z"
    )
    light = "M-1.2-14.6L-2-13.2M-2.4-9.8L-3.2-8.8M-3-5.8L-4.4-4.4"
    shade = "M.4-16.6C1-14.8 1.6-13.8 2.2-13M.6-11.4C1.4-9.8 2.4-8.8 3.4-8"
    return _tree(crown, "#35704a", light, shade)


def _bush() -> Node:
    crown = (
        "M0-16.2C3.6-16.2 5.8-12.6 5.6-9C5.4-5.8 3-3.8 0-3.8C-3-3.8-5.4-5.8-5.6-9"
        "C-5.8-12.6-3.6-16.2 0-16.2Z"
    )
    return _tree(crown, "#4c8a55", "M-3.8-9.4C-3.8-12-2.4-13.8-.4-14.2",
                 "M4.2-9.2C4-7 2.8-5.6 1.2-5.2")  # fmt: skip


def _tree(crown: str, fill: str, light: str, shade: str) -> Node:
    dark = FOREST.dark
    return group(
        ellipse(6.5, 1.9, (1.8, 0.6), fill=dark, opacity=0.35),
        path("M-1 0V-5H1V0Z", fill="#5b4327", stroke=dark, stroke_width=0.6),
        path(crown, fill=fill, stroke=dark, stroke_width=0.95),
        line(light, FOREST.pale, 1.1),
        line(shade, dark, 0.8, opacity=0.85),
    )


def _peak(width: float, height: float, lean: float) -> Node:
    w, h, top = width, height, lean
    slope = (
        f"M{-w} 0C{-w * 0.7} {-h * 0.28} {-w * 0.42 + top * 0.3} {-h * 0.62} {top} {-h}"
        f"C{w * 0.34 + top * 0.5} {-h * 0.66} {w * 0.62} {-h * 0.3} {w} 0"
    )
    ridge = (
        f"M{top} {-h}L{top + w * 0.12} {-h * 0.72}L{top - w * 0.06} {-h * 0.5}"
        f"L{top + w * 0.16} {-h * 0.24}L{top + w * 0.02} 1.4"
    )
    flank = (
        f"{ridge}C{w * 0.5} 2 {w * 0.8} 1 {w} 0C{w * 0.62} {-h * 0.3} {w * 0.34 + top * 0.5}"
        f" {-h * 0.66} {top} {-h}Z"
    )
    return group(
        path(f"{slope}C{w * 0.5} 2.2 {-w * 0.5} 2.2 {-w} 0Z", fill=MOUNTAIN.pale),
        path(flank, fill=MOUNTAIN.ink),
        line(ridge, MOUNTAIN.dark, 0.75),
        line(slope, MOUNTAIN.dark, 1.35),
    )


def _furrows() -> Node:
    rows = "M-11-4.5C-5-6.6 4-6.6 10-5.2M-12-.6C-5-2.8 5-2.8 12-1M-11 3.4C-4 1.2 5 1.2 11 3"
    return line(rows, PLAIN.dark, 1.05, opacity=0.7)


def _wheat() -> Node:
    ears = (
        "M.4-17.6C1.8-16 1.8-14 .4-12.6C-1-14-1-16 .4-17.6ZM.6-11.2C.8-13 2.4-14.4 4-14.4"
        "C4-12.6 2.4-11 .6-11.2ZM.2-11.2C0-13-1.6-14.4-3.2-14.4C-3.2-12.6-1.6-11 .2-11.2Z"
        "M.5-8C.8-9.8 2.4-11 4-11C4-9.2 2.4-7.8 .5-8ZM.1-8C-.2-9.8-1.6-11-3.2-11"
        "C-3.2-9.2-1.6-7.8 .1-8Z"
    )
    stalk = line("M0 0C.2-5 0-9 .4-13", PLAIN.dark, 1.1)
    return group(stalk, path(ears, fill=PLAIN.pale, stroke=PLAIN.dark, stroke_width=0.75))


def _wave(data: str) -> Node:
    return line(data, SEA.pale, 1.2)


GLYPHS = {
    "oak": _oak(),
    "fir": _fir(),
    "bush": _bush(),
    "peak": _peak(12.5, 21, 1),
    "hill": _peak(9.5, 15, -1),
    "tor": _peak(7, 10.5, 0.6),
    "furrows": _furrows(),
    "wheat": _wheat(),
    "swell": _wave("M-11 0C-8.6-4-5.8-4-3.8 0C-1.4-4 1.4-4 3.6 0C5.6-4 8.4-4 11 0"
                   "M-5 4.6C-3 1.4-.8 1.4 .8 4.6C2.4 1.4 4.4 1.4 6 4.6"),
    "wave": _wave("M-7.4 0C-5-3.6-2.4-3.6 0 0C2.4-3.6 5-3.6 7.4 0"),
}  # fmt: skip

SOWN = {
    "sea": (("swell", "wave", "wave"), 29.33, 19.55, 0.75),
    "plain": (("furrows", "furrows", "wheat"), 29.33, 22.0, 0.85),
    "forest": (("oak", "fir", "bush", "oak"), 14.67, 12.57, 1.0),
    "mountain": (("peak", "hill", "peak", "tor"), 22.0, 16.0, 1.0),
}
"""For each terrain its glyphs, the spacing of columns and rows, and the scale."""


def glyph_id(name: str) -> str:
    return f"four_gods-g-{name}"


def terrain_defs() -> Iterator[Node]:
    """The glyphs, and each terrain's pattern of them."""
    for name, glyph in GLYPHS.items():
        yield Node("g", {"id": glyph_id(name)}, STILL.print([glyph]))
    for terrain in TERRAINS:
        ground = STILL.print([rect(0, 0, PERIOD, PERIOD, fill=terrain.ground)])
        attrs: dict[str, Style] = {
            "id": f"four_gods-{terrain.name}",
            "width": PERIOD,
            "height": PERIOD,
            "patternUnits": "userSpaceOnUse",
        }
        yield Node("pattern", attrs, (*ground, *_sown(terrain)))


def _sown(terrain: Terrain) -> Iterator[Node]:
    """Glyphs in staggered rows, slightly displaced; those on an edge are repeated opposite."""
    names, across, down, scale = SOWN[terrain.name]
    places: list[tuple[float, float, str]] = []
    for row in range(round(PERIOD / down)):
        for column in range(round(PERIOD / across)):
            x = (column + 0.5 * (row % 2)) * across + 0.28 * across * noise(column, row * 3.7, 5)
            y = (row + 0.7) * down + 0.3 * down * noise(column * 2.9, row, 9)
            kind = names[math.floor(50 * (1 + noise(column * 1.7, row * 2.3, 3))) % len(names)]
            places.append((y % PERIOD, x % PERIOD, kind))
    edge = 22 * scale
    for y, x, kind in sorted(places):
        for shifted in _wrapped((x, y), edge):
            yield use(glyph_id(kind), move=shifted, scale=scale)


def _wrapped(place: Point, edge: float) -> Iterator[Point]:
    x, y = place
    for dx in (-PERIOD, 0, PERIOD):
        for dy in (-PERIOD, 0, PERIOD):
            if -edge <= x + dx <= PERIOD + edge and -4 <= y + dy <= PERIOD + edge:
                yield x + dx, y + dy
