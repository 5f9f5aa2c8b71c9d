"""The work of evolution that processes do: trials of changes, measurements, matches to watch."""

from typing import NamedTuple

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array
from pantheon.training.calibration import Seen, watched_matches
from pantheon.training.duels import Duels
from pantheon.training.evolution import Scale, Trial, find_scale, try_out, won_against
from pantheon.training.linear import Linear


class _Worker:
    """What a process keeps between two pieces of work."""

    def __init__(self, name: str) -> None:
        self.game = games.find(name)
        self.duels = Duels(self.game)
        self.linear = Linear(net_inputs(self.game))


_workers: dict[str, _Worker] = {}


def _worker(name: str) -> _Worker:
    if name not in _workers:
        _workers[name] = _Worker(name)
    return _workers[name]


def find_scale_of(name: str, seed: int) -> Scale:
    """What a change of 1 stands for in a game."""
    worker = _worker(name)
    return find_scale(worker.duels, worker.linear, seed)


class Piece(NamedTuple):
    """Work for a process: trials of changes to some weights."""

    scale: Scale
    centre: Array
    spread: float
    trials: list[Trial]


def try_piece(name: str, piece: Piece) -> list[float]:
    """How much better each change was than its opposite."""
    worker = _worker(name)
    scale = piece.scale
    sigma = piece.spread / max(1, scale.changing) ** 0.5
    return [
        try_out(worker.duels, worker.linear, scale, piece.centre, sigma, trial)
        for trial in piece.trials
    ]


def measure(name: str, weights: Array, seed: int, count: int) -> tuple[float, int]:
    """What the weights win against the game's own evaluation, and of how many matches."""
    worker = _worker(name)
    return won_against(worker.duels, worker.linear, weights, seed, count), count


def watch_matches(name: str, weights: Array, seed: int) -> Seen:
    """States of matches between these weights, and what came of them."""
    worker = _worker(name)
    return watched_matches(worker.duels, worker.linear, weights, seed)
