"""The same search with a learned evaluation, which judges many states at once.

Several walks go down the tree before any of their ends is judged. A walk counts as a visit at
once, with the value that its node had, so that the next one goes elsewhere; the true value
replaces that one later. A node that has been visited often enough gets its edges, and the states
after all its actions are judged in the same batch as the ends of the walks.
"""

from typing import Any, Final, NamedTuple, Protocol

from pantheon.bots.search.mcts import DEEPEST, clockwise
from pantheon.bots.search.tree import Node, SearchParameters
from pantheon.core.chance import Luck

WALKS: Final = 12
"""The most walks before their ends are judged."""
EACH_TIME: Final = 8
"""One walk more at a time for this many visits of the root: a small tree has few places to go."""
REPEATED: Final = 3
"""So many walks may end where another has before all are judged."""
SHORTLIST: Final = 12
"""Of the actions of a node, below the root, so many of the best by the heuristic are judged."""


class Judge(Protocol):
    """Judges states, each as one seat knows it: see `NetJudge`."""

    def judged(self, states: list[Any], observer: int, groups: list[Any]) -> Any:
        """The values of all seats for each state, and the preferences for each group of others."""


class Walk:
    """A way down the tree, and where it ended."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.places: list[int] = []
        self.guesses: list[float] = []
        """The value that each node's visit counted with for the time being."""
        self.end: Node | None = None
        """The node without edges that the walk reached; None if the match was over."""
        self.end_guess: float = 0.0
        self.state: Any = None
        self.listed: list[int] = []
        """The actions that the end gets edges for, if it does."""


class Opened(NamedTuple):
    """A node about to get its edges: its actions, and the states after the best of them."""

    node: Node
    listed: list[int]
    shortlist: list[Any]
    best: list[int]
    """The places of the shortlist in the list."""
    heuristic: list[float]
    """The heuristic's value of every action, if not all are on the shortlist."""

    def estimates(self, judged: list[float]) -> list[float]:
        """The value of every action, given those of the shortlist; the others are worse."""
        lowest = min(judged)
        edge = self.heuristic[self.best[-1]] if self.heuristic else 0.0
        values = [lowest + each - edge for each in self.heuristic] or [0.0] * len(self.listed)
        for place, value in zip(self.best, judged, strict=True):
            values[place] = value
        return values


class LearnedSearch:
    """A search from one state; its figures add up over several trees (see `mcts.grow`)."""

    def __init__(
        self, game: Any, state: Any, seed: int, parameters: SearchParameters, judge: Judge
    ) -> None:
        self._game = game
        self._start = state
        self._luck = Luck(seed)
        self._parameters = parameters
        self._judge = judge
        self._pending: set[int] = set()
        self.simulations = 0
        self.tree_actions = 0
        self.playout_actions = 0
        self.sums = [0.0] * state.seats
        """Each seat's values, summed over the simulations."""

    def prepare(self, root: Node, codes: list[int]) -> None:
        """Give a new root its edges: one for each of these codes."""
        states = [self._after(self._start, root.seat, code) for code in codes]
        _, (preferences,) = self._judge.judged([], root.seat, [(states, root.seat)])
        self._expand(root, codes, preferences.tolist())

    def step(self, root: Node, most: int) -> None:
        """Several walks, whose ends are judged at once."""
        walks = self._walks(root, min(WALKS, 1 + root.visits // EACH_TIME, most))
        self._judge_all(root, walks)

    def _walks(self, root: Node, most: int) -> list[Walk]:
        """Up to so many walks, fewer if one ends where another has."""
        self._pending.clear()
        walks: list[Walk] = []
        repeated = 0
        while len(walks) < most and repeated < REPEATED:
            walk = self._walk(root)
            walks.append(walk)
            if walk.end is not None:
                repeated += id(walk.end) in self._pending
                self._pending.add(id(walk.end))
        return walks

    def _walk(self, root: Node) -> Walk:
        game, walk = self._game, Walk()
        state = walk.state = game.copy(self._start)
        game.redeal(state, root.seat, self._luck)
        node = root
        # What is legal at the root does not depend on what its seat cannot see.
        place = root.pick(self._parameters)
        while place >= 0:
            guess = _mean(node)
            node.credit(place, [guess] * len(self.sums))
            walk.nodes.append(node)
            walk.places.append(place)
            walk.guesses.append(guess)
            game.apply_code(state, node.seat, node.codes[place], self._luck)
            awaited = game.awaited(state)
            if not awaited:
                return walk
            node = node.child(place, clockwise(awaited, node.seat))
            place = self._follow(node, walk) if len(walk.nodes) < DEEPEST else -1
        walk.end = node
        walk.end_guess = _mean(node)
        node.rest([walk.end_guess] * len(self.sums))
        return walk

    def _follow(self, node: Node, walk: Walk) -> int:
        """The place of the edge to follow, or -1 where the walk ends."""
        if not node.expanded and node.visits + 1 < self._parameters.expansion_visits:
            return -1
        listed = self._game.candidate_codes(walk.state, node.seat)
        if not node.expanded:
            walk.listed = [] if id(node) in self._pending else listed
            return -1
        if not listed:
            return -1
        if len(node.listed) < len(node.codes) or listed != node.listed:
            return node.pick_among(node.admit(listed), self._parameters)
        return node.pick(self._parameters)

    def _judge_all(self, root: Node, walks: list[Walk]) -> None:
        """Judge the ends of the walks, and what follows from the nodes that get edges."""
        states = [walk.state for walk in walks]
        opened = [
            self._open(walk.end, walk.state, walk.listed)
            for walk in walks
            if walk.end is not None and walk.listed
        ]
        groups = [(each.shortlist, each.node.seat) for each in opened]
        values, preferences = self._judge.judged(states, root.seat, groups)
        for walk, found in zip(walks, values.tolist(), strict=True):
            self._credit(walk, found)
        for each, preferred in zip(opened, preferences, strict=True):
            self._expand(each.node, each.listed, each.estimates(preferred.tolist()))

    def _open(self, node: Node, state: Any, listed: list[int]) -> Opened:
        """The states after the actions of a node that look best to the heuristic."""
        states = [self._after(state, node.seat, code) for code in listed]
        order = list(range(len(listed)))
        values: list[float] = []
        if len(listed) > SHORTLIST:
            values = [self._game.evaluate(each)[node.seat] for each in states]
            order.sort(key=lambda each: -values[each])
        best = order[:SHORTLIST]
        return Opened(node, listed, [states[each] for each in best], best, values)

    def _credit(self, walk: Walk, values: list[float]) -> None:
        """Put the true values in the place of those that the walk counted with."""
        for node, place, guess in zip(walk.nodes, walk.places, walk.guesses, strict=True):
            node.sums[place] += values[node.seat] - guess
            node.total += values[node.seat] - guess
        if walk.end is not None:
            walk.end.total += values[walk.end.seat] - walk.end_guess
        for seat, value in enumerate(values):
            self.sums[seat] += value
        self.simulations += 1
        self.tree_actions += len(walk.nodes)

    def _after(self, state: Any, seat: int, code: int) -> Any:
        ahead = self._game.copy(state)
        self._game.apply_code(ahead, seat, code, self._luck)
        return ahead

    def _expand(self, node: Node, listed: list[int], estimates: list[float]) -> None:
        node.expand(listed, estimates, self._parameters.prior_sharpness)


def _mean(node: Node) -> float:
    return node.total / node.visits if node.visits else 0.5
