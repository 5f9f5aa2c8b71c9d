"""Things at sea and on the shore: boats, isles, a serpent, trees, peaks, houses."""

from tools.art.drawing.geometry import rough, wave
from tools.art.drawing.palette import CREAM, INK, SEATS
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, group, line, path

from .emblems import emblem_on_seat

SHALLOWS = ((26.0, "#a9d3cf", 0.24), (17.0, "#c4e2da", 0.3), (9.0, "#e7f1e2", 0.55))
SCALES = "#5d8a52"
BELLY = "#e9dfae"
FINS = "#c9743a"


def boat(seat: str, at: Point, size: float, *, flip: bool = False) -> Node:
    """A boat with the seat's emblem on its sail."""
    colour = SEATS[seat].colour
    hull = "M-19 5C-14 7 12 7 17 3.5C19 2 19-2 22-4C22.5 3 19 14 12 14H-12C-17 14-19 10-19 5Z"
    sail = "M-14-19C-9-21.5 9-21.5 14-19C16-12 15-4 12.5 2C7-.5-7-.5-12.5 2C-15-4-16-12-14-19Z"
    pennant = "M0-27C4-29 6-26 9-27L7-24.5L9-22.5C6-22 4-24 0-23Z"
    rig = group(
        line("M0 9V-27", INK, 2),
        path(hull, fill="#a4703c"),
        line("M-17 9.5C-8 11 8 11 17.5 8.5", INK, 0.9),
        path(sail, fill=colour),
        line("M-15-20.5C-8-23 8-23 15-20.5", INK, 2.2),
        path(pennant, fill=colour, stroke_width=1),
        scale=(-1.0 if flip else 1.0, 1.0),
        stroke=INK,
        stroke_width=1.5,
    )
    foam = line(wave(-21, 15, 10, 4), CREAM, 2)
    return group(foam, rig, emblem_on_seat(seat, (0.0, -9.5), 17.8), move=at, scale=size)


def house(at: Point, size: float, roof: str, ink: str = INK) -> Node:
    """A small house."""
    return group(
        path("M-5 6V-1H5V6Z", fill=CREAM),
        path("M-7 0L0-7L7 0Z", fill=roof),
        path("M-1.5 6V2H1.5V6Z", fill=INK, stroke="none"),
        move=at,
        scale=size,
        stroke=ink,
        stroke_width=1 / size,
    )


def palm(at: Point, size: float) -> Node:
    """A palm tree."""
    fronds = (
        "M1-5C-3-9-7-7-8-4C-5-6-2-5 1-5ZM1-5C4-10 9-8 10-4C7-6 4-5 1-5Z"
        "M1-5C-1-10 2-12 5-12C3-10 2-8 1-5Z"
    )
    return group(
        line("M0 7C1 2 0-2 1-5", INK, 1.6 / size),
        path(fronds, fill="#5b8a3c", stroke=INK, stroke_width=0.8 / size),
        move=at,
        scale=size,
    )


def peak(at: Point, size: float, shade: str, ink: str = INK) -> Node:
    """A mountain with a shaded side."""
    return group(
        path("M-8 6L-1-8L8 6Z", fill=CREAM),
        path("M-1-8L1.5-2L.5 1L3 6H8Z", fill=shade),
        move=at,
        scale=size,
        stroke=ink,
        stroke_width=1 / size,
    )


def tree(at: Point, size: float, fill: str, ink: str = INK) -> Node:
    """A fir."""
    return group(
        line("M0 7V3", ink, 1.8 / size),
        path("M0-9L5.5 4H-5.5Z", fill=fill, stroke=ink, stroke_width=1 / size),
        move=at,
        scale=size,
    )


def isle(points: list[Point], seed: int, fill: str) -> Node:
    """An island in its shallows."""
    shore = rough(points, 4, 11, seed)
    rings = [line(shore, colour, width, stroke_opacity=share) for width, colour, share in SHALLOWS]
    shadow = group(path(shore, fill="#0b3542", opacity=0.45), move=(1.5, 4.0))
    return group(*rings, shadow, path(shore, fill=fill, stroke=INK, stroke_width=1.6))


def _coil(data: str, width: float) -> Node:
    belly = line(data, BELLY, width * 0.36, stroke_dasharray="3.5 2.5", stroke_linecap="butt")
    return group(
        line(data, INK, width + 3, stroke_linecap="butt"),
        line(data, SCALES, width, stroke_linecap="butt"),
        group(belly, move=(0.0, width * 0.3)),
    )


def _serpent_head() -> Node:
    skull = (
        "M4-36C8-52-10-62-26-56C-40-52-54-48-58-40C-52-38-46-38-42-36C-48-34-52-32-52-28"
        "C-40-24-20-24-10-26C0-28 4-32 4-36Z"
    )
    tongue = "M-50-33C-58-30-62-33-66-30M-58-31L-64-35"
    return group(
        path("M2-22L12-30L7-18L16-18L6-8Z", fill=FINS),
        line(tongue, "#9b3d1f", 1.8),
        path(skull, fill=SCALES),
        path("M-42-36C-34-36-28-38-22-42", fill="none"),
        circle(4, (-20.0, -47.0), fill=CREAM),
        circle(1.6, (-21.0, -47.0), fill=INK, stroke="none"),
        path("M-8-58C-6-68 2-70 8-68C4-64 2-60 2-54", fill=FINS),
        line("M-52-42h.1", INK, 3),
        stroke=INK,
        stroke_width=1.5,
    )


def serpent(at: Point, size: float) -> Node:
    """The serpent of the strait."""
    coils = ("M24 30C26-6 58-6 60 30", "M82 30C84 2 110 2 112 30", "M132 30C134 12 150 12 152 30")
    fins = "M36-8L34-19L43-10L46-22L51-9L58-16L56-3ZM92-3L92-11L98-5L102-12L105-3Z"
    neck = "M-4 32C-16 8 10-12-8-34"
    throat = "M-10 30C-20 8 3-12-12-32"
    tail = "M172 30C174 14 186 8 196 2L190-8L206-6L212 6L200 8C192 12 186 18 184 30Z"
    return group(
        *(_coil(data, 17 - 3.4 * i) for i, data in enumerate(coils)),
        path(fins, fill=FINS, stroke=INK, stroke_width=1.2),
        line(neck, INK, 19, stroke_linecap="butt"),
        line(neck, SCALES, 16, stroke_linecap="butt"),
        line(throat, BELLY, 5, stroke_dasharray="3.5 2.5", stroke_linecap="butt"),
        _serpent_head(),
        path(tail, fill=SCALES, stroke=INK, stroke_width=1.5),
        move=at,
        scale=size,
    )
