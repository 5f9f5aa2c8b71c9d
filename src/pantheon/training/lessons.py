"""What is learned from: states with what they led to, and with what a search expects of them."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pantheon.bots.learned.inputs import NetInputs
from pantheon.bots.learned.net import Array

LAMBDA = 0.97
"""How much what came after the next decision counts against the value found there."""


class Lessons(NamedTuple):
    """What was learned from some matches: rows, and for each the share of each seat."""

    rows: Array
    shares: Array
    seats: Array
    matches: int
    searched: "Searched"


class Searched(NamedTuple):
    """What a search made of some decisions."""

    rows: Array
    """The state after the best action of each."""
    expected: Array
    """What each seat may expect, the acting one first: shares of the win, or values of the game's
    own evaluation where the search had no net."""
    seats: Array


class MatchValues(NamedTuple):
    """What a match taught of values."""

    rows: Array
    shares: Array


def returns_of(count: int, values: Sequence[Array], result: Array) -> list[Array]:
    """For each of a seat's decisions what it led to: TD(λ), or the result without values."""
    returns: list[Array] = []
    later = result
    for at in range(count - 1, -1, -1):
        returns.append(later)
        if len(values) == count:
            later = (1 - LAMBDA) * values[at] + LAMBDA * later
    returns.reverse()
    return returns


def joined(
    values: Sequence[MatchValues],
    searched: Sequence[tuple[Array, Array]],
    inputs: NetInputs,
    seats: int,
) -> Lessons:
    """Lessons of one number of seats as one, with shares for the most seats of the game.

    `searched` are rows with what a search expects.
    """
    rows = [each.rows for each in values] or [np.zeros((0, inputs.size), np.int16)]
    shares = [each.shares for each in values] or [np.zeros((0, seats), np.float32)]
    many = len(searched)
    taught = Searched(
        np.array([each[0] for each in searched], np.int16).reshape(many, inputs.size),
        _wide([each[1] for each in searched], inputs.most_seats),
        np.full(many, seats, np.int8),
    )
    count = sum(map(len, rows))
    wide = _wide(np.concatenate(shares), inputs.most_seats)
    return Lessons(np.concatenate(rows), wide, np.full(count, seats, np.int8), len(values), taught)


def _wide(shares: Array | Sequence[Array], most: int) -> Array:
    """With room for the most seats."""
    found = np.zeros((len(shares), most), np.float16)
    if len(shares):
        found[:, : len(shares[0])] = shares
    return found
