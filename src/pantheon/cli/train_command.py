"""`pantheon train`: a net learns to judge a game by playing itself."""

from pathlib import Path

from rich.console import Console

from pantheon import games
from pantheon.cli.training_bar import TrainingBar, check_weights_file, cores
from pantheon.training.run import Plan, Run
from pantheon.training.run import Progress as Trained
from pantheon.training.self_play import Teaching
from pantheon.training.strength import estimate


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
    check_weights_file(out)
    plan = Plan(
        minutes, processes or cores(), matches, memory, batch=batch,
        teaching=Teaching(visits=visits),
    )  # fmt: skip
    run = Run(game, plan, out)
    console = Console(stderr=True)
    if run.progress.lessons:
        console.print(f"Continuing after {run.progress.seconds / 60:.0f} minutes.")
    with TrainingBar(console, game.name, _told) as bar:
        done = run.train(bar.see)
    last = estimate(done.recent())
    print(
        f"{game.name}: {done.matches:,} matches, {done.lessons:,} lessons; lately"
        f" {last.value:.0%} ({last.low:.0%} to {last.high:.0%}) won against greedy; {out}"
    )


def _told(progress: Trained) -> str:
    told = f"{progress.matches:,} matches, {progress.lessons:,} lessons, loss {progress.loss:.3f}"
    if progress.measured:
        told += f", {estimate(progress.recent()).value:.0%} against greedy"
    return told
