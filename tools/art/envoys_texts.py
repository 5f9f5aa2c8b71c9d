"""A vignette for each card text of GØDS, in the order of the texts' numbers."""

from .geometry import rays, star
from .palette import CREAM, GOLD_PALE, INK, SEA, STOCK
from .press import Press
from .sprite import Symbol
from .svg import Node, circle, group, line, path

CRISP = Press(amount=0)
BOX = "-50 -34 100 68"
RUST = "#9b3d1f"
LEAF = "#3f7d4e"
SKY = "#a9d3cf"
NIGHT = "#2a3a6a"

_WAVES = "M-40 24q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0"
_DIE = "M0-16L17 13H-17Z"
_CARD = "M-13-19H13V19H-13Z"
_HULL = "M-22 12H22L15 21H-14Z"


def _fill(data: str, colour: str) -> Node:
    return path(data, fill=colour, stroke=INK, stroke_width=1.6)


def _ink(data: str, width: float = 1.6, colour: str = INK) -> Node:
    return line(data, colour, width)


def _at(x: float, y: float, *nodes: Node, size: float = 1.0, turn: float = 0.0) -> Node:
    return group(*nodes, move=(x, y), scale=size, turn=turn)


def _die(colour: str) -> Node:
    return group(_fill(_DIE, colour), _ink("M0 3V-15M0 3L16 12M0 3L-16 12", 1))


def _card(colour: str) -> Node:
    return group(
        _fill(_CARD, STOCK), _fill("M-13-19H13V-8H-13Z", colour), _ink("M-8-1H8M-8 5H8", 1)
    )


def _ship(colour: str) -> Node:
    return group(
        _fill(_HULL, "#a4703c"),
        _ink("M0 12V-24"),
        _fill("M3-22C17-17 21-3 17 9H3Z", colour),
        _fill("M-3-17C-12-10-16 0-17 9H-3Z", CREAM),
    )


def _bubble(colour: str) -> Node:
    return _fill("M-18-14H18V8H2L-8 18V8H-18Z", colour)


def _book() -> Node:
    return group(
        _fill("M0-10C-10-17-24-17-34-14V16C-24 13-10 13 0 20Z", STOCK),
        _fill("M0-10C10-17 24-17 34-14V16C24 13 10 13 0 20Z", CREAM),
        _ink("M-27-7C-20-9-12-8-7-5M-27 1C-20-1-12 0-7 3M27-7C20-9 12-8 7-5M27 1C20-1 12 0 7 3", 1),
    )


def _sun(x: float, y: float, radius: float) -> Node:
    return _at(
        x, y,
        path(rays(radius + 3, radius + 11, 5, 30), fill=GOLD_PALE, stroke=INK, stroke_width=1),
        circle(radius, fill=GOLD_PALE, stroke=INK, stroke_width=1.6),
    )  # fmt: skip


def _isle(colour: str) -> Node:
    return _fill("M-20 8C-22-4-10-14 2-12C16-12 24-2 20 8C10 14-12 14-20 8Z", colour)


def _plus(x: float, y: float, colour: str = RUST) -> Node:
    return _at(x, y, _ink("M-6 0H6M0-6V6", 3.4, colour))


def _minus(x: float, y: float) -> Node:
    return _at(x, y, _ink("M-6 0H6", 3.4, RUST))


def _arrows(data: str) -> Node:
    return group(_ink(data, 3.6), _ink(data, 1.8, GOLD_PALE))


_EYE = "M-17 0C-9-11 9-11 17 0C9 11-9 11-17 0Z"
_WING = (
    "M0 18C-6 4-22-2-46-14C-42-4-36 0-30 2C-36 2-40 3-40 3"
    "C-34 10-28 11-22 11C-26 13-28 15-28 15C-20 20-8 20 0 18Z"
)
_HEART = "M0 16C-18 4-18-12-7-13C-2-13 0-8 0-6C0-8 2-13 7-13C18-12 18 4 0 16Z"
_MASK = "M-20-20C-6-16 6-16 20-20C24 0 18 18 0 25C-18 18-24 0-20-20Z"
_CRESCENT = "M4-15A15 15 0 1 0 14 8A12 12 0 1 1 4-15Z"


_STREAM = "M-44-10C-26-18-12-2 6-10C22-17 30-8 44-12M-44 4C-26-4-12 12 6 4C22-3 30 6 44 2"
_ROOTS = "M-6-4C-8 10-24 8-30 22M-2-4C-4 12-10 16-12 26M2-4C4 12 10 16 12 26M6-4C8 10 24 8 30 22"
_LOOPS = "M-40-18C-34-26-26-20-30-14C-38-10-44-20-36-26"


