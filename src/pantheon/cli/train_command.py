"""`pantheon train`: a net learns to judge a game by playing itself."""

import os
import time
from pathlib import Path
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from pantheon import games
from pantheon.core.errors import PantheonError
from pantheon.training.run import Plan, Run
from pantheon.training.run import Progress as Trained
from pantheon.training.self_play import Teaching
from pantheon.training.strength import estimate

EVERY = 30.0
"""Seconds between two lines where there is no terminal to draw a bar in."""


def train(
    name: str,
    minutes: float,
    out: Path,
    processes: int | None,
    matches: int,
    memory: int,
    batch: int,
    visits: int,
) -> None:
    """Train with a progress bar, and say how strong the net has become."""
    game = games.find(name)
    if out.suffix != ".npz":
        raise PantheonError(f"the weights go to a file that ends in .npz, not {out.name}")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    plan = Plan(
        minutes, processes or cores or 1, matches, memory, batch=batch,
        teaching=Teaching(visits=visits),
    )  # fmt: skip
    run = Run(game, plan, out)
    console = Console(stderr=True)
    if run.progress.lessons:
        console.print(f"Continuing after {run.progress.seconds / 60:.0f} minutes.")
    with _Watch(console, game.name) as watch:
        done = run.train(watch.see)
    last = estimate(done.recent())
    print(
        f"{game.name}: {done.matches:,} matches, {done.lessons:,} lessons; lately"
        f" {last.value:.0%} ({last.low:.0%} to {last.high:.0%}) won against greedy; {out}"
    )


class _Watch:
    """A bar in a terminal, else a line now and then."""

    def __init__(self, console: Console, name: str) -> None:
        self._console = console
        self._name = name
        self._said = time.monotonic()
        self._bar = Progress(
            TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
            TextColumn("{task.fields[told]}"), console=console, disable=not console.is_terminal,
        )  # fmt: skip
        self._task = self._bar.add_task(name, total=1.0, told="")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def see(self, progress: Trained, done: float) -> None:
        told = _told(progress)
        self._bar.update(self._task, completed=done, told=told)
        now = time.monotonic()
        if not self._console.is_terminal and now - self._said > EVERY:
            self._said = now
            self._console.print(f"{self._name} {done:.0%}: {told}", highlight=False)


def _told(progress: Trained) -> str:
    told = f"{progress.matches:,} matches, {progress.lessons:,} lessons, loss {progress.loss:.3f}"
    if progress.measured:
        told += f", {estimate(progress.recent()).value:.0%} against greedy"
    return told
