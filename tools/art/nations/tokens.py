"""Small pieces of GODS: god stones, points, swatches, the card back, empty places."""

from tools.art.drawing.geometry import hexagon, polar, polygon, rays, round_polygon, star
from tools.art.drawing.palette import (
    CREAM,
    GOLD,
    GOLD_PALE,
    INK,
    NIGHT,
    SEATS,
    STOCK,
    TRIBES,
    Seat,
    Tribe,
    css,
    mix,
)
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, group, line, path, use

from .hex_card import EDGE, FIELD, HAIRLINE, PRESS, VIEW_BOX, card, emblem_mark, frame, stock

PEBBLE = "M-15 2C-15-10-6-15.5 1-15.5C10-15.5 15.5-7 15-1C14.5 9 8 15-1 15C-9 15-15 11-15 2Z"
STONE_BOX = "-20 -20 40 40"
CRISP = Press(amount=0)


def stone(seat: Seat) -> Symbol:
    """A pebble in the seat's colour with the emblem cut in."""
    facet = "M9-13C13-10 15.5-5.5 15-1C14.5 9 8 15-1 15C-3 15-5 14.7-7 14C6 12 13-1 9-13Z"
    body = (
        group(path(PEBBLE, fill="#000", opacity=0.32), move=(1.0, 2.4)),
        path(PEBBLE, fill=seat.colour, stroke=INK, stroke_width=1.7),
        path(facet, fill=seat.dark, opacity=0.4),
        line("M-10.8-3.5C-9.2-9-4.4-12 .6-12.2", "#fff", 1.7, stroke_opacity=0.6),
        emblem_mark(seat.name, (-0.2, -0.2), 20),
    )
    return Symbol(f"nations-stone-{seat.name}", STONE_BOX, body, CRISP)


def no_stone() -> Symbol:
    """An empty place for a stone: a dashed ring on dark ground."""
    body = (
        circle(13.5, fill=INK, fill_opacity=0.32, stroke=INK, stroke_width=5, stroke_opacity=0.7),
        circle(13.5, fill="none", stroke=CREAM, stroke_width=2.6, stroke_dasharray="5 3.48"),
    )
    return Symbol("nations-stone-none", STONE_BOX, body, CRISP)


def points_card(tribe: Tribe) -> Symbol:
    """A nation's card: the pattern above, a field for the number below."""
    sheet = "M3.5 1H40.5Q43 1 43 3.5V56.5Q43 59 40.5 59H3.5Q1 59 1 56.5V3.5Q1 1 3.5 1Z"
    body = (
        path(sheet, fill=STOCK, stroke=INK, stroke_width=2),
        path("M5 5H39V27H5Z", fill=tribe.colour, stroke=tribe.ink, stroke_width=1.4),
        _card_marks(tribe),
        line("M5 55H39V31H5Z", GOLD, 1),
    )
    return Symbol(f"nations-points-{tribe.name}", "0 0 44 60", body, CRISP, "22 52 28")


def _card_marks(tribe: Tribe) -> Node:
    marks = {
        "madder": line(
            "M8 13.5L15 8.5L22 13.5L29 8.5L36 13.5M8 23.5L15 18.5L22 23.5L29 18.5L36 23.5", CREAM, 3
        ),
        "moss": line("M10 8.5V23.5M18 8.5V23.5M26 8.5V23.5M34 8.5V23.5", CREAM, 3.2),
        "indigo": path(
            "M12 8L17 16L12 24L7 16ZM22 8L27 16L22 24L17 16ZM32 8L37 16L32 24L27 16Z", fill=CREAM
        ),
        "mulberry": group(
            *(circle(3, (x, y)) for x in (11.0, 22.0, 33.0) for y in (11.0, 21.0)), fill=CREAM
        ),
    }
    return marks[tribe.name]


def _chip_rim(tribe: Tribe) -> Node:
    """The tribe's sign round the rim: zigzag, bars, lozenges, dots."""
    if tribe.name == "madder":
        return line(star(12, 20.6, 15.6), CREAM, 2.6)
    if tribe.name == "indigo":
        return path("".join(_rim_lozenge(45 * i) for i in range(8)), fill=CREAM)
    width, dashes, cap = (
        (7.0, "2.6 3.51", "butt") if tribe.name == "moss" else (5.0, ".01 10.99", "round")
    )
    return circle(
        17.5,
        fill="none",
        stroke=CREAM,
        stroke_width=width,
        stroke_dasharray=dashes,
        stroke_linecap=cap,
    )


def _rim_lozenge(angle: float) -> str:
    return polygon(
        [polar(20.8, angle), polar(17.6, angle + 11), polar(14.4, angle), polar(17.6, angle - 11)]
    )


