"""Thinking about a position: what a seat could do, and what may be expected of it.

Bots, hints and analysis all ask here. With a budget in visits alone the answer depends on
nothing but the view and the chance handed in.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from pantheon.bots.search.mcts import Search
from pantheon.bots.search.tree import Manner, Node
from pantheon.core.chance import Chance
from pantheon.core.game import Game

SEEDS = 1 << 30
MANNER = Manner()
HURRIED = Manner()
HURRIED.haste = 1.0
HURRIED.curiosity = 2.0
HURRIED.ripe = 3
"""How a seat searches when others act at the same time: it looks at few ways, and soon at what
the others may do next."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: visits of the root, and seconds if more than 0; what ends first."""

    visits: int
    seconds: float = 0.0

    def divided(self, by: int) -> Budget:
        """A share of the visits. A ladder wants the same matches every time: no clock then."""
        return self if by == 1 else Budget(max(1, self.visits // by))


class Weighed(msgspec.Struct, frozen=True):
    """An action, how often the search tried it, and the result it expects (0 to 1)."""

    code: int
    visits: int
    value: float


class Thought(msgspec.Struct, frozen=True):
    """The actions that were tried, best first, and what each seat may expect."""

    weighed: tuple[Weighed, ...]
    expected: tuple[float, ...]
    simulations: int
    actions: int

    @property
    def best(self) -> Weighed:
        """The action the search would choose."""
        return self.weighed[0]


def think(
    game: Game[Any, Any],
    view: Any,
    seat: int,
    chance: Chance,
    budget: Budget,
    codes: Sequence[int] = (),
) -> Thought:
    """What a seat could do, from what it may see; only these codes, if any are given."""
    return think_on(game, game.determinise(view, seat, chance), seat, chance, budget, codes)[0]


def think_on(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    chance: Chance,
    budget: Budget,
    codes: Sequence[int] = (),
    root: Node | None = None,
) -> tuple[Thought, Node]:
    """The same behind the view: on a state drawn for the seat, and a tree to go on with."""
    deadline = time.perf_counter() + budget.seconds if budget.seconds else 0.0
    manner = HURRIED if len(game.awaited(state)) > 1 else MANNER
    search = Search(game, state, chance.below(SEEDS), manner)
    if root is None:
        root = Node(seat)
        search.prepare(root, sorted(codes or game.legal_codes(state, seat)))
    search.run(root, budget.visits, deadline)
    return summed_up(root, search), root


def summed_up(root: Node, search: Search) -> Thought:
    """What a search has found out."""
    tried = [
        Weighed(root.codes[place], count, root.sums[place] / count)
        for place, count in enumerate(root.counts)
        if count
    ]
    if not tried:
        tried = [Weighed(root.codes[0], 0, 0.5)]
    tried.sort(key=lambda each: (-each.visits, -each.value, each.code))
    times = max(1, search.simulations)
    return Thought(
        tuple(tried),
        tuple(each / times for each in search.sums),
        search.simulations,
        search.tree_actions + search.playout_actions,
    )
