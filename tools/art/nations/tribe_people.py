"""The four tribes' people: potters, reed folk, star watchers, drummers.

A person stands on y = 20, the head's middle is at y = -8.4; outlines stay equally fine at every
size because `person` divides their width by the size.
"""

from collections.abc import Callable

from tools.art.drawing.palette import CREAM, GOLD_PALE, INK, SKINS, Tribe, mix
from tools.art.drawing.path_data import Point
from tools.art.drawing.svg import Node, circle, ellipse, group, line, path

ROBE = "M-8.5 20C-8.5 8-6.5 0-4.5-4.2Q0-6.2 4.5-4.2C6.5 0 8.5 8 8.5 20Q0 22.5-8.5 20Z"
ROBE_SHADE = "M1.5-5.1Q3.4-5 4.5-4.2C6.5 0 8.5 8 8.5 20Q6.4 21 3.6 21.1C5 12 4.4 2 1.5-5.1Z"
HALF_ROBE = "M-12 13C-11.4 5-9.4-1-6-3.8Q0-6.4 6-3.8C9.4-1 11.4 5 12 13Z"


def _robe(fill: str) -> Node:
    return path(ROBE, fill=fill)


def _shade() -> Node:
    return path(ROBE_SHADE, fill=INK, opacity=0.15, stroke="none")


def _head(skin: str, ink: str, radius: float = 4.2, y: float = -8.4) -> Node:
    eyes = line(f"M-1.5 {y}v.7M1.5 {y}v.7", ink, 0.8)
    return group(circle(radius, (0.0, y), fill=skin), eyes)


def _arm(data: str, skin: str, ink: str, width: float = 2.6) -> Node:
    return group(line(data, ink, width + 1.6), line(data, skin, width))


def _pole(data: str, fill: str, ink: str) -> Node:
    return group(line(data, ink, 3.2), line(data, fill, 1.7))


def _jar(shade: str) -> Node:
    body = "M-2.6-13C-8-16.5-7.2-21.5-3-22.6L-3.6-25.5H3.6L3-22.6C7.2-21.5 8-16.5 2.6-13Z"
    return group(path(body, fill=GOLD_PALE), line("M-6-18.6Q0-16.4 6-18.6", shade, 1.9))


def potter(tribe: Tribe, skin: str, prop: bool) -> Node:
    """Madder: a jar on the head, chevrons on the robe."""
    chevrons = "M-6.8 3L0 7.5L6.8 3M-7.7 8.5L0 13L7.7 8.5M-8.3 14L0 18.5L8.3 14"
    hair = path("M-4.3-9.4C-4-13.4 4-13.4 4.3-9.4Q0-11.2-4.3-9.4Z", fill=tribe.ink)
    parts = [
        _robe(CREAM),
        line(chevrons, tribe.colour, 2.2),
        _shade(),
        _head(skin, tribe.ink),
        hair,
    ]
    if prop:
        parts.append(_arm("M3.6-2.2C7.4-3.5 8.4-9 5.6-14.4", skin, tribe.ink))
    return group(*parts, _jar(tribe.shade))


def _straw_hat(shade: str) -> Node:
    brim = (
        "M-10.5-9.6C-8-11-5.5-11.2-5-12.6C-4.4-17 4.4-17 5-12.6"
        "C5.5-11.2 8-11 10.5-9.6C6-7.4-6-7.4-10.5-9.6Z"
    )
    return group(path(brim, fill=GOLD_PALE), line("M-5-12.2Q0-10.4 5-12.2", shade, 1.7))


