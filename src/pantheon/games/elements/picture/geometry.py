"""Where things lie in the drawing (`data/drawing.toml`), and pieces side by side on an island."""

import math

import msgspec

from pantheon.core.scene import Paint
from .islands import read_data


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
    shapes: dict[str, str]
    paints: dict[str, Paint]
    spots: tuple[tuple[float, float], ...]
    god: Ground
    action: Ground
    houses: Field
    harbours: tuple[Field, ...]
    paths: tuple[Route, ...]


DRAWING = msgspec.convert(read_data("drawing.toml"), Drawing)


def spread(field: Field, count: int, ratio: float) -> list[tuple[float, float, float]]:
    """Width and place of so many pieces in a field; they grow smaller only when they must.

    `ratio` is a piece's height over its width.
    """
    columns, rows, size = 1, 1, 0.0
    for wide in range(1, count + 1):
        high = math.ceil(count / wide)
        fits = min(field.size, field.width / wide, field.height / high / ratio)
        if fits > size:
            columns, rows, size = wide, high, fits
    step_x = min(field.width / columns, size * 1.08)
    step_y = min(field.height / rows, size * ratio * 0.92)
    return [
        (
            round(size, 1),
            round(field.x + (place % columns - (columns - 1) / 2) * step_x, 1),
            round(field.y + (place // columns - (rows - 1) / 2) * step_y, 1),
        )
        for place in range(count)
    ]
