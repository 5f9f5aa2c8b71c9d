"""Carrying out a plan: what is open is played, what was played is kept, progress is told."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.executors import crew_of, play_all
from pantheon.lab.experiments.outcome_log import Journal
from pantheon.lab.experiments.plan import Plan

TENTHS = 10


class Stopped(PantheonError):
    """Somebody stopped the run; the same command goes on."""


def carry_out(plan: Plan, path: Path, workers: int, cluster: str | None, fresh: bool) -> Journal:
    """Play what the journal at `path` lacks of the plan."""
    if fresh:
        path.unlink(missing_ok=True)
    journal = Journal(path, plan)
    jobs = journal.open_jobs()
    if not jobs:
        return journal
    total = plan.matches * len(plan.settings)
    done = total - len(jobs)
    try:
        with crew_of(workers, cluster) as crew, _progress(plan.game, done, total) as advance:
            for _ in journal.keep(play_all(jobs, crew)):
                done += 1
                advance()
    except KeyboardInterrupt:
        raise Stopped(
            f"stopped; {done} of {total} matches are kept in {path}, the same command goes on"
        ) from None
    return journal


@contextmanager
def _progress(name: str, done: int, total: int) -> Iterator[Callable[[], None]]:
    """A bar with the time left; where nobody watches, a line for each tenth."""
    console = Console(stderr=True)
    if console.is_terminal:
        with Progress(*_columns(), console=console) as progress:
            task = progress.add_task(name, total=total, completed=done)
            yield lambda: progress.advance(task)
    else:
        yield _Lines(name, done, total)


def _columns() -> tuple[ProgressColumn, ...]:
    return (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())  # fmt: skip


class _Lines:
    """Progress as a log has it."""

    def __init__(self, name: str, done: int, total: int) -> None:
        self._name, self._done, self._total = name, done, total
        self._before, self._start = done, time.monotonic()

    def __call__(self) -> None:
        self._done += 1
        if self._done * TENTHS // self._total == (self._done - 1) * TENTHS // self._total:
            return
        pace = (time.monotonic() - self._start) / (self._done - self._before)
        left = timedelta(seconds=round(pace * (self._total - self._done)))
        print(f"{self._name}: {self._done} of {self._total} matches, left: {left}", file=sys.stderr)
