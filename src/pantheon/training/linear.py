"""An evaluation that is a weighted sum of columns: so few numbers that matches can improve them.

What belongs to a seat has the same weight for each of them, so that a seat is judged alike whoever
looks; what belongs to the table, or to the hand of the one who looks, counts for the observer.
"""

import numpy as np

from pantheon.bots.learned.inputs import EVALUATION, NetInputs
from pantheon.bots.learned.net import Array, Net

WORTH = "worth"
"""A column of some games: the evaluation in points, before it is squeezed between 0 and 1."""


class Linear:
    """Which columns each weight belongs to."""

    def __init__(self, inputs: NetInputs) -> None:
        self.inputs = inputs
        self.names = (*inputs.of_seat, *inputs.others)
        """What the weights weigh."""
        self.base = self.names.index(WORTH if WORTH in self.names else EVALUATION)
        """Where the game's own evaluation is among them."""
        self._of_seat = len(inputs.of_seat)
        first = inputs.table_size + np.arange(inputs.most_seats)[:, None] * self._of_seat
        self._columns = first + np.arange(self._of_seat)
        self._others = inputs.size - len(inputs.others) + np.arange(len(inputs.others))

    def ahead(self, rows: Array, seats: int) -> Array:
        """What the weights weigh: by how much the observer is ahead of the others on average."""
        of_seat = rows[:, self._columns[:seats]].astype(np.float32)
        ahead = of_seat[:, 0] - of_seat[:, 1:].mean(axis=1)
        return np.concatenate([ahead, rows[:, self._others].astype(np.float32)], axis=1)

    def first(self) -> Array:
        """The weights of the game's own evaluation, in units of its scale."""
        weights = np.zeros(len(self.names))
        weights[self.base] = 1.0
        return weights

    def of_net(self, net: Net) -> Array:
        """The weights of a net, 1 for the game's own evaluation; ValueError if it has none such."""
        found = net.weights_of_seats()
        weights = np.zeros(0) if found is None else np.concatenate(found)
        if not len(weights) or weights[self.base] <= 0:
            raise ValueError("the net is no weighted sum that counts the game's own evaluation")
        scaled: Array = weights / weights[self.base]
        return scaled

    def direct(self, weights: Array) -> Array:
        """The weights as they stand in a net: inputs × seats."""
        matrix = np.zeros((self.inputs.size, self.inputs.most_seats), np.float32)
        for seat, columns in enumerate(self._columns):
            matrix[columns, seat] = weights[: self._of_seat]
        matrix[self._others, 0] = weights[self._of_seat :]
        return matrix

    def net(self, weights: Array) -> Net:
        """The weights as a net without hidden layers, which reads only what it weighs."""
        direct, seats = self.direct(weights), self.inputs.most_seats
        used = np.flatnonzero(direct.any(axis=1))
        direct = direct[used]
        scale = np.abs(direct).max(axis=1)
        arrays = {
            "scale": scale,
            "direct": direct / scale[:, None],
            "first": np.zeros((len(used), 0), np.float32),
            "bias": np.zeros(0, np.float32),
            "second": np.zeros((0, 0), np.float32),
            "second_bias": np.zeros(0, np.float32),
            "values": np.zeros((0, seats), np.float32),
            "values_bias": np.zeros(seats, np.float32),
        }
        return Net(self.inputs, arrays, [self.inputs.names[at] for at in used])


class Weighted:
    """A judge by weights."""

    def __init__(self, linear: Linear, weights: Array) -> None:
        self._matrix = linear.direct(weights)

    def values(self, rows: Array, seats: int) -> Array:
        """The value of each seat, the observer's first."""
        found: Array = rows.astype(np.float32) @ self._matrix[:, :seats]
        return found

    def shares(self, rows: Array, seats: int) -> Array:
        """By how much the observer is ahead of the best of the others, in a single column."""
        values = self.values(rows, seats)
        lead: Array = values[:, :1] - values[:, 1:].max(axis=1, keepdims=True)
        return lead
