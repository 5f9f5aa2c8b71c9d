"""A small net that judges the state after an action: what share of the win each seat may expect.

It reads some columns of a row (`inputs`), adds up a sum of them and what two hidden layers make of
them, and is run with NumPy alone. A net may also say which action its seat prefers, for games in
which the values of states that are almost alike are too coarse for that.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pantheon.bots.learned.inputs import NetInputs

Array = np.ndarray[Any, Any]
STEP = 0.015
"""By how much of the win an action is better that a net prefers by 1."""


class Net:
    """A value for each seat, whose exponentials are shared out, and perhaps a preference."""

    def __init__(
        self,
        layout: NetInputs,
        arrays: dict[str, Array],
        inputs: Sequence[str] = (),
        searches: bool = True,
        digest: str = "",
        chances: Mapping[int, float] | None = None,
    ) -> None:
        self.layout = layout
        """Writes the rows that `shares` reads."""
        self.inputs = tuple(inputs) or layout.names
        """The columns that the net reads, by name; it knows nothing of others."""
        self.searches = searches
        """Whether a search should use it: see `Manifest`."""
        self.digest = digest
        """Of its file."""
        self.chances = dict(chances or {})
        """The exponents with which its shares become win chances: see `Manifest`."""
        places = {name: place for place, name in enumerate(layout.names)}
        if missing := [name for name in self.inputs if name not in places]:
            raise ValueError(f"there is no input {missing[0]}")
        self._columns = np.array([places[name] for name in self.inputs], np.int64)
        self._all = self.inputs == layout.names
        self.arrays = {name: array.astype(np.float32) for name, array in arrays.items()}
        hidden, second = self.arrays["bias"].shape[0], self.arrays["second_bias"].shape[0]
        self.prefers = self.arrays["values_bias"].shape[0] > layout.most_seats
        """Whether a preference follows the values of the seats."""
        columns = layout.most_seats + self.prefers
        expected = {
            "scale": (len(self.inputs),),
            "direct": (len(self.inputs), columns),
            "first": (len(self.inputs), hidden),
            "bias": (hidden,),
            "second": (hidden, second),
            "second_bias": (second,),
            "values": (second, columns),
            "values_bias": (columns,),
        }
        found = {name: array.shape for name, array in self.arrays.items()}
        if found != expected:
            raise ValueError(f"the arrays have the shapes {found}, not {expected}")
        self._hidden = hidden
        both = np.concatenate([self.arrays["first"], self.arrays["direct"]], axis=1)
        self._first = self.arrays["scale"][:, None] * both

    def shares(self, rows: Array, seats: int) -> Array:
        """For each row the shares of the win that its seats may expect, the observer's first."""
        return self.judged(rows, seats)[0]

    def judged(self, rows: Array, seats: int) -> tuple[Array, Array]:
        """The shares, and for each row the preference: the observer's share, or what stands for it.

        `rows` are whole numbers as `layout` writes them: `numpy.frombuffer(row, numpy.int16)`.
        """
        arrays = self.arrays
        read = (rows if self._all else rows[:, self._columns]).astype(np.float32)
        summed = read @ self._first
        first = summed[:, : self._hidden] + arrays["bias"]
        second = np.maximum(first, 0, out=first) @ arrays["second"] + arrays["second_bias"]
        values = np.maximum(second, 0, out=second) @ arrays["values"] + arrays["values_bias"]
        values += summed[:, self._hidden :]
        powers = np.exp(values[:, :seats] - values[:, :seats].max(axis=1, keepdims=True))
        shares: Array = powers / powers.sum(axis=1, keepdims=True)
        return shares, STEP * values[:, -1] if self.prefers else shares[:, 0]

    def weights_of_seats(self) -> tuple[list[float], list[float]] | None:
        """Of a net without hidden layers that judges every seat alike: see `WeightedSum`.

        The weights of what there is of every seat, and those of the rest, which count for the
        observer only; None for other nets.
        """
        layout, columns = self.layout, len(self.layout.of_seat)
        if self._hidden or self.prefers:
            return None
        weights = np.zeros((layout.size, layout.most_seats))
        weights[self._columns] = self._first
        of_seat = weights[layout.table_size : layout.table_size + columns, 0]
        others = weights[layout.size - len(layout.others) :, 0]
        alike = np.zeros_like(weights)
        for seat in range(layout.most_seats):
            first = layout.table_size + seat * columns
            alike[first : first + columns, seat] = of_seat
        alike[layout.size - len(layout.others) :, 0] = others
        if not np.allclose(weights, alike, rtol=1e-2):
            return None
        return of_seat.tolist(), others.tolist()


def blank_arrays(layout: NetInputs, hidden: int, second: int, seed: int = 0) -> dict[str, Array]:
    """The arrays of an untrained net that reads every column."""
    random = np.random.default_rng(seed)

    def drawn(rows: int, columns: int) -> Array:
        normal = random.standard_normal((rows, columns), np.float32)
        scaled: Array = normal * np.float32((2 / rows) ** 0.5)
        return scaled

    return {
        "scale": np.full(layout.size, 1e-3, np.float32),
        "direct": drawn(layout.size, layout.most_seats),
        "first": drawn(layout.size, hidden),
        "bias": np.zeros(hidden, np.float32),
        "second": drawn(hidden, second),
        "second_bias": np.zeros(second, np.float32),
        "values": drawn(second, layout.most_seats),
        "values_bias": np.zeros(layout.most_seats, np.float32),
    }
