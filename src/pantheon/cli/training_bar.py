"""What a training run shows while it goes on."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Generic, Self, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from pantheon.core.errors import PantheonError

T = TypeVar("T")
EVERY = 30.0
"""Seconds between two lines where there is no terminal to draw a bar in."""


def cores() -> int:
    """How many cores there are to play on."""
    affinity = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return affinity or 1


def check_weights_file(out: Path) -> None:
    """Refuse a file for weights that ends otherwise."""
    if out.suffix != ".npz":
        raise PantheonError(f"the weights go to a file that ends in .npz, not {out.name}")


class TrainingBar(Generic[T]):
    """A bar in a terminal, else a line now and then."""

    def __init__(self, console: Console, name: str, told: Callable[[T], str]) -> None:
        """`told` says how far the run has come."""
        self._console = console
        self._name = name
        self._told = told
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

    def see(self, progress: T, done: float) -> None:
        """Show the progress; the run goes from 0 to 1."""
        told = self._told(progress)
        self._bar.update(self._task, completed=done, told=told)
        now = time.monotonic()
        if not self._console.is_terminal and now - self._said > EVERY:
            self._said = now
            self._console.print(f"{self._name} {done:.0%}: {told}", highlight=False)
