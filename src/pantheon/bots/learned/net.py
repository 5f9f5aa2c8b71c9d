"""A small net that judges a state: for each seat, the share of the win to be expected.

Its inputs are the columns of an observation (`core.observation`). Amounts are scaled; of fields
whose values are names, each value of each column is an input of its own. Most of those are off,
so the first layer adds up the weights of those that are on instead of multiplying by zeros.
"""

from typing import Any

import numpy as np

from pantheon.core.observation import FieldColumns, ObservationLayout

Array = np.ndarray[Any, Any]
COMMON = -1
"""The name that stands for nothing (EMPTY, NOBODY) where a field has it; else it is 0."""


class Inputs:
    """How the columns of a row become the inputs of a net."""

    def __init__(self, fields: tuple[FieldColumns, ...]) -> None:
        amounts: list[int] = []
        scale: list[float] = []
        named: list[int] = []
        starts: list[int] = []
        commons: list[int] = []
        lows: list[int] = []
        highs: list[int] = []
        column = 0
        self.names = 0
        """The number of inputs that are names."""
        for field in fields:
            columns = range(column, column + len(field.names))
            column += len(field.names)
            if not _has_names(field):
                amounts += columns
                scale += field.scale
                continue
            for each in columns:
                named.append(each)
                starts.append(self.names - field.low)
                commons.append(max(field.low, COMMON))
                lows.append(field.low)
                highs.append(field.high)
                self.names += field.high - field.low + 1
        self.columns = column
        self.amounts = np.array(amounts, np.int64)
        self.scale = np.array(scale, np.float32)
        self._named = np.array(named, np.int64)
        self._starts = np.array(starts, np.int64)
        self._commons = np.array(commons, np.int16)
        self._lows = np.array(lows, np.int16)
        self._highs = np.array(highs, np.int16)

    def amounts_of(self, rows: Array) -> Array:
        """The scaled amounts of each row."""
        scaled: Array = rows[:, self.amounts] * self.scale
        return scaled

    def names_of(self, rows: Array) -> tuple[Array, Array]:
        """The inputs that are on, row after row, and the row of each."""
        values = rows[:, self._named]
        on = (values != self._commons) & (values >= self._lows) & (values <= self._highs)
        row, column = np.nonzero(on)
        return self._starts[column] + values[row, column], row


def _has_names(field: FieldColumns) -> bool:
    return field.is_category or field.shape in {"seat", "seats"}


class Net:
    """Two hidden layers and a value for each seat."""

    def __init__(self, layout: ObservationLayout, arrays: dict[str, Array]) -> None:
        self.layout = layout
        self.inputs = Inputs(layout.fields)
        self.arrays = {name: array.astype(np.float32) for name, array in arrays.items()}
        hidden = self.arrays["bias"].shape[0]
        expected = {
            "amounts": (len(self.inputs.amounts), hidden),
            "names": (self.inputs.names, hidden),
            "bias": (hidden,),
            "second": (hidden, self.arrays["second_bias"].shape[0]),
            "second_bias": self.arrays["second_bias"].shape,
            "values": (self.arrays["second_bias"].shape[0], layout.most_seats),
            "values_bias": (layout.most_seats,),
        }
        found = {name: array.shape for name, array in self.arrays.items()}
        if found != expected:
            raise ValueError(f"the arrays have the shapes {found}, not {expected}")

    def shares(self, rows: Array, seats: int) -> Array:
        """For each row the shares of the win that its seats may expect, the observer's first.

        `rows` are observations as whole numbers: `numpy.frombuffer(row, numpy.int16)`.
        """
        arrays = self.arrays
        first = self.inputs.amounts_of(rows) @ arrays["amounts"] + arrays["bias"]
        names, row = self.inputs.names_of(rows)
        if len(names):
            begins = np.flatnonzero(np.diff(row, prepend=-1))
            first[row[begins]] += np.add.reduceat(arrays["names"][names], begins, axis=0)
        second = np.maximum(first, 0) @ arrays["second"] + arrays["second_bias"]
        values = np.maximum(second, 0) @ arrays["values"] + arrays["values_bias"]
        powers = np.exp(values[:, :seats] - values[:, :seats].max(axis=1, keepdims=True))
        shares: Array = powers / powers.sum(axis=1, keepdims=True)
        return shares


def blank_arrays(
    layout: ObservationLayout, hidden: int, second: int, seed: int = 0
) -> dict[str, Array]:
    """The arrays of an untrained net."""
    inputs, random = Inputs(layout.fields), np.random.default_rng(seed)

    def drawn(rows: int, columns: int, fan: int) -> Array:
        normal = random.standard_normal((rows, columns), np.float32)
        scaled: Array = normal * np.float32((2 / fan) ** 0.5)
        return scaled

    return {
        "amounts": drawn(len(inputs.amounts), hidden, inputs.columns),
        "names": drawn(inputs.names, hidden, inputs.columns),
        "bias": np.zeros(hidden, np.float32),
        "second": drawn(hidden, second, hidden),
        "second_bias": np.zeros(second, np.float32),
        "values": drawn(second, layout.most_seats, second),
        "values_bias": np.zeros(layout.most_seats, np.float32),
    }
