"""Small pieces of 4 Gods: cities, ruins, terrain swatches."""

from tools.art.drawing.geometry import polar
from tools.art.drawing.palette import CREAM, GOLD, GOLD_PALE, INK, SEA
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, group, line, path, rect

from .terrain import TERRAINS, Terrain

BOX = "-40 -40 80 80"
ROOF = "#a8442f"
WALL, WALL_SHADE = "#f0dfb8", "#c9ae78"


def token_symbols() -> list[Symbol]:
    """All of them."""
    safe = circle(37.2, fill="none", stroke="#2f7d4e", stroke_width=3)
    return [
        Symbol("four_gods-city", BOX, (*_coin(), _walls())),
        Symbol("four_gods-city-protected", BOX, (*_coin(), _walls(), safe, _shield())),
        Symbol("four_gods-ruin", BOX, (*_coin("#8a8590"), _rubble())),
        *(_swatch(terrain) for terrain in TERRAINS),
    ]


def _coin(metal: str = GOLD) -> tuple[Node, ...]:
    beads = [circle(1.25, polar(32.4, 360 / 28 * i), fill=GOLD_PALE) for i in range(28)]
    return (
        circle(36.5, (1.8, 2.8), fill=INK, opacity=0.3),
        circle(36, fill=CREAM),
        circle(35, fill=metal, stroke=INK, stroke_width=1.5),
        *beads,
        circle(29.4, fill="#f6e9cb", stroke=INK, stroke_width=1.2),
        path("M-27 11C-16 7-8 13 2 10.6C14 7 20 11 27.4 10.4C24 20 14 28.6 0 28.8"
             "C-14 28.6-24 20-27 11Z", fill="#cbb06f"),
    )  # fmt: skip


def _tower(x: float, width: float, height: float, roof: str) -> Node:
    left, right, top = x - width / 2, x + width / 2, 8 - height
    return group(
        path(f"M{left} 8V{top}H{right}V8Z", fill=WALL),
        path(f"M{x} {top}H{right}V8H{x}Z", fill=WALL_SHADE, stroke="none"),
        path(f"M{left - 1.6} {top}L{x} {top - 9}L{right + 1.6} {top}Z", fill=roof),
        line(f"M{x} {8 - height * 0.62}v{height * 0.22}", INK, 1.5),
    )


def _walls() -> Node:
    battlements = "M-23 16V3.5" + "h3.3v-3h3.3v3" * 7 + "V16Z"
    return group(
        _tower(-15.5, 7, 12, ROOF),
        _tower(15.5, 7, 12, ROOF),
        _tower(-7.5, 8, 17, SEA),
        _tower(7.5, 8, 17, SEA),
        path("M-6 6V-13H6V6Z", fill="#f4e6c4"),
        path("M-7-13C-7-20-3.4-22 0-25.4C3.4-22 7-20 7-13Z", fill="#d7a63c"),
        path(battlements, fill="#ead7ab"),
        path("M-4.4 16V9.4A4.4 4.4 0 0 1 4.4 9.4V16Z", fill=INK),
        stroke=INK,
        stroke_width=1.15,
    )


def _shield() -> Node:
    return group(
        path("M0-9L8-6V1C8 6 4 9 0 11C-4 9-8 6-8 1V-6Z", fill="#2f7d4e", stroke=CREAM,
             stroke_width=1.8),
        line("M-3.6.6L-.8 3.6L4-2.6", CREAM, 2),
        move=(-24.0, 22.0),
    )  # fmt: skip


def _rubble() -> Node:
    return group(
        path("M-18 12V-4L-14-8L-12-2L-9-6V12Z", fill=WALL),
        path("M8 12V-10L11-6L14-12L17 0V12Z", fill=WALL_SHADE),
        path("M-22 16V9L-17 7L-12 10L-5 6L1 10L8 7L14 10L22 8V16Z", fill="#cbb893"),
        line("M-10-20L-4-12L-8-8L2 2L-2 6M10-22L6-15", INK, 2),
        stroke=INK,
        stroke_width=1.15,
    )


def _swatch(terrain: Terrain) -> Symbol:
    body = (rect(2, 2, 60, 60, fill=f"url(#four_gods-{terrain.name})", stroke=INK, stroke_width=3),)
    return Symbol(f"four_gods-swatch-{terrain.name}", "0 0 64 64", body)
