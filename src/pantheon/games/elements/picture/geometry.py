"""Where things lie in the drawing: islands, buildings, and pieces on an island."""

from __future__ import annotations

import math
from typing import NamedTuple

from ..rules.chart import LATTICE, SQUARE
from ..rules.constants import GODS
from .data import DRAWING, Field, Ground


class Spot(NamedTuple):
    """A place in a field, and the width of the piece that fits there."""

    dx: float
    dy: float
    size: float


def ground_of(spot: int) -> Ground:
    """What an island at that spot of the map looks like."""
    return DRAWING.god if spot < GODS else DRAWING.action


def centre(spot: int) -> tuple[float, float]:
    """The middle of a spot of the map."""
    if spot < GODS:
        row, column = divmod(spot, SQUARE)
        return (column - 0.5) * DRAWING.pitch, (row - 0.5) * DRAWING.pitch
    row, column = divmod(spot - GODS, LATTICE)
    return (column - 1) * DRAWING.pitch, (row - 1) * DRAWING.pitch


def spread(field: Field, count: int, ratio: float) -> list[Spot]:
    """Places for so many pieces in a field; they grow smaller only when they must.

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
        Spot(
            round(field.x + (place % columns - (columns - 1) / 2) * step_x, 1),
            round(field.y + (place // columns - (rows - 1) / 2) * step_y, 1),
            round(size, 1),
        )
        for place in range(count)
    ]
