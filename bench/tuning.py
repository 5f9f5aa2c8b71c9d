"""`pantheon lab tune` beside NTBEA (PyPI `ntbea`) on the same work.

    python -m bench.tuning nations elements --matches 400 --seed 1

NTBEA gets so many matches, our search a quarter of them. Both answer with one variant, which is
then played with fresh luck, the same for both; what counts is how far it misses the goals in all.
NTBEA's evaluation is the mean over eight matches of 1 / (1 + misses), as it needs one positive
number; it also evaluates its best point now and then, which counts too. A task is a row of `TASKS`.
Rows are added to `bench/RESULTS-tuning.md`.
"""

import argparse
import importlib
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from bench.commits import commit_of

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.run import MatchRunner, match_runner, open_log
from pantheon.lab.tuning.goal_file import Task, task_of
from pantheon.lab.tuning.search import FRESH, Search, plan_of, settings_of
from pantheon.lab.tuning.space import Point

PAGE = Path(__file__).parent / "RESULTS-tuning.md"
HEAD = """# Tuning beside NTBEA

`python -m bench.tuning --seed N`: both searches get the same task (`TASKS`), NTBEA all of the
matches, ours a quarter. Miss: how far the variant that each proposes misses the goals with fresh
luck, in tenths of a share or of a bound, all goals together; 0 is perfect. The difference has a
95 % interval (bootstrap over the fresh matches). Reached: our miss is not the larger one. Greedy
bots, two seats.

| game | seed | commit | NTBEA’s matches | its miss | ours | our miss | ours less its | reached |
|---|---|---|---|---|---|---|---|---|
"""
EIGHT = 8
"""Matches of each of NTBEA's evaluations."""
RESAMPLED = 1000

TASKS = {
    "nations": """
bot = "greedy"
[vary]
win_points_duel = "5..15"
start_power = "0..12"
income = "1..6"
tribe_cost = "0..3"
temple_cost = "0..6"
[goals]
win_share = [0.48, 0.52]
length = [55, 65]
lead_changes = { at_least = 3 }
""",
    "elements": """
bot = "greedy"
[vary]
turns = "5..15"
god_energy = "3..9"
support_threshold = "2..10"
start_food = "0..10"
house_cost = "2..12"
[goals]
win_share = [0.48, 0.52]
length = [140, 160]
margin = { at_most = 6 }
""",
    "envoys": """
bot = "greedy"
[vary]
tokens_per_colour = "6..25"
pool_limit = "5..15"
hand_limit = "2..10"
points_goal = "-8..6..2"
otherworld_goal = "-3..3"
[goals]
win_share = [0.48, 0.52]
length = [300, 340]
"end.well" = { at_most = 0.5 }
""",
    "four_gods": """
bot = "greedy"
[vary]
size = "8..12"
cities = "0..16..2"
city_points = "0..10"
stall_actions = "10..100..10"
[goals]
win_share = [0.48, 0.52]
length = [180, 200]
margin = { at_most = 5 }
""",
}


class Counted:
    """A game's task as NTBEA evaluates it, and how many matches that took."""

    def __init__(self, task: Task, runner: MatchRunner) -> None:
        self.matches = 0
        self._task = task
        self._runner = runner

    def fitness(self, point: Point) -> float:
        """1 for a variant that meets all goals, less the more it misses them."""
        if self._task.space.table_options(point) is None:
            return 0.0
        numbers = range(self.matches, self.matches + EIGHT)
        [outcomes] = self._runner.of_settings(
            settings_of(self._task, point, self._task.tables), numbers
        )
        self.matches += EIGHT
        return 1 / (1 + misses_of(self._task, outcomes))


