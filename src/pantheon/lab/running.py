"""Carrying out a plan: what is open is played, what was played is kept, progress is told."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from pantheon.core.refusal import PantheonError
from pantheon.lab.crew import crew_of, play_all
from pantheon.lab.journal import Journal
from pantheon.lab.plan import Plan


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
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())  # fmt: skip
    console = Console(stderr=True)
    try:
        with (
            crew_of(workers, cluster) as crew,
            Progress(*columns, console=console, disable=not console.is_terminal) as progress,
        ):
            task = progress.add_task(plan.game, total=total, completed=total - len(jobs))
            for _ in journal.keep(play_all(jobs, crew)):
                progress.advance(task)
    except KeyboardInterrupt:
        raise Stopped(f"stopped; what was played is in {path}, the same command goes on") from None
    return journal
