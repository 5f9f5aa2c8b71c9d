"""Several processes that think about the same decision, each with its own luck.

Each grows a tree of its own and the roots are added up (root parallelism): no tree is shared,
so the answer depends on the number of processes and on nothing else.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Self

import msgspec

from pantheon import games
from pantheon.bots.search.decision import SEEDS, Budget, Thought, Weighed, think
from pantheon.core.chance import Chance
from pantheon.core.game import Game


class Team:
    """A pool of thinking processes, to be used in a `with` statement."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def think(
        self,
        game: Game[Any, Any],
        view: Any,
        seat: int,
        chance: Chance,
        budget: Budget,
        codes: tuple[int, ...] = (),
    ) -> Thought:
        """What `thinking.think` answers, with the visits shared out among the processes."""
        share = Budget(-(-budget.visits // self._processes), budget.seconds)
        encoded = msgspec.json.encode(view)
        tasks = [
            self._pool.submit(
                _think_alone, game.name, encoded, seat, chance.below(SEEDS), share, codes
            )
            for _ in range(self._processes)
        ]
        return added_up([task.result() for task in tasks])


def added_up(thoughts: list[Thought]) -> Thought:
    """Several thoughts about the same decision as one."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for each in (weighed for thought in thoughts for weighed in thought.weighed):
        visits[each.code] = visits.get(each.code, 0) + each.visits
        sums[each.code] = sums.get(each.code, 0.0) + each.visits * each.value
    weighed = [
        Weighed(code, count, sums[code] / count if count else 0.5) for code, count in visits.items()
    ]
    weighed.sort(key=lambda each: (-each.visits, -each.value, each.code))
    simulations = sum(thought.simulations for thought in thoughts)
    expected = [
        sum(thought.expected[seat] * thought.simulations for thought in thoughts)
        / max(1, simulations)
        for seat in range(len(thoughts[0].expected))
    ]
    actions = sum(thought.actions for thought in thoughts)
    return Thought(tuple(weighed), tuple(expected), simulations, actions)


def _think_alone(
    name: str, encoded: bytes, seat: int, seed: int, budget: Budget, codes: tuple[int, ...]
) -> Thought:
    game = games.find(name)
    view = msgspec.json.decode(encoded, type=game.view_type)
    return think(game, view, seat, Chance(seed, record=False), budget, codes)
