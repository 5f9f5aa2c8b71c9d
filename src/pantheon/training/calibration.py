"""How much weights may be trusted: what a lead by them says of the result."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from pantheon.bots.learned.net import Array
from pantheon.core.chance import Luck
from pantheon.training.duels import Duels
from pantheon.training.evolution import options_of
from pantheon.training.linear import Linear, Weighted

MATCHES = 2
STEPS = 60


class Seen(NamedTuple):
    """States of some matches: the value of each seat, and what it got of the win.

    Seats that are not at the table have the value -inf.
    """

    values: Array
    shares: Array


def watched_matches(duels: Duels, linear: Linear, weights: Array, seed: int) -> Seen:
    """States of matches in which every seat plays by these weights."""
    values: list[Array] = []
    shares: list[Array] = []
    judge = Weighted(linear, weights)
    luck = Luck(seed)
    most = linear.inputs.most_seats
    for number in range(MATCHES):
        seats = duels.game.seats[luck.below(len(duels.game.seats)) if number % 2 else 0]
        seen: list[tuple[int, Array]] = []

        def watch(seat: int, rows: Array, chosen: int, to: list[tuple[int, Array]] = seen) -> None:
            to.append((seat, rows[chosen].copy()))

        options = options_of(duels.game, seats, luck)
        played = duels.play([judge] * seats, options, seed + number, watch)
        if played is None:
            continue
        for seat, row in seen:
            wide = np.full(most, -np.inf)
            wide[:seats] = judge.values(row[None], seats)[0]
            won = np.zeros(most)
            won[:seats] = np.roll(played[0], -seat)
            values.append(wide)
            shares.append(won)
    count = len(values)
    return Seen(np.array(values).reshape(count, most), np.array(shares).reshape(count, most))


def fitted_trust(seen: Sequence[Seen]) -> float:
    """The factor with which values foretell shares of the win best (maximum likelihood)."""
    values = np.concatenate([each.values for each in seen])
    shares = np.concatenate([each.shares for each in seen])
    there = np.isfinite(values)
    values = np.where(there, values, 0.0)
    low, high = 1e-4, 1e2
    ratio = 0.5 * (5**0.5 - 1)

    def loss(trust: float) -> float:
        logits = np.where(there, trust * values, -np.inf)
        highest = logits.max(axis=1, keepdims=True)
        total = highest[:, 0] + np.log(np.exp(logits - highest).sum(axis=1))
        return float(np.mean(total - np.where(there, shares * trust * values, 0.0).sum(axis=1)))

    left, right = np.log(low), np.log(high)
    for _ in range(STEPS):
        first, second = right - ratio * (right - left), left + ratio * (right - left)
        if loss(float(np.exp(first))) < loss(float(np.exp(second))):
            right = second
        else:
            left = first
    return float(np.exp(0.5 * (left + right)))
