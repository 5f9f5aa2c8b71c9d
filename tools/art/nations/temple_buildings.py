"""The seven temples, a different building for each seat, for the full cards.

Blue: columns by the sea. Grey: a hall hewn in the mountain. Green: a pagoda among trees.
Yellow: twin towers of a river land. Vermilion: a stepped pyramid. Purple: domes under the moon.
Sky: a roof like wings, high on stilts. Buildings stand on y = 38 and end below the emblem.
"""

from collections.abc import Callable

from tools.art.drawing.geometry import wave
from tools.art.drawing.palette import CREAM, INK, SAND, STOCK, Seat, mix
from tools.art.drawing.svg import Node, Style, circle, group, line, mirrored, path, rect

SHADOW: dict[str, Style] = {"fill": INK, "opacity": 0.14, "stroke": "none"}


def _column(x: float) -> Node:
    return group(
        rect(x, 4, 7.5, 23.5, fill=CREAM),
        path(f"M{x + 2.5} 7V25M{x + 5} 7V25", fill="none", stroke_width=0.7),
        rect(x - 1.3, 2, 10, 3.4, fill=CREAM),
    )


def columns_by_the_sea(seat: Seat) -> Node:
    """Blue."""
    frieze = line("M-34-1.3h68", seat.colour, 2, stroke_dasharray="4 2.5", stroke_linecap="butt")
    sea = wave(-60, 42.5, 10, 12) + "V62H-60Z"
    crests = wave(-50, 48, 10, 10) + wave(-40, 53, 10, 8)
    return group(
        rect(-42, 33, 84, 6, fill=CREAM),
        rect(-37.5, 27.5, 75, 5.5, fill=CREAM),
        rect(-31, 4, 62, 24, fill=seat.dark),
        *(_column(x) for x in (-30.0, -14.5, 7.5, 23.0)),
        rect(-36, -4.5, 72, 6.5, fill=CREAM),
        frieze,
        path("M-40-4.5L0-21L40-4.5Z", fill=seat.colour),
        path("M-29-6.8L0-18.3L29-6.8Z", fill=mix(seat.colour, CREAM, 0.25), stroke_width=0.9),
        path(sea, fill=seat.colour),
        line(crests, CREAM, 1.2),
    )


def _crag(seat: Seat) -> Node:
    """The mountain the hall is hewn in, with snow and a shaded side."""
    rock = "M-56 38L-44 8L-37 13L-26-12L-20-7L-8-26H8L17-10L24-14L35 10L43 4L56 38Z"
    shade = "M8-26L17-10L14 4L24 38H56L43 4L35 10L24-14L17-10Z"
    snow = "M-26-12L-20-7L-15-14L-17-2L-22-4L-28 4L-30-2ZM17-10L24-14L31 0L26-3L22 2L18-4Z"
    cracks = "M-44 8L-41 22L-45 32M-31 4L-34 16M36 12L33 22L38 32M46 14L44 24"
    return group(
        path(rock, fill=mix(seat.colour, STOCK, 0.42)),
        path(shade, fill=mix(seat.colour, STOCK, 0.16), stroke="none"),
        path(snow, fill=STOCK, stroke_width=0.9),
        path(cracks, fill="none", stroke_width=0.9),
    )


def hall_in_the_mountain(seat: Seat) -> Node:
    """Grey."""
    post = group(
        path("M13 33L14 9H21L22 33Z", fill=CREAM),
        path("M18.5 33L18 9H21L22 33Z", **SHADOW),
        rect(12, 5, 10.5, 4.2, fill=CREAM),
        path("M15.6 14H20M15.4 19H20.4M15.2 24H20.8", fill="none", stroke_width=0.8),
    )
    runes = (
        "M-15-1.5V3M-15-1.5L-12 1M-6-1.5L-3 3M-3-1.5L-6 3"
        "M3-1.5V3M3 .5L6-1.5M3 .5L6 3M15-1.5V3M15 .5L12-1.5"
    )
    return group(
        _crag(seat),
        path("M-24 5L-20-8L0-17L20-8L24 5Z", fill=CREAM),
        path("M4-15.2L20-8L24 5H10Z", **SHADOW),
        path(runes, fill="none", stroke=seat.dark, stroke_width=1.2),
        path("M-13 33V16L0 7L13 16V33Z", fill=INK),
        path("M-8.5 33V19L0 13L8.5 19V33Z", fill="#e9a53a", stroke_width=1),
        path("M-5 33C-5 27 0 26 0 20C3 25 5 27 5 33Z", fill=CREAM, stroke="none"),
        mirrored(post),
        path("M-27 33H27L31 38H-31ZM-31 38H31L35 43H-35Z", fill=CREAM),
    )


def _cypress(seat: Seat, x: float, size: float) -> Node:
    return group(
        path("M0 2V-6", fill="none", stroke_width=2.2),
        path("M0-34C9-24 12-10 9-5Q0-1-9-5C-12-10-9-24 0-34Z", fill=mix(seat.colour, INK, 0.3)),
        line("M0-26V-6M0-12L4-16M0-16L-4-20", seat.soft, 1),
        move=(x, 37.0),
        scale=size,
    )


