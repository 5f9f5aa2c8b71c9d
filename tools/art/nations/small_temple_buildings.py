"""The seven temples for small cards: few shapes, heavy lines, the same silhouettes.

Buildings stand on y = 34 and reach up to y = -8, where the emblem's disc begins.
"""

from collections.abc import Callable

from tools.art.drawing.palette import CREAM, INK, STOCK, Seat, mix
from tools.art.drawing.svg import Node, group, line, mirrored, path, rect


def _columns(seat: Seat) -> Node:
    return group(
        rect(-28, 8, 56, 22, fill=seat.dark),
        *(rect(x, 8, 9, 22, fill=CREAM) for x in (-28, -10, 1, 19)),
        path("M-36 8L0-12L36 8Z", fill=seat.colour),
        rect(-36, 29, 72, 7, fill=CREAM),
    )


def _mountain(seat: Seat) -> Node:
    rock = "M-44 35L-33 6L-26 12L-13-16H13L24 0L30-4L44 35Z"
    return group(
        path(rock, fill=mix(seat.colour, STOCK, 0.25)),
        path("M-19 35V11L0-3L19 11V35Z", fill=CREAM),
        path("M-10 35V18L0 10L10 18V35Z", fill=INK),
        path("M-5 35C-5 29 0 27 0 21C3 26 5 29 5 35Z", fill="#f0b64a", stroke="none"),
    )


def _pagoda(seat: Seat) -> Node:
    lower = "M-39 21C-28 19-20 13-14 7H14C20 13 28 19 39 21C26 26-26 26-39 21Z"
    upper = "M-30 1C-21-1-15-6-10-12H10C15-6 21-1 30 1C20 5-20 5-30 1Z"
    return group(
        rect(-20, 21, 40, 14, fill=CREAM),
        rect(-12, 0, 24, 9, fill=CREAM),
        path("M-6 35V25H6V35Z", fill=INK),
        path(lower, fill=seat.colour),
        path(upper, fill=seat.colour),
    )


def _towers(seat: Seat) -> Node:
    tower = group(
        path("M10 35L12 0H32L37 35Z", fill=CREAM),
        path("M9 0H35L37-8H7Z", fill=seat.colour),
        line("M16 9H29M16 17H30", seat.colour, 4, stroke_linecap="butt"),
    )
    return group(
        mirrored(tower),
        path("M-11 14H11V35H-11Z", fill=INK),
        path("M-12 10H12V17H-12Z", fill=seat.colour),
    )


def _pyramid(seat: Seat) -> Node:
    return group(
        path("M-42 35L-38 22H38L42 35Z", fill=CREAM),
        path("M-33 22L-29 10H29L33 22Z", fill=seat.colour),
        path("M-24 10L-20-2H20L24 10Z", fill=CREAM),
        path("M-15-2L-13-12H13L15-2Z", fill=seat.colour),
        path("M-9 35L-5-2H5L9 35Z", fill=CREAM),
        line("M-7.5 26H7.5M-6.6 17H6.6M-5.8 8H5.8", INK, 1.8),
    )


def _domes(seat: Seat) -> Node:
    minaret = group(
        path("M30 35V4H39V35Z", fill=CREAM),
        path("M28.5 5C28.5-1 33-4 34.5-10C36-4 40.5-1 40.5 5Z", fill=seat.colour),
    )
    onion = "M-18 14C-28 3-18-8-9-11Q-2-13 0-18Q2-13 9-11C18-8 28 3 18 14Z"
    return group(
        mirrored(minaret),
        path(onion, fill=seat.colour),
        rect(-24, 13, 48, 22, fill=CREAM),
        path("M-8 35V26C-8 21-3 19 0 15C3 19 8 21 8 26V35Z", fill=INK),
    )


def _wings(seat: Seat) -> Node:
    roof = (
        "M-41-10C-34-10-29 3-15 4Q0 5 15 4C29 3 34-10 41-10C41 4 35 17 23 18"
        "Q0 21-23 18C-35 17-41 4-41-10Z"
    )
    return group(
        line("M-20 28V38M-7 28V38M7 28V38M20 28V38", INK, 4),
        rect(-25, 16, 50, 13, fill=CREAM),
        path("M-6 29V19H6V29Z", fill=INK),
        path(roof, fill=seat.colour),
        line("M-26 9L-28 13M-13 10V14.5M0 10.5V15M13 10V14.5M26 9L28 13", CREAM, 2.2),
    )


SMALL_BUILDINGS: dict[str, Callable[[Seat], Node]] = {
    "blue": _columns,
    "grey": _mountain,
    "green": _pagoda,
    "yellow": _towers,
    "vermilion": _pyramid,
    "purple": _domes,
    "sky": _wings,
}
