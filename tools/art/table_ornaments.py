"""Things on every table: house mark, compass rose, hourglass, sack, lozenge, die, ribbon."""

import math

from .geometry import polar, polygon, rays, star
from .palette import (
    CREAM,
    FOREST,
    GOLD,
    GOLD_PALE,
    INK,
    NIGHT,
    SAND,
    SEA,
    STOCK,
    STONE,
    css,
    mix,
)
from .sprite import Symbol
from .svg import Node, circle, ellipse, group, line, mirrored, path, rect

WOOD = "#8a5a2e"
SACKCLOTH = "#b58a58"
CORD = "#6b2f1f"
PARCHMENT = "#efd795"


def house_mark(rim: str, ink: str = INK, weight: float = 1.0) -> list[Node]:
    """Four quarters of the atlas in a ring, under a star; 40 across."""
    quarters = ((SAND, 0), (FOREST, 90), (STONE, 180), (SEA, 270))
    return [
        circle(18.5, fill=rim, stroke=ink, stroke_width=1.6 * weight),
        *(
            group(path("M0-15A15 15 0 0 1 15 0H0Z", fill=fill), turn=turn)
            for fill, turn in quarters
        ),
        line("M-15 0H15M0-15V15", INK, 1.4 * weight),
        circle(15, fill="none", stroke=INK, stroke_width=1.4 * weight),
        path(star(4, 11, 3.7), fill=CREAM, stroke=INK, stroke_width=1.2 * weight),
    ]


def _rose_star(reach: float, width: float, turn: float, dark: str, light: str) -> Node:
    half = f"M0 0L0-{reach}L{width}-{width}Z"
    other = f"M0 0L0-{reach}L-{width}-{width}Z"
    points = [
        group(path(half, fill=dark), path(other, fill=light), turn=turn + 90 * i) for i in range(4)
    ]
    return group(*points)


def _degrees(ink: str, width: float, count: int) -> Node:
    """Strokes on the compass's rim, so many all round."""
    gap = 2 * math.pi * 82.5 / count - 0.9
    return circle(
        82.5,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_dasharray=f".9 {gap:.4f}",
        stroke_linecap="butt",
    )


def compass_rose(ink: str, gold: str, paper: str) -> list[Node]:
    """The compass, 100 from the middle to its points, with a lily over north."""
    petals = (
        "M0-22C6-14 6-6 0 4C-6-6-6-14 0-22Z"
        "M1-2C8-14 17-12 15-5C14-1 9-1 9-5C6-3 4 0 3 4Z"
        "M-1-2C-8-14-17-12-15-5C-14-1-9-1-9-5C-6-3-4 0-3 4Z"
    )
    lily = group(path(petals, fill=gold), line("M-8 4H8", ink, 3), move=(0.0, -106.0))
    return [
        circle(86, fill="none", stroke=ink, stroke_width=1.4),
        circle(79, fill="none", stroke=ink, stroke_width=0.8),
        _degrees(ink, 7, 36),
        _degrees(ink, 3.5, 72),
        group(
            _rose_star(56, 9, 22.5, paper, gold),
            _rose_star(56, 9, 67.5, paper, gold),
            _rose_star(72, 13, 45, gold, paper),
            _rose_star(98, 16, 0, ink, paper),
            circle(14, fill=paper),
            circle(9, fill=gold),
            lily,
            stroke=ink,
            stroke_width=1.2,
        ),
    ]


def rose() -> Symbol:
    """The compass in the page's own inks."""
    inks = css("ink", INK), css("gold", GOLD), css("vellum", "#f4ecd8")
    return Symbol("px-rose", "-104 -132 208 236", compass_rose(*inks))


def hourglass() -> Symbol:
    """A sand timer in a wooden frame."""
    glass = "M-14-26H14C14-10 3-6 3 0C3 6 14 10 14 26H-14C-14 10-3 6-3 0C-3-6-14-10-14-26Z"
    sand = (
        "M-9.5-13H9.5C7-7.5 1.8-5 1.8 0H-1.8C-1.8-5-7-7.5-9.5-13Z"
        "M-12 25C-10 16-4 14 0 12C4 14 10 16 12 25Z"
    )
    post = rect(15, -27, 3.6, 54, fill=WOOD)
    shelf = "M-21 {0}H21V{1}H-21Z"
    body = group(
        path(glass, fill="#eef2ea"),
        path(sand, fill=SAND, stroke="none"),
        line("M0 0V13", SAND, 1.4),
        line("M-10.5-22C-10-17-8-13-6-11M-10.5 22C-10 17-8 14-7 12.5", "#ffffff", 1.6),
        mirrored(post),
        path(shelf.format(-33, -26) + shelf.format(26, 33), fill=mix(WOOD, "#ffffff", 0.12)),
        line("M-18-29.5H8M-18 29.5H8", mix(WOOD, "#ffffff", 0.45), 1),
        stroke=INK,
        stroke_width=1.5,
    )
    return Symbol("px-hourglass", "-24 -36 48 72", [body])


