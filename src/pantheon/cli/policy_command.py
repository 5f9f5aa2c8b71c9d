"""`pantheon train --method policy`: a net that prefers what wins (NumPy alone)."""

from pathlib import Path

from rich.console import Console

from pantheon import games
from pantheon.cli.training_bar import TrainingBar, check_weights_file, cores
from pantheon.training.policy_run import PolicyPlan, PolicyProgress, PolicyRun
from pantheon.training.strength import estimate


def train_policy(
    name: str,
    minutes: float,
    out: Path,
    processes: int | None,
    matches: int,
    from_net: bool = False,
) -> None:
    """Train with a progress bar, and say how strong the policy has become."""
    game = games.find(name)
    check_weights_file(out)
    run = PolicyRun(
        game, PolicyPlan(minutes, processes or cores(), matches, from_net=from_net), out
    )
    console = Console(stderr=True)
    if run.progress.rounds:
        console.print(f"Continuing after {run.progress.seconds / 60:.0f} minutes.")
    with TrainingBar(console, game.name, _told) as bar:
        done = run.train(bar.see)
    last = estimate(run.last)
    print(
        f"{game.name}: {done.matches:,} matches, {done.decisions:,} decisions; {last.value:.0%}"
        f" ({last.low:.0%} to {last.high:.0%}) won against greedy; {out}"
    )


def _told(progress: PolicyProgress) -> str:
    told = f"{progress.matches:,} matches, {progress.rounds:,} rounds"
    if progress.measured:
        told += f", {estimate(progress.recent()).value:.0%} against greedy"
    return told
