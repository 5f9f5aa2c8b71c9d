"""Vignettes of the card texts that only one god of GØDS has."""

from collections.abc import Callable

from tools.art.drawing.geometry import star
from tools.art.drawing.palette import CREAM, GOLD_PALE, INK, SEA
from tools.art.drawing.svg import Node, circle, group, path

from .vignette_motifs import (
    CRESCENT,
    HEART,
    LEAF,
    NIGHT,
    ROOTS,
    RUST,
    STREAM,
    WAVES,
    WING,
    arrows,
    at,
    card,
    die,
    eye,
    fill,
    ink,
    isle,
    minus,
    plus,
    ship,
    sun,
)


def _dawn() -> list[Node]:
    return [
        sun(0, 10, 14),
        fill("M-46 12H46V28H-46Z", SEA),
        ink("M-36 20q4-3 8 0t8 0M12 20q4-3 8 0t8 0", 1.2, CREAM),
    ]


def _noon_light() -> list[Node]:
    return [
        sun(-22, -14, 8),
        at(16, 8, isle("#d5d8cc")),
        at(16, 6, eye(), size=0.7),
    ]


def _second_sunrise() -> list[Node]:
    return [
        sun(-14, 12, 12),
        fill("M-46 14H20V28H-46Z", SEA),
        at(30, -2, card(GOLD_PALE), size=0.95),
    ]


def _thought() -> list[Node]:
    return [
        at(0, -4, eye(), size=1.4),
        ink("M-30-20C-20-28 20-28 30-20", 1.4),
    ]


def _memory() -> list[Node]:
    return [
        at(-8, 4, die(LEAF)),
        plus(22, -10),
        ink("M-44 20C-30 12-20 26-6 22", 1.2),
    ]


def _rune_bargain() -> list[Node]:
    return [
        at(-18, 0, fill("M-12-18H12V18H-12Z", "#b9b2a4"), ink("M-5-10V10M-5-10L5-3M-5 2L5-5", 2)),
        at(22, -6, die(SEA), size=0.6),
        at(34, 12, die(RUST), size=0.6),
        at(12, 14, die(GOLD_PALE), size=0.6),
    ]


def _feathered_wings() -> list[Node]:
    return [
        fill(WING, CREAM),
        group(fill(WING, CREAM), scale=(-1.0, 1.0)),
        fill("M0-22C6-14 7-2 3 10C2 18 0 22 0 25C0 22-2 18-3 10C-7-2-6-14 0-22Z", RUST),
    ]


def _crosswind() -> list[Node]:
    return [
        at(16, 0, ship(LEAF), size=0.9),
        arrows("M-44-6H-12M-12-6L-20-13M-12-6L-20 1"),
        ink(WAVES),
    ]


def _against_the_stream() -> list[Node]:
    return [
        ink(STREAM, 2.4, SEA),
        arrows("M34 16H-34M-34 16L-24 8M-34 16L-24 24"),
    ]


def _high_tide() -> list[Node]:
    return [
        fill("M-46 30V0C-30-16-16 10 0-4C16-18 30 8 46-8V30Z", SEA),
        at(8, -14, die(GOLD_PALE), size=0.7),
    ]


def _weave() -> list[Node]:
    return [
        ink("M-30-22V22M-15-22V22M0-22V22M15-22V22M30-22V22", 2, NIGHT),
        ink("M-40-10q5-6 10 0t15 0 15 0 15 0 15 0M-40 8q5 6 10 0t15 0 15 0 15 0 15 0", 3, RUST),
    ]


def _moonlit_crossing() -> list[Node]:
    return [
        at(0, -12, fill(CRESCENT, GOLD_PALE), size=0.8),
        at(-26, 10, ship(SEA), size=0.6),
        at(26, 10, ship(RUST), size=0.6),
        ink(WAVES),
    ]


def _mercy() -> list[Node]:
    return [
        fill(HEART, RUST),
        ink("M-34 8C-26 20-12 24 0 24S26 20 34 8", 2.4),
    ]


def _kind_ear() -> list[Node]:
    return [
        fill(
            "M-4-22C16-24 22 0 10 10C4 16 6 24-4 24C-14 24-14 12-12 4C-16-8-16-20-4-22Z", "#e3b78c"
        ),
        ink("M-4-12C6-14 10-2 4 4C-2 8 2 14-4 16", 1.6),
        minus(32, -8),
    ]


def _gift() -> list[Node]:
    return [
        fill("M-22-6H22V22H-22Z", GOLD_PALE),
        fill("M-26-14H26V-4H-26Z", GOLD_PALE),
        fill("M-4-14H4V22H-4Z", RUST),
        ink("M0-14C-16-30-22-14 0-14C22-14 16-30 0-14", 2),
    ]


def _shoal() -> list[Node]:
    return [
        at(16, 8, isle("#f3d27a")),
        at(-20, -2, ship(SEA), size=0.8),
        ink(WAVES),
    ]


def _deep_current() -> list[Node]:
    return [
        fill("M-46-14C-30-22-16-6 0-14C16-22 30-6 46-14V28H-46Z", SEA),
        arrows("M-26 12H20M20 12L10 4M20 12L10 20"),
        arrows("M-14-1H32M32-1L22-9"),
    ]


def _safe_harbour() -> list[Node]:
    return [
        ink("M0-20V20M-12-10H12M-22 4C-20 18-8 22 0 22S20 18 22 4", 4),
        ink("M0-20V20M-12-10H12M-22 4C-20 18-8 22 0 22S20 18 22 4", 2, GOLD_PALE),
        circle(5, (0.0, -24.0), fill="none", stroke=INK, stroke_width=2),
    ]


def _roots() -> list[Node]:
    return [
        fill("M-8-30H8L6-4H-6Z", "#8a5636"),
        ink(ROOTS, 3, "#8a5636"),
        ink("M-46 0H46", 1.4),
    ]


def _stubborn_elders() -> list[Node]:
    return [
        fill("M-30 24V0C-30-16-10-16-10 0V24Z", "#b7b2b8"),
        fill("M10 24V0C10-16 30-16 30 0V24Z", "#b7b2b8"),
        fill("M-10 24V-8C-10-28 10-28 10-8V24Z", CREAM),
        ink("M-5-8H-1M1-8H5M-4 2H4", 1.6),
        plus(40, -18),
    ]


def _old_growth() -> list[Node]:
    return [
        fill("M-5 26V4H5V26Z", "#8a5636"),
        fill("M0-28C20-26 28-8 16 2C8 10-8 10-16 2C-28-8-20-26 0-28Z", LEAF),
        path(star(5, 5, 2, (-6.0, -10.0)), fill=GOLD_PALE),
        plus(34, -12),
    ]


OF_GODS: dict[str, Callable[[], list[Node]]] = {
    "dawn": _dawn,
    "noon_light": _noon_light,
    "second_sunrise": _second_sunrise,
    "thought": _thought,
    "memory": _memory,
    "rune_bargain": _rune_bargain,
    "feathered_wings": _feathered_wings,
    "crosswind": _crosswind,
    "against_the_stream": _against_the_stream,
    "high_tide": _high_tide,
    "weave": _weave,
    "moonlit_crossing": _moonlit_crossing,
    "mercy": _mercy,
    "kind_ear": _kind_ear,
    "gift": _gift,
    "shoal": _shoal,
    "deep_current": _deep_current,
    "safe_harbour": _safe_harbour,
    "roots": _roots,
    "stubborn_elders": _stubborn_elders,
    "old_growth": _old_growth,
}
"""By the text's name."""