def _eye() -> Node:
    iris = circle(6, fill=SEA, stroke=INK, stroke_width=1.4)
    return group(_fill(_EYE, STOCK), iris, circle(2, fill=INK))


def _all_together_now() -> list[Node]:
    return [
        _at(-26, 4, _die(GOLD_PALE), size=0.8),
        _at(0, -4, _die(SEA)),
        _at(26, 4, _die(LEAF), size=0.8),
    ]


def _following_wind() -> list[Node]:
    return [
        _at(10, 0, _ship(SEA)),
        _ink("M-46-12C-34-16-28-8-20-14M-48 0C-36-4-30 4-18 0"),
        _ink(_WAVES),
    ]


def _many_tongues() -> list[Node]:
    return [
        _at(-20, -6, _bubble(GOLD_PALE)),
        _at(20, 0, group(_bubble(SKY), scale=(-1.0, 1.0))),
    ]


def _second_telling() -> list[Node]:
    return [
        _at(0, 4, _die(SEA)),
        _arrows("M-30 6A30 26 0 0 1 26-16M26-16L14-18M26-16L24-4"),
    ]


def _flourish() -> list[Node]:
    return [
        _at(-6, 4, _die(GOLD_PALE)),
        _plus(24, -12),
        _ink(_LOOPS, 1.4),
    ]


def _heckler() -> list[Node]:
    return [
        _fill(_MASK, GOLD_PALE),
        _ink("M-13-6C-10-10-5-10-3-6M13-6C10-10 5-10 3-6", 2),
        path("M-10 6C-4 14 4 14 10 6C4 9-4 9-10 6Z", fill=INK),
        _minus(34, -8),
    ]


def _from_the_old_stories() -> list[Node]:
    return [
        _at(0, 6, _book()),
        _at(0, -18, _die(RUST), size=0.7),
    ]


def _not_so_fast() -> list[Node]:
    return [
        _at(0, 0, _fill("M-34-16H34V16H-34Z", STOCK), _ink("M-26-8H20M-26 0H26M-26 8H10", 1.2)),
        _ink("M-24 22L26-22", 5, INK),
        _ink("M-24 22L26-22", 3, RUST),
    ]


def _dawn() -> list[Node]:
    return [
        _sun(0, 10, 14),
        _fill("M-46 12H46V28H-46Z", SEA),
        _ink("M-36 20q4-3 8 0t8 0M12 20q4-3 8 0t8 0", 1.2, CREAM),
    ]


def _noon_light() -> list[Node]:
    return [
        _sun(-22, -14, 8),
        _at(16, 8, _isle("#d5d8cc")),
        _at(16, 6, _eye(), size=0.7),
    ]


def _second_sunrise() -> list[Node]:
    return [
        _sun(-14, 12, 12),
        _fill("M-46 14H20V28H-46Z", SEA),
        _at(30, -2, _card(GOLD_PALE), size=0.95),
    ]


def _thought() -> list[Node]:
    return [
        _at(0, -4, _eye(), size=1.4),
        _ink("M-30-20C-20-28 20-28 30-20", 1.4),
    ]


def _memory() -> list[Node]:
    return [
        _at(-8, 4, _die(LEAF)),
        _plus(22, -10),
        _ink("M-44 20C-30 12-20 26-6 22", 1.2),
    ]


def _rune_bargain() -> list[Node]:
    return [
        _at(
            -18, 0, _fill("M-12-18H12V18H-12Z", "#b9b2a4"), _ink("M-5-10V10M-5-10L5-3M-5 2L5-5", 2)
        ),
        _at(22, -6, _die(SEA), size=0.6),
        _at(34, 12, _die(RUST), size=0.6),
        _at(12, 14, _die(GOLD_PALE), size=0.6),
    ]


def _feathered_wings() -> list[Node]:
    return [
        _fill(_WING, CREAM),
        group(_fill(_WING, CREAM), scale=(-1.0, 1.0)),
        _fill("M0-22C6-14 7-2 3 10C2 18 0 22 0 25C0 22-2 18-3 10C-7-2-6-14 0-22Z", RUST),
    ]


def _crosswind() -> list[Node]:
    return [
        _at(16, 0, _ship(LEAF), size=0.9),
        _arrows("M-44-6H-12M-12-6L-20-13M-12-6L-20 1"),
        _ink(_WAVES),
    ]


def _against_the_stream() -> list[Node]:
    return [
        _ink(_STREAM, 2.4, SEA),
        _arrows("M34 16H-34M-34 16L-24 8M-34 16L-24 24"),
    ]


def _high_tide() -> list[Node]:
    return [
        _fill("M-46 30V0C-30-16-16 10 0-4C16-18 30 8 46-8V30Z", SEA),
        _at(8, -14, _die(GOLD_PALE), size=0.7),
    ]


