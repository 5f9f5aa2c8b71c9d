"""Write what a game's `features.py` says of a state into a row: see `inputs`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.observation_rows import put_list


class FeatureRows:
    """The seats' columns, the observer's first and none for seats that are not taken; the rest."""

    def __init__(self, features: Any, most_seats: int, of_seat: int, others: int) -> None:
        self._features: Any = features
        self._most_seats: i64 = most_seats
        self._of_seat: i64 = of_seat
        self._others: i64 = others

    def write(self, state: Any, seat: i64, row: vec[i16], at: i64) -> i64:
        """Write all columns from index `at` on; returns the index after them."""
        by_seat: list[list[int]]
        others: list[int]
        by_seat, others = self._features(state, seat)
        seats: i64 = len(by_seat)
        nothing: list[int] = []
        for step in range(self._most_seats):
            numbers = by_seat[(seat + step) % seats] if step < seats else nothing
            at = put_list(row, at, numbers, self._of_seat, 0)
        return put_list(row, at, others, self._others, 0)
