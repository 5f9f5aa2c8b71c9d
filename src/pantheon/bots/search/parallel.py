"""Root-parallel search: several processes search the same decision, each with its own seed.

Each grows a tree of its own and the roots are merged. No tree is shared, so the result
depends on the number of processes and not on their timing.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Self

import msgspec

from pantheon import games
from pantheon.bots.search.decision import SEEDS, Budget, RankedAction, SearchResult, search_view
from pantheon.core.chance import Chance
from pantheon.core.game import Game


class ParallelSearch:
    """A pool of searching processes, to be used in a `with` statement."""

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

    def search(
        self,
        game: Game[Any, Any],
        view: Any,
        seat: int,
        chance: Chance,
        budget: Budget,
        codes: tuple[int, ...] = (),
    ) -> SearchResult:
        """Like `decision.search_view`, with the visits divided among the processes."""
        share = msgspec.structs.replace(
            budget,
            visits=-(-budget.visits // self._processes),
            without_net=-(-budget.without_net // self._processes),
        )
        encoded = msgspec.json.encode(view)
        tasks = [
            self._pool.submit(
                _search_alone, game.name, encoded, seat, chance.below(SEEDS), share, codes
            )
            for _ in range(self._processes)
        ]
        return merged([task.result() for task in tasks])


def merged(results: list[SearchResult]) -> SearchResult:
    """Several results for the same decision as one."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for each in (ranked for result in results for ranked in result.ranked):
        visits[each.code] = visits.get(each.code, 0) + each.visits
        sums[each.code] = sums.get(each.code, 0.0) + each.visits * each.value
    ranked = [
        RankedAction(code, count, sums[code] / count if count else 0.5)
        for code, count in visits.items()
    ]
    ranked.sort(key=lambda each: (-each.visits, -each.value, each.code))
    simulations = sum(result.simulations for result in results)
    expected = [
        sum(result.expected[seat] * result.simulations for result in results) / max(1, simulations)
        for seat in range(len(results[0].expected))
    ]
    actions = sum(result.actions for result in results)
    return SearchResult(tuple(ranked), tuple(expected), simulations, actions)


def _search_alone(
    name: str, encoded: bytes, seat: int, seed: int, budget: Budget, codes: tuple[int, ...]
) -> SearchResult:
    game = games.find(name)
    view = msgspec.json.decode(encoded, type=game.view_type)
    return search_view(game, view, seat, Chance(seed, record=False), budget, codes)
