"""The four gods' heads, about 130 across, the face in the middle."""

from tools.art.drawing.geometry import polar
from tools.art.drawing.palette import INK
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, ellipse, group, line, mirrored, path
from tools.art.shared.seascape import tree

from .element_colours import GOLD_RAYS

_HEAD = "M0-31C15-31 22-20 21-4C20 14 10 27 0 27C-10 27-20 14-21-4C-22-20-15-31 0-31Z"
_CHEEK = "M0-31C15-31 22-20 21-4C20 14 10 27 0 27C11 14 12-16 0-31Z"
_BROWS = "M-15-8C-12.6-12.4-7.6-12.4-4.6-9M4.6-9C7.6-12.4 12.6-12.4 15-8"
_EYES = (
    "M-12.6-3.6C-10.6-5.6-8-5.6-6-3.6C-8-2-10.6-2-12.6-3.6Z"
    "M6-3.6C8-5.6 10.6-5.6 12.6-3.6C10.6-2 8-2 6-3.6Z"
)
_NOSE = "M-1-8C-1.6-2-4 2.4-3.2 4.8C-2 6.2 2 6.2 3 5.2"
_SMILE = "M-7 12.4C-3.6 15 3.6 15 7 12.4M-2.4 18.4C-1 19.4 1 19.4 2.4 18.4"
_STERN = "M-7.4 13.6C-3 11.6 3 11.6 7.4 13.6"


def _face(skin: str, shade: str, mouth: str) -> Node:
    """A face; with an empty `mouth` the god draws its own."""
    return group(
        path(_HEAD, fill=skin, stroke=INK, stroke_width=1.5),
        path(_CHEEK, fill=shade, fill_opacity=0.7),
        line(_BROWS + _NOSE, INK, 1.7),
        path(_EYES, fill="#fff8e6", stroke=INK, stroke_width=1.2),
        line("M-9.3-3.7h.1M9.3-3.7h.1", INK, 2.4),
        *([line(mouth, INK, 1.6)] if mouth else []),
    )


def _glory(inner: float, outer: float) -> Node:
    """Fine rays behind a head, long and short in turn."""
    data = ""
    for number in range(48):
        angle = number * 7.5
        reach = outer if number % 2 else outer * 0.86
        (ax, ay), (bx, by) = polar(inner, angle), polar(reach, angle)
        data += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return line(data, GOLD_RAYS, 0.9, stroke_opacity=0.6)


def _around(data: str, angle: float, fill: str, width: float) -> Node:
    return group(path(data, fill=fill, stroke=INK, stroke_width=width), turn=angle)


def fire() -> Node:
    """Fire: a mane and a beard of flames."""
    flames = []
    for number in range(15):
        long = number % 2
        tip, lean = (62, -3) if long else (50, 3)
        data = f"M-8-20C-13-32 3-38 {lean}-{tip}C10-44 12-32 8-20Z"
        colour = "#c8481d" if long else "#e07a2a"
        flames.append(_around(data, -115 + number * 235 / 14, colour, 1.2))
    for number in range(9):
        data = "M-6-20C-9-28 2-32 0-42C7-34 8-28 6-20Z"
        flames.append(_around(data, -90 + number * 22.5, "#f6c04a", 1))
    beard = (
        "M-20 6C-22 24-12 36-6 44C-6 36-2 34 0 50C2 34 6 36 6 44C12 36 22 24 20 6C14 22-14 22-20 6Z"
    )
    return group(
        _glory(40, 68),
        *flames,
        path(beard, fill="#d9591f", stroke=INK, stroke_width=1.3),
        group(_face("#f4b25a", "#dd7f2c", _STERN), scale=0.96),
        path(
            "M-10 16C-8 26-5 30 0 36C5 30 8 26 10 16C5 20-5 20-10 16Z",
            fill="#f6c04a",
            stroke=INK,
            stroke_width=1.1,
        ),
    )


