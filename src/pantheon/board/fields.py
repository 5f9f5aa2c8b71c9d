"""Pieces side by side in a part of the board, as large as they fit."""

import math

import msgspec


class Field(msgspec.Struct, frozen=True, array_like=True):
    """A part of a place for pieces of a kind: its middle, its size, the width of a piece."""

    x: float
    y: float
    width: float
    height: float
    size: float

    def spread(self, count: int, ratio: float = 1) -> list[tuple[float, float, float]]:
        """Width and place of so many pieces; they grow smaller only when they must.

        `ratio` is a piece's height over its width.
        """
        columns, rows, size = 1, 1, 0.0
        for wide in range(1, count + 1):
            high = math.ceil(count / wide)
            fits = min(self.size, self.width / wide, self.height / high / ratio)
            if fits > size:
                columns, rows, size = wide, high, fits
        step_x = min(self.width / columns, size * 1.08)
        step_y = min(self.height / rows, size * ratio * 0.92)
        return [
            (
                round(size, 1),
                round(self.x + (place % columns - (columns - 1) / 2) * step_x, 1),
                round(self.y + (place // columns - (rows - 1) / 2) * step_y, 1),
            )
            for place in range(count)
        ]