def _curved_roof(seat: Seat, y: float, reach: float, height: float) -> Node:
    """A pagoda's roof: eaves that sweep out and up."""
    top = reach * 0.36
    eaves = (
        f"M{-reach} {y}C{-reach * 0.78} {y - 1} {-reach * 0.5} {y - height / 2} {-top} {y - height}"
        f"H{top}C{reach * 0.5} {y - height / 2} {reach * 0.78} {y - 1} {reach} {y}"
        f"C{reach * 0.8} {y + 4} {reach * 0.5} {y + 3.6} 0 {y + 3.6}"
        f"S{-reach * 0.8} {y + 4} {-reach} {y}Z"
    )
    tiles = "".join(
        f"M{reach * low} {y + 2.2}L{reach * high} {y - height + 1}"
        for low, high in ((-0.5, -0.26), (-0.2, -0.1), (0.2, 0.1), (0.5, 0.26))
    )
    return group(path(eaves, fill=seat.colour), line(tiles, CREAM, 0.9, opacity=0.8))


def pagoda(seat: Seat) -> Node:
    """Green."""
    trees = ((-40.0, 1.0), (41.0, 0.9), (-31.0, 0.7), (33.0, 0.66))
    return group(
        *(_cypress(seat, x, size) for x, size in trees),
        rect(-30, 34, 60, 5, fill=CREAM),
        rect(-23, 19, 46, 15, fill=CREAM),
        path("M-5.5 34V24A5.5 5.5 0 0 1 5.5 24V34Z", fill=INK),
        path("M-17 22v9M-12 22v9M12 22v9M17 22v9", fill="none", stroke_width=1),
        _curved_roof(seat, 16, 36, 11),
        rect(-14, -2, 28, 8, fill=CREAM),
        path("M-9-1v6M-3-1v6M3-1v6M9-1v6", fill="none", stroke_width=0.9),
        _curved_roof(seat, -4, 27, 10),
        rect(-5, -19, 10, 6, fill=CREAM),
    )


def twin_towers(seat: Seat) -> Node:
    """Yellow."""
    bands = line(
        "M18 1h10M17.6 6h11M17.3 11h12",
        seat.colour,
        2.2,
        stroke_dasharray="2.6 1.8",
        stroke_linecap="butt",
    )
    tower = group(
        path("M11 34L13.5-5H33L37.5 34Z", fill=CREAM),
        path("M29 34L27.5-5H33L37.5 34Z", **SHADOW),
        path("M11.5-5H35L37-10.5H10Z", fill=seat.colour),
        path("M14-8h20", fill="none", stroke_width=0.8),
        bands,
        path("M20 34V20H27V34Z", fill=seat.colour),
        path("M40 36L41.4 4L43.5-2L45.6 4L47 36Z", fill=CREAM),
        line("M43.4 8V30", seat.colour, 1.6, stroke_dasharray="2 2", stroke_linecap="butt"),
    )
    return group(
        rect(-44, 34, 88, 5, fill=CREAM),
        mirrored(tower),
        path("M-12 10H12V16H-12Z", fill=seat.colour),
        path("M-9 34V16H9V34Z", fill=INK),
        path("M-9 34L-4 22H4L9 34Z", fill=mix(seat.colour, CREAM, 0.2), stroke="none"),
    )


def _step(seat: Seat, level: int) -> Node:
    y, half = 38.0 - 10 * level, 42 - 6.5 * level
    light = level % 2 == 0
    parts = [
        path(
            f"M{-half} {y}L{3.5 - half} {y - 10}H{half - 3.5}L{half} {y}Z",
            fill=CREAM if light else seat.colour,
        )
    ]
    if light:
        band = f"M{6 - half} {y - 2.6}h{2 * half - 12}"
        parts.append(line(band, seat.colour, 2.2, stroke_dasharray="3.4 3", stroke_linecap="butt"))
    side = f"M{half * 0.55} {y}L{half} {y}L{half - 3.5} {y - 10}L{half * 0.62} {y - 10}Z"
    return group(*parts, path(side, **SHADOW))


def stepped_pyramid(seat: Seat) -> Node:
    """Vermilion."""
    treads = ""
    for i in range(9):
        y = 38 - 5.5 * i
        half = 10.5 - 5.3 * (i * 5.5 / 50)
        treads += f"M{-half:.2f} {y}H{half:.2f}"
    return group(
        *(_step(seat, level) for level in range(5)),
        path("M-10.5 38L-5.2-12H5.2L10.5 38Z", fill=CREAM),
        path(treads, fill="none", stroke_width=0.9),
        path("M-11-12H11V-18H-11Z", fill=seat.colour),
        path("M-3.6-12V-16.5H3.6V-12Z", fill=INK),
    )


