"""Motifs that the vignettes of GØDS share: dice, cards, ships, suns."""

from tools.art.drawing.geometry import rays
from tools.art.drawing.palette import CREAM, GOLD_PALE, INK, SEA, STOCK
from tools.art.drawing.svg import Node, circle, group, line, path

RUST = "#9b3d1f"
LEAF = "#3f7d4e"
SKY = "#a9d3cf"
NIGHT = "#2a3a6a"

WAVES = "M-40 24q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0"
DIE = "M0-16L17 13H-17Z"
CARD = "M-13-19H13V19H-13Z"
HULL = "M-22 12H22L15 21H-14Z"


def fill(data: str, colour: str) -> Node:
    """A filled shape with an inked edge."""
    return path(data, fill=colour, stroke=INK, stroke_width=1.6)


def ink(data: str, width: float = 1.6, colour: str = INK) -> Node:
    """A line."""
    return line(data, colour, width)


def at(x: float, y: float, *nodes: Node, size: float = 1.0, turn: float = 0.0) -> Node:
    """Nodes moved, scaled and turned."""
    return group(*nodes, move=(x, y), scale=size, turn=turn)


def die(colour: str) -> Node:
    """A story token."""
    return group(fill(DIE, colour), ink("M0 3V-15M0 3L16 12M0 3L-16 12", 1))


def card(colour: str) -> Node:
    """An envoy card."""
    return group(fill(CARD, STOCK), fill("M-13-19H13V-8H-13Z", colour), ink("M-8-1H8M-8 5H8", 1))


def ship(colour: str) -> Node:
    """An envoy's ship."""
    return group(
        fill(HULL, "#a4703c"),
        ink("M0 12V-24"),
        fill("M3-22C17-17 21-3 17 9H3Z", colour),
        fill("M-3-17C-12-10-16 0-17 9H-3Z", CREAM),
    )


def bubble(colour: str) -> Node:
    """A speech bubble."""
    return fill("M-18-14H18V8H2L-8 18V8H-18Z", colour)


def book() -> Node:
    """The Old Stories, open."""
    return group(
        fill("M0-10C-10-17-24-17-34-14V16C-24 13-10 13 0 20Z", STOCK),
        fill("M0-10C10-17 24-17 34-14V16C24 13 10 13 0 20Z", CREAM),
        ink("M-27-7C-20-9-12-8-7-5M-27 1C-20-1-12 0-7 3M27-7C20-9 12-8 7-5M27 1C20-1 12 0 7 3", 1),
    )


def sun(x: float, y: float, radius: float) -> Node:
    """A sun with rays."""
    return at(
        x, y,
        path(rays(radius + 3, radius + 11, 5, 30), fill=GOLD_PALE, stroke=INK, stroke_width=1),
        circle(radius, fill=GOLD_PALE, stroke=INK, stroke_width=1.6),
    )  # fmt: skip


def isle(colour: str) -> Node:
    """An island."""
    return fill("M-20 8C-22-4-10-14 2-12C16-12 24-2 20 8C10 14-12 14-20 8Z", colour)


def plus(x: float, y: float, colour: str = RUST) -> Node:
    """One more."""
    return at(x, y, ink("M-6 0H6M0-6V6", 3.4, colour))


def minus(x: float, y: float) -> Node:
    """One less."""
    return at(x, y, ink("M-6 0H6", 3.4, RUST))


def arrows(data: str) -> Node:
    """A gilded arrow."""
    return group(ink(data, 3.6), ink(data, 1.8, GOLD_PALE))


EYE = "M-17 0C-9-11 9-11 17 0C9 11-9 11-17 0Z"
WING = (
    "M0 18C-6 4-22-2-46-14C-42-4-36 0-30 2C-36 2-40 3-40 3"
    "C-34 10-28 11-22 11C-26 13-28 15-28 15C-20 20-8 20 0 18Z"
)
HEART = "M0 16C-18 4-18-12-7-13C-2-13 0-8 0-6C0-8 2-13 7-13C18-12 18 4 0 16Z"
MASK = "M-20-20C-6-16 6-16 20-20C24 0 18 18 0 25C-18 18-24 0-20-20Z"
CRESCENT = "M4-15A15 15 0 1 0 14 8A12 12 0 1 1 4-15Z"


STREAM = "M-44-10C-26-18-12-2 6-10C22-17 30-8 44-12M-44 4C-26-4-12 12 6 4C22-3 30 6 44 2"
ROOTS = "M-6-4C-8 10-24 8-30 22M-2-4C-4 12-10 16-12 26M2-4C4 12 10 16 12 26M6-4C8 10 24 8 30 22"
LOOPS = "M-40-18C-34-26-26-20-30-14C-38-10-44-20-36-26"


def eye() -> Node:
    """A looking eye."""
    iris = circle(6, fill=SEA, stroke=INK, stroke_width=1.4)
    return group(fill(EYE, STOCK), iris, circle(2, fill=INK))
