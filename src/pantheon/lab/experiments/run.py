"""Run a plan: play the matches that are missing from its outcome log, and show progress."""

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
from pantheon.lab.experiments.executors import executor_for, play_all
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Plan

TENTHS = 10


class RunStopped(PantheonError):
    """The run was interrupted; the same command continues it."""


def run_plan(plan: Plan, path: Path, workers: int, cluster: str | None, fresh: bool) -> OutcomeLog:
    """Play the matches of the plan that the outcome log at `path` does not have yet."""
    if fresh:
        path.unlink(missing_ok=True)
    log = OutcomeLog(path, plan)
    jobs = log.open_jobs()
    if not jobs:
        return log
    total = plan.matches * len(plan.settings)
    done = total - len(jobs)
    try:
        with (
            executor_for(workers, cluster) as executor,
            _progress(plan.game, done, total) as advance,
        ):
            for _ in log.append(play_all(jobs, executor)):
                done += 1
                advance()
    except KeyboardInterrupt:
        raise RunStopped(
            f"stopped; {done} of {total} matches are kept in {path};"
            " run the same command to continue"
        ) from None
    return log


@contextmanager
def _progress(name: str, done: int, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on a terminal, elsewhere a line for each tenth."""
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
    """Progress as lines of a log."""

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
