"""A run of evolution: processes that try changes out, and the weights that come of it."""

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array
from pantheon.bots.learned.weights import load_net, save_net
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.training.calibration import fitted_trust
from pantheon.training.checkpoints import read_checkpoint, write_checkpoint
from pantheon.training.evolution import Scale, Trial, change_of, scaled_down
from pantheon.training.evolution_worker import (
    Piece,
    find_scale_of,
    measure,
    try_piece,
    watch_matches,
)
from pantheon.training.linear import Linear
from pantheon.training.processes import commit, one_thread_each
from pantheon.training.strength import Measured, draw_strength, estimate

BATCH = 128
"""Trials for each step of the weights."""
PIECE = 4
"""Trials that a process is given at once."""
USUAL = 10_000
"""In so many trials, luck alone would carry the weights as far as one change does."""
RECENT = 20 * BATCH
"""So many trials show how much their outcome varies."""
FIRST_SEATS = 0.7
"""How many of the trials are matches with the fewest seats."""
AGAINST_FIRST = 0.3
"""How many are played against the game's own evaluation."""
MEASURING = 10
"""Every tenth piece of work is a measurement."""
MEASURED = 8
LAST = 0.65
"""The weights are the average over the last part of the run: there is less luck in it."""
SAVED = 30.0
SEEDS = 1 << 60


class EvolutionPlan(msgspec.Struct, frozen=True):
    """The settings of a run."""

    minutes: float
    processes: int
    matches: int = 200
    """At the end, to say how strong the weights are, and how sure."""
    spread: float = 0.5
    """The size of a change beside the differences that the evaluation makes between actions."""
    rate: float = 1.0
    """How fast the weights follow what wins."""
    trials: int = 0
    """After so many more the run ends early; 0: only the time ends it."""
    seed: int = 1
    from_net: bool = False
    """Begin with the net that the game has, not with its own evaluation."""


class Evolved(msgspec.Struct):
    """How far a run has come; what an earlier part of it did is counted in."""

    seconds: float = 0.0
    trials: int = 0
    measured: list[Measured] = []

    def recent(self, count: int = 24) -> list[Measured]:
        """The last measurements."""
        return self.measured[-count:]


