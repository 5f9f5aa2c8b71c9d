"""The colours of the four elements, and their emblems in a box of 24 around the origin."""

from dataclasses import dataclass

from tools.art.drawing.palette import CREAM, INK
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, group, line, path

GOLD_RAYS = "#b8862b"


@dataclass(frozen=True, slots=True)
class Element:
    """A god's ink, the wash along the coast, and the ground of the island."""

    name: str
    ink: str
    wash: str
    ground: str


ELEMENTS = {
    element.name: element
    for element in (
        Element("fire", "#c8481d", "#d9673a", "#f6e3c4"),
        Element("earth", "#7a5a2b", "#9a7a3f", "#efe2bd"),
        Element("wind", "#5f7f9a", "#8fb0c4", "#f4efdf"),
        Element("water", "#1f7388", "#4a9db0", "#eeead2"),
    )
}

_FLAME = (
    "M1-12.5C2.4-7.6 8.8-4.6 8.8 3C8.8 8.6 5 12 0 12C-5 12-8.8 8.6-8.8 3.6C-8.8-.4-6.6-2.6-5.6-5.6"
    "C-4-4.6-3.2-3.2-3-1.6C-.6-4 1.4-7.4 1-12.5ZM.3 1C-1.8 3-3.4 4.4-3.4 7C-3.4 9-2 10.3 0 10.3"
    "C2 10.3 3.6 9 3.6 6.8C3.6 4.2 1.4 3.4 .3 1Z"
)
_DROP = (
    "M0-12.5C4-6.6 8.6-2 8.6 3.6A8.6 8.6 0 0 1-8.6 3.6C-8.6-2-4-6.6 0-12.5Z"
    "M-5.2 3.4C-5.2 6.8-2.8 9 .4 9.2L.8 7.4C-1.6 7.2-3.2 5.6-3.4 3.2Z"
)
_GUSTS = (
    "M-11-3.2H3.2A4.1 4.1 0 1 0-.9-7.3M-8 1.6H8A3.6 3.6 0 1 1 4.6 5.6"
    "M-11 6.4H-2.6A2.9 2.9 0 1 1-5.2 9.4"
)


def emblem_of(name: str, ink: str, at: Point = (0.0, 0.0), size: float = 24) -> Node:
    """An element's emblem in one ink, `size` across."""
    shapes = {
        "fire": lambda: path(_FLAME, fill=ink, fill_rule="evenodd"),
        "earth": lambda: group(
            path("M0-11.5L9.8-4.8V-3.4L0 3.2L-9.8-3.4V-4.8Z", fill=ink),
            line("M-9.4 1.4L0 7.6L9.4 1.4M-9.4 5.8L0 12L9.4 5.8", ink, 2.3),
        ),
        "wind": lambda: line(_GUSTS, ink, 2.6),
        "water": lambda: path(_DROP, fill=ink, fill_rule="evenodd"),
    }
    return group(shapes[name](), move=at, scale=size / 24)


def roundel(name: str, at: Point, radius: float) -> Node:
    """The element's emblem in a disc of its ink."""
    element = ELEMENTS[name]
    return group(
        circle(radius, at, fill=element.ink, stroke=INK, stroke_width=max(0.8, radius * 0.07)),
        *([circle(radius * 0.86, at, fill="none", stroke=CREAM, stroke_width=0.9)]
          if radius > 10 else []),
        emblem_of(name, "#fffaf0", at, radius * 1.2),
    )  # fmt: skip
