"""The components as data files, read into lists of small numbers for the engine's tables.

Names in the files become numbers by their order: gods in `gods.toml`, texts in `texts.toml`,
disturbances in `disturbances.toml`. A colour is its god's number.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

WINDOWS = ("text", "roll", "throw", "last", "disturbance", "move")
TIMINGS = ("turn", "move", "any", "story")
TELLINGS = ("own", "another", "any")


@cache
def read(name: str) -> dict[str, Any]:
    """A data file by its name without ending."""
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


def god_names() -> list[str]:
    """The gods' names in order (EN-1)."""
    return [god["name"] for god in read("gods")["god"]]


def colour_names() -> list[str]:
    """The gods' colours in order."""
    return [god["colour"] for god in read("gods")["god"]]


def text_names() -> list[str]:
    """The card texts' names in order (EN-R12)."""
    return [text["name"] for text in read("texts")["text"]]


def disturbance_names() -> list[str]:
    """The disturbances' names in order (EN-50)."""
    return [each["name"] for each in read("disturbances")["disturbance"]]


def objective_names() -> list[str]:
    """The objectives' names in order (EN-72)."""
    return [each["name"] for each in read("objectives")["objective"]]


def cards() -> list[tuple[int, int, int]]:
    """Colour, steps and text of every card, deck after deck (EN-70)."""
    gods, texts = god_names(), text_names()
    return [
        (gods.index(colour), steps, texts.index(text))
        for god in gods
        for colour, steps, text in read("cards")[god]["cards"]
    ]


def timings() -> list[int]:
    """Each text's timing, as an index into TIMINGS."""
    return [TIMINGS.index(text["timing"]) for text in read("texts")["text"]]


def windows() -> list[int]:
    """The windows in which each text can respond, as bits in the order of WINDOWS (EN-71)."""
    return [
        sum(1 << WINDOWS.index(window) for window in text.get("windows", ()))
        for text in read("texts")["text"]
    ]


def tellings() -> list[int]:
    """Whose telling each text responds to, as an index into TELLINGS."""
    return [TELLINGS.index(text.get("from", "any")) for text in read("texts")["text"]]


def backs() -> list[int]:
    """The disturbance of each colour on each god's back: [god * gods + colour] (EN-52)."""
    gods, names = god_names(), disturbance_names()
    return [
        names.index(read("backs")[god][colour]) if colour != god else -1
        for god in gods
        for colour in gods
    ]


def island_values(size: str) -> list[list[int]]:
    """Each god's village values on its island of a size, clockwise (EN-R2)."""
    return [read("islands")[god][size] for god in god_names()]


def objectives() -> list[tuple[int, int]]:
    """What each objective asks at least, and its points (EN-72)."""
    return [(each["at_least"], each["points"]) for each in read("objectives")["objective"]]


def arcs() -> list[list[tuple[int, int]]]:
    """Each current as (ring, number within the ring) along its way (EN-R3)."""
    ways = {"clockwise": 1, "counter-clockwise": -1}
    return [
        [
            (each["ring"], each["first"] + arc * each["apart"] + ways[each["way"]] * step)
            for step in range(each["length"])
        ]
        for each in read("currents")["current"]
        for arc in range(each["arcs"])
    ]


def end_limits(seats: int) -> tuple[int, int]:
    """The tokens in the Otherworld and the points that trigger the end (EN-10)."""
    ends = read("ends")
    return ends["tokens"][str(seats)], ends["points"][str(seats)]
