"""The hand that holds a tile of 4 Gods: fingers and palm behind it, thumb and sleeve in front.

The sleeve is `currentColor`, which a page sets to the player's colour.
"""

import math

from tools.art.drawing.geometry import polar, polygon
from tools.art.drawing.palette import CREAM, GOLD, INK
from tools.art.drawing.path_data import Point
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, Style, group, line, path

BOX = "-90 -72 160 204"
HOLDS: dict[str, Style] = {"data-hold": "0 0 128"}
"""Where the tile lies: its centre and its width."""
SKIN, SHADE, NAIL = "#f0d3a8", "#cf9f6c", "#f9e8cb"
FINGERS = ((-70, -34, -14, 46), (-77, -10, -6, 50), (-77, 14, 3, 48), (-70, 37, 12, 42))
"""Each finger's start, rotation and length."""
BACK = "M-66 20C-70-4-68-28-62-44C-46-58-8-52 14-34C38-14 46 30 33 70"
HEEL = "M-50 30C-72 42-80 64-74 92L-66 118H2C8 112 16 108 26 100C40 88 40 60 22 50Z"
THUMB = (
    "M-66 86C-62 58-46 38-27 22C-17 13-5 20-9 32C-13 46-24 56-26 72C-28 90-22 104-28 116"
    "C-40 126-62 118-66 86Z"
)
THUMBNAIL = "M-25 27C-19 20-11 24-13 31C-15 36-20 40-25 43C-28 38-28 31-25 27Z"
SLEEVE = "M-80 95C-54 83-10 83 14 95L26 142H-92Z"
CUFF = "M-80 95C-54 83-10 83 14 95L17 109C-10 97-56 97-83 109Z"


def hand_symbols() -> list[Symbol]:
    """Both parts; a left hand, to be mirrored for the right."""
    return [
        Symbol("four_gods-hand", BOX, (*_palm(), *map(_finger, FINGERS)), style=HOLDS),
        Symbol("four_gods-hand-front", BOX, (*_thumb(), *_sleeve()), style=HOLDS),
    ]


def _finger(finger: tuple[float, float, float, float]) -> Node:
    x, y, turn, length = finger
    right = length - 17.5
    outline = f"M5.5-11.5H{right}A11.5 11.5 0 0 1 {right} 11.5H5.5A11.5 11.5 0 0 1 5.5-11.5Z"
    return group(
        path(outline, fill=SKIN, stroke=INK, stroke_width=1.8),
        line(f"M2 8.6H{length - 14}", SHADE, 3),
        line("M8-5C9.4-2 9.4 2 8 5", INK, 1, stroke_opacity=0.6),
        move=(x, y),
        turn=turn,
    )


def _palm() -> tuple[Node, ...]:
    """The heel is always visible, the rest only while the hand is empty."""
    return (
        path(HEEL, fill=SKIN, stroke=INK, stroke_width=1.8),
        path(f"{BACK}L10 88L-60 76Z", fill=SKIN),
        line(BACK, INK, 1.8),
        line("M-24-30C-6-26 8-12 14 8M-30-6C-12-8 4 6 8 30", SHADE, 2),
    )


def _thumb() -> tuple[Node, ...]:
    return (
        path(THUMB, fill=SKIN, stroke=INK, stroke_width=1.8),
        path(THUMBNAIL, fill=NAIL, stroke=INK, stroke_width=1),
        line("M-32 64C-30 74-28 92-34 108M-38 70C-36 82-36 92-41 104", SHADE, 2),
        line("M-47 60C-44 63-40 66-35 66", INK, 1, stroke_opacity=0.6),
    )


def _sleeve() -> tuple[Node, ...]:
    studs = [
        path(_lozenge((-74 + 82 * part, 100.6 - 8 * math.sin(math.pi * part))), fill=GOLD)
        for part in (number / 8 for number in range(9))
    ]
    folds = "M-56 108C-60 120-62 132-64 142M-22 104C-22 118-22 132-20 142M-2 108C4 120 8 132 12 142"
    return (
        path(SLEEVE, fill="currentColor", stroke=INK, stroke_width=1.8),
        line(folds, INK, 2, stroke_opacity=0.35),
        path(CUFF, fill=CREAM, stroke=INK, stroke_width=1.4),
        *studs,
    )


def _lozenge(centre: Point) -> str:
    return polygon([polar(3.4, turn, centre) for turn in (0, 90, 180, 270)])