def reed_cutter(tribe: Tribe, skin: str, prop: bool) -> Node:
    """Moss: a broad straw hat, stripes on the robe, a pole."""
    stripes = "M0-4V20M-3-3C-4 4-4.6 12-4.7 20M3-3C4 4 4.6 12 4.7 20"
    pole = _pole("M11.8-20L9.5 20", GOLD_PALE, tribe.ink)
    belt = line("M-5.3 1.5Q0 4.2 5.3 1.5", tribe.shade, 2.6)
    parts = [_robe(CREAM), line(stripes, tribe.colour, 1.9), _shade(), belt]
    if prop:
        parts = [pole, *parts, _arm("M3.8-1.5Q8 1 10.6-.5", skin, tribe.ink)]
    return group(*parts, _head(skin, tribe.ink, y=-7.4), _straw_hat(tribe.shade))


def _star_staff(ink: str) -> Node:
    rays = "M11-25L12.8-19.3L18.4-17.5L12.8-15.7L11-10L9.2-15.7L3.6-17.5L9.2-19.3Z"
    return group(_pole("M11-16V20", CREAM, ink), path(rays, fill=GOLD_PALE))


def _turban(line_width: float) -> Node:
    cloth = "M-5.8-9.6C-7.5-15-3.5-18.5 0-18.5C3.5-18.5 7.5-15 5.8-9.6Q0-12.5-5.8-9.6Z"
    folds = "M-5.8-11.5C-2-15 2-16.5 5-16M-6-14C-3-16.5 0-17.5 2.5-18"
    return group(
        path(cloth, fill=CREAM),
        path(folds, fill="none", stroke_width=line_width * 0.75),
        circle(1.9, (0.0, -13.0), fill=GOLD_PALE),
    )


def star_watcher(tribe: Tribe, skin: str, prop: bool) -> Node:
    """Indigo: a turban, lozenges on the coat, a staff with a star."""
    front = path("M-4.5-4.2Q0-6.2 4.5-4.2L1.8 21H-1.8Z", fill=CREAM)
    dark = "M0 1L1.9 4L0 7L-1.9 4ZM0 9L1.9 12L0 15L-1.9 12Z"
    light = "M5 6.5L6.5 10L5.3 13.5L3.5 10ZM-5 6.5L-6.5 10L-5.3 13.5L-3.5 10Z"
    parts = [
        _robe(mix(tribe.colour, CREAM, 0.5)),
        front,
        path(dark, fill=tribe.colour, stroke="none"),
        path(light, fill=CREAM, stroke="none"),
        _shade(),
    ]
    if prop:
        parts = [_star_staff(tribe.ink), *parts, _arm("M3.8-1.5Q8 1 10.6 0", skin, tribe.ink)]
    return group(*parts, _head(skin, tribe.ink), _turban(1.0))


def _horns() -> Node:
    crescent = (
        "M-9.5-18.5C-10-11.5-5.5-8.5 0-8.5C5.5-8.5 10-11.5 9.5-18.5"
        "C7.5-14 4.5-12.6 0-12.6C-4.5-12.6-7.5-14-9.5-18.5Z"
    )
    return path(crescent, fill=GOLD_PALE)


def _drum(ink: str) -> Node:
    skin = ellipse(4.8, 6.4, (13.0, 6.0), fill=GOLD_PALE)
    return group(skin, line("M8.9 3.6L17.1 8.4M8.9 8.4L17.1 3.6", ink, 0.9))


def _dots(colour: str, spots: tuple[Point, ...], radius: float) -> Node:
    return group(*(circle(radius, spot) for spot in spots), fill=colour, stroke="none")


def drummer(tribe: Tribe, skin: str, prop: bool) -> Node:
    """Mulberry: a crown like a crescent, dots on the robe, a drum."""
    spots = ((0.0, 3.0), (-3.7, 8.0), (3.7, 8.0), (0.0, 12.8), (-5.0, 16.6), (5.0, 16.6))
    hair = path("M-4.8-8C-5.5-13 5.5-13 4.8-8L4-3.5H-4Z", fill=tribe.ink)
    parts = [_horns(), _robe(CREAM), _dots(tribe.colour, spots, 2.0), _shade(), hair]
    parts += [_head(skin, tribe.ink, 3.7, -8.0), circle(2.1, (0.0, -14.6), fill=CREAM)]
    if prop:
        parts += [_arm("M3.8-1.5Q8 1 10 2", skin, tribe.ink), _drum(tribe.ink)]
    return group(*parts)


