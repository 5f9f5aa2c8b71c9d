"""Matches of variants, and of the games that they are compared with."""

import os
from functools import cache
from pathlib import Path

from pantheon import games
from pantheon.lab.experiments.executors import SingleProcess
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.run import MatchRunner, open_log, unwatched


def runner_in(folder: Path, game: str, seed: int) -> MatchRunner:
    """Plays matches of a game in this process and keeps them in a folder."""
    plan = Plan(game, games.find(game).rules_version, (), 0, seed, "bench.flaws")
    log = open_log(plan, folder / f"{game}-{seed}.jsonl", fresh=True)
    return MatchRunner(log, SingleProcess(), 0, unwatched)


@cache
def published(folder: Path, game: str, seed: int) -> MatchRunner:
    """The same for a game as published. This process keeps them: many variants need them."""
    return runner_in(folder / str(os.getpid()), game, seed)
