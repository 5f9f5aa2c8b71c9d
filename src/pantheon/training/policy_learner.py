"""A policy as it learns: a net with a preference, its slopes worked out with NumPy.

It learns by clipped policy gradients (PPO): what was better than expected is preferred more, what
was worse less, but no decision moves it far at once. Its values learn what was won.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from pantheon.bots.learned.inputs import NetInputs
from pantheon.bots.learned.net import STEP, Array, Net
from pantheon.training.policy_matches import PolicyLessons

HIDDEN, SECOND = 192, 48
EPOCHS = 2
BATCH = 2048
"""Decisions in each step."""
CLIP = 0.2
"""The odds of an action change by no more than this part for one lesson."""
VALUES = 0.5
"""How much values count beside preferences."""
ENTROPY = 0.002
"""How much it counts that a policy goes on trying things out."""
STEEPEST = 1.0
"""Longer slopes are shortened to this."""
MOMENTUM, SPREAD, TINY = 0.9, 0.99, 1e-8
"""Adam's: how long the mean and the spread of the slopes are remembered."""
SHARP = 2.0
"""The usual spread of a decision's preferences at first: the best action is clear, not certain."""
RARE = 0.1
"""How much the largest number counts beside the deviation, for inputs that are rarely set."""
NEVER = 1e-3
"""Inputs that differ less between the actions of a decision count as they differ elsewhere."""
MOST_DIRECT = 50.0
"""So much more than its deviation, at most, an input counts for what it differs in a decision."""
EDGE, LEAST = 1e-4, 1e-30


class Spread(NamedTuple):
    """How far inputs go: over all states, and between the actions of a decision."""

    mean: Array
    scale: Array
    """For the hidden layers: brings deviations near 1."""
    direct: Array
    """For the direct sum: brings near 1 by how much actions differ."""
    preferences: float
    """The usual spread of what a net prefers within a decision."""


def spread_of(decisions: list[Array], net: Net, seats: list[int]) -> Spread:
    """From the rows of decisions, one for each action, and the numbers of seats."""
    rows = np.concatenate(decisions).astype(np.float64)
    largest = np.maximum(1, np.abs(rows).max(axis=0))
    usual = rows.std(axis=0)
    scale = np.where(usual > 0, 1 / (usual + RARE * largest), 0)
    within = np.sqrt(np.mean([each.astype(np.float64).var(axis=0) for each in decisions], axis=0))
    direct = np.where(within > NEVER, 1 / np.maximum(within, NEVER), scale)
    direct = np.minimum(direct, MOST_DIRECT * scale)
    preferred = [
        leads_of(net, each, number).std() for each, number in zip(decisions, seats, strict=True)
    ]
    return Spread(
        rows.mean(axis=0).astype(np.float32), scale.astype(np.float32), direct.astype(np.float32),
        float(np.mean(preferred)),
    )  # fmt: skip


def leads_of(net: Net, rows: Array, seats: int) -> Array:
    """What a policy would prefer if it began with a net: its preference, or its seat's lead."""
    shares, preferences = net.judged(rows, seats)
    if net.prefers:
        return preferences / STEP
    leads: Array = np.log(shares[:, 0] + LEAST) - np.log(shares[:, 1] + LEAST)
    return leads


