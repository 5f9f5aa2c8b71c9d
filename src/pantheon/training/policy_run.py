"""A run of policy training: processes that play, and the policy that learns from it."""

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array, Net
from pantheon.bots.learned.weights import load_net, save_net
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.training.checkpoints import read_checkpoint, write_checkpoint
from pantheon.training.linear import Linear
from pantheon.training.policy_learner import PolicyLearner
from pantheon.training.policy_matches import PolicyLessons, joined
from pantheon.training.policy_worker import find_spread, measure, play
from pantheon.training.processes import commit, one_thread_each
from pantheon.training.strength import Measured, draw_strength, estimate

PIECE = 2000
"""Decisions that a process makes at once."""
MEASURING = 12
"""Every twelfth piece of work is a measurement."""
MEASURED = 8
LAST_RATE = 0.1
"""Of the first learning rate, at the end."""
WARMING = 3
"""Rounds during which the learning rate rises."""
SAVED = 30.0
SEEDS = 1 << 60
SAMPLE_SEED = 1
"""How far inputs go is found from the same matches when a run goes on."""


class PolicyPlan(msgspec.Struct, frozen=True):
    """The settings of a run."""

    minutes: float
    processes: int
    matches: int = 200
    """At the end, to say how strong the policy is, and how sure."""
    batch: int = 60_000
    """Decisions of each round of learning."""
    rate: float = 1e-3
    """The learning rate at first."""
    rounds: int = 0
    """After so many more the run ends early; 0: only the time ends it."""
    seed: int = 1
    from_net: bool = False
    """Begin with the net that the game has, not with its own evaluation."""


class PolicyProgress(msgspec.Struct):
    """How far a run has come; what an earlier part of it did is counted in."""

    seconds: float = 0.0
    rounds: int = 0
    matches: int = 0
    decisions: int = 0
    gone: float = 0.0
    """How far the last round took the policy."""
    measured: list[Measured] = []

    def recent(self, count: int = 24) -> list[Measured]:
        """The last measurements."""
        return self.measured[-count:]


