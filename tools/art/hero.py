"""Writes the lobby's headland: land for the title, then the sea with all that swims in it.

The picture is 1920 wide. At a fixed height it is cropped to its middle, so the coast and the
serpent are always in sight; on a phone show the part named in `PHONE_VIEW`.
"""

import random

from .geometry import polar, rough, wave
from .palette import FOREST, INK, SEA, SEATS, STOCK, STONE, css, mix
from .pathdata import Point
from .press import Press
from .seascape import boat, house, isle, palm, peak, serpent, tree
from .sprite import picture, save
from .svg import Node, Style, circle, group, line, path, rect
from .table_ornaments import compass_rose
from .temples import BUILDINGS

TARGET = "web/src/art/hero.svg"
WIDTH, HEIGHT = 1920, 318
PHONE_VIEW = "880 0 640 318"
ROSE_AT = (1310.0, 166.0)
LINE = css("hero-line", INK)
COAST: list[Point] = [
    (982, -10),
    (960, 26),
    (988, 60),
    (954, 98),
    (970, 136),
    (926, 168),
    (936, 214),
    (982, 236),
    (970, 276),
    (1004, 300),
    (996, HEIGHT + 10),
]
SANDY = "#f3e4be"
CLIP = "hero-clip"


def _waves() -> Node:
    """A tile of short waves, some light, some dark."""
    chance = random.Random(6)
    light = dark = ""
    for column in range(10):
        for row in range(8):
            x, y = column * 32 + chance.randint(0, 17), row * 40 + chance.randint(2, 38)
            if chance.random() < 0.6:
                light += f"M{x} {y}q3.5-3 7 0t7 0"
            else:
                dark += f"M{x} {y}q3.5-3 7 0t7 0"
    strokes = (
        line(light, "#cfe6e0", 1, stroke_opacity=0.42),
        line(dark, "#123e4c", 1, stroke_opacity=0.45),
    )
    size: dict[str, Style] = {"width": 320, "height": 320, "patternUnits": "userSpaceOnUse"}
    return Node("pattern", {"id": "hero-waves", **size}, Press(0).print(strokes))


def _rhumbs(centre: Point, reach: float) -> str:
    data = ""
    for i in range(32):
        x, y = polar(reach, 11.25 * i, centre)
        data += f"M{centre[0]:.0f} {centre[1]:.0f}L{x:.0f} {y:.0f}"
    return data


def _water(shore: str) -> str:
    """The sea's outline: the coast, and round the picture's other edges."""
    return shore + f"V{HEIGHT + 20}H{WIDTH}V-20Z"


def _sea(shore: str) -> list[Node]:
    rings = ((46, "#a9d3cf", 0.2), (32, "#c4e2da", 0.28), (18, "#e7f1e2", 0.5))
    return [
        path(_water(shore), fill=css("hero-sea", SEA)),
        path(_water(shore), fill="url(#hero-waves)"),
        group(
            line(_rhumbs(ROSE_AT, 1100), "#f3e9c6", 0.9, stroke_opacity=0.26),
            *(line(shore, colour, width, stroke_opacity=share) for width, colour, share in rings),
            clip_path=f"url(#{CLIP})",
        ),
        line(shore, LINE, 2),
    ]


def _headland() -> list[Node]:
    """Peaks, woods and a village along the coast; the rest of the land is left for the title."""
    tree_fill = css("hero-tree", FOREST)
    peaks = ((920, 50, 1.6), (898, 62, 2.0), (942, 72, 1.3), (876, 78, 1.4))
    woods = ((914, 112, 1.4), (932, 120, 1.2), (896, 122, 1.2), (946, 112, 1.0))
    grove = ((960, 258, 1.3), (942, 266, 1.1), (976, 274, 1.0), (924, 262, 1.0))
    homes = ((900, 188, 1.3), (917, 196, 1.1), (885, 197, 1.0))
    furrows = "".join(
        f"M{x} {y}q8-6 16 0" for x, y in ((906, 290), (932, 294), (882, 298), (860, 288))
    )
    return [
        *(peak((x, y), size, STONE, LINE) for x, y, size in peaks),
        *(tree((x, y), size, tree_fill, LINE) for x, y, size in (*woods, *grove)),
        *(house((x, y), size, "#9a4a34", LINE) for x, y, size in homes),
        line(furrows, css("gold", "#7c5a14"), 1.3),
    ]