def _sack_body() -> list[Node]:
    bag = "M-13-22C-30-8-36 12-32 28C-29 38-16 41 0 41S29 38 32 28C36 12 30-8 13-22Z"
    facet = "M13-22C30-8 36 12 32 28C29 38 16 41 4 41C20 36 26 4 8-20Z"
    ruffle = (
        "M-13-22C-16-30-22-34-18-39C-13-43-9-37-5-40C-1-44 4-43 6-40"
        "C10-37 15-42 18-38C21-33 15-29 13-22Q0-17-13-22Z"
    )
    folds = (
        "M-10-14C-20-2-25 14-22 28M10-14C20-2 24 12 23 26"
        "M-4-34L-5-26M5-34L4-26M-28 20C-28 26-26 31-22 34"
    )
    cords = "M11-20C18-16 20-8 16-4M11-20C22-20 25-14 24-10"
    return [
        ellipse(30, 5, (1.0, 39.0), fill="#000", opacity=0.18),
        group(
            path(bag, fill=SACKCLOTH),
            path(facet, fill=CORD, opacity=0.2, stroke="none"),
            path(ruffle, fill="#c79b66"),
            path(folds, fill="none", stroke_width=1),
            line("M-14-22Q0-16 14-22", CORD, 4),
            line(cords, CORD, 2.2),
            stroke=INK,
            stroke_width=1.5,
        ),
    ]


def sacks() -> list[Symbol]:
    """The sack alone, and with a label for what is left in it."""
    plate = rect(-17, -1, 34, 25, fill="#f3e2bd", stroke=INK, stroke_width=1.5)
    box = "-40 -46 80 92"
    return [
        Symbol("px-sack", box, _sack_body()),
        Symbol("px-sack-count", box, [*_sack_body(), plate], text="0 18.5 20"),
    ]


def lozenge() -> Symbol:
    """Power: a cut gold stone, outlined in the colour of the text."""
    body = (
        path("M0-9.5L7.6 0L0 9.5L-7.6 0Z", fill="#d9a52f", stroke="currentColor", stroke_width=1.9),
        path("M0-8.6L3 0L0 8.6L-3 0Z", fill="#f6dc8e"),
        line("M-7 0H7", "currentColor", 1.1),
    )
    return Symbol("px-lozenge", "-10.5 -10.5 21 21", body)


def card_back() -> Symbol:
    """The back of an upright card: a compass star in the night."""
    sheet = "M5 1H129Q133 1 133 5V165Q133 169 129 169H5Q1 169 1 165V5Q1 1 5 1Z"
    field = (
        "M18 8H116A10 10 0 0 0 126 18V152"
        "A10 10 0 0 0 116 162H18A10 10 0 0 0 8 152V18A10 10 0 0 0 18 8Z"
    )
    middle = (67.0, 85.0)
    sparks = [(30.0, 34.0), (104.0, 34.0), (30.0, 136.0), (104.0, 136.0)]
    body = (
        path(sheet, fill=STOCK, stroke=INK, stroke_width=1.5),
        path(field, fill=NIGHT, stroke=INK, stroke_width=1.3),
        path(rays(30, 54, 1.6, 15, middle), fill=mix(NIGHT, GOLD_PALE, 0.35)),
        circle(29, middle, fill="none", stroke=GOLD_PALE, stroke_width=1.2),
        circle(25.5, middle, fill="none", stroke=GOLD_PALE, stroke_width=0.7),
        path("".join(star(4, 8, 2.6, spark) for spark in sparks), fill=GOLD_PALE),
        line("M22 13H112M22 157H112M13 22V148M121 22V148", GOLD_PALE, 1),
        group(
            group(path(star(4, 17, 5.2), fill=GOLD), turn=45),
            path(star(4, 24, 5.6), fill=CREAM),
            move=middle,
            stroke=INK,
            stroke_width=1.2,
        ),
    )
    return Symbol("px-back", "0 0 134 170", body)


