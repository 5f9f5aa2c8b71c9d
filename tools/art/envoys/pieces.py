"""Pieces on the board of GØDS: dice, boats, shields, houses, values, clouds, islands."""

import math

from tools.art.drawing.geometry import SQRT3, polygon, round_polygon
from tools.art.drawing.palette import CREAM, INK, SEATS, STOCK, Seat, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, group, line, path
from tools.art.shared.emblems import emblem_on_seat
from tools.art.shared.seascape import boat, house, palm, peak, tree

CRISP = Press(amount=0)
SHIELD = "M-13-13C-6-11 6-11 13-13C15 0 10 11 0 17C-10 11-15 0-13-13Z"
CLOUD = (
    "M-22 7C-27 7-28-1-22-2C-22-10-11-12-8-6C-4-14 10-13 11-5C18-9 26-3 22 3"
    "C26 8 21 12 16 10C12 15 2 15-2 11C-7 16-19 15-22 7Z"
)
SIDE = 46.0
_HEIGHT = SIDE * SQRT3 / 2
_TIP: Point = (0.0, -_HEIGHT * 2 / 3)
_RIGHT: Point = (SIDE / 2, _HEIGHT / 3)
_LEFT: Point = (-SIDE / 2, _HEIGHT / 3)


def tetrahedron(seat: Seat) -> list[Node]:
    """A four-sided die seen from above, in the seat's colour."""
    outline = round_polygon([_TIP, _RIGHT, _LEFT], 4.6)
    left = polygon([(0.0, 0.0), (_TIP[0], _TIP[1] + 2.8), (_LEFT[0] + 2.3, _LEFT[1] - 1.4)])
    low = polygon(
        [(0.0, 0.0), (_RIGHT[0] - 2.3, _RIGHT[1] - 1.4), (_LEFT[0] + 2.3, _LEFT[1] - 1.4)]
    )
    edges = f"M0 0V{_TIP[1] + 2.8:.1f}M0 0L{_RIGHT[0] - 2.3:.1f} {_RIGHT[1] - 1.4:.1f}"
    edges += f"M0 0L{_LEFT[0] + 2.3:.1f} {_LEFT[1] - 1.4:.1f}"
    return [
        group(path(outline, fill="#1c1206", opacity=0.4), move=(0.9, 2.0)),
        path(outline, fill=seat.colour, stroke=INK, stroke_width=2),
        path(left, fill=mix(seat.colour, "#ffffff", 0.22)),
        path(low, fill=mix(seat.colour, INK, 0.26)),
        line(edges, INK, 1, stroke_opacity=0.55),
    ]


def die(seat: Seat) -> Symbol:
    """A story on a village, with its number on a cream disc and the seat's emblem above it."""
    disc = circle(10.6, (0.0, 1.0), fill=STOCK, stroke=INK, stroke_width=1.6)
    body = [*tetrahedron(seat), disc, emblem_on_seat(seat.name, (0.0, -14.6), 9.4)]
    return Symbol(f"envoys-die-{seat.name}", "-25 -32 50 50", body, CRISP, "0 7 17")


def token(seat: Seat) -> Symbol:
    """A token in a pool: the emblem shows whose colour it is."""
    disc = circle(10.8, (0.0, 0.6), fill=seat.colour, stroke=INK, stroke_width=1.3)
    mark = emblem_on_seat(seat.name, (0.0, 0.6), 16.4)
    body = [*tetrahedron(seat), disc, mark]
    return Symbol(f"envoys-token-{seat.name}", "-25 -32 50 50", body, CRISP, "17 15 15")


def _boat(seat: Seat) -> Symbol:
    return Symbol(f"envoys-envoy-{seat.name}", "-26 -32 52 52", [boat(seat.name, (0, 0), 1)], CRISP)


def _triumph(seat: Seat) -> Symbol:
    rim = "M-10.500-10C-5-8.600 5-8.600 10.500-10C11.800 0 8 9 0 13.500C-8 9-11.800 0-10.500-10Z"
    body = [
        group(path(SHIELD, fill="#1c1206", opacity=0.4), move=(0.8, 1.8)),
        path(SHIELD, fill=seat.colour, stroke=INK, stroke_width=1.6),
        line(rim, seat.emblem_ink, 1),
        emblem_on_seat(seat.name, (0.0, 0.5), 16.5),
    ]
    return Symbol(f"envoys-triumph-{seat.name}", "-17 -17 34 38", body, CRISP)


def _growth(name: str, at: Point, size: float) -> Node:
    """What grows on a god's islands."""
    if name in ("yellow", "blue"):
        return palm(at, size)
    if name in ("grey", "sky"):
        return peak(at, size, "#7d7a86" if name == "grey" else "#7d9db8")
    return tree(at, size, {"vermilion": "#7d8a35", "purple": "#6d5580"}.get(name, "#2e6b4e"))


def _houses(seat: Seat) -> list[Symbol]:
    roof = mix(seat.colour, INK, 0.08)
    body = [
        house((-9, -2), 1.05, roof),
        _growth(seat.name, (10, -4), 1.05),
        house((2, 5), 0.8, roof),
    ]
    small = [house((0, 1), 1.8, roof)]
    return [
        Symbol(f"envoys-houses-{seat.name}", "-20 -20 40 40", body, CRISP),
        Symbol(f"envoys-houses-{seat.name}-small", "-20 -20 40 40", small, CRISP),
    ]


def _value() -> Symbol:
    body = [circle(12.4, fill=STOCK, fill_opacity=0.92), circle(12.4, fill="none", stroke=INK,
            stroke_width=1, stroke_opacity=0.5)]  # fmt: skip
    return Symbol("envoys-value", "-14 -14 28 28", body, CRISP, "0 7.6 23")


def _cloud() -> Symbol:
    curls = "M-16 4C-16 0-11-1-10 3M8 3C9-2 15-1 15 3M-2 8C-1 5 3 5 4 8"
    body = [path(CLOUD, fill="#f4f1e2", stroke=INK, stroke_width=1.4), line(curls, INK, 1)]
    return Symbol("envoys-cloud", "-29 -16 58 34", body, CRISP)


def _isle(size: int) -> Symbol:
    """A face-down island around its grid point, before it is laid."""
    spots = [(100 * math.cos(math.radians(60 * i)), 100 * math.sin(math.radians(60 * i)))
             for i in range(size + 1)]  # fmt: skip
    outline = round_polygon([(0.0, 0.0), *spots] if size > 3 else spots, 16)
    body = [
        path(outline, fill="#d5d8cc", stroke=INK, stroke_width=3, stroke_dasharray="8 6"),
        circle(8, fill=CREAM, stroke=INK, stroke_width=2),
    ]
    return Symbol(f"envoys-isle-{size}", "-100 -100 200 200", body, CRISP)


def piece_symbols() -> list[Symbol]:
    """All of them."""
    symbols = [_value(), _cloud(), _isle(3), _isle(4)]
    for seat in SEATS.values():
        symbols += [die(seat), token(seat), _boat(seat), _triumph(seat), *_houses(seat)]
    return symbols
