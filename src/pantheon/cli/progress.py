"""How far a run is: a progress bar on a terminal, elsewhere a line for each tenth."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

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

from pantheon.lab.experiments.run import Watch

TENTHS = 10


@contextmanager
def shown_progress(name: str) -> Iterator[Watch]:
    """Show what a run reports on stderr."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(name)
        return
    with Progress(*_columns(), console=console) as progress:
        task = progress.add_task(name, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _columns() -> tuple[ProgressColumn, ...]:
    return (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())  # fmt: skip


class _Lines:
    """Progress as lines of a log."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._start = time.monotonic()
        self._before: int | None = None
        """How many matches were kept from an earlier run."""
        self._tenths = 0

    def __call__(self, done: int, total: int) -> None:
        tenths = done * TENTHS // max(1, total)
        if self._before is None:
            self._before, self._tenths = done, tenths
        if tenths == self._tenths:
            return
        self._tenths = tenths
        pace = (time.monotonic() - self._start) / max(1, done - self._before)
        left = timedelta(seconds=round(pace * (total - done)))
        print(f"{self._name}: {done} of {total} matches, left: {left}", file=sys.stderr)