def die() -> Symbol:
    """A cube with its pips."""
    body = group(
        path("M0-22L20-11V11L0 22L-20 11V-11Z", fill=STOCK),
        path("M0 0L20-11V11L0 22Z", fill="#cdbf9c"),
        path("M0 0L-20-11V11L0 22Z", fill="#e9dcc0"),
        path("M0-22L20-11L0 0L-20-11Z", fill=STOCK),
        stroke=INK,
        stroke_width=1.6,
    )
    top = [ellipse(3.4, 2, (0.0, -11.0))]
    left = [ellipse(2, 2.8, point) for point in ((-15.0, -2.0), (-10.0, 5.5), (-5.0, 13.0))]
    right = [ellipse(2, 2.8, point) for point in ((5.5, 4.0), (14.5, 7.0))]
    shadow = ellipse(20, 4, (1.0, 21.0), fill="#000", opacity=0.2)
    return Symbol("px-die", "-24 -26 48 52", [shadow, body, group(*top, *left, *right, fill=INK)])


RIBBON_TAIL = mix(PARCHMENT, "#6b4a10", 0.28)
RIBBON_FOLD = mix(PARCHMENT, "#2b1a04", 0.6)


def _ribbon_tail() -> list[Node]:
    return [
        path("M2 14H54V51H2L14 32Z", fill=RIBBON_TAIL),
        path("M36 43L54 51V43Z", fill=RIBBON_FOLD),
    ]


def ribbons() -> list[Symbol]:
    """The whole ribbon, and its left end for ribbons of other widths (the right is its mirror)."""
    right = [group(*_ribbon_tail(), move=(404.0, 0.0), scale=(-1.0, 1.0))]
    whole = [
        group(
            *_ribbon_tail(),
            *right,
            rect(36, 2, 332, 41, fill=PARCHMENT),
            stroke=INK,
            stroke_width=1.4,
        ),
        line("M39.5 5.5H364.5V39.5H39.5Z", INK, 0.7, stroke_opacity=0.7),
    ]
    end = [
        group(
            *_ribbon_tail(),
            path("M60 2H36V43H60", fill=PARCHMENT),
            stroke=INK,
            stroke_width=1.4,
        ),
        line("M60 5.5H39.5V39.5H60", INK, 0.7, stroke_opacity=0.7),
    ]
    return [
        Symbol("px-ribbon", "0 0 404 54", whole, text="202 29 18"),
        Symbol("px-ribbon-end", "0 0 60 54", end),
    ]


def seal() -> Symbol:
    """A toothed gold seal with a field for a number."""
    teeth = polygon([polar(23.5 if i % 2 else 20.5, 9 * i) for i in range(40)])
    body = (
        path(teeth, fill=GOLD_PALE, stroke=INK, stroke_width=1.4),
        circle(16, fill=STOCK, stroke=INK, stroke_width=1.2),
    )
    return Symbol("px-seal", "-25 -25 50 50", body, text="0 8 24")


def laurel() -> Symbol:
    """A wreath for the winner."""
    leaf = path("M0 0C3-7 12-8 17-2C12 4 4 5 0 0ZM3-.6L11-1.6")
    leaves = []
    for i in range(7):
        angle = 78 - 23 * i
        place = polar(35, angle)
        size = 1 - 0.04 * i
        leaves.append(group(leaf, move=place, turn=angle - 55, scale=size))
        leaves.append(group(leaf, move=place, turn=angle - 125, scale=(size, -size)))
    stem = line("M-4 37C12 38 34 26 35 0C35.5-12 32-24 25-31", INK, 2.2)
    tip = group(leaf, move=(25.0, -31.0), turn=-125, scale=0.8)
    half = group(stem, *leaves, tip, fill=GOLD_PALE, stroke=INK, stroke_width=1.3)
    return Symbol("px-laurel", "-58 -52 116 104", [mirrored(half)])


def ornament_symbols() -> list[Symbol]:
    """All of it."""
    mark = Symbol("px-mark", "-20 -20 40 40", house_mark(css("sheet", "#faf4e4"), css("ink", INK)))
    return [
        mark,
        rose(),
        hourglass(),
        *sacks(),
        lozenge(),
        card_back(),
        die(),
        *ribbons(),
        seal(),
        laurel(),
    ]
