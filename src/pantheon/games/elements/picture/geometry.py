"""Where things lie in the drawing, and how pieces look (`data/drawing.toml`)."""

from typing import Any

import msgspec

from pantheon.board import Field, Kit, bearing, read_data
from pantheon.core.scene import Paint
from ..rules.constants import GODS


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
    shapes: dict[str, str]
    paints: dict[str, Paint]
    pieces: dict[str, dict[str, Any]]
    spots: tuple[tuple[float, float], ...]
    god: Ground
    action: Ground
    houses: Field
    harbours: tuple[Field, ...]
    paths: tuple[Route, ...]

    def ground(self, island: int) -> Ground:
        """How an island is laid out."""
        return self.god if island < GODS else self.action


DRAWING = read_data("pantheon.games.elements", "drawing", Drawing)
KIT = Kit("elements", DRAWING.pieces)
PATH_CLOCKS = tuple(bearing(each.x, each.y, 1.0)[1] for each in DRAWING.paths)
"""Towards which hour of a clock each path lies: the board shows no numbers."""