def by_ntbea(task: Task, runner: MatchRunner, matches: int, seed: int) -> tuple[Point, int]:
    """The variant that NTBEA proposes, and the matches it took."""
    try:
        ntbea: Any = importlib.import_module("ntbea")
        common: Any = importlib.import_module("ntbea.common")
    except ImportError:
        raise SystemExit("NTBEA is needed: pip install ntbea") from None
    sizes = [len(each.values) for each in task.space.variables]
    counted = Counted(task, runner)

    class Space(ntbea.SearchSpace):  # type: ignore[misc]
        def get_random_point(self) -> Any:
            return np.array([np.random.randint(size) for size in sizes])

        def get_size(self) -> int:
            return task.space.size

        def get_dim_size(self, dimension: int) -> int:
            return sizes[dimension]

        def get_valid_values_in_dim(self, dimension: int) -> list[int]:
            return list(range(sizes[dimension]))

    class Evaluator(ntbea.Evaluator):  # type: ignore[misc]
        def evaluate(self, point: Any) -> float:
            return counted.fitness(tuple(int(each) for each in point))

    np.random.seed(seed)
    space = Space("variants", len(sizes))
    landscape = ntbea.NTupleLandscape(space, [1, 2, len(sizes)])
    search = ntbea.NTupleEvolutionaryAlgorithm(
        landscape, Evaluator("misses"), space, common.DefaultMutator(space), k_explore=1
    )
    steps = max(2, matches * 10 // (11 * EIGHT))  # one in eleven evaluations is of the best
    search.run(steps)
    best = landscape.get_best_sampled()
    return tuple(int(each) for each in best), counted.matches


def misses_of(task: Task, outcomes: Sequence[Outcome]) -> float:
    """How far these matches miss the goals in all."""
    return sum(
        max(goal.miss(float(np.mean(each.values(outcomes)))) for each in goal.channels)
        for goal in task.goals
    )


def apart(task: Task, ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> tuple[float, float]:
    """The interval of our misses less theirs, from matches drawn again."""
    luck = np.random.default_rng(0)
    found = []
    for _ in range(RESAMPLED):
        drawn = [[each[at] for at in luck.integers(len(each), size=len(each))]
                 for each in (ours, theirs)]  # fmt: skip
        found.append(misses_of(task, drawn[0]) - misses_of(task, drawn[1]))
    low, high = np.quantile(found, [0.025, 0.975])
    return float(low), float(high)


def compare(name: str, matches: int, fresh: int, workers: int, seed: int, commit: str) -> str:
    """A row of the table."""
    budget = f"budget = {{ search = {matches // 4}, confirm = {fresh}, variants = 1 }}\n"
    task = task_of(name, budget + TASKS[name])
    with tempfile.TemporaryDirectory() as folder:
        log = open_log(plan_of(task, seed, "bench", "", 1), Path(folder) / "log.jsonl", fresh=True)
        with match_runner(log, workers, None, 0) as runner:
            theirs, spent = by_ntbea(task, runner, matches, seed)
            found = Search(task, runner).run()
            settings = [
                settings_of(task, each, task.tables)[0] for each in (theirs, found.front[0])
            ]
            its, ours = runner.of_settings(settings, range(FRESH, FRESH + fresh))
    low, high = apart(task, ours, its)
    missed = misses_of(task, its), misses_of(task, ours)
    return (
        f"| {name} | {seed} | {commit} | {spent} | {missed[0]:.2f} | {found.matches}"
        f" | {missed[1]:.2f} | {missed[1] - missed[0]:+.2f} ({low:+.2f} to {high:+.2f})"
        f" | {'yes' if missed[1] <= missed[0] else '**no**'} |\n"
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(TASKS))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--fresh", type=int, default=120)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    commit = commit_of()  # of the code that runs, whatever changes meanwhile
    for name in wanted.games:
        row = compare(name, wanted.matches, wanted.fresh, wanted.workers, wanted.seed, commit)
        print(row, end="", flush=True)
        kept = PAGE.read_text("utf-8") if PAGE.exists() else HEAD
        PAGE.write_text(kept + row, "utf-8")


if __name__ == "__main__":
    main()
