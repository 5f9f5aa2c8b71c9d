"""The search for one decision: a seat's actions in order, and the result to expect of each.

Bots, hints and analysis use it. With a budget in visits alone, the result depends only on the
view and the chance passed in.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from pantheon.bots.search.learned_search import LearnedSearch
from pantheon.bots.search.mcts import Search, grow
from pantheon.bots.search.tree import Node, SearchParameters
from pantheon.core.chance import Chance
from pantheon.core.game import Game

SEEDS = 1 << 30
ALTERNATING = SearchParameters()
SIMULTANEOUS = SearchParameters()
SIMULTANEOUS.prior_weight = 1.0
SIMULTANEOUS.exploration = 2.0
SIMULTANEOUS.expansion_visits = 3
"""For simultaneous play: a narrower tree and earlier expansion of opponents' actions."""


class Budget(msgspec.Struct, frozen=True):
    """How long to search: visits of the root, and seconds if more than 0; whichever ends first.

    Visits without a net take less time and tell less: there may be another number of them.
    """

    visits: int
    seconds: float = 0.0
    without_net: int = 0
    """The visits in a search without a net; 0: as many as with one."""
    of_processor: bool = False
    """Whether only the seconds that the processor spends on the search count, as in a bench."""

    def divided(self, by: int) -> Budget:
        """A part of the visits, and no clock: a ladder needs the same matches every time."""
        if by == 1:
            return self
        return Budget(max(1, self.visits // by), without_net=-(-self.without_net // by))

    @property
    def unhurried(self) -> Budget:
        """The same visits without a clock."""
        return msgspec.structs.replace(self, seconds=0.0)

    def visits_with(self, learned: bool) -> int:
        """The visits in a search with or without a net."""
        return self.visits if learned else self.without_net or self.visits


class RankedAction(msgspec.Struct, frozen=True):
    """An action, how often the search visited it, and its expected result (0 to 1)."""

    code: int
    visits: int
    value: float


class SearchResult(msgspec.Struct, frozen=True):
    """The actions that were visited, best first, and each seat's expected result."""

    ranked: tuple[RankedAction, ...]
    expected: tuple[float, ...]
    simulations: int
    actions: int

    @property
    def best(self) -> RankedAction:
        """The action that the search chooses."""
        return self.ranked[0]


def search_view(
    game: Game[Any, Any],
    view: Any,
    seat: int,
    chance: Chance,
    budget: Budget,
    codes: Sequence[int] = (),
) -> SearchResult:
    """Search from what a seat may see; only among these codes, if any are given."""
    return search_state(game, game.determinise(view, seat, chance), seat, chance, budget, codes)[0]


def has_learned(game: Game[Any, Any]) -> bool:
    """Whether a game has a learned evaluation."""
    return find_judge(game) is not None


def search_learned(game: Game[Any, Any]) -> bool:
    """Whether the search uses it: a net may be good for a look ahead and too slow for a search."""
    judge = find_judge(game)
    return judge is not None and judge.searches


def search_state(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    chance: Chance,
    budget: Budget,
    codes: Sequence[int] = (),
    root: Node | None = None,
    learned: bool = True,
) -> tuple[SearchResult, Node]:
    """The same from a determinised state, optionally continuing with a tree.

    States are judged by the game's net if it has one and `learned` is not False, else by its
    heuristic.
    """
    clock = time.thread_time if budget.of_processor else time.perf_counter
    search = _new_search(game, state, chance.below(SEEDS), learned)
    if root is None:
        root = Node(seat)
        search.prepare(root, sorted(codes or game.candidate_codes(state, seat)))
    visits = budget.visits_with(learned and search_learned(game))
    grow(root, visits, budget.seconds, clock, search.step)
    return result_of(root, search), root


def find_judge(game: Game[Any, Any]) -> Any:
    """The judge of a game that has a net to be used, else None."""
    from pantheon.bots.learned import judge  # noqa: PLC0415 - NumPy loads slowly

    return judge.find_judge(game)


def _new_search(
    game: Game[Any, Any], state: Any, seed: int, learned: bool
) -> Search | LearnedSearch:
    judge = find_judge(game) if learned else None
    parameters = parameters_for(game, state)
    if judge is not None and judge.searches:
        if judge.weighted_sum is not None:
            return Search(game, state, seed, parameters, judge.weighted_sum.values)
        return LearnedSearch(game, state, seed, parameters, judge)
    return Search(game, state, seed, parameters)


def parameters_for(game: Game[Any, Any], state: Any) -> SearchParameters:
    """The parameters of a search from a state."""
    return SIMULTANEOUS if len(game.awaited(state)) > 1 else ALTERNATING


def result_of(root: Node, search: Search | LearnedSearch) -> SearchResult:
    """The result of a search."""
    tried = [
        RankedAction(root.codes[place], count, root.sums[place] / count)
        for place, count in enumerate(root.counts)
        if count
    ]
    if not tried:
        tried = [RankedAction(root.codes[0], 0, 0.5)]
    tried.sort(key=lambda each: (-each.visits, -each.value, each.code))
    times = max(1, search.simulations)
    return SearchResult(
        tuple(tried),
        tuple(each / times for each in search.sums),
        search.simulations,
        search.tree_actions + search.playout_actions,
    )