class PolicyLearner:
    """The weights, and how they learn; `net` has them as bots use them."""

    def __init__(self, inputs: NetInputs, net: Net, spread: Spread, seed: int = 0) -> None:
        """Begins with a net: with its preference, or else its seat's lead over the next."""
        self._inputs = inputs
        self._spread = spread
        self._random = np.random.default_rng(seed)
        self.weights = self._begun_with(net)
        self._means = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self._squares = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def state(self) -> dict[str, Array]:
        """All that is needed to go on learning, to be given to `restore`."""
        parts = {"weight": self.weights, "mean": self._means, "square": self._squares}
        found = {f"{part}.{name}": each for part, of in parts.items() for name, each in of.items()}
        return {**found, "steps": np.array(self.steps)}

    def restore(self, state: Mapping[str, Array]) -> None:
        """Go on learning; KeyError or ValueError if the state is of another net."""
        parts = {"weight": self.weights, "mean": self._means, "square": self._squares}
        for part, arrays in parts.items():
            for name, array in arrays.items():
                array[:] = state[f"{part}.{name}"]
        self.steps = int(state["steps"])

    def net(self) -> Net:
        """The policy as a net that bots use."""
        spread, weights = self._spread, self.weights
        ratio = _divided(spread.direct, spread.scale)[:, None]
        direct = weights["direct"] * ratio
        middle = spread.mean * spread.scale
        arrays = {
            **weights,
            "scale": spread.scale,
            "direct": direct,
            "bias": weights["bias"] - middle @ weights["first"],
            "values_bias": weights["values_bias"] - middle @ direct,
        }
        return Net(self._inputs, arrays)

    def learn(self, lessons: PolicyLessons, rate: float) -> float:
        """Learn from lessons; returns how far the policy has gone from them (KL divergence)."""
        gains = lessons.gains - lessons.gains.mean()
        gains = gains / (gains.std() + TINY)
        starts = np.concatenate([[0], np.cumsum(lessons.sizes)[:-1]]).astype(np.int64)
        gone: list[float] = []
        for _ in range(EPOCHS):
            order = self._random.permutation(len(starts))
            gone = [
                self._step(lessons, starts, gains, order[at : at + BATCH], rate)
                for at in range(0, len(order), BATCH)
            ]
        return float(np.mean(gone))

    def slopes(
        self, lessons: PolicyLessons, starts: Array, gains: Array, which: Array
    ) -> tuple[dict[str, Array], float]:
        """The slope of the loss of some decisions for each weight, and how far it has gone."""
        weights, spread = self.weights, self._spread
        sizes = lessons.sizes[which].astype(np.int64)
        firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        places = np.repeat(starts[which] - firsts, sizes) + np.arange(sizes.sum())
        rows = lessons.rows[places] - spread.mean
        read, direct = rows * spread.scale, rows * spread.direct
        first = np.maximum(read @ weights["first"] + weights["bias"], 0)
        second = np.maximum(first @ weights["second"] + weights["second_bias"], 0)
        out = second @ weights["values"] + direct @ weights["direct"] + weights["values_bias"]
        picked = firsts + lessons.chosen[which]
        of_out = np.zeros_like(out)
        of_out[:, -1], gone = _of_preferences(
            out[:, -1], firsts, sizes, picked, lessons.logs[which], gains[which]
        )
        of_out[picked, :-1] = VALUES * _of_values(
            out[picked, :-1], lessons.seats[which], lessons.returns[which]
        )
        of_out /= len(which)
        of_second = (of_out @ weights["values"].T) * (second > 0)
        of_first = (of_second @ weights["second"].T) * (first > 0)
        found = {
            "first": read.T @ of_first,
            "bias": of_first.sum(axis=0),
            "second": first.T @ of_second,
            "second_bias": of_second.sum(axis=0),
            "values": second.T @ of_out,
            "values_bias": of_out.sum(axis=0),
            "direct": direct.T @ of_out,
        }
        return found, gone

    def _begun_with(self, net: Net) -> dict[str, Array]:
        spread, full = self._spread, _of_all_columns(net)
        if net.prefers:
            values, direct, bias = full["values"], full["direct"], full["values_bias"]
        else:
            sharp = SHARP / max(spread.preferences, TINY)
            values, direct, bias = (
                np.concatenate([each, sharp * (each[..., :1] - each[..., 1:2])], axis=-1)
                for each in (full["values"], full["direct"], full["values_bias"])
            )
        weights = {
            "first": _divided(full["first"], spread.scale[:, None]),
            "second": full["second"],
            "second_bias": full["second_bias"],
            "values": values,
            "direct": _divided(direct, spread.direct[:, None]),
        }
        # Columns that are the same everywhere count once and for all.
        weights["bias"] = full["bias"] + spread.mean @ full["first"]
        weights["values_bias"] = bias + spread.mean @ direct
        if not len(weights["bias"]):
            weights |= self._drawn(values.shape[1])
        return {name: each.astype(np.float32) for name, each in weights.items()}

    def _drawn(self, columns: int) -> dict[str, Array]:
        """Hidden layers that say nothing yet."""
        width, normal = self._inputs.size, self._random.standard_normal
        return {
            "first": normal((width, HIDDEN)) * (2 / width) ** 0.5,
            "bias": np.zeros(HIDDEN),
            "second": normal((HIDDEN, SECOND)) * (2 / HIDDEN) ** 0.5,
            "second_bias": np.zeros(SECOND),
            "values": np.zeros((SECOND, columns)),
        }

    def _step(
        self, lessons: PolicyLessons, starts: Array, gains: Array, which: Array, rate: float
    ) -> float:
        """A step of Adam."""
        slopes, gone = self.slopes(lessons, starts, gains, which)
        length = float(np.sqrt(sum(float((each**2).sum()) for each in slopes.values())))
        shortened = min(1.0, STEEPEST / (length + TINY))
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self._means[name], self._squares[name]
            mean += (1 - MOMENTUM) * (shortened * slope - mean)
            square += (1 - SPREAD) * ((shortened * slope) ** 2 - square)
            straight = mean / (1 - MOMENTUM**self.steps)
            usual = np.sqrt(square / (1 - SPREAD**self.steps)) + TINY
            self.weights[name] -= (rate * straight / usual).astype(np.float32)
        return gone


