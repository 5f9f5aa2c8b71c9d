"""The seats' emblems, in a box of 24 around the origin."""

from tools.art.drawing.geometry import polar, polygon
from tools.art.drawing.palette import SEATS
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, group, line, path

_PEAK = "M-12 9.5L-3.2-10L1.6-1.4L4.6-5.6L12 9.5ZM-3-5.6L-5.8.6L-3.4 2.6L-1.9.4L.2 2.2L.9.9Z"
_LEAF = (
    "M0-12C8.6-6.6 9.4 3.4.9 8.6V13H-.9V8.6C-9.4 3.4-8.6-6.6 0-12Z"
    "M-.8-6V-.8L-3.6-3.4L-4.4-2.4L-.8 1.4V6H.8V3L4.4-.8L3.5-1.8L.8.9V-6Z"
)
_BOLT = "M2.5-12L-8 2H-1.4L-3.6 12L8-3.4H1.2L5.4-12Z"
_CRESCENT = "M4.5-11A11.3 11.3 0 1 0 10.5 5.5A9 9 0 1 1 4.5-11Z"
_BIRD = (
    "M-12-5C-7-7.6-3-5.4 0-.5C3-5.4 7-7.6 12-5C8-4.6 5.2-2 3.6 2.4"
    "C2.4 5.4 1.2 7 0 8C-1.2 7-2.4 5.4-3.6 2.4C-5.2-2-8-4.6-12-5Z"
)


def _trident(ink: str) -> Node:
    prongs = "M0-12.4L3-6.4H-3ZM-7.2-11.4L-4.4-5.4H-10ZM7.2-11.4L10-5.4H4.4Z"
    shaft = "M0 11.2V-7M-7.2-6.5V-4C-7.2 1.6-3.6 3 0 3C3.6 3 7.2 1.6 7.2-4V-6.5"
    return group(line(shaft, ink, 2.7), line("M-4 7.4H4", ink, 2.2), path(prongs, fill=ink))


def _sun(ink: str) -> Node:
    wedges = "".join(_wedge(angle) for angle in range(0, 360, 45))
    return group(circle(5, fill=ink), path(wedges, fill=ink))


def _wedge(angle: float) -> str:
    """A ray of the sun: broad at the disc, sharp outside."""
    return polygon([polar(6.9, angle - 18), polar(12, angle), polar(6.9, angle + 18)])


def emblem(seat: str, ink: str, at: Point = (0.0, 0.0), size: float = 24) -> Node:
    """A seat's emblem in one ink, `size` across."""
    shapes = {
        "blue": lambda: _trident(ink),
        "grey": lambda: path(_PEAK, fill=ink, fill_rule="evenodd"),
        "green": lambda: group(path(_LEAF, fill=ink, fill_rule="evenodd"), turn=28),
        "yellow": lambda: _sun(ink),
        "vermilion": lambda: path(_BOLT, fill=ink),
        "purple": lambda: path(_CRESCENT, fill=ink),
        "sky": lambda: group(path(_BIRD, fill=ink), move=(0.0, -1.0), scale=1.08),
    }
    return group(shapes[seat](), move=at, scale=size / 24)


def emblem_on_seat(seat: str, at: Point = (0.0, 0.0), size: float = 24) -> Node:
    """The emblem in the ink that is legible on the seat's own colour."""
    return emblem(seat, SEATS[seat].emblem_ink, at, size)
