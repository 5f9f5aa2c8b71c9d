"""`pantheon train --method evolution`: weights that win more matches (NumPy alone)."""

from pathlib import Path

from rich.console import Console

from pantheon import games
from pantheon.cli.training_bar import TrainingBar, check_weights_file, cores
from pantheon.training.evolution_run import EvolutionPlan, EvolutionRun, Evolved
from pantheon.training.strength import estimate


def evolve(
    name: str,
    minutes: float,
    out: Path,
    processes: int | None,
    matches: int,
    spread: float,
    rate: float,
    from_net: bool = False,
) -> None:
    """Train with a progress bar, and say how strong the weights have become."""
    game = games.find(name)
    check_weights_file(out)
    plan = EvolutionPlan(minutes, processes or cores(), matches, spread, rate, from_net=from_net)
    run = EvolutionRun(game, plan, out)
    console = Console(stderr=True)
    if run.progress.trials:
        console.print(f"Continuing after {run.progress.seconds / 60:.0f} minutes.")
    with TrainingBar(console, game.name, _told) as bar:
        done = run.train(bar.see)
    last = estimate(run.last)
    print(
        f"{game.name}: {done.trials:,} pairs of matches; {last.value:.0%}"
        f" ({last.low:.0%} to {last.high:.0%}) won against greedy; {out}"
    )


def _told(progress: Evolved) -> str:
    told = f"{progress.trials:,} pairs of matches"
    if progress.measured:
        told += f", {estimate(progress.recent()).value:.0%} against greedy"
    return told
