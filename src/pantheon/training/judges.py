"""Who judges the rows of self-play: a net, or the game's own evaluation, which is among them."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.feature_rows import SHARE
from pantheon.bots.learned.inputs import EVALUATION, NetInputs
from pantheon.bots.learned.net import Array


class Judge(Protocol):
    """Judges rows of inputs: a value for each seat, the observer's first."""

    def shares(self, rows: Array, seats: int) -> Array: ...


class Heuristic:
    """The game's own evaluation, which is among the inputs."""

    def __init__(self, inputs: NetInputs) -> None:
        self._columns = evaluation_columns(inputs)

    def shares(self, rows: Array, seats: int) -> Array:
        """Each seat's value as it is."""
        values: Array = rows[:, self._columns[:seats]].astype(np.float32) / SHARE
        return values


def evaluation_columns(inputs: NetInputs) -> list[int]:
    """Where the game's own evaluation of each seat is among the inputs."""
    return [inputs.names.index(f"{EVALUATION}.{seat}") for seat in range(inputs.most_seats)]


def rows_of(after: AfterStates, width: int) -> Array:
    """The rows as an array; the next `add` may overwrite them."""
    written: Any = after.rows
    numbers: Array = np.frombuffer(written, np.int16)
    return numbers[: after.count * width].reshape(after.count, width)


def own_values(
    after: AfterStates, shares: Array, firsts: Sequence[int], observers: Sequence[int]
) -> Array:
    """What each row is worth to the seat that decides; the result counts where a match is over.

    `firsts` are the first rows of the decisions, and in the end the number of rows; `observers`
    the seats that decide.
    """
    values = shares[:, 0].astype(np.float64)
    for row, result in zip(after.ended, after.results, strict=True):
        values[row] = result[observers[int(np.searchsorted(firsts, row, "right")) - 1]]
    return values
