"""The four tribe cards, full and small."""

from tools.art.drawing.geometry import wave
from tools.art.drawing.palette import CREAM, GOLD_PALE, TRIBES, Tribe, mix
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, group, line, path, rect, use

from .hex_card import SMALL_FIELD, card, frame, framed_scene, stock
from .tribe_patterns import bold, fine
from .tribe_people import bust, person

GROUND = {"madder": 24.0, "moss": 28.0, "indigo": 24.0, "mulberry": 24.0}
SKINS_LEFT_MIDDLE_RIGHT = {
    "madder": (2, 0, 1),
    "moss": (1, 0, 2),
    "indigo": (1, 2, 0),
    "mulberry": (0, 1, 2),
}


def _tent(tribe: Tribe, x: float, size: float) -> Node:
    band = "M-13.5-12L-9-8L-3-14L2-9L7-14L12-8L16-12"
    return group(
        path("M-5-44L2-38L7-45", fill="none", stroke_width=1.6),
        path("M-20 0L1-38L22 0Z", fill=tribe.pale),
        path("M1-38L22 0H12Z", fill=mix(tribe.pale, tribe.ink, 0.16), stroke="none"),
        path("M-5 0L1-20L8 0Z", fill=tribe.ink),
        line(band, tribe.shade, 2),
        move=(x, 24.0),
        scale=size,
        stroke=tribe.ink,
        stroke_width=1.1,
    )


def _river(tribe: Tribe) -> Node:
    """Water behind the boat, and reeds on both banks."""
    ripples = wave(-50, 17, 8, 12, 2.4) + wave(-50, 22, 8, 12, 2.4)
    water = [rect(-52, 14, 104, 12, fill=tribe.pale), line(ripples, tribe.shade, 1.1)]
    stems, heads = "", ""
    banks = ((-43, 36, -4), (-37, 48, 2), (-31, 30, 4), (33, 32, -3), (38, 50, -1), (44, 38, 4))
    for x, height, bend in banks:
        top = 22 - height
        stems += f"M{x} 22Q{x} {22 - height * 0.6} {x + bend} {top}"
        heads += f"M{x + bend} {top - 8}V{top + 1}"
    return group(*water, line(stems, tribe.pale, 1.8), line(heads, tribe.ink, 4.2))


def _mountains(tribe: Tribe) -> Node:
    """Peaks under a starry night."""
    ridge = "M-54 24L-40-2L-31 10L-18-14L-6 8L8-20L20 4L32-8L54 24Z"
    shade = "M-40-2L-31 10L-36 24H-30ZM-18-14L-6 8L-8 24H-14ZM8-20L20 4L19 24H12ZM32-8L54 24H40Z"
    creases = "M-40 6L-42 14M-20-4L-26 12M5-10L-1 8"
    spark = "M0-5.8L1.3-1.3L5.8 0L1.3 1.3L0 5.8L-1.3 1.3L-5.8 0L-1.3-1.3Z"
    night = ((-34, -20, 1.0), (-16, -34, 0.8), (22, -32, 1.1), (38, -16, 0.75), (3, -45, 0.7))
    stars = [group(path(spark), move=(x, y), scale=size) for x, y, size in night]
    return group(
        path(ridge, fill=mix(tribe.colour, CREAM, 0.34), stroke=tribe.ink, stroke_width=1.2),
        path(shade, fill=mix(tribe.colour, CREAM, 0.14)),
        line(creases, tribe.ink, 0.9),
        group(*stars, fill=GOLD_PALE),
    )


def _hut(tribe: Tribe, x: float, size: float) -> Node:
    return group(
        path("M-19 0C-19-22-9-34 0-36C9-34 19-22 19 0Z", fill=tribe.pale),
        path(
            "M3-35C11-32 19-21 19 0H9C12-16 10-28 3-35Z",
            fill=tribe.ink,
            opacity=0.16,
            stroke="none",
        ),
        line("M-16.5-13Q0-19 16.5-13M-11-25Q0-30 11-25", tribe.shade, 2),
        path("M-6 0V-9A6 6 0 0 1 6-9V0Z", fill=tribe.ink),
        line("M0-36V-42", tribe.ink, 1.5),
        move=(x, 24.0),
        scale=size,
        stroke=tribe.ink,
        stroke_width=1.1,
    )


