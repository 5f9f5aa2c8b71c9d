"""Write what a game's `features.py` says of a state into a row: see `inputs`."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.observation_rows import put, put_list, put_pads

SHARE: Final = 30000
"""A share of 1, as a whole number."""


class FeatureRows:
    """The seats' columns, their evaluation first, and the rest.

    The observer's come first, and then those of the seats to its left; seats that are not taken
    have none.
    """

    def __init__(self, features: Any, most_seats: int, of_seat: int, others: int) -> None:
        self._features: Any = features
        self._most_seats: i64 = most_seats
        self._of_seat: i64 = of_seat
        self._others: i64 = others

    def write(self, state: Any, seat: i64, row: vec[i16], at: i64) -> i64:
        """Write all columns from index `at` on; returns the index after them."""
        values: list[float]
        by_seat: list[list[int]]
        others: list[int]
        values, by_seat, others = self._features(state, seat)
        seats: i64 = len(by_seat)
        for step in range(self._most_seats):
            if step < seats:
                owner = (seat + step) % seats
                at = put(row, at, int(values[owner] * SHARE))
                at = put_list(row, at, by_seat[owner], self._of_seat, 0)
            else:
                at = put_pads(row, at, at + self._of_seat + 1, 0)
        return put_list(row, at, others, self._others, 0)
