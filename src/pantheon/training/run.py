"""A training run: processes that play, a learner, and what comes of it."""

import multiprocessing
import queue
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Array, Net
from pantheon.bots.learned.weights import save_net
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.training.learner import HIDDEN, SECOND, VALUES, Learner
from pantheon.training.lessons import LAMBDA, Lessons
from pantheon.training.processes import commit, one_thread_each
from pantheon.training.self_play import Teaching
from pantheon.training.strength import Measured, draw_strength, estimate, strongest
from pantheon.training.tables import probe_rows
from pantheon.training.worker import LEARN, MEASURE, STOP, Duty, Nets, work

PUBLISHED = 20.0
"""Seconds between two nets for the workers."""
SAVED = 60.0
STEPS = 16
"""Gradient steps between two looks at what has been played."""
REUSED = 4
"""How often each lesson and each decision of a search is learned from, on average."""
TABLES = 100
"""Random matches for each number of seats, to see how far the inputs go."""
WAIT = 0.05
MEASURING = 120.0
"""The longest wait for the last matches, in seconds."""


class Plan(msgspec.Struct, frozen=True):
    """The settings of a run."""

    minutes: float
    processes: int
    matches: int = 200
    """At the end, to say how strong the net is."""
    room: int = 400_000
    """Lessons in memory."""
    first: int = 50
    """Matches before the net learns."""
    batch: int = 256
    """Decisions in each step, and four times as many values."""
    tables: int = 24
    decisions: int = 3000
    measured: int = 8
    """What each worker plays (see `Duty`)."""
    teaching: Teaching = Teaching()


class Progress(msgspec.Struct):
    """How far a run has come; what an earlier part of it did is counted in."""

    seconds: float = 0.0
    matches: int = 0
    lessons: int = 0
    loss: float = 0.0
    measured: list[Measured] = []

    def recent(self, count: int = 12) -> list[Measured]:
        """The last measurements."""
        return self.measured[-count:]


