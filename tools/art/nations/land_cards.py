"""The hex cards that are neither tribe nor temple: desert, decay, whirlwind, extra action."""

import math

from tools.art.drawing.geometry import polar, rays, smooth, wave
from tools.art.drawing.palette import CREAM, GOLD, INK, SAND
from tools.art.drawing.path_data import Point
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, ellipse, group, line, mirrored, path, rect

from .hex_card import card, framed_scene

DUNE_INK = "#7c5a14"


def _sun() -> Node:
    centre = (20.0, -28.0)
    spikes = ""
    for i in range(12):
        (x1, y1), (x2, y2) = polar(15, 30 * i, centre), polar(19.5, 30 * i, centre)
        spikes += f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}"
    disc = circle(11, centre, fill=CREAM, stroke="#b98d2c", stroke_width=1.3)
    return group(disc, line(spikes, "#b98d2c", 1.5))


def _dunes() -> list[Node]:
    far = "M-60-6C-44-18-30-20-16-12C-4-5 8-2 24-8C38-13 50-10 60-4V64H-60Z"
    middle = "M-60 16C-40 10-26-2-8-2C6-2 10 8 26 12C40 15 50 12 60 8V64H-60Z"
    near = "M-60 34C-46 34-34 26-18 26C-2 26 12 36 28 34C42 32 50 28 60 28V64H-60Z"
    lee = "M-8-2C6-2 10 8 26 12C12 14 6 22-6 25C2 14 0 6-8-2Z"
    lee_near = "M-18 26C-2 26 12 36 28 34C14 38 4 48-10 52C-4 42-8 34-18 26Z"
    return [
        path(far, fill="#eccf86", stroke=DUNE_INK, stroke_width=1.3),
        path(middle, fill="#e3bf66", stroke=DUNE_INK, stroke_width=1.3),
        path(lee, fill="#cda448", stroke="none"),
        path(near, fill=SAND, stroke=DUNE_INK, stroke_width=1.3),
        path(lee_near, fill="#c1962f", stroke="none"),
    ]


def _dune_strokes() -> Node:
    shades = (
        "M-14-8C-8-3-2 0 6 1M-12-4C-8-1-4 1 0 2M-30-12C-26-8-24-6-24-4M-36-10C-34-7-32-4-32-2"
        "M34-8C36-5 40-3 44-3M40-8C43-6 46-5 50-5M-4 2C4 6 8 12 18 15M-8 3C-2 8 4 15 12 18"
        "M-12 4C-8 10-4 15 2 19M-20 4C-18 9-16 13-12 17M36 15C40 18 46 18 52 16"
        "M-10 30C-4 34 4 38 14 39M-16 30C-12 35-4 40 4 42M-24 31C-22 36-16 41-8 45"
        "M-34 33C-32 37-28 40-24 43M34 37C38 40 42 40 46 38"
    )
    grains = (
        "M-40 22h.1M-31 20h.1M-36 27h.1M30 22h.1M37 25h.1M24 19h.1M43 20h.1M-44 12h.1M44-1h.1"
        "M10 46h.1M16 43h.1M22 46h.1M2 51h.1M-14 47h.1M28 40h.1M-46 5h.1M-2-10h.1M10-14h.1"
    )
    birds = "M-34-32q4-4 7 0q3-4 7 0M-44-21q3-3 5 0q2-3 5 0"
    return group(
        line(shades, DUNE_INK, 0.9), line(grains, DUNE_INK, 1.4), line(birds, DUNE_INK, 1.3)
    )


def desert() -> Symbol:
    """Three dunes, a pale sun, two birds."""
    sky = rect(-60, -60, 120, 120, fill="#f3e3b6")
    scene = [sky, _sun(), *_dunes(), _dune_strokes()]
    return card("desert", *framed_scene(0, DUNE_INK, CREAM, *scene))


DECAY_INK = "#2a2630"