def points_chip(tribe: Tribe) -> Symbol:
    """A nation's chip: a patterned rim round a field for the number."""
    body = (
        circle(22, fill=tribe.colour, stroke=tribe.ink, stroke_width=2),
        _chip_rim(tribe),
        circle(13.4, fill=STOCK, stroke=tribe.ink, stroke_width=1.8),
    )
    return Symbol(f"nations-chip-{tribe.name}", "-24 -24 48 48", body, CRISP, "0 8.5 25")


def _swatch_marks(tribe: Tribe) -> Node:
    marks = {
        "madder": "M-13-5L-7-11L0-5L7-11L13-5"
        "M-14 5L-7-1L0 5L7-1L14 5M-8 12L-5.5 9.5L0 15L5.5 9.5L8 12",
        "moss": "M-12.5-7V7M-4.2-13V13M4.2-13V13M12.5-7V7",
    }
    if tribe.name in marks:
        return line(marks[tribe.name], CREAM, 3.6)
    spots = [
        (0.0, -12.5),
        (-8.5, -5.6),
        (8.5, -5.6),
        (0.0, 0.6),
        (-8.5, 6.8),
        (8.5, 6.8),
        (0.0, 13.2),
    ]
    if tribe.name == "mulberry":
        return group(*(circle(3.4, spot) for spot in spots), fill=CREAM)
    lozenges = [(0.0, -8.4), (-7.4, 0.0), (7.4, 0.0), (0.0, 8.4)]
    return path("".join(_lozenge(spot, 5.4, 7) for spot in lozenges), fill=CREAM)


def _lozenge(at: Point, rx: float, ry: float) -> str:
    return polygon(
        [(at[0], at[1] - ry), (at[0] + rx, at[1]), (at[0], at[1] + ry), (at[0] - rx, at[1])]
    )


def swatch(tribe: Tribe) -> Symbol:
    """The tribe's pattern in a small hexagon."""
    body = (
        path(round_polygon(hexagon(20.5), 3), fill=tribe.colour),
        _swatch_marks(tribe),
        line(round_polygon(hexagon(20.5), 3), tribe.ink, 2.2),
    )
    return Symbol(f"nations-swatch-{tribe.name}", "-22 -22 44 44", body, CRISP)


def card_back() -> Symbol:
    """The back of every hex card: a compass star in the night."""
    corners = [path(star(4, 6, 2, corner)) for corner in hexagon(40)]
    body = (
        stock(240),
        use(FIELD, 240, fill=NIGHT, stroke=INK, stroke_width=1.4),
        frame(HAIRLINE, 240, GOLD_PALE, 1),
        path(rays(27, 50, 1.6, 15), fill=mix(NIGHT, GOLD_PALE, 0.35)),
        line(round_polygon(hexagon(26), 2), GOLD_PALE, 1.2),
        line(round_polygon(hexagon(23), 2), GOLD_PALE, 0.7),
        group(*corners, fill=GOLD_PALE),
        group(path(star(4, 15, 4.6), fill=GOLD, stroke=INK, stroke_width=1.1), turn=45),
        path(star(4, 21, 5), fill=CREAM, stroke=INK, stroke_width=1.2),
        path(
            "M0-21L3.5-3.5L0 0ZM21 0L3.5 3.5L0 0ZM0 21L-3.5 3.5L0 0ZM-21 0L-3.5-3.5L0 0Z", fill=INK
        ),
        circle(2.6, fill=GOLD, stroke=INK, stroke_width=1),
    )
    return card("back", *body)


def display_place() -> Symbol:
    """An empty place of the display."""
    body = (
        use(
            FIELD,
            fill=css("vellum-2", "#e9dcc0"),
            stroke=css("ink-2", "#5a5344"),
            stroke_width=1.6,
            stroke_dasharray="5 4",
        ),
        line(round_polygon(hexagon(30), 3), css("hair", "#2b2a3347"), 1.4),
        line("M-7 0H7M0-7V7", css("hair", "#2b2a3347"), 1.6),
    )
    return Symbol("nations-place", VIEW_BOX, body, PRESS)


def shadow() -> Symbol:
    """A card's shadow on the paper: two offset copies, no blur."""
    body = (
        Node("use", {"href": f"#{EDGE}", "x": 2.5, "y": 5.5, "opacity": css("shade-2", ".14")}),
        Node("use", {"href": f"#{EDGE}", "x": 1.5, "y": 3.5, "opacity": css("shade", ".3")}),
    )
    return Symbol("nations-shadow", VIEW_BOX, body, CRISP, style={"fill": "#3a2a0c"})


def token_symbols() -> list[Symbol]:
    """Stones, points, chips, swatches, back, empty place, shadow."""
    stones = [*(stone(seat) for seat in SEATS.values()), no_stone()]
    points = [
        make(tribe) for make in (points_card, points_chip, swatch) for tribe in TRIBES.values()
    ]
    return [*stones, *points, card_back(), display_place(), shadow()]
