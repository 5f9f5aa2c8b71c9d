"""The wordmark: an illuminated P, and the rest of the name in the page's text colour."""

import math

from tools.art.drawing.geometry import smooth
from tools.art.drawing.palette import CREAM, GOLD, GOLD_PALE, INK, NIGHT, SEATS, css
from tools.art.drawing.path_data import Point
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import picture, save
from tools.art.drawing.svg import Node, circle, group, line, path, rect

from .wordmark_letters import LETTERS

TARGET = "web/src/art/wordmark.svg"
LEAF = "M0 0C3-5 9-5 12 0C9 5 3 5 0 0Z"
# middle, radius, where it begins, sense, colour of the leaves
VINES = (
    ((28.0, 30.0), 17.0, 2.2, 1, "#7fb06a"),
    ((76.0, 28.0), 18.0, 0.6, -1, "#7fb06a"),
    ((28.0, 76.0), 18.0, -2.4, -1, "#7fb06a"),
    ((77.0, 75.0), 17.0, -0.6, 1, GOLD_PALE),
)


def _spiral(middle: Point, radius: float, start: float, sense: int) -> list[Point]:
    steps, turns = 32, 1.9
    points = []
    for i in range(steps + 1):
        share = i / steps
        angle = start + sense * share * turns * 2 * math.pi
        reach = radius * (1 - 0.86 * share)
        points.append((middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)))
    return points


def _vine(middle: Point, radius: float, start: float, sense: int, leaf_fill: str) -> Node:
    """A curling stem with four leaves and a berry."""
    points = _spiral(middle, radius, start, sense)
    stem = smooth(points, closed=False)
    leaves = []
    for i in (4, 9, 14, 20):
        x, y = points[i]
        outwards = math.degrees(math.atan2(y - middle[1], x - middle[0]))
        size = 1 if i < 10 else 0.75
        leaves.append(group(path(LEAF), move=(x, y), turn=outwards + sense * 30, scale=size))
    berry = circle(3.6, points[-1], fill=SEATS["vermilion"].colour, stroke=INK, stroke_width=1.1)
    return group(
        line(stem, INK, 5),
        line(stem, CREAM, 2.8),
        group(*leaves, fill=leaf_fill, stroke=INK, stroke_width=1.1),
        berry,
    )


def initial() -> list[Node]:
    """The P on a night-blue field in a gold frame, 104 across."""
    letter = path(LETTERS["P"][1])
    place, size = (21.0, 82.0), 0.088
    outline = group(letter, move=place, scale=size, fill=INK, stroke=INK, stroke_width=60)
    dots = ((52.0, 14.0), (52.0, 90.0), (13.0, 52.0), (91.0, 52.0), (58.0, 50.0))
    return [
        rect(1, 1, 102, 102, fill=GOLD, stroke=INK, stroke_width=1.6),
        rect(4, 4, 96, 96, fill="none", stroke="#f0d591", stroke_width=1),
        rect(8, 8, 88, 88, fill=NIGHT, stroke=INK, stroke_width=1.4),
        group(*(_vine(*vine) for vine in VINES), clip_path="url(#px-wordmark-clip)"),
        *(circle(1.5, dot, fill=GOLD_PALE) for dot in dots),
        outline,
        group(letter, move=place, scale=size, fill="#f0cf7a"),
    ]


def _name() -> tuple[Node, float]:
    """The letters after the initial, and where they end."""
    size, gap, x = 0.078, 1.0, 110.0
    letters = []
    for letter in "antheon":
        advance, outline = LETTERS[letter]
        letters.append(group(path(outline), move=(x, 97.0), scale=size))
        x += advance * size + gap
    return group(*letters, fill=css("ink", INK)), x


def write_wordmark() -> None:
    """Write the wordmark."""
    press = Press(amount=0)
    clip = Node("clipPath", {"id": "px-wordmark-clip"}, press.print([rect(8, 8, 88, 88)]))
    name, width = _name()
    body = [Node("defs", {}, (clip,)), *press.print([*initial(), name])]
    text = picture(f"0 0 {width:.0f} 104", body, role="img", aria_label="Pantheon")
    save(TARGET, text, limit_kb=5)