def _scenery(tribe: Tribe) -> list[Node]:
    if tribe.name == "madder":
        return [_tent(tribe, -30, 1.0), _tent(tribe, 31, 0.9)]
    if tribe.name == "moss":
        return [_river(tribe)]
    if tribe.name == "indigo":
        return [_mountains(tribe)]
    return [_hut(tribe, -31, 1.0), _hut(tribe, 31, 1.08)]


def _ground(tribe: Tribe) -> Node:
    """The dark foot of the card, where the god stone lies, with a woven hem."""
    y = GROUND[tribe.name]
    hem = f"M-60 {y + 3}" + "".join(f"l6 {4 if i % 2 == 0 else -4}" for i in range(20))
    return group(
        rect(-60, y, 120, 40, fill=tribe.shade, stroke=tribe.ink, stroke_width=1.2),
        line(hem, tribe.pale, 1.3),
    )


def _reed_boat(tribe: Tribe) -> Node:
    hull = "M-38 22C-33 27-20 29 0 29C20 29 33 27 38 22L42 15C34 21 22 23 0 23C-22 23-34 21-42 15Z"
    lashings = (
        "M-34 24.5L-32 20.5M-24 27L-22.5 22.5M-12 28.6L-11.5 23.2M0 29V23"
        "M12 28.6L11.5 23.2M24 27L22.5 22.5M34 24.5L32 20.5"
    )
    return group(
        path(hull, fill=GOLD_PALE, stroke=tribe.ink, stroke_width=1.2),
        line(lashings, tribe.ink, 1),
    )


def _people(tribe: Tribe) -> list[Node]:
    left, middle, right = SKINS_LEFT_MIDDLE_RIGHT[tribe.name]
    if tribe.name == "moss":
        return [
            person(tribe, (-23.0, 1.5), 1.04, flip=True, prop=False, skin=left),
            person(tribe, (23.0, 1.5), 1.04, prop=False, skin=right),
            person(tribe, (0.0, -3.0), 1.34, skin=middle),
            _reed_boat(tribe),
        ]
    return [
        person(tribe, (-26.0, 2.5), 1.06, flip=True, prop=tribe.name != "indigo", skin=left),
        person(tribe, (26.0, 2.5), 1.06, prop=tribe.name == "madder", skin=right),
        person(tribe, (0.0, -4.0), 1.42, skin=middle),
    ]


def tribe_card(tribe: Tribe, index: int) -> Symbol:
    """Three of the tribe's people in front of their homes."""
    scene = [
        rect(-60, -60, 120, 120, fill=tribe.colour),
        fine(tribe),
        *_scenery(tribe),
        _ground(tribe),
        *_people(tribe),
    ]
    return card(f"tribe-{tribe.name}", *framed_scene(60 * index, tribe.ink, CREAM, *scene))


SMALL_GROUND = (
    "M-47.2 15H47.2V25Q47.2 27.2 45 28.6L3 52.7Q0 54.4-3 52.7L-45 28.6Q-47.2 27.2-47.2 25Z"
)


def small_tribe_card(tribe: Tribe, index: int) -> Symbol:
    """One large figure on bold pattern, for hexagons under 60 pixels."""
    return card(
        f"tribe-{tribe.name}-small",
        stock(60 * index, width=2.4),
        use(SMALL_FIELD, 60 * index, fill=tribe.colour),
        bold(tribe, (53.0, -46.0 if tribe.name == "madder" else -53.0, 15.0), 15.0, tribe.glow),
        bust(tribe, SKINS_LEFT_MIDDLE_RIGHT[tribe.name][1]),
        path(SMALL_GROUND, fill=tribe.shade, stroke=tribe.ink, stroke_width=2),
        line("M-42 21l7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5", tribe.pale, 2),
        frame(SMALL_FIELD, 60 * index, tribe.ink, 2.2),
    )


def tribe_symbols() -> list[Symbol]:
    """All tribe cards."""
    full = [tribe_card(tribe, i) for i, tribe in enumerate(TRIBES.values())]
    return full + [small_tribe_card(tribe, i) for i, tribe in enumerate(TRIBES.values())]
