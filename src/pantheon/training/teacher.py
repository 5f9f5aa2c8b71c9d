"""The teacher: a search with the game's own evaluation, which says what to make of a decision."""

import time
from typing import Any

import numpy as np

from pantheon.bots.learned.net import Array
from pantheon.bots.search.decision import parameters_for
from pantheon.bots.search.mcts import Search, grow
from pantheon.bots.search.tree import Node
from pantheon.core.game import Game


def taught(
    game: Game[Any, Any], state: Any, seat: int, codes: list[int], visits: int, seed: int
) -> tuple[Array, Array]:
    """How often a search visits each of these actions, and what each seat may expect of it."""
    search = Search(game, state, seed, parameters_for(game, state))
    root = Node(seat)
    search.prepare(root, sorted(codes))
    grow(root, visits, 0.0, time.perf_counter, search.step)
    counts = np.array([root.counts[root.places[code]] for code in codes])
    return counts, np.array(search.sums, np.float32) / max(1, search.simulations)
