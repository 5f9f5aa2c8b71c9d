"""What `data/drawing.toml` and `data/islands.toml` say about the picture."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from pantheon.core.scene import Paint
from ..generated import codes


class Field(msgspec.Struct, frozen=True, array_like=True):
    """A part of an island for pieces of a kind: its middle, its size, a piece's width."""

    x: float
    y: float
    width: float
    height: float
    size: float


class Ground(msgspec.Struct, frozen=True):
    """A god or action island: widths of its parts, and where buildings and people stand."""

    ground: float
    building: float
    plaque: float
    priest: float
    lift: float
    buildings: tuple[tuple[float, float], ...]
    people: Field


class Route(msgspec.Struct, frozen=True):
    """A ship path: the place of its marker, and its line from coast to coast."""

    x: float
    y: float
    line: str


class Drawing(msgspec.Struct, frozen=True):
    """The measures of the map, in scene units around its middle."""

    edge: float
    pitch: float
    shapes: dict[str, str]
    paints: dict[str, Paint]
    god: Ground
    action: Ground
    houses: Field
    harbours: tuple[Field, ...]
    paths: tuple[Route, ...]


class Offer(msgspec.Struct, frozen=True):
    """An action that an island offers: its tag, its name in ids and words, its button."""

    action: str
    name: str
    symbol: str
    rule: str


class Isle(msgspec.Struct, frozen=True):
    """An island as the pictures know it."""

    name: str
    energies: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


def _read(name: str) -> dict[str, Any]:
    folder = files("pantheon.games.elements").joinpath("data")
    return tomllib.loads(folder.joinpath(name).read_text("utf-8"))


DRAWING = msgspec.convert(_read("drawing.toml"), Drawing)
ISLES = msgspec.convert(_read("islands.toml")["islands"], tuple[Isle, ...])
OFFERS = {getattr(codes, offer.action.upper()): offer for isle in ISLES for offer in isle.offers}
"""By kind of action."""
START_PIECES = ("person", "house", "ship")
"""The pieces placed at the start, as pictures and words call them (EL-11)."""


def energy_symbol(god: int) -> str:
    """The picture of a god's energy."""
    return f"elements-energy-{ISLES[god].name}"
