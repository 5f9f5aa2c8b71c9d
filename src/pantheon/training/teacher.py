"""The teacher: a search that says what to make of a decision."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from pantheon.bots.learned.judge import NetJudge
from pantheon.bots.learned.net import Array, Net
from pantheon.bots.search.decision import parameters_for
from pantheon.bots.search.learned_search import LearnedSearch
from pantheon.bots.search.mcts import Search, grow
from pantheon.bots.search.tree import Node
from pantheon.core.game import Game
from pantheon.training.judges import Judge

Teacher = Callable[[Any, int, list[int], int, int], tuple[Array, Array]]
"""From a state, a seat, its actions, visits and a seed: how often a search visits each action, and
what each seat may expect of it."""


def teacher_with(judge: Judge, game: Game[Any, Any], learned: bool) -> Teacher | None:
    """A search with the game's own evaluation or with a net; None as long as there is no net."""
    if not learned:
        return partial(_taught, game, None)
    return partial(_taught, game, NetJudge(game, judge)) if isinstance(judge, Net) else None


def _taught(
    game: Game[Any, Any],
    judge: NetJudge | None,
    state: Any,
    seat: int,
    codes: list[int],
    visits: int,
    seed: int,
) -> tuple[Array, Array]:
    parameters = parameters_for(game, state)
    search: Search | LearnedSearch = (
        Search(game, state, seed, parameters)
        if judge is None
        else LearnedSearch(game, state, seed, parameters, judge)
    )
    root = Node(seat)
    search.prepare(root, sorted(codes))
    grow(root, visits, 0.0, time.perf_counter, search.step)
    counts = np.array([root.counts[root.places[code]] for code in codes])
    return counts, np.array(search.sums, np.float32) / max(1, search.simulations)