def _broken_columns() -> Node:
    left = "M-40 24V-6L-36-11L-31-4L-28-9L-25-3V24Z"
    right = "M18 24V-26L22-31L26-25L30-33L34-27V24Z"
    fallen = group(
        path("M-20-7H20L24-3.5L19 0L23 3.5L19 7H-20Z", fill="#d8d1c8"),
        path("M-18-2.5H17M-18 2.5H17", fill="none", stroke_width=0.8),
        ellipse(3.6, 7, (-20.0, 0.0), fill="#efe7da"),
        move=(-6.0, 31.0),
        turn=-9,
    )
    return group(
        path(left, fill="#d8d1c8"),
        path("M-30 24V-6L-28-9L-25-3V24Z", fill=INK, opacity=0.16, stroke="none"),
        path("M-36-4V22M-31 0V22", fill="none", stroke_width=0.8),
        path("M-31-4L-34 4L-30 10L-33 16", fill="none"),
        rect(-43, 22, 21, 6, fill="#d8d1c8"),
        path(right, fill="#e6ded0"),
        path("M29 24V-31L30-33L34-27V24Z", fill=INK, opacity=0.16, stroke="none"),
        path("M22-22V22M26-22V22M30-24V22", fill="none", stroke_width=0.8),
        path("M34-8L29-2L32 4L27 10", fill="none"),
        rect(14.5, 22, 23, 6.5, fill="#e6ded0"),
        fallen,
        stroke=DECAY_INK,
        stroke_width=1.3,
    )


def _ivy() -> Node:
    leaf = path("M0 0C3-4 8-4 10 0C8 4 3 4 0 0Z")
    places = (
        (37, 15, 30),
        (33, 8, -140),
        (34, 0, 20),
        (38, -8, 40),
        (35, -15, -150),
        (38, -22, 30),
    )
    leaves = [group(leaf, move=(x, y), turn=angle, scale=0.8) for x, y, angle in places]
    return group(
        line("M34 22C40 12 30 4 36-6C40-13 34-18 38-24", "#31491f", 1.6),
        group(*leaves, fill="#4d6b2c", stroke=DECAY_INK, stroke_width=1),
    )


def decay() -> Symbol:
    """Broken columns and ivy under a pale moon."""
    hatching = "".join(f"M-60 {y}H60" for y in range(-56, 20, 5))
    craters = "M-22-34C-16-30-18-24-10-22M-6-18C-10-16-14-18-16-14"
    cracks = "M-4 60L0 48L-8 43L-2 36M0 48L10 44L16 48L26 42M-8 43L-20 47L-28 43"
    plain = "M-60 26L-30 20L4 25L30 20L60 26V62H-60Z"
    scene = [
        rect(-60, -60, 120, 120, fill="#a7a1a8"),
        line(hatching, DECAY_INK, 0.7, stroke_opacity=0.4),
        circle(14, (-14.0, -26.0), fill="#d9d3cd", stroke=DECAY_INK, stroke_width=1.3),
        line(craters, DECAY_INK, 0.8),
        path(plain, fill="#6c6672", stroke=DECAY_INK, stroke_width=1.3),
        _broken_columns(),
        line(cracks, DECAY_INK, 1.7),
        _ivy(),
    ]
    return card("decay", *framed_scene(60, DECAY_INK, CREAM, *scene))


WIND_INK = "#3f6f78"
FUNNEL_TURNS = 15


def _funnel_at(turn: int) -> tuple[float, float, float]:
    """Middle, height and half width of the funnel at one of its turns."""
    share = turn / FUNNEL_TURNS
    half = 40 * (1 - share) ** 1.25 + 4.5
    return 6 * math.sin(share * 5.2), -42 + 78 * share, half


