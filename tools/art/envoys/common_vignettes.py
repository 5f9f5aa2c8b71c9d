"""Vignettes of the card texts that every deck of GØDS has."""

from collections.abc import Callable

from tools.art.drawing.palette import GOLD_PALE, INK, SEA, STOCK
from tools.art.drawing.svg import Node, group, path

from .vignette_motifs import (
    LEAF,
    LOOPS,
    MASK,
    RUST,
    SKY,
    WAVES,
    arrows,
    at,
    book,
    bubble,
    die,
    fill,
    ink,
    minus,
    plus,
    ship,
)


def _all_together_now() -> list[Node]:
    return [
        at(-26, 4, die(GOLD_PALE), size=0.8),
        at(0, -4, die(SEA)),
        at(26, 4, die(LEAF), size=0.8),
    ]


def _following_wind() -> list[Node]:
    return [
        at(10, 0, ship(SEA)),
        ink("M-46-12C-34-16-28-8-20-14M-48 0C-36-4-30 4-18 0"),
        ink(WAVES),
    ]


def _many_tongues() -> list[Node]:
    return [
        at(-20, -6, bubble(GOLD_PALE)),
        at(20, 0, group(bubble(SKY), scale=(-1.0, 1.0))),
    ]


def _second_telling() -> list[Node]:
    return [
        at(0, 4, die(SEA)),
        arrows("M-30 6A30 26 0 0 1 26-16M26-16L14-18M26-16L24-4"),
    ]


def _flourish() -> list[Node]:
    return [
        at(-6, 4, die(GOLD_PALE)),
        plus(24, -12),
        ink(LOOPS, 1.4),
    ]


def _heckler() -> list[Node]:
    return [
        fill(MASK, GOLD_PALE),
        ink("M-13-6C-10-10-5-10-3-6M13-6C10-10 5-10 3-6", 2),
        path("M-10 6C-4 14 4 14 10 6C4 9-4 9-10 6Z", fill=INK),
        minus(34, -8),
    ]


def _from_the_old_stories() -> list[Node]:
    return [
        at(0, 6, book()),
        at(0, -18, die(RUST), size=0.7),
    ]


def _not_so_fast() -> list[Node]:
    return [
        at(0, 0, fill("M-34-16H34V16H-34Z", STOCK), ink("M-26-8H20M-26 0H26M-26 8H10", 1.2)),
        ink("M-24 22L26-22", 5, INK),
        ink("M-24 22L26-22", 3, RUST),
    ]


COMMON: dict[str, Callable[[], list[Node]]] = {
    "all_together_now": _all_together_now,
    "following_wind": _following_wind,
    "many_tongues": _many_tongues,
    "second_telling": _second_telling,
    "flourish": _flourish,
    "heckler": _heckler,
    "from_the_old_stories": _from_the_old_stories,
    "not_so_fast": _not_so_fast,
}
"""By the text's name."""