def _temple_isle() -> Node:
    seat = SEATS["vermilion"]
    shore: list[Point] = [(1056, 70), (1104, 46), (1160, 54), (1180, 92), (1138, 118), (1078, 110)]
    temple = group(
        BUILDINGS["vermilion"](seat), move=(1118.0, 72.0), scale=0.72, stroke=INK, stroke_width=1.6
    )
    return group(
        isle(shore, 5, SANDY), temple, palm((1078.0, 94.0), 1.5), palm((1162.0, 94.0), 1.3)
    )


def _green_isle() -> Node:
    shore: list[Point] = [
        (1466, 232),
        (1506, 212),
        (1558, 220),
        (1582, 256),
        (1536, 284),
        (1480, 276),
    ]
    return group(
        isle(shore, 9, mix(SEATS["green"].colour, SANDY, 0.55)),
        peak((1520.0, 232.0), 2.1, STONE),
        peak((1542.0, 244.0), 1.5, STONE),
        tree((1496.0, 250.0), 1.4, FOREST),
        tree((1560.0, 256.0), 1.3, FOREST),
        tree((1508.0, 262.0), 1.1, FOREST),
        house((1534.0, 264.0), 1.1, SEATS["green"].colour),
    )


def _far_isle() -> Node:
    """Beyond the green isle, for very wide windows."""
    seat = SEATS["sky"]
    shore: list[Point] = [(1690, 96), (1742, 70), (1806, 82), (1820, 124), (1766, 146), (1706, 138)]
    temple = group(
        BUILDINGS["purple"](SEATS["purple"]),
        move=(1756.0, 92.0),
        scale=0.7,
        stroke=INK,
        stroke_width=1.6,
    )
    return group(
        isle(shore, 21, mix(seat.colour, SANDY, 0.7)),
        temple,
        tree((1714.0, 118.0), 1.3, FOREST),
        tree((1804.0, 116.0), 1.2, FOREST),
    )


def _whale() -> Node:
    back = (
        "M-46 12C-40-10-8-18 18-8C30-3 36 4 44 2C50 0 52-8 50-16C56-12 60-12 66-16C64-4 58 8 48 12Z"
    )
    spout = "M-24-14C-24-24-32-28-36-24M-24-14C-24-26-18-32-12-28"
    return group(
        path(back, fill="#4d6f8c"),
        path("M-46 12C-36 4-18 4-4 12Z", fill="#dfe6df"),
        line(spout, "#f3f6e6", 2.2),
        circle(1.6, (-32.0, 2.0), fill=INK, stroke="none"),
        line(wave(-58, 13, 12, 11, 6), "#f3f6e6", 2.2),
        move=(1716.0, 250.0),
        stroke=INK,
        stroke_width=1.6,
    )


def _foam() -> list[Node]:
    return [
        line(wave(1000, 285, 18, 15, 7), "#f3f6e6", 2.6),
        line(wave(1026, 295, 18, 11, 7), "#f3f6e6", 2, stroke_opacity=0.6),
    ]


def _rose() -> Node:
    halo = circle(100, fill=css("hero-sea", SEA), fill_opacity=0.55)
    return group(halo, *compass_rose(INK, "#e2bd62", STOCK), move=ROSE_AT, scale=0.92)


def _floor(shore: str) -> list[Node]:
    """Land, rhumb lines and sea; their long lines stay true."""
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=css("hero-land", "#f4ecd8")),
        line(_rhumbs((300.0, 318.0), 700), css("rhumb", "#7a551038"), 0.8),
        *_sea(shore),
    ]


def _motifs() -> list[Node]:
    return [
        *_headland(),
        _temple_isle(),
        _green_isle(),
        _far_isle(),
        serpent((1060.0, 251.0), 1.06),
        *_foam(),
        boat("purple", (1470.0, 136.0), 1.5, flip=True),
        _whale(),
    ]


def main() -> None:
    """Rewrite the picture."""
    shore = rough(COAST, 7, 16, 11, closed=False)
    true, by_hand = Press(amount=0), Press(amount=0.8, grain=16, seed=3)
    clip = Node("clipPath", {"id": CLIP}, true.print([path(_water(shore))]))
    body = [
        Node("defs", {}, (_waves(), clip)),
        *true.print(_floor(shore)),
        *by_hand.print(_motifs()),
        *true.print([_rose()]),
        *by_hand.print([boat("blue", (1196.0, 196.0), 1.5)]),
    ]
    shape = {"preserveAspectRatio": "xMidYMid slice", "aria_hidden": "true"}
    save(TARGET, picture(f"0 0 {WIDTH} {HEIGHT}", body, **shape), limit_kb=12)


if __name__ == "__main__":
    main()