def _weave() -> list[Node]:
    return [
        _ink("M-30-22V22M-15-22V22M0-22V22M15-22V22M30-22V22", 2, NIGHT),
        _ink("M-40-10q5-6 10 0t15 0 15 0 15 0 15 0M-40 8q5 6 10 0t15 0 15 0 15 0 15 0", 3, RUST),
    ]


def _moonlit_crossing() -> list[Node]:
    return [
        _at(0, -12, _fill(_CRESCENT, GOLD_PALE), size=0.8),
        _at(-26, 10, _ship(SEA), size=0.6),
        _at(26, 10, _ship(RUST), size=0.6),
        _ink(_WAVES),
    ]


def _mercy() -> list[Node]:
    return [
        _fill(_HEART, RUST),
        _ink("M-34 8C-26 20-12 24 0 24S26 20 34 8", 2.4),
    ]


def _kind_ear() -> list[Node]:
    return [
        _fill(
            "M-4-22C16-24 22 0 10 10C4 16 6 24-4 24C-14 24-14 12-12 4C-16-8-16-20-4-22Z", "#e3b78c"
        ),
        _ink("M-4-12C6-14 10-2 4 4C-2 8 2 14-4 16", 1.6),
        _minus(32, -8),
    ]


def _gift() -> list[Node]:
    return [
        _fill("M-22-6H22V22H-22Z", GOLD_PALE),
        _fill("M-26-14H26V-4H-26Z", GOLD_PALE),
        _fill("M-4-14H4V22H-4Z", RUST),
        _ink("M0-14C-16-30-22-14 0-14C22-14 16-30 0-14", 2),
    ]


def _shoal() -> list[Node]:
    return [
        _at(16, 8, _isle("#f3d27a")),
        _at(-20, -2, _ship(SEA), size=0.8),
        _ink(_WAVES),
    ]


def _deep_current() -> list[Node]:
    return [
        _fill("M-46-14C-30-22-16-6 0-14C16-22 30-6 46-14V28H-46Z", SEA),
        _arrows("M-26 12H20M20 12L10 4M20 12L10 20"),
        _arrows("M-14-1H32M32-1L22-9"),
    ]


def _safe_harbour() -> list[Node]:
    return [
        _ink("M0-20V20M-12-10H12M-22 4C-20 18-8 22 0 22S20 18 22 4", 4),
        _ink("M0-20V20M-12-10H12M-22 4C-20 18-8 22 0 22S20 18 22 4", 2, GOLD_PALE),
        circle(5, (0.0, -24.0), fill="none", stroke=INK, stroke_width=2),
    ]


def _roots() -> list[Node]:
    return [
        _fill("M-8-30H8L6-4H-6Z", "#8a5636"),
        _ink(_ROOTS, 3, "#8a5636"),
        _ink("M-46 0H46", 1.4),
    ]


def _stubborn_elders() -> list[Node]:
    return [
        _fill("M-30 24V0C-30-16-10-16-10 0V24Z", "#b7b2b8"),
        _fill("M10 24V0C10-16 30-16 30 0V24Z", "#b7b2b8"),
        _fill("M-10 24V-8C-10-28 10-28 10-8V24Z", CREAM),
        _ink("M-5-8H-1M1-8H5M-4 2H4", 1.6),
        _plus(40, -18),
    ]


def _old_growth() -> list[Node]:
    return [
        _fill("M-5 26V4H5V26Z", "#8a5636"),
        _fill("M0-28C20-26 28-8 16 2C8 10-8 10-16 2C-28-8-20-26 0-28Z", LEAF),
        path(star(5, 5, 2, (-6.0, -10.0)), fill=GOLD_PALE),
        _plus(34, -12),
    ]


_DRAWINGS = (
    _all_together_now,
    _following_wind,
    _many_tongues,
    _second_telling,
    _flourish,
    _heckler,
    _from_the_old_stories,
    _not_so_fast,
    _dawn,
    _noon_light,
    _second_sunrise,
    _thought,
    _memory,
    _rune_bargain,
    _feathered_wings,
    _crosswind,
    _against_the_stream,
    _high_tide,
    _weave,
    _moonlit_crossing,
    _mercy,
    _kind_ear,
    _gift,
    _shoal,
    _deep_current,
    _safe_harbour,
    _roots,
    _stubborn_elders,
    _old_growth,
)


def text_symbols() -> list[Symbol]:
    """The vignettes, `envoys-text-0` first."""
    return [
        Symbol(f"envoys-text-{number}", BOX, body, CRISP)
        for number, body in enumerate(drawing() for drawing in _DRAWINGS)
    ]
