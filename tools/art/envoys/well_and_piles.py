"""Pieces beside the board of GØDS: the Well, the Old Stories, piles, marks on the panels."""

from tools.art.drawing.palette import CREAM, GOLD_PALE, INK, SEATS, STOCK, TRIBES
from tools.art.drawing.path_data import Point
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, ellipse, group, line, path, rect
from tools.art.shared.emblems import emblem

from .pieces import CLOUD, CRISP, SHIELD, tetrahedron


def _small_die(name: str, at: Point, size: float) -> Node:
    seat = SEATS[name]
    disc = circle(10.8, (0.0, 0.6), fill=seat.colour, stroke=INK, stroke_width=1.3)
    mark = emblem(name, seat.emblem_ink, (0.0, 0.6), 16.4)
    body = [*tetrahedron(seat), disc, mark]
    return group(*body, move=at, scale=size / 46)


def _spark(at: Point, size: float) -> Node:
    shape = "M0-6L1.3-1.3L6 0L1.3 1.3L0 6L-1.3 1.3L-6 0L-1.3-1.3Z"
    return group(path(shape, fill=GOLD_PALE, stroke=INK, stroke_width=0.8), move=at, scale=size)


def _well() -> Symbol:
    joints = (
        "M-32 3V18M-10 10V26M14 10V25M34 2V17M-40 22V33M-21 22V37M2 26V39M24 22V36M40 18V30"
        "M-32 32V44M-8 38V51M14 37V50M33 32V44"
    )
    rim = (
        "M-50-6L-38-6M-42-16L-32-12M-24-23L-18-17.5M0-26V-19.5M24-23L18-17.5M42-16L32-12"
        "M50-6H38M42 4L32 1M24 12L18 6.5M0 14V7.5M-24 12L-18 6.5M-42 4L-32 1"
    )
    swirl = "M-28-5C-24-13 10-15 18-8C24-2-6 3-10-2C-12-6 2-8 5-5"
    stones = group(
        path("M-46-6V30C-46 44-22 52 0 52S46 44 46 30V-6Z", fill="#b9b2a4"),
        line("M-46 8C-40 20-20 26 0 26S40 20 46 8M-46 22C-40 33-20 39 0 39S40 33 46 22", INK, 1.2),
        line(joints, INK, 1),
        ellipse(50, 20, (0, -6), fill="#d8d0bd"),
        ellipse(38, 13.5, (0, -6), fill="#151a38"),
        line(rim, INK, 1),
        stroke=INK,
        stroke_width=1.5,
    )
    body = [
        ellipse(50, 9, (2, 44), fill="#3a2a0c", opacity=0.25),
        stones,
        line(swirl, GOLD_PALE, 1.5),
        _small_die("purple", (-17, -26), 21),
        _small_die("sky", (6, -33), 25),
        _small_die("vermilion", (26, -22), 19),
        _spark((-32, -34), 1),
        _spark((-2, -48), 0.8),
        _spark((38, -38), 0.9),
    ]
    return Symbol("envoys-well", "-60 -56 120 112", body, CRISP, "0 96 46 var(--ink,#2b2a33)")


def _book() -> Symbol:
    lines = (
        "M-42-19C-32-22-18-21-8-16M-42-11C-32-14-18-13-8-8M-42-3C-36-5-28-5-22-4"
        "M42-19C34-21.5 26-21.5 20-20M42-11C32-14 18-13 8-8M42-3C32-6 18-5 8 0"
        "M42 5C32 2 18 3 8 8M42 13C32 10 18 11 8 16"
    )
    pages = group(
        path("M-54-20L-48-26H48L54-20V30H-54Z", fill="#7c3624"),
        path("M0-22C-14-32-36-32-50-27V25C-36 20-14 20 0 29Z", fill=STOCK),
        path("M0-22C14-32 36-32 50-27V25C36 20 14 20 0 29Z", fill=CREAM),
        line(lines, INK, 1, opacity=0.75),
        path("M30 22V40L34.5 35L39 40V21", fill="#9a4a34", stroke_width=1.2),
        stroke=INK,
        stroke_width=1.5,
    )
    initial = group(
        rect(0, 0, 15, 15, fill=TRIBES["indigo"].colour, stroke=INK, stroke_width=1),
        line("M4 12V3.5H8.5A2.5 2.5 0 0 1 8.5 8.5H4", GOLD_PALE, 1.8),
        move=(8, -24),
    )
    body = [
        ellipse(54, 8, (2, 33), fill="#3a2a0c", opacity=0.25),
        pages,
        _small_die("grey", (-33, 10), 22),
        _small_die("yellow", (-17, 15), 22),
        initial,
    ]
    return Symbol("envoys-book", "-60 -44 120 88", body, CRISP, "0 84 46 var(--ink,#2b2a33)")


def _pile() -> Symbol:
    """A pile of face-down islands."""
    tile = "M-40 8L-20-18H20L40 8L26 24H-26Z"
    stack = [
        group(path(tile, fill="#d5d8cc", stroke=INK, stroke_width=1.6), move=(0, 12 - 7 * number))
        for number in range(4)
    ]
    cloud = group(path(CLOUD, fill="#f4f1e2", stroke=INK, stroke_width=1.4), move=(0, -7))
    return Symbol("envoys-pile", "-46 -36 92 80", [*stack, cloud], CRISP)


def _marks() -> list[Symbol]:
    """Signs for panels, drawn in the page's ink."""
    ink = "currentColor"
    deck = [
        rect(-7, -9, 13, 17, fill="none", stroke=ink, stroke_width=1.8),
        line("M-4-11.500H9V6", ink, 1.8),
        path("M-.500-5L3-.500L-.500 4L-4-.500Z", fill=ink),
    ]
    gate = [
        line("M-11 0L-5.500-9.500H5.500L11 0L5.500 9.500H-5.500Z", ink, 1.9),
        path("M0-6L1.500-1.500L6 0L1.500 1.500L0 6L-1.500 1.500L-6 0L-1.500-1.500Z", fill=ink),
    ]
    return [
        Symbol("envoys-deck", "-12 -13 24 24", deck, CRISP),
        Symbol("envoys-gate", "-12 -12 24 24", gate, CRISP),
        Symbol("envoys-shield", "-17 -17 34 38", [line(SHIELD, ink, 3)], CRISP),
    ]


def _badges() -> list[Symbol]:
    """Storm, harbour and end flag on a player's panel."""
    storm = [
        circle(14, fill="#5b6f86", stroke=INK, stroke_width=1.4),
        line("M-9-4H3A4 4 0 1 0-1-8M-9 1H7A4 4 0 1 1 3 5M-6 6H-1", CREAM, 1.9),
    ]
    harbour = [
        circle(14, fill="#2f7f93", stroke=INK, stroke_width=1.4),
        line("M0-8V9M-5-4H5M-8 3C-7 8-3 9 0 9S7 8 8 3", CREAM, 2),
        circle(2.2, (0.0, -9.0), fill="none", stroke=CREAM, stroke_width=1.8),
    ]
    flag = [
        line("M-7 13V-13", INK, 2.4),
        path("M-6-12H12L8-6L12 0H-6Z", fill="#9b3d1f", stroke=INK, stroke_width=1.3),
    ]
    box = "-16 -16 32 32"
    return [
        Symbol("envoys-storm", box, storm, CRISP),
        Symbol("envoys-harbour", box, harbour, CRISP),
        Symbol("envoys-flag", box, flag, CRISP),
    ]


def stock_symbols() -> list[Symbol]:
    """Everything beside the board."""
    return [_well(), _book(), _pile(), *_marks(), *_badges()]