def _mountain(at: Point, scale: float) -> Node:
    slope = "M-12.5 0C-8.8-5.9-5-13 1-21C5.8-13.9 7.8-6.3 12.5 0C6.2 2.2-6.2 2.2-12.5 0Z"
    shade = "M1-21L2.5-15.1L.3-10.5L3-5L1.3 1.4C6.3 2 10 1 12.5 0C7.8-6.3 5.8-13.9 1-21Z"
    return group(
        path(slope, fill="#efe9df"),
        path(shade, fill="#7d7a86"),
        line(slope, "#43404c", 1.3),
        line("M-6.8-5L-4.6-9.4M-3.6-3L-2.4-6M3.5-14.7L5.5-7.6M5.6-10.7L7.4-4.4", "#43404c", 0.9),
        move=at,
        scale=scale,
    )


def earth() -> Node:
    """Earth: mountains for hair, a wreath of trees, a beard like a ploughed field."""
    peaks = (
        ((-30.0, -6.0), 1.7), ((30.0, -6.0), 1.7), ((-16.0, -16.0), 2.0),
        ((17.0, -16.0), 1.9), ((0.0, -18.0), 2.3),
    )  # fmt: skip
    wreath = ((-21.0, -20.0), (21.0, -20.0), (-11.0, -26.0), (11.0, -26.0), (0.0, -28.0))
    beard = (
        "M-22 2C-28 20-24 34-16 44L-12 38L-7 50L0 42L7 50L12 38L16 44C24 34 28 20 22 2"
        "C14 18-14 18-22 2Z"
    )
    furrows = "M-16 22L-12 32M-8 26L-6 38M0 27V38M8 26L6 38M16 22L12 32"
    moustache = "M-12 13C-6 8.6-2 9.4 0 11C2 9.4 6 8.6 12 13C6 17 2 15 0 14C-2 15-6 17-12 13Z"
    return group(
        _glory(40, 68),
        *(_mountain(at, scale) for at, scale in peaks),
        path(beard, fill="#6f5630", stroke=INK, stroke_width=1.4),
        line(furrows, "#3f2f16", 1.3),
        _face("#cfa873", "#a17a45", _SMILE),
        path(moustache, fill="#6f5630", stroke=INK, stroke_width=1.1),
        *(broadleaf(at, 1.05) for at in wreath),
    )


def broadleaf(at: Point, scale: float) -> Node:
    """A round tree with a light and a dark side."""
    crown = (
        "M-7.4-7.4C-9-10.4-6.8-13.4-4.6-13.4C-4.4-16.6-1.4-18 .6-17.4C3.4-18.4 5.8-15.8 5.4-13.4"
        "C8-12.8 8.8-9.2 7-7.2C6.4-4.4 3.4-3.4 1.4-4.2C-.6-3-3.2-3.2-4-4.6C-6-4.2-7.4-5.6-7.4-7.4Z"
    )
    return group(
        path("M-1.1 0V-5H1.1V0Z", fill="#5b4327", stroke="#1f3f2a", stroke_width=0.6),
        path(crown, fill="#3f7d4e", stroke="#1f3f2a", stroke_width=0.95),
        line("M-5.6-9.6C-5.4-11.6-3.8-12.4-3-12.2C-2.6-14.6-.8-15.8 .8-15.6", "#a9cf8f", 1.15),
        line("M6.6-9.6C6.4-7.4 5-5.8 3.2-5.4", "#1f3f2a", 0.85),
        move=at,
        scale=scale,
    )


def _cloud(at: Point, scale: float, fill: str) -> Node:
    puff = "M-16 8C-22 8-24 0-18-3C-19-11-9-14-5-9C-1-16 11-14 11-6C18-7 21 3 14 8Z"
    return group(path(puff, fill=fill, stroke=INK, stroke_width=1.3 / scale), move=at, scale=scale)