class PolicyRun:
    """Trains the policy of a game; FILE gets it, files beside it the rest."""

    def __init__(self, game: Game[Any, Any], plan: PolicyPlan, file: Path) -> None:
        self.game, self.plan, self.file = game, plan, file
        self.checkpoint = file.with_suffix(".checkpoint")
        self.inputs = net_inputs(game)
        self.progress = PolicyProgress()
        self.last: list[Measured] = []
        """How strong the policy is in the end."""
        self._state: dict[str, Array] = {}
        """Of the learner, if the run goes on."""
        if self.checkpoint.is_file():
            self._load()
        elif file.parent != Path() and not file.parent.is_dir():
            raise PantheonError(f"there is no folder {file.parent}")
        self._random = np.random.default_rng([plan.seed, self.progress.rounds])

    def train(self, watch: Callable[[PolicyProgress, float], None]) -> PolicyProgress:
        """Train as long as planned; `watch` sees the progress, and how far the run is, 0 to 1."""
        context = multiprocessing.get_context("spawn")
        with one_thread_each(), ProcessPoolExecutor(self.plan.processes, context) as pool:
            learner = self._learner(pool)
            self._learn(learner, pool, watch)
            self._save(learner)
            self._finish(learner.net(), pool)
        return self.progress

    def _learner(self, pool: ProcessPoolExecutor) -> PolicyLearner:
        """The learner at the beginning, or as the checkpoint has it."""
        linear = Linear(self.inputs)
        first = load_net(self.game) if self.plan.from_net else linear.net(linear.first())
        sample = pool.submit(find_spread, self.game.name, first.arrays, first.inputs, SAMPLE_SEED)
        learner = PolicyLearner(self.inputs, first, sample.result(), self.plan.seed)
        if self._state:
            try:
                learner.restore(self._state)
            except (KeyError, ValueError) as error:
                raise PantheonError(f"{self.checkpoint} has other features; remove it") from error
        return learner

    def _learn(
        self,
        learner: PolicyLearner,
        pool: ProcessPoolExecutor,
        watch: Callable[[PolicyProgress, float], None],
    ) -> None:
        start, before, seconds = time.monotonic(), self.progress.seconds, 60 * self.plan.minutes
        ends = self.progress.rounds + self.plan.rounds if self.plan.rounds else 0
        saved, pieces, had = start, 0, 0
        arrays = learner.net().arrays
        running: dict[Future[Any], int] = {}
        lessons: list[PolicyLessons] = []
        while True:
            done = min(1.0, (time.monotonic() - start) / max(seconds, 1e-9))
            goes_on = done < 1 and (not ends or self.progress.rounds < ends)
            while goes_on and len(running) < 2 * self.plan.processes:
                pieces += 1
                running[self._submit(pool, pieces, arrays)] = self.progress.rounds
            if not running:
                return
            for each in wait(running, return_when=FIRST_COMPLETED)[0]:
                version, now = running.pop(each), time.monotonic()
                self.progress.seconds = before + now - start
                found = each.result()
                if isinstance(found, PolicyLessons):
                    lessons.append(found)
                    had += len(found.sizes)
                else:
                    won, played = found
                    measured = Measured(self.progress.seconds, won, played, version)
                    self.progress.measured.append(measured)
            if had >= self.plan.batch and goes_on:
                self._round(learner, joined(lessons), done)
                arrays, lessons, had = learner.net().arrays, [], 0
            if time.monotonic() - saved > SAVED:
                saved = time.monotonic()
                self._save(learner)
            watch(self.progress, done)

    def _submit(
        self, pool: ProcessPoolExecutor, piece: int, arrays: dict[str, Array]
    ) -> Future[Any]:
        seed = int(self._random.integers(SEEDS))
        if piece % MEASURING == 0:
            return pool.submit(measure, self.game.name, arrays, seed, MEASURED)
        return pool.submit(play, self.game.name, arrays, min(PIECE, self.plan.batch), seed)

    def _round(self, learner: PolicyLearner, lessons: PolicyLessons, done: float) -> None:
        """Learn from what was played since the last round."""
        self.progress.rounds += 1
        warm = min(1.0, self.progress.rounds / WARMING)
        rate = self.plan.rate * warm * (1 - (1 - LAST_RATE) * done)
        self.progress.gone = learner.learn(lessons, rate)
        self.progress.matches += lessons.matches
        self.progress.decisions += len(lessons.sizes)

    def _save(self, learner: PolicyLearner) -> None:
        """Write all that is needed to go on, in one move, and the plot."""
        notes = {"game": self.game.name, "progress": self.progress}
        write_checkpoint(self.checkpoint, notes, learner.state())
        if self.progress.measured:
            title = f"{self.game.name}: {self.progress.matches:,} matches of a policy"
            try:
                draw_strength(self.progress.measured, title, self.file.with_suffix(".png"))
            except PantheonError:
                return

    def _load(self) -> None:
        """Go on where the checkpoint was written."""
        notes, self._state = read_checkpoint(self.checkpoint, self.game.name)
        self.progress = msgspec.convert(notes["progress"], PolicyProgress)

    def _finish(self, net: Net, pool: ProcessPoolExecutor) -> None:
        """Say how strong the policy is, and write it."""
        pieces = range(max(1, self.plan.matches // MEASURED))
        seeds = [int(self._random.integers(SEEDS)) for _ in pieces]
        work = [pool.submit(measure, self.game.name, net.arrays, seed, MEASURED) for seed in seeds]
        for each in work:
            found = Measured(self.progress.seconds, *each.result(), self.progress.rounds)
            self.last.append(found)
        won = estimate(self.last)
        training: dict[str, int | float | str] = {
            "method": "policy gradients at one look ahead: what was better than expected",
            "minutes": round(self.progress.seconds / 60, 1),
            "processes": self.plan.processes,
            "matches": self.progress.matches,
            "decisions": self.progress.decisions,
            "rate": self.plan.rate,
        }
        if self.plan.from_net:
            training["began with"] = f"the net {load_net(self.game).digest}"
        figures = {
            "share of wins against greedy, 2 seats": won.value,
            "low": won.low,
            "high": won.high,
            "matches": float(won.count),
        }
        folder = self.file.parent
        save_net(folder, self.game, net, commit(), training, figures, self.file.stem)
