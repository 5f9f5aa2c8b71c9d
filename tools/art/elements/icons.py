"""Icons: energies, support stars, the islands' actions, food, the first player's crown."""

from tools.art.drawing.palette import INK
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, group, line, path

from .element_colours import ELEMENTS, emblem_of, roundel

CRISP = Press(amount=0)
BOX = "-14 -14 28 28"

_AXE = "M2-9.6C5-13 11-12.6 13-8C10.6-5.6 9.6-3.6 9.4-1.4C5.6-1.6 3-4.6 2-9.6Z"
_LEAVES = (
    "M0-12C3-9 3-5 0-2C-3-5-3-9 0-12ZM0 4C0-1 4-4 8-4C8 1 4 4 0 4ZM0 4C0-1-4-4-8-4C-8 1-4 4 0 4Z"
    "M0 10.4C0 6 4 3 8 3C8 7.4 4 10.4 0 10.4ZM0 10.4C0 6-4 3-8 3C-8 7.4-4 10.4 0 10.4Z"
)
_BUST = "M-7.6-5A4.6 4.6 0 1 1 1.6-5A4.6 4.6 0 1 1-7.6-5ZM-11 10C-11 2-8 .6-3 .6C2 .6 5 2 5 10Z"
_RING = "M-11 0A11 11 0 1 1 11 0A11 11 0 1 1-11 0Z"

SIGNS: dict[str, tuple[str, str]] = {
    "build": ("M-10 10V-1L0-9L10-1V10ZM-3.4 10V3H3.4V10M-12 1L0-9.4L12 1", ""),
    "destroy": (
        "M-9 11L5.4-6.4M9 11L-5.4-6.4",
        _AXE + "M-2-9.6C-5-13-11-12.6-13-8C-10.6-5.6-9.6-3.6-9.4-1.4C-5.6-1.6-3-4.6-2-9.6Z",
    ),
    "move": (
        "M-10 9C-10-2-2-6 8-5M2.4-11L8.8-5L3 1.4",
        "M-11.6 9A1.6 1.6 0 1 1-8.4 9A1.6 1.6 0 1 1-11.6 9Z",
    ),
    "grow": ("M0 12V-2", _LEAVES),
    "recruit": ("M8.4-9.4V-1.4M4.4-5.4H12.4", _BUST),
    "discovery": (
        _RING + "M0-11V-8.4M0 11V8.4M-11 0H-8.4M11 0H8.4",
        "M4.6-4.6L1.6 1.6L-4.6 4.6L-1.6-1.6Z",
    ),
    "support": (
        "M-11 11H11M-9 7.6H9M-8-4.6V7.6M-2.8-4.6V7.6M2.8-4.6V7.6M8-4.6V7.6",
        "M-11-4.6L0-11.6L11-4.6Z",
    ),
    "block": (_RING + "M-7.8-7.8L7.8 7.8", ""),
    "priest": (
        "M8 12V-9M-6 12C-5 2-4 0 0 0C4 0 5 2 6 12Z",
        "M-3.4-3C-4-8-2-11 0-13C2-11 4-8 3.4-3Z",
    ),
    "person": (
        "",
        "M-4.6-6A4.6 4.6 0 1 1 4.6-6A4.6 4.6 0 1 1-4.6-6ZM-8 11C-8 2-5 0 0 0C5 0 8 2 8 11Z",
    ),
    "ship": (
        "M0 5V-12M-11 5H11C10 9 8 11 5 11H-5C-8 11-10 9-11 5Z",
        "M-7-9C-5-5-5-2-7 2H7C9-2 9-5 7-9Z",
    ),
}  # fmt: skip
"""Signs of actions and things: the stroked path, and the filled one."""

ISLAND_ENERGIES: dict[str, tuple[str, ...]] = {
    "build": ("earth",),
    "destroy": ("fire",),
    "move": ("wind",),
    "grow": ("water",),
    "recruit": tuple(ELEMENTS),
    "discovery": ("wind", "water"),
    "support": tuple(ELEMENTS),
}


def sign(name: str, ink: str) -> Node:
    """A sign in one ink, 24 across."""
    stroked, filled = SIGNS[name]
    parts = [line(stroked, ink, 2.2)] if stroked else []
    if filled:
        parts.append(path(filled, fill=ink))
    return group(*parts)


def _star(name: str) -> Symbol:
    """The four-pointed star that counts support."""
    star = "M0-12L3.2-3.2L12 0L3.2 3.2L0 12L-3.2 3.2L-12 0L-3.2-3.2Z"
    body = (path(star, fill=ELEMENTS[name].ink, stroke=INK, stroke_width=1.2),)
    return Symbol(f"elements-star-{name}", BOX, body, CRISP)


def _energy(name: str) -> Symbol:
    return Symbol(f"elements-energy-{name}", BOX, (roundel(name, (0.0, 0.0), 12.5),), CRISP)


def _ear(turn: float, move: float) -> Node:
    """An ear of wheat."""
    grains = (
        "M.4-17.6C1.8-16 1.8-14 .4-12.6C-1-14-1-16 .4-17.6Z"
        "M.6-11.2C.8-13 2.4-14.4 4-14.4C4-12.6 2.4-11 .6-11.2Z"
        "M.2-11.2C0-13-1.6-14.4-3.2-14.4C-3.2-12.6-1.6-11 .2-11.2Z"
        "M.5-8C.8-9.8 2.4-11 4-11C4-9.2 2.4-7.8 .5-8Z"
        "M.1-8C-.2-9.8-1.6-11-3.2-11C-3.2-9.2-1.6-7.8 .1-8Z"
    )
    return group(
        line("M0 0C.2-5 0-9 .4-13", "#8f6a1b", 1.1),
        path(grains, fill="#f7e2a0", stroke="#8f6a1b", stroke_width=0.75),
        turn=turn,
        move=(move, 0.0),
    )


def _food() -> Symbol:
    sheaf = group(
        _ear(-15, -1), _ear(0, 0.5), _ear(16, 1), line("M-3.4-1.6H3.6", "#8f6a1b", 1.4),
        move=(0.0, 10.5), scale=1.25,
    )  # fmt: skip
    return Symbol("elements-food", BOX, (sheaf,), CRISP)


def _crown() -> Symbol:
    crown = "M-11 8V-5L-5 1L0-9L5 1L11-5V8Z"
    body = (path(crown, fill="#f2c447", stroke=INK, stroke_width=1.5),)
    return Symbol("elements-crown", BOX, body, CRISP)


def icon_symbols() -> list[Symbol]:
    """All signs; those of actions take the colour of the text around them."""
    signs = [
        Symbol(f"elements-ic-{name}", BOX, (sign(name, "currentColor"),), CRISP) for name in SIGNS
    ]
    emblems = [
        Symbol(f"elements-ic-{name}", BOX, (emblem_of(name, "currentColor"),), CRISP)
        for name in ELEMENTS
    ]
    return [
        *map(_energy, ELEMENTS),
        *map(_star, ELEMENTS),
        *signs,
        *emblems,
        _food(),
        _crown(),
    ]