def _funnel() -> list[Node]:
    left: list[Point] = []
    right: list[Point] = []
    dark = pale = fine = ""
    for i in range(FUNNEL_TURNS + 1):
        x, y, half = _funnel_at(i)
        depth = half * 0.24 + 1
        left.append((x - half, y))
        right.append((x + half, y))
        sweep = f"M{x - half} {y}A{half} {depth} 0 0 0 {x + half} {y}"
        if i % 2 == 0:
            dark += sweep
        else:
            pale += sweep
        if i % 3 == 1:
            start, end = x - half * 0.2, x + half * 0.9
            fine += f"M{start} {y + depth - 1}A{half} {depth} 0 0 0 {end} {y + depth * 0.45}"
    body = path(smooth([*left, *reversed(right)]), fill="#f5efe0")
    return [body, line(dark, INK, 1.5), line(pale, WIND_INK, 1.3), line(fine, INK, 0.8)]


def whirlwind() -> Symbol:
    """A funnel of wind that lifts stones from the sand."""
    sand = "M-60 30C-40 26-20 32 0 30S40 26 60 31V62H-60Z"
    streaks = "".join(wave(-60, y, 30, 4, 5) for y in (-48, -40, -32))
    curl = "M-34-42C-30-36-6-34 14-37C30-40 24-47 4-47C-12-47-20-43-12-40.5C-4-39 8-40 8-42.5"
    stones = "M-34 0l6-3 3 5-5 3ZM32-6l5 3-2 6-6-3ZM-22 18l5 2-2 4-5-2ZM24 16l4-4 4 3-3 4Z"
    swirls = "M-26 34q10 5 24 5t26-5M-34 40q14 6 34 6t32-6"
    scene = [
        rect(-60, -60, 120, 120, fill="#dbe4dc"),
        path(sand, fill=SAND, stroke=INK, stroke_width=1.2),
        line(streaks, WIND_INK, 0.8, stroke_opacity=0.6),
        *_funnel(),
        ellipse(44, 10.5, (0.0, -42.0), fill="#f5efe0", stroke=INK, stroke_width=1.4),
        line(curl, WIND_INK, 1.4),
        path(stones, fill=CREAM, stroke=INK, stroke_width=1.1),
        line(swirls, INK, 1),
    ]
    return card("whirlwind", *framed_scene(120, INK, CREAM, *scene))


def _wing() -> Node:
    feathers = "M9-6C20-22 38-24 46-18C44-12 40-9 34-8C38-6 38-2 32-1C34 2 31 5 25 4C18 4 12 2 9-6Z"
    quills = "M14-7C22-14 30-16 38-15M15-3C22-7 27-8 31-7M17 0C22-2 24-2 27-1"
    return group(path(feathers, fill=CREAM), path(quills, fill="none", stroke_width=0.9))


def winged_hourglass() -> Node:
    """Time with wings, the sign of the extra action."""
    glass = "M-12-22H12C12-8 3-4 3 0C3 4 12 8 12 22H-12C-12 8-3 4-3 0C-3-4-12-8-12-22Z"
    sand = "M-9-11H9C7-6 2-3 2 0H-2C-2-3-7-6-9-11ZM-10 20C-8 13-3 11 0 11S8 13 10 20Z"
    return group(
        mirrored(_wing()),
        path(glass, fill=CREAM),
        path(sand, fill=GOLD, stroke="none"),
        line("M0 0V11", GOLD, 1.3),
        rect(-16, -28, 32, 6, fill=GOLD),
        rect(-16, 22, 32, 6, fill=GOLD),
        stroke=INK,
        stroke_width=1.4,
    )


def extra_action() -> Symbol:
    """A winged hourglass in a glory."""
    scene = [
        rect(-60, -60, 120, 120, fill="#efe0b4"),
        path(rays(24, 76, 2.6, 15), fill="#e6c97f"),
        circle(32, fill=CREAM, stroke=INK, stroke_width=1.3),
        winged_hourglass(),
    ]
    return card("extra", *framed_scene(180, INK, GOLD, *scene))


def land_symbols() -> list[Symbol]:
    """All four."""
    return [desert(), decay(), whirlwind(), extra_action()]
