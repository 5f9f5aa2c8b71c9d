"""What is learned from: states with what they led to, and decisions that a search took."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pantheon.bots.learned.inputs import NetInputs
from pantheon.bots.learned.net import Array

LAMBDA = 0.9
"""How much what came after the next decision counts against the value found there."""
GROUP = 8
"""The most actions of a decision that preferences are learned from: those that the search visits
most, and others at random."""


class Lessons(NamedTuple):
    """What was learned from some matches: rows, and for each the share of each seat."""

    rows: Array
    shares: Array
    seats: Array
    matches: int
    decisions: "Decisions"


class Decisions(NamedTuple):
    """What a search made of some decisions."""

    rows: Array
    """For each, the rows of some actions, the best one first."""
    counts: Array
    """How often the search visited each; -1 where a decision has fewer of them."""
    expected: Array
    """What each seat may expect by the game's own evaluation, the acting one first."""
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
    decisions: Sequence[tuple[Array, Array, Array]],
    inputs: NetInputs,
    seats: int,
) -> Lessons:
    """Lessons of one number of seats as one, with shares for the most seats of the game.

    A decision has its rows, counts and what the seats may expect.
    """
    rows = [each.rows for each in values] or [np.zeros((0, inputs.size), np.int16)]
    shares = [each.shares for each in values] or [np.zeros((0, seats), np.float32)]
    many = len(decisions)
    taught = Decisions(
        np.array([each[0] for each in decisions], np.int16).reshape(many, GROUP, inputs.size),
        np.array([each[1] for each in decisions], np.float16).reshape(many, GROUP),
        _wide([each[2] for each in decisions], inputs.most_seats),
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
