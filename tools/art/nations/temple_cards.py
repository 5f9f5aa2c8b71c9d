"""Temple cards: a frame in the seat's colour, the emblem above, the building below."""

from collections.abc import Iterable

from tools.art.drawing.geometry import hexagon, rays, round_polygon
from tools.art.drawing.palette import CREAM, INK, SEATS, STOCK, Seat
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, group, line, path, rect, use

from .hex_card import (
    CLIP_TEMPLE,
    FLECKS,
    RADIUS,
    SMALL_TEMPLE_FIELD,
    TEMPLE_FIELD,
    card,
    emblem_mark,
    frame,
    named,
    stock,
)
from .small_temple_buildings import SMALL_BUILDINGS
from .temple_buildings import BUILDINGS, ground

STITCHES = "nations-stitches"
GLORY = "nations-glory"
SMALL_GROUND = "M-43 24H43Q43 27 40 28.8L3.5 49.5Q0 51.5-3.5 49.5L-40 28.8Q-43 27-43 24Z"


def temple_defs() -> Iterable[Node]:
    """The stitched line of the frame and the rays behind the emblem."""
    seam = round_polygon(hexagon(RADIUS - 4.5), 4)
    yield named(STITCHES, line(seam, CREAM, 1, stroke_dasharray="1.2 3.4"))
    yield named(GLORY, path(rays(20, 74, 2.4, 12, (0.0, -30.0))), press=Press(0))


def _disc(seat: Seat, y: float, radius: float, width: float) -> Node:
    """The emblem's disc with its cream rim."""
    return group(
        circle(radius, (0.0, y), fill=STOCK, stroke=INK, stroke_width=width),
        circle(radius - 2.8, (0.0, y), fill=seat.colour, stroke=INK, stroke_width=width),
        emblem_mark(seat.name, (0.0, y), radius * 1.27),
    )


def temple_card(seat: Seat, turn: float) -> Symbol:
    """The full card."""
    scene = group(
        rect(-60, -60, 120, 120, fill=seat.pale),
        use(GLORY, fill=seat.soft),
        ground(seat),
        group(BUILDINGS[seat.name](seat), stroke=INK, stroke_width=1.3),
        use(FLECKS, turn),
        clip_path=f"url(#{CLIP_TEMPLE})",
    )
    return card(
        f"temple-{seat.name}",
        stock(turn, seat.colour),
        use(STITCHES),
        scene,
        frame(TEMPLE_FIELD, turn, INK, 1.3),
        _disc(seat, -31, 17.5, 1.2),
    )


def small_temple_card(seat: Seat, turn: float) -> Symbol:
    """The card for hexagons under 60 pixels."""
    return card(
        f"temple-{seat.name}-small",
        stock(turn, seat.colour, 2.4),
        use(SMALL_TEMPLE_FIELD, turn, fill=seat.pale),
        path(SMALL_GROUND, fill=seat.soft),
        group(
            SMALL_BUILDINGS[seat.name](seat),
            move=(0.0, -7.0),
            scale=0.95,
            stroke=INK,
            stroke_width=2.3,
        ),
        frame(SMALL_TEMPLE_FIELD, turn, INK, 2),
        _disc(seat, -28, 20.5, 2),
    )


def temple_symbols() -> list[Symbol]:
    """All temple cards."""
    full = [temple_card(seat, 60 * i) for i, seat in enumerate(SEATS.values())]
    return full + [small_temple_card(seat, 60 * i) for i, seat in enumerate(SEATS.values())]