_PEOPLE: dict[str, Callable[[Tribe, str, bool], Node]] = {
    "madder": potter,
    "moss": reed_cutter,
    "indigo": star_watcher,
    "mulberry": drummer,
}


def person(
    tribe: Tribe, at: Point, size: float, *, flip: bool = False, prop: bool = True, skin: int = 0
) -> Node:
    """One of a tribe's people."""
    drawn = _PEOPLE[tribe.name](tribe, SKINS[skin], prop)
    scale = (-size if flip else size, size)
    return group(drawn, move=at, scale=scale, stroke=tribe.ink, stroke_width=1.3 / size)


def _bust_robe(tribe: Tribe) -> list[Node]:
    """Shoulders and chest with the tribe's sign in few, bold strokes."""
    marks = {
        "madder": line("M-8.5 1L0 5.5L8.5 1M-10.4 7.5L0 12.6L10.4 7.5", tribe.colour, 2.7),
        "moss": line("M0-4V13M-4.4-3L-6.6 13M4.4-3L6.6 13", tribe.colour, 2.3),
        "indigo": path(
            "M0-1L3.2 4.5L0 10L-3.2 4.5ZM-7.4 3L-5.2 7L-7.4 11L-9.6 7ZM7.4 3L9.6 7L7.4 11L5.2 7Z",
            fill=tribe.colour,
            stroke="none",
        ),
        "mulberry": _dots(tribe.colour, ((0.0, 1.0), (-5.6, 5.0), (5.6, 5.0), (0.0, 8.6)), 2.2),
    }
    return [path(HALF_ROBE, fill=CREAM), marks[tribe.name]]


BUST_PLACES = {
    "madder": (0.0, -2.0, 1.7),
    "moss": (-3.0, -4.0, 2.1),
    "indigo": (-6.0, -3.0, 1.72),
    "mulberry": (0.0, -3.0, 1.75),
}


def bust(tribe: Tribe, skin: int) -> Node:
    """A half-length figure for small sizes: large headgear, few strokes."""
    tone = SKINS[skin]
    head = circle(4.4, (0.0, -8.2), fill=tone)
    dress = _bust_robe(tribe)
    gear: dict[str, list[Node]] = {
        "madder": [
            *dress,
            head,
            _jar(tribe.shade),
            _arm("M7-1C11-4 10-10 6-15.4", tone, tribe.ink),
        ],
        "moss": [_pole("M12.4-16L11 13", GOLD_PALE, tribe.ink), *dress, head, _big_hat(tribe)],
        "indigo": [_star_staff(tribe.ink), *dress, head, _turban(1.2)],
        "mulberry": [_big_horns(), *dress, head, circle(2.4, (0.0, -13.4), fill=CREAM)],
    }
    x, y, size = BUST_PLACES[tribe.name]
    return group(
        *gear[tribe.name], move=(x, y), scale=size, stroke=tribe.ink, stroke_width=2.2 / size
    )


def _big_hat(tribe: Tribe) -> Node:
    cone = "M-13-8.6C-7-10.4-4-14.6 0-18.6C4-14.6 7-10.4 13-8.6C7-6-7-6-13-8.6Z"
    return group(path(cone, fill=GOLD_PALE), line("M-6.4-11.4Q0-9 6.4-11.4", tribe.shade, 1.7))


def _big_horns() -> Node:
    crescent = (
        "M-12-20.5C-12.6-11.5-6.5-7.6 0-7.6C6.5-7.6 12.6-11.5 12-20.5"
        "C9.5-14.4 5.6-12.4 0-12.4C-5.6-12.4-9.5-14.4-12-20.5Z"
    )
    return path(crescent, fill=GOLD_PALE)
