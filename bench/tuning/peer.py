"""NTBEA (PyPI `ntbea`) on a task of ours."""

import importlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.tuning.goal_file import Task
from pantheon.lab.tuning.search import settings_of
from pantheon.lab.tuning.space import Point

EIGHT = 8
"""Matches of each of NTBEA's evaluations."""


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