def _of_preferences(
    preferences: Array, firsts: Array, sizes: Array, picked: Array, logs: Array, gains: Array
) -> tuple[Array, float]:
    """The slope of the loss for each preference, and the divergence from the odds drawn with."""
    highest = np.repeat(np.maximum.reduceat(preferences, firsts), sizes)
    powers = np.exp(preferences - highest)
    odds = powers / np.repeat(np.add.reduceat(powers, firsts), sizes)
    surprise = np.log(odds + TINY)
    now = surprise[picked]
    ratio = np.exp(now - logs)
    # Nothing is learned where a step would take the odds farther than the clip.
    held = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(held, 0, ratio * gains)
    slope = odds * np.repeat(pull, sizes)
    slope[picked] -= pull
    entropy = -np.add.reduceat(odds * surprise, firsts)
    slope += ENTROPY * odds * (surprise + np.repeat(entropy, sizes))
    return slope, float((logs - now).mean())


def _of_values(values: Array, seats: Array, returns: Array) -> Array:
    """The slope of the cross entropy of what was won, for the value of each seat."""
    absent = np.arange(values.shape[1]) >= seats[:, None]
    powers = np.where(absent, 0, np.exp(values - np.where(absent, -np.inf, values).max(1)[:, None]))
    shares = powers / powers.sum(axis=1, keepdims=True)
    own = np.clip(shares[:, 0], EDGE, 1 - EDGE)
    slope: Array = -((own - returns) / (1 - own))[:, None] * shares
    slope[:, 0] = own - returns
    return slope


def _of_all_columns(net: Net) -> dict[str, Array]:
    """A net's arrays for every column that its game offers, with nothing to scale."""
    places = {name: place for place, name in enumerate(net.layout.names)}
    columns = [places[name] for name in net.inputs]
    full = dict(net.arrays)
    for name in ("first", "direct"):
        array = net.arrays["scale"][:, None] * net.arrays[name]
        full[name] = np.zeros((net.layout.size, array.shape[1]), np.float32)
        full[name][columns] = array
    return full


def _divided(numbers: Array, by: Array) -> Array:
    """0 where there is nothing to divide by."""
    return np.divide(numbers, by, out=np.zeros_like(numbers), where=by > 0)
