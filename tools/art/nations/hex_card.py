"""The hex card: stock, frame and clips shared by all cards (radius 60, corner on top).

The printed edge of each frame is drawn once, in the sprite's defs. Cards refer to it turned by
sixths of a circle, so that neighbours do not show the same wobble.
"""

import random
from collections.abc import Iterable

from tools.art.drawing.geometry import SQRT3, hexagon, round_polygon
from tools.art.drawing.palette import INK, SEATS, STOCK
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, Style, group, path, use
from tools.art.shared.emblems import emblem_on_seat

RADIUS = 60.0
VIEW_BOX = "-66 -66 132 132"
PRESS = Press(amount=0.6, grain=16, seed=11)

EDGE = "nations-edge"
FIELD = "nations-field"
HAIRLINE = "nations-hairline"
SMALL_FIELD = "nations-small-field"
TEMPLE_FIELD = "nations-temple-field"
SMALL_TEMPLE_FIELD = "nations-small-temple-field"
FRAMES = {
    EDGE: round_polygon(hexagon(RADIUS), 5),
    FIELD: round_polygon(hexagon(RADIUS - 4.2), 4),
    HAIRLINE: round_polygon(hexagon(RADIUS - 7), 3.5),
    SMALL_FIELD: round_polygon(hexagon(RADIUS - 5.5), 4),
    TEMPLE_FIELD: round_polygon(hexagon(RADIUS - 8.5), 4),
    SMALL_TEMPLE_FIELD: round_polygon(hexagon(RADIUS - 10), 4),
}
CLIP_FIELD = "nations-clip-field"
CLIP_TEMPLE = "nations-clip-temple"
FLECKS = "nations-flecks"


def within(point: Point, radius: float) -> bool:
    """Whether a point lies in the hexagon of that radius."""
    x, y = abs(point[0]), abs(point[1])
    return x <= radius * SQRT3 / 2 and y <= radius - x / SQRT3


def named(name: str, *drawing: Node, press: Press = PRESS) -> Node:
    """A drawing with an id for the defs: a single path, or a group of several."""
    printed = press.print(drawing)
    if len(printed) > 1:
        return Node("g", {"id": name}, printed)
    return Node(printed[0].tag, {"id": name, **printed[0].attrs}, printed[0].children)


def _flecks() -> Node:
    """Pale specks where the ink did not take."""
    chance = random.Random(9)
    data = ""
    for _ in range(64):
        x, y = chance.uniform(-50, 50), chance.uniform(-54, 54)
        length = chance.choice((0, 0, 0, 0, 1))
        if within((x, y), 53):
            data += f"M{x:.0f} {y:.0f}l{length} {chance.choice((0, 1))}"
    look: dict[str, Style] = {"stroke": "#fff6e0", "stroke-width": 0.9, "opacity": 0.4}
    return Node("path", {"id": FLECKS, "d": data, "fill": "none", **look})


def shared_defs() -> Iterable[Node]:
    """The defs that the cards refer to."""
    yield from (named(name, path(data)) for name, data in FRAMES.items())
    for clip, frame in ((CLIP_FIELD, FIELD), (CLIP_TEMPLE, TEMPLE_FIELD)):
        yield Node("clipPath", {"id": clip}, Press(0).print([path(FRAMES[frame])]))
    for seat in SEATS:
        yield named(f"nations-em-{seat}", emblem_on_seat(seat), press=Press(0))
    yield _flecks()


def emblem_mark(seat: str, at: Point, size: float) -> Node:
    """A seat's emblem on its own colour, by reference."""
    return use(f"nations-em-{seat}", move=at, scale=size / 24)


def stock(turn: float, fill: str = STOCK, width: float = 1.5) -> Node:
    """The card itself."""
    return use(EDGE, turn, fill=fill, stroke=INK, stroke_width=width)


def frame(name: str, turn: float, ink: str, width: float) -> Node:
    """One line of the frame."""
    return use(name, turn, fill="none", stroke=ink, stroke_width=width)


def framed_scene(turn: float, ink: str, hairline: str, *scene: Node) -> tuple[Node, ...]:
    """A scene clipped to the field, with a border in its ink and a hairline inside."""
    return (
        stock(turn),
        group(*scene, use(FLECKS, turn), clip_path=f"url(#{CLIP_FIELD})"),
        frame(FIELD, turn, ink, 1.4),
        use(HAIRLINE, turn, fill="none", stroke=hairline, stroke_width=0.9, stroke_opacity=0.75),
    )


def card(name: str, *body: Node) -> Symbol:
    """A symbol for a hex card."""
    return Symbol(f"nations-{name}", VIEW_BOX, body, PRESS)
