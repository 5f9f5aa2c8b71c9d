"""The states after each of a seat's actions, as rows of net inputs in one array."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.chance import Luck
from pantheon.core.observation_rows import new_row


class AfterStates:
    """Rows of the states after actions, of one decision or several: one product judges them all.

    Every action of a decision has the same luck, so that the better one wins, not the luckier.
    """

    def __init__(self, game: Any, inputs: Any) -> None:
        self._copy: Any = game.copy
        self._apply: Any = game.apply_code
        self._over: Any = game.over
        self._result: Any = game.result
        self._write_table: Any = inputs.write_table
        self._write: Any = inputs.write_features
        self._width: i64 = inputs.size
        self._table: i64 = inputs.table_size
        self._room: i64 = 256
        self.count: i64 = 0
        """The number of rows; `rows` has room for more."""
        self.rows: vec[i16] = new_row(self._room * self._width)
        self.ended: list[int] = []
        """The rows of states in which the match is over: there is nothing in them to be read."""
        self.results: list[Any] = []
        """The shares of the win in each of those, by seat."""

    def clear(self) -> None:
        """Forget all rows."""
        self.count = 0
        self.ended = []
        self.results = []

    def add(self, state: Any, seat: int, codes: list[int], luck: int) -> None:
        """A row for each action of a seat, in the order of its codes."""
        self._make_room(self.count + len(codes))
        first = self.count * self._width
        self._write_table(state, self.rows, first)
        for code in codes:
            ahead = self._copy(state)
            self._apply(ahead, seat, code, Luck(luck))
            start = self.count * self._width
            for column in range(self._table):
                self.rows[start + column] = self.rows[first + column]
            if self._over(ahead):
                self.ended.append(self.count)
                self.results.append(self._result(ahead).shares())
            else:
                self._write(ahead, seat, self.rows, start + self._table)
            self.count += 1

    def _make_room(self, count: i64) -> None:
        if count <= self._room:
            return
        self._room = 2 * count
        rows = new_row(self._room * self._width)
        for at in range(self.count * self._width):
            rows[at] = self.rows[at]
        self.rows = rows
