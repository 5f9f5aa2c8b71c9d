"""Evolution: weights that win more matches, without asking why.

Two sets of weights, the present ones plus and minus the same random change, play each other with
the same luck in both seats. Whichever wins tells a little about which way is better; thousands of
such matches tell it well. The changes are measured by how much the columns differ between the
actions of a decision, since only that decides what is played.
"""

from typing import Any, NamedTuple

import numpy as np

from pantheon.bots.learned.net import Array
from pantheon.core.chance import Luck
from pantheon.core.game import Game
from pantheon.core.options import Options
from pantheon.training.duels import Duels
from pantheon.training.judges import Heuristic, Judge
from pantheon.training.linear import Linear, Weighted
from pantheon.training.tables import draw_table

SCALED = 16
"""Matches of the game's own evaluation that show how much the columns differ."""
SELDOM = 1e-3
"""Columns that differ in fewer decisions are left alone."""
USUAL, PARTS = 70, 100
"""Of 100 trials so many have the default options, the others those of `draw_table`, some of which
take very long."""
MARGIN, CLIP = 0.5, 2.0
"""How much the distance between scores counts beside the win, and the largest that counts."""


class Scale(NamedTuple):
    """What a change of 1 stands for: as much as the evaluation differs between actions."""

    weights: Array
    """By name; 0 for columns that never differ."""
    margin: float
    """The usual distance between scores."""

    @property
    def changing(self) -> int:
        """How many weights change: all but that of the game's own evaluation."""
        return int((self.weights > 0).sum()) - 1


class Trial(NamedTuple):
    """A pair of matches to be played."""

    seed: int
    seats: int
    against_first: bool
    """Against the game's own evaluation, else of both changes against each other."""


def find_scale(duels: Duels, linear: Linear, seed: int) -> Scale:
    """From matches of the game's own evaluation on many kinds of tables."""
    spreads: list[Array] = []
    margins: list[float] = []
    judge, luck, seats = Weighted(linear, linear.first()), Luck(seed), duels.game.seats

    def watch(_seat: int, rows: Array, _chosen: int) -> None:
        spreads.append(linear.ahead(rows, count).std(axis=0))

    for number in range(SCALED):
        count = seats[number // 2 % len(seats) if number % 2 else 0]
        options = options_of(duels.game, count, luck)
        played = duels.play([judge] * count, options, seed + number, watch)
        if played is not None:
            margins.append(float(np.ptp(played[1])))
    found = np.array(spreads)
    usual = np.sqrt((found**2).mean(axis=0))
    usual[linear.base] = found[:, linear.base].mean()
    often = (found > 0).mean(axis=0) > SELDOM
    weights = np.divide(1.0, usual, out=np.zeros(len(usual)), where=often)
    return Scale(weights, float(np.sqrt(np.mean(np.square(margins)))) or 1.0)


def scaled_down(weights: Array, base: int, scale: Scale) -> Array:
    """Weights, 1 for the game's own evaluation (`base`), in units of the scale.

    Those of columns that never differ are left out, as they change nothing.
    """
    there = scale.weights > 0
    found: Array = np.zeros(len(weights))
    np.divide(weights * scale.weights[base], scale.weights, out=found, where=there)
    return found


def options_of(game: Game[Any, Any], seats: int, luck: Luck) -> Options:
    """The options of a match."""
    return game.options() if luck.below(PARTS) < USUAL else draw_table(game, seats, luck)


def change_of(seed: int, linear: Linear, scale: Scale) -> Array:
    """The random change that a trial tries, both ways."""
    change = np.random.default_rng(seed).standard_normal(len(linear.names))
    change[linear.base] = 0.0
    return change * (scale.weights > 0)


def try_out(
    duels: Duels, linear: Linear, scale: Scale, centre: Array, sigma: float, trial: Trial
) -> float:
    """How much better a change was than its opposite, about from -2 to 2; 0 if that is unknown."""
    change = sigma * change_of(trial.seed, linear, scale)
    plus = Weighted(linear, (centre + change) * scale.weights)
    minus = Weighted(linear, (centre - change) * scale.weights)
    rest, luck = Heuristic(linear.inputs), Luck(trial.seed)
    options = options_of(duels.game, trial.seats, luck)
    first, second = trial.seed % trial.seats, (trial.seed + 1) % trial.seats
    gain = 0.0
    for ours, theirs, sign in ((plus, minus, 1), (minus, plus, -1)):
        judges: list[Judge] = [rest] * trial.seats
        judges[first] = ours
        if not trial.against_first:
            judges[second] = theirs
        played = duels.play(judges, options, trial.seed)
        if played is None:
            return 0.0
        rivals = [each for each in range(trial.seats) if each != first]
        gain += sign * _gain(*played, first, rivals if trial.against_first else [second], scale)
    return gain / 2


def _gain(shares: Array, scores: Array, seat: int, rivals: list[int], scale: Scale) -> float:
    """By how much a seat did better than rivals."""
    won = shares[seat] - shares[rivals].mean()
    ahead = np.clip((scores[seat] - scores[rivals].max()) / scale.margin, -CLIP, CLIP)
    return float((1 - MARGIN) * won + MARGIN * ahead)


def won_against(duels: Duels, linear: Linear, weights: Array, seed: int, count: int) -> float:
    """The share of the win against the game's own evaluation, with the fewest seats."""
    mine, other = Weighted(linear, weights), Heuristic(linear.inputs)
    seats, won = duels.game.seats[0], 0.0
    for number in range(count):
        judges: list[Judge] = [other] * seats
        judges[number % seats] = mine
        played = duels.play(judges, duels.game.options(), seed + number // seats)
        won += 1 / seats if played is None else float(played[0][number % seats])
    return won