class Run:
    """Trains the net of a game; FILE gets the weights, files beside it the rest."""

    def __init__(self, game: Game[Any, Any], plan: Plan, file: Path) -> None:
        self.game = game
        self.plan = plan
        self.file = file
        self.checkpoint = file.with_suffix(".checkpoint")
        self.inputs = net_inputs(game)
        self.learner = Learner(self.inputs, plan.room, plan.batch, plan.teaching.learned)
        self.progress = Progress()
        self._used = 0.0
        """Lessons that gradient steps have used up, those used again included."""
        self._lessons = 0
        self._used_decisions = 0
        self._decisions = 0
        self._matches = 0
        """Since the run was begun or continued."""
        self._version = 0
        self._nets: dict[int, dict[str, Array]] = {}
        """The nets of this run, by version: the strongest is kept in the end."""
        if self.checkpoint.is_file():
            notes = self.learner.load(self.checkpoint)
            if notes["game"] != game.name:
                raise PantheonError(f"{self.checkpoint} is a run of {notes['game']}; remove it")
            self.progress = msgspec.convert(notes["progress"], Progress)
            self._version = max((each.version for each in self.progress.measured), default=0)
        elif file.parent != Path() and not file.parent.is_dir():
            raise PantheonError(f"there is no folder {file.parent}")

    def train(self, watch: Callable[[Progress, float], None]) -> Progress:
        """Train as long as planned; `watch` sees the progress, and how far the run is, 0 to 1."""
        before, start = self.progress.seconds, time.monotonic()
        seconds = 60 * self.plan.minutes
        with self._workers() as (folder, order, results, workers):
            published = saved = start
            if self.learner.steps:
                self._publish(folder)
            while (now := time.monotonic()) - start < seconds:
                self.progress.seconds = before + now - start
                self._take(results)
                busy = self._learn((now - start) / seconds)
                if self.learner.steps and now - published > PUBLISHED:
                    published = now
                    self._publish(folder)
                if self.learner.steps and now - saved > SAVED:
                    saved = now
                    self._save()
                watch(self.progress, (now - start) / seconds)
                if not busy:
                    time.sleep(WAIT)
                if not all(worker.is_alive() for worker in workers):
                    raise PantheonError("a process that plays has failed: see above")
            if not self.learner.steps:
                raise PantheonError("nothing was learned: give it more minutes")
            self._publish(folder)
            self._measure(order, results)
        self._save()
        known = [each for each in self.progress.measured if each.version in self._nets]
        chosen = strongest(known, self.plan.matches) or self._version
        self._finish(self._nets[chosen], [each for each in known if each.version == chosen])
        return self.progress

    def _publish(self, folder: Path) -> None:
        """A new net for the workers."""
        self._version += 1
        self._nets[self._version] = self.learner.average.arrays()
        Nets.publish(folder, self._version, self._nets[self._version])

    def _take(self, results: Any) -> None:
        """Take in what the workers have played since the last look."""
        while True:
            try:
                report = results.get_nowait()
            except queue.Empty:
                return
            if isinstance(report, Lessons):
                self.learner.memory.add(report)
                self.progress.matches += report.matches
                self._matches += report.matches
                self._lessons += len(report.rows)
                self._decisions += len(report.searched.rows)
                self.progress.lessons += len(report.rows)
            elif report is not None:
                self.progress.measured.append(Measured(self.progress.seconds, *report))

    def _learn(self, progress: float) -> bool:
        """Some gradient steps, if there are new lessons to learn from."""
        if self._matches < self.plan.first or self._used > REUSED * self._lessons:
            return False
        if not self.learner.steps:
            self.learner.begin(probe_rows(self.game, TABLES))
        unused = REUSED * self._decisions - self._used_decisions
        taught = max(0, min(STEPS, unused // self.plan.batch))
        self.learner.learn(STEPS, progress, taught)
        self._used += STEPS * VALUES * self.plan.batch
        self._used_decisions += taught * self.plan.batch
        self.progress.loss = self.learner.loss
        return True

    def _measure(self, order: Any, results: Any) -> None:
        """The last matches, to say how strong the last net is."""
        order.value = MEASURE
        deadline = time.monotonic() + MEASURING
        while time.monotonic() < deadline:
            self._take(results)
            last = [each for each in self.progress.measured if each.version == self._version]
            if sum(each.matches for each in last) >= self.plan.matches:
                return
            time.sleep(WAIT)

    def _save(self) -> None:
        notes = {"game": self.game.name, "progress": msgspec.to_builtins(self.progress)}
        self.learner.save(self.checkpoint, notes)
        if self.progress.measured:
            title = f"{self.game.name}: {self.progress.matches:,} matches of self-play"
            draw_strength(self.progress.measured, title, self.file.with_suffix(".png"))

    def _finish(self, arrays: dict[str, Array], last: list[Measured]) -> None:
        won = estimate(last)
        training: dict[str, int | float | str] = {
            "method": "self-play at one look ahead: TD(lambda), and a search for some decisions",
            "minutes": round(self.progress.seconds / 60, 1),
            "matches": self.progress.matches,
            "lessons": self.progress.lessons,
            "steps": self.learner.steps,
            "batch": self.plan.batch,
            "lambda": LAMBDA,
            "visits": self.plan.teaching.visits,
            "hidden": HIDDEN,
            "second": SECOND,
            "device": str(self.learner.device),
        }
        figures = {
            "share of wins against greedy, 2 seats": won.value,
            "low": won.low,
            "high": won.high,
            "matches": float(won.count),
        }
        net = Net(self.inputs, arrays)
        folder = self.file.parent
        save_net(folder, self.game, net, commit(), training, figures, self.file.stem)

    @contextmanager
    def _workers(self) -> Iterator[tuple[Path, Any, Any, list[Any]]]:
        """The processes that play, the order they follow, and where their reports come from."""
        context = multiprocessing.get_context("spawn")
        order, results = context.Value("i", LEARN), context.Queue()
        plan = self.plan
        duty = Duty(self.game.name, plan.tables, plan.decisions, plan.measured, plan.teaching)
        with tempfile.TemporaryDirectory() as folder, one_thread_each():
            workers = [
                context.Process(
                    target=work,
                    args=(duty, number, folder, order, results),
                    daemon=True,
                )
                for number in range(plan.processes)
            ]
            for worker in workers:
                worker.start()
            try:
                yield Path(folder), order, results, workers
            finally:
                order.value = STOP
                _join(workers, results)


def _join(workers: list[Any], results: Any) -> None:
    """Wait for the processes; one that has something to report waits for its reader."""
    while any(worker.is_alive() for worker in workers):
        try:
            results.get(timeout=WAIT)
        except queue.Empty:
            continue
    for worker in workers:
        worker.join()
