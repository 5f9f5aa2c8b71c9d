"""How well each seat stands in many states at once, judged by the net of a game."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from pantheon.bots.learned.feature_rows import SHARE
from pantheon.bots.learned.net import Array, Net
from pantheon.bots.learned.weighted_sum import WeightedSum
from pantheon.bots.learned.weights import find_net
from pantheon.core.game import Game
from pantheon.core.observation_rows import new_row

BATCH = 256
"""The most rows that are judged in one product."""


class NetJudge:
    """Judges the states of one match after another; keeps an array for their rows."""

    def __init__(self, game: Game[Any, Any], net: Net) -> None:
        self._game = game
        self._net = net
        self.searches = net.searches
        """Whether a search should use it rather than the heuristic."""
        self.digest = net.digest
        self.chances = net.chances
        """The exponents with which values become win chances, for numbers of seats."""
        self.weighted_sum = _weighted_sum(game, net)
        """The same judgement in compiled code, if the net is a weighted sum of features."""
        self._buffer: Any = new_row(BATCH * net.layout.size)
        self._rows = _shared(self._buffer).reshape(BATCH, net.layout.size)
        self._table = b""
        self._with_table = 0
        """How many rows begin with the table's part, which is the same for a whole match."""

    def values(self, states: Sequence[Any], observers: Sequence[int]) -> Array:
        """For each state and seat the share of the win to expect, as its observer knows it.

        All states belong to one match. Where it is over, its result counts.
        """
        return np.concatenate([each[0] for each in self._batches(states, observers)])

    def preferences(self, states: Sequence[Any], seat: int) -> Array:
        """How gladly a seat would choose each of these states, which its actions lead to.

        Those in which the match is over are preferred to the best of the others by as much as their
        result is better than its value.
        """
        if self.weighted_sum is not None:
            judge = self.weighted_sum.values
            return np.array([judge(state, seat)[seat] for state in states])
        return self.judged([], 0, [(states, seat)])[1][0]

    def judged(
        self, states: Sequence[Any], observer: int, groups: Sequence[tuple[Sequence[Any], int]]
    ) -> tuple[Array, list[Array]]:
        """The values of states, and the preferences for groups of others, judged together.

        Each group is what the actions of the seat beside it lead to.
        """
        asked, observers = list(states), [observer] * len(states)
        for group, seat in groups:
            asked += group
            observers += [seat] * len(group)
        batches = self._batches(asked, observers)
        values = np.concatenate([each[0] for each in batches])
        preferences = np.concatenate([each[1] for each in batches])
        settled: list[Array] = []
        at = len(states)
        for group, seat in groups:
            after = at + len(group)
            settled.append(_settled(values[at:after, seat], preferences[at:after]))
            at = after
        return values[: len(states)], settled

    def _batches(
        self, states: Sequence[Any], observers: Sequence[int]
    ) -> list[tuple[Array, Array]]:
        """The values and the preferences of these states; NaN where the match is over."""
        return [
            self._batch(states[at : at + BATCH], observers[at : at + BATCH])
            for at in range(0, len(states), BATCH)
        ]

    def _batch(self, states: Sequence[Any], observers: Sequence[int]) -> tuple[Array, Array]:
        layout, count, seats = self._net.layout, len(states), states[0].seats
        self._write_table(states[0], count)
        over: list[int] = []
        for at in range(count):
            if self._game.over(states[at]):
                over.append(at)
            else:
                layout.write_seat(states[at], observers[at], self._buffer, at * layout.size)
        shares, chosen = self._net.judged(self._rows[:count], seats)
        preferences = chosen.astype(np.float64)
        clockwise = (np.arange(seats) - np.array(observers)[:, None]) % seats
        values: Array = np.take_along_axis(shares, clockwise, axis=1).astype(np.float64)
        for at in over:
            values[at] = self._game.evaluate(states[at])
            preferences[at] = np.nan
        return values, preferences

    def _write_table(self, state: Any, count: int) -> None:
        """Write the table's part of the first rows, unless it is there already."""
        layout = self._net.layout
        layout.write_table(state, self._buffer, 0)
        table = self._rows[0, : layout.table_size].tobytes()
        if table != self._table:
            self._table, self._with_table = table, 1
        for at in range(self._with_table, count):
            layout.write_table(state, self._buffer, at * layout.size)
        self._with_table = max(self._with_table, count)


def _settled(values: Array, preferences: Array) -> Array:
    """The preferences, with those for states in which the match is over (see `preferences`)."""
    over = np.isnan(preferences)
    if not over.any():
        return preferences
    if over.all():
        return values
    best = int(np.nanargmax(preferences))
    found: Array = np.where(over, preferences[best] + values - values[best], preferences)
    return found


def _weighted_sum(game: Game[Any, Any], net: Net) -> WeightedSum | None:
    weights = net.weights_of_seats()
    if weights is None:
        return None
    (evaluation, *of_seat), others = weights
    return WeightedSum(game, net.layout.features, SHARE * evaluation, of_seat, others)


def _shared(numbers: Any) -> Array:
    """A vec as a NumPy array of the same memory, to be read only."""
    array: Array = np.frombuffer(numbers, np.int16)
    return array


@cache
def find_judge(game: Game[Any, Any]) -> NetJudge | None:
    """The judge of a game that has a net to be used, else None (see `find_net`)."""
    net = find_net(game)
    return None if net is None else NetJudge(game, net)