def wind() -> Node:
    """Wind: clouds for hair, and gusts from a blowing mouth."""
    gusts = (
        "M6 17C24 30 44 30 56 20C64 12 58 2 50 6C45 9 48 15 53 13"
        "M6 20C22 40 40 42 50 38C58 34 56 26 50 28M4 22C12 38 20 46 30 47"
    )
    behind = (
        ((-26.0, -22.0), 1.25, "#c3d8e2"), ((27.0, -22.0), 1.25, "#c3d8e2"),
        ((0.0, -36.0), 1.5, "#d3e3ea"), ((-34.0, 2.0), 1.1, "#dfeaee"),
        ((34.0, 2.0), 1.1, "#dfeaee"),
    )  # fmt: skip
    before = (
        ((-11.0, -27.0), 0.85, "#f1f5f3"), ((11.0, -27.0), 0.85, "#f1f5f3"),
        ((0.0, -31.0), 0.9, "#ffffff"),
    )  # fmt: skip
    cheeks = group(
        circle(6.4, (-12.5, 8.0), fill="#f4c9a8", fill_opacity=0.65),
        circle(6.4, (12.5, 8.0), fill="#f4c9a8", fill_opacity=0.65),
        ellipse(4, 3.4, (0.0, 14.0), fill=INK),
    )
    return group(
        _glory(44, 70),
        *(_cloud(*each) for each in behind),
        mirrored(line(gusts, INK, 4.4)),
        mirrored(line(gusts, "#bcd6e2", 2.2)),
        _face("#f6ecd8", "#cfd9da", ""),
        cheeks,
        *(_cloud(*each) for each in before),
    )


def water() -> Node:
    """Water: waves for hair, a beard like a fall, a crown with pearls."""
    curl = (
        "M2-34C-20-36-36-24-37-4C-38 14-46 20-56 16C-50 28-36 30-28 20C-28 32-38 40-48 38"
        "C-38 50-20 46-16 30C-14 10-22-6-12-22Z"
    )
    strands = (
        "M-8-29C-22-26-29-14-29 0C-29 10-32 17-38 20M-18-18C-23-8-22 6-22 16C-22 26-26 33-33 36"
    )
    fall = (
        "M-20 4C-20 24-12 36-9 48C-6 42-5 40-4 34C-2 44-1 50 0 56C1 50 2 44 4 34C5 40 6 42 9 48"
        "C12 36 20 24 20 4C12 20-12 20-20 4Z"
    )
    crown = "M-22-20L-24-38L-13-29L-8-44L0-31L8-44L13-29L24-38L22-20C12-28-12-28-22-20Z"
    pearls = ((-24.0, -39.0), (-8.0, -45.0), (8.0, -45.0), (24.0, -39.0))
    return group(
        _glory(42, 68),
        mirrored(path(curl, fill="#2f7f93", stroke=INK, stroke_width=1.4)),
        mirrored(line(strands, "#b9dedb", 1.6)),
        path(fall, fill="#4a9db0", stroke=INK, stroke_width=1.3),
        line("M-10 24C-9 30-9 36-8.6 40M0 26V44M10 24C9 30 9 36 8.6 40", "#d7ece4", 1.4),
        _face("#a9d3d2", "#6fb0b8", _SMILE),
        path(crown, fill="#e9c45a", stroke=INK, stroke_width=1.4),
        *(circle(2.5, at, fill="#fffaf0", stroke=INK, stroke_width=1) for at in pearls),
    )


GODS = {"fire": fire, "earth": earth, "wind": wind, "water": water}


def grove() -> Node:
    """The trees of a wild island."""
    places = (
        (-26, 6, 1.5, 0), (24, 4, 1.5, 1), (-2, -12, 1.6, 1), (12, 14, 1.4, 0), (-12, 22, 1.6, 1),
        (30, 28, 1.4, 0), (-38, 24, 1.3, 0), (6, 44, 1.6, 0), (-16, 50, 1.3, 1), (0, -34, 1.3, 0),
    )  # fmt: skip
    return group(
        *(
            tree((x, y - 8.0), scale * 1.1, "#35704a", "#1f3f2a")
            if kind
            else broadleaf((float(x), float(y)), scale)
            for x, y, scale, kind in places
        )
    )
