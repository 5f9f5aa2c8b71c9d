"""Who judges the rows of self-play: a net, or the game's own evaluation, which is among them."""

import itertools
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.feature_rows import SHARE
from pantheon.bots.learned.inputs import EVALUATION, NetInputs
from pantheon.bots.learned.judge import STEP, NetJudge
from pantheon.bots.learned.net import Array


class Judge(Protocol):
    """Judges rows of inputs: shares of the win, the observer's first, and preferences."""

    def judged(self, rows: Array, seats: int) -> tuple[Array, Array]: ...


class Heuristic:
    """The game's own evaluation, which is among the inputs."""

    def __init__(self, inputs: NetInputs) -> None:
        self._columns = evaluation_columns(inputs)

    def judged(self, rows: Array, seats: int) -> tuple[Array, Array]:
        """Each seat's value as it is, and what greedy prefers: a high value of its own."""
        values: Array = rows[:, self._columns[:seats]].astype(np.float32) / SHARE
        return values, values[:, 0] / STEP


def evaluation_columns(inputs: NetInputs) -> list[int]:
    """Where the game's own evaluation of each seat is among the inputs."""
    return [inputs.names.index(f"{EVALUATION}.{seat}") for seat in range(inputs.most_seats)]


def rows_of(after: AfterStates, width: int) -> Array:
    """The rows as an array; the next `add` may overwrite them."""
    written: Any = after.rows
    numbers: Array = np.frombuffer(written, np.int16)
    return numbers[: after.count * width].reshape(after.count, width)


def settle_results(
    after: AfterStates,
    shares: Array,
    preferences: Array,
    firsts: Sequence[int],
    observers: Sequence[int],
) -> Array:
    """Preferences by which the result counts where a match is over.

    `firsts` are the first rows of the decisions, and in the end the number of rows; `observers`
    the seats that decide.
    """
    if not after.ended:
        return preferences
    settled = preferences.astype(np.float64)
    values = shares[:, 0] / STEP
    for row, result in zip(after.ended, after.results, strict=True):
        settled[row] = np.nan
        values[row] = result[observers[int(np.searchsorted(firsts, row, "right")) - 1]] / STEP
    for first, end in itertools.pairwise(firsts):
        settled[first:end] = NetJudge.settled(values[first:end], settled[first:end])
    return settled