class EvolutionRun:
    """Trains the weights of a game; FILE gets them, files beside it the rest."""

    def __init__(self, game: Game[Any, Any], plan: EvolutionPlan, file: Path) -> None:
        self.game, self.plan, self.file = game, plan, file
        self.checkpoint = file.with_suffix(".checkpoint")
        self.linear = Linear(net_inputs(game))
        self.progress = Evolved()
        self.last: list[Measured] = []
        """How strong the weights are in the end."""
        self._random = np.random.default_rng(plan.seed)
        self._scale: Scale | None = None
        self._history = [self.linear.first()]
        self._gains: list[float] = []
        self._net = self._weights_of_net() if plan.from_net else None
        if self.checkpoint.is_file():
            self._load()
        elif file.parent != Path() and not file.parent.is_dir():
            raise PantheonError(f"there is no folder {file.parent}")

    def train(self, watch: Callable[[Evolved, float], None]) -> Evolved:
        """Train as long as planned; `watch` sees the progress, and how far the run is, 0 to 1."""
        context = multiprocessing.get_context("spawn")
        with one_thread_each(), ProcessPoolExecutor(self.plan.processes, context) as pool:
            self._evolve(pool, watch)
            self._finish(pool)
        return self.progress

    def average(self) -> Array:
        """The weights over the last part of the run, by name and as the columns come."""
        assert self._scale is not None
        last = self._history[int(len(self._history) * (1 - LAST)) :]
        mean: Array = np.mean(last, axis=0) * self._scale.weights
        return mean

    def _evolve(self, pool: ProcessPoolExecutor, watch: Callable[[Evolved, float], None]) -> None:
        start, before = time.monotonic(), self.progress.seconds
        saved, seconds = start, 60 * self.plan.minutes
        ends = self.progress.trials + self.plan.trials if self.plan.trials else 0
        name, pieces = self.game.name, 0
        if self._scale is None:
            self._scale = pool.submit(find_scale_of, name, self.plan.seed).result()
            if self._net is not None:
                self._history = [scaled_down(self._net, self.linear.base, self._scale)]
        running: dict[Future[Any], Piece | int] = {}
        batch: list[tuple[Trial, float]] = []
        while True:
            while len(running) < 2 * self.plan.processes and self._goes_on(start, ends):
                pieces += 1
                centre = self._history[-1]
                if pieces % MEASURING == 0:
                    weights = centre * self._scale.weights
                    work = pool.submit(measure, name, weights, self._seed(), MEASURED)
                    running[work] = len(self._history)
                else:
                    trials = [self._draw() for _ in range(PIECE)]
                    piece = Piece(self._scale, centre, self.plan.spread, trials)
                    running[pool.submit(try_piece, name, piece)] = piece
            if not running:
                break
            for each in wait(running, return_when=FIRST_COMPLETED)[0]:
                piece_or_version = running.pop(each)
                now = time.monotonic()
                self.progress.seconds = before + now - start
                if isinstance(piece_or_version, int):
                    won, played = each.result()
                    measured = Measured(self.progress.seconds, won, played, piece_or_version)
                    self.progress.measured.append(measured)
                    continue
                batch += zip(piece_or_version.trials, each.result(), strict=True)
                if len(batch) >= BATCH:
                    self._step(batch)
                    batch = []
                if now - saved > SAVED:
                    saved = now
                    self._save()
                watch(self.progress, min(1.0, (now - start) / seconds))

    def _weights_of_net(self) -> Array:
        try:
            return self.linear.of_net(load_net(self.game))
        except ValueError as error:
            raise PantheonError(f"{self.game.name}: {error}; begin without it") from error

    def _goes_on(self, start: float, ends: int) -> bool:
        """Whether there is time for more, and fewer trials than wanted."""
        in_time = time.monotonic() - start < 60 * self.plan.minutes
        return in_time and (not ends or self.progress.trials < ends)

    def _seed(self) -> int:
        return int(self._random.integers(SEEDS))

    def _draw(self) -> Trial:
        """A pair of matches to be played."""
        seats, others = self.game.seats[0], self.game.seats[1:]
        if others and self._random.random() > FIRST_SEATS:
            seats = int(self._random.choice(others))
        return Trial(self._seed(), seats, bool(self._random.random() < AGAINST_FIRST))

    def _step(self, batch: list[tuple[Trial, float]]) -> None:
        """Move the weights towards the changes that won, away from those that lost."""
        assert self._scale is not None
        self._gains += [gain for _, gain in batch]
        self._gains = self._gains[-RECENT:]
        usual = float(np.sqrt(np.mean(np.square(self._gains)))) or 1.0
        found = np.zeros(len(self.linear.names))
        for trial, gain in batch:
            found += gain / usual * change_of(trial.seed, self.linear, self._scale)
        rate = self.plan.rate * self.plan.spread / (max(1, self._scale.changing) * USUAL) ** 0.5
        self._history.append(self._history[-1] + rate * found)
        self.progress.trials += len(batch)

    def _save(self) -> None:
        """Write all that is needed to go on, in one move, and the plot."""
        assert self._scale is not None
        notes = {"game": self.game.name, "progress": self.progress, "names": self.linear.names}
        arrays = {
            "scale": self._scale.weights,
            "margin": np.array(self._scale.margin),
            "history": np.array(self._history, np.float32),
            "gains": np.array(self._gains, np.float32),
        }
        write_checkpoint(self.checkpoint, notes, arrays)
        if self.progress.measured:
            title = f"{self.game.name}: {self.progress.trials:,} pairs of matches"
            try:
                draw_strength(self.progress.measured, title, self.file.with_suffix(".png"))
            except PantheonError:
                return

    def _load(self) -> None:
        """Go on where the checkpoint was written."""
        notes, arrays = read_checkpoint(self.checkpoint, self.game.name)
        if notes["names"] != list(self.linear.names):
            raise PantheonError(f"{self.checkpoint} has other features; remove it")
        self.progress = msgspec.convert(notes["progress"], Evolved)
        self._scale = Scale(arrays["scale"], float(arrays["margin"]))
        self._history = list(arrays["history"].astype(np.float64))
        self._gains = arrays["gains"].tolist()
        self._random = np.random.default_rng([self.plan.seed, self.progress.trials])

    def _finish(self, pool: ProcessPoolExecutor) -> None:
        """Say how strong the weights are, and write them as a net."""
        self._save()
        name, weights = self.game.name, self.average()
        pieces = range(max(1, self.plan.matches // MEASURED))
        measuring = [pool.submit(measure, name, weights, self._seed(), MEASURED) for _ in pieces]
        watching = [pool.submit(watch_matches, name, weights, self._seed()) for _ in pieces]
        version = len(self._history)
        for each in measuring:
            share, played = each.result()
            self.last.append(Measured(self.progress.seconds, share, played, version))
        trust = fitted_trust([each.result() for each in watching])
        won = estimate(self.last)
        training: dict[str, int | float | str] = {
            "method": "evolution at one look ahead: changes of the weights that win matches",
            "minutes": round(self.progress.seconds / 60, 1),
            "processes": self.plan.processes,
            "pairs of matches": self.progress.trials,
            "spread": self.plan.spread,
        }
        if self.plan.from_net:
            training["began with"] = f"the net {load_net(self.game).digest}"
        figures = {
            "share of wins against greedy, 2 seats": won.value,
            "low": won.low,
            "high": won.high,
            "matches": float(won.count),
        }
        net = self.linear.net(weights * trust)
        folder = self.file.parent
        save_net(folder, self.game, net, commit(), training, figures, self.file.stem)