def _minaret(seat: Seat) -> Node:
    return group(
        path("M31 36V2H39V36Z", fill=CREAM),
        path("M36 36V2H39V36Z", **SHADOW),
        rect(29, 12, 12, 3.4, fill=seat.colour),
        rect(29.5, -0.5, 11, 3, fill=CREAM),
        path("M30.5-.5C30.5-5 34-7.5 35-12C36-7.5 39.5-5 39.5-.5Z", fill=seat.colour),
        path("M35-12V-16", fill="none", stroke_width=1.4),
        path("M33.3 10V6.6A1.7 1.7 0 0 1 36.7 6.6V10Z", fill=INK, stroke="none"),
    )


def domes_under_the_moon(seat: Seat) -> Node:
    """Purple."""
    onion = "M-17 5C-25-4-17-13-9-16C-4-18-1-21 0-25C1-21 4-18 9-16C17-13 25-4 17 5Z"
    ribs = "M-10 5C-15-4-9-12-2-17M0 5V-18M10 5C15-4 9-12 2-17"
    arch = "M-{0} 34V22C-{0} 17-3 15 0 11C3 15 {0} 17 {0} 22V34Z"
    side = "M{0} 30V25C{0} 22.5 {1} 21 {1} 19C{1} 21 {2} 22.5 {2} 25V30Z"
    windows = side.format(-24, -21, -18) + side.format(18, 21, 24)
    return group(
        mirrored(_minaret(seat)),
        path(onion, fill=seat.colour),
        path("M3-18C5-17 7-16.6 9-16C17-13 25-4 17 5H11C15-4 11-13 3-18Z", **SHADOW),
        line(ribs, mix(seat.colour, CREAM, 0.55), 1),
        rect(-19, 4.5, 38, 4, fill=CREAM),
        rect(-27, 11, 54, 23, fill=CREAM),
        path("M-27 11V8H-22V11M-16 11V8H-11V11M11 11V8H16V11M22 11V8H27V11", fill=CREAM),
        path(arch.format(8), fill=seat.colour),
        path(arch.format(4.6), fill=INK, stroke="none"),
        path(windows, fill=seat.dark, stroke_width=0.9),
        rect(-42, 34, 84, 5, fill=CREAM),
    )


def _cloud(x: float, y: float, size: float) -> Node:
    puff = "M-15 5C-19 5-19-1-14-1C-14-6-7-8-4-4C-1-9 8-8 8-2C13-4 17 1 14 5Z"
    return group(path(puff, fill=STOCK), move=(x, y), scale=size)


def roof_like_wings(seat: Seat) -> Node:
    """Sky."""
    roof = (
        "M-42-18C-34-15-30-4-15-2Q0 0 15-2C30-4 34-15 42-18C42-4 36 11 24 13"
        "Q0 16-24 13C-36 11-42-4-42-18Z"
    )
    under = "M-38-7C-35 6-30 9-23 10Q0 13 23 10C30 9 35 6 38-7"
    thatch = "M-30 1L-33 6M-20 3L-22 11M-10 4L-11 12M0 4V12M10 4L11 12M20 3L22 11M30 1L33 6"
    stilts = "M-22 27V38M-12 27V38M12 27V38M22 27V38"
    panel = line("M-22 20.5H22", seat.colour, 3.4, stroke_dasharray="4 3.5", stroke_linecap="butt")
    return group(
        path(stilts, fill="none", stroke_width=3.4),
        line(stilts, "#b58a58", 1.6),
        path("M-12 38L-5 27H5L12 38", fill="none", stroke_width=1.1),
        rect(-27, 13, 54, 14, fill=CREAM),
        path("M10 13H27V27H10Z", **SHADOW),
        panel,
        path("M-5 27V19A5 5 0 0 1 5 19V27Z", fill=INK),
        rect(-31, 26, 62, 3.4, fill=CREAM),
        path(roof, fill=seat.colour),
        line(under, seat.dark, 1.2),
        line(thatch, CREAM, 1.2),
        circle(2.2, (-42.0, -19.0), fill=CREAM),
        circle(2.2, (42.0, -19.0), fill=CREAM),
        _cloud(-34, 38, 1.05),
        _cloud(33, 40, 1.15),
        _cloud(-2, 47, 0.9),
    )


BUILDINGS: dict[str, Callable[[Seat], Node]] = {
    "blue": columns_by_the_sea,
    "grey": hall_in_the_mountain,
    "green": pagoda,
    "yellow": twin_towers,
    "vermilion": stepped_pyramid,
    "purple": domes_under_the_moon,
    "sky": roof_like_wings,
}


def ground(seat: Seat) -> Node:
    """Sand before the temple, with a few strokes in it."""
    strokes = "M-38 41h12M-18 43h16M8 41.5h14M28 44h8M-26 47h10M-4 48.5h14M14 47h8"
    fill = seat.soft if seat.name == "sky" else mix(SAND, STOCK, 0.55)
    return group(
        rect(-60, 36, 120, 26, fill=fill, stroke=INK, stroke_width=1.1),
        line(strokes, INK, 0.9, stroke_opacity=0.6),
    )
