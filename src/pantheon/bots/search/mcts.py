"""Information-set Monte Carlo tree search for any game, from what one seat may know.

A simulation copies the determinised state, redeals what the seat cannot see, walks down the
tree, optionally plays on at random, and evaluates the state it reaches. Where several seats may
act at once, the search lets them act in turn, clockwise, one action each. Timers stand still.
"""

from collections.abc import Callable
from typing import Any, Final

from pantheon.bots.search.tree import Node, SearchParameters
from pantheon.core.chance import Chance, Luck

DEEPEST: Final = 60
"""The most actions in one walk down the tree, in case a game goes round in circles."""
TELLING: Final = 50
"""So many visits tell how long one takes."""
UNLIMITED: Final = 1 << 30


def grow(
    root: Node,
    visits: int,
    seconds: float,
    clock: Callable[[], float],
    step: Callable[[Node, int], None],
) -> None:
    """Grow a tree until the root has its visits or the seconds (0: no limit) have passed, or until
    its best edge cannot be overtaken in what is left of them; `step` makes no more visits than it
    is told."""
    begun = clock()
    before = root.visits
    left = visits - before
    while left > 0 and root.lead() <= left:
        step(root, left)
        left = visits - root.visits
        if seconds > 0.0:
            left = min(left, _affordable(root.visits - before, clock() - begun, seconds))


def _affordable(made: int, spent: float, seconds: float) -> int:
    """How many visits the clock still allows, at the pace of those made so far; the first few say
    little about it."""
    if spent >= seconds:
        return 0
    if made < TELLING or spent <= 0.0:
        return UNLIMITED
    return 1 + int(made * (seconds - spent) / spent)


class Search:
    """A search from one state; its figures add up over several trees (see `grow`)."""

    def __init__(
        self,
        game: Any,
        state: Any,
        seed: int,
        parameters: SearchParameters,
        judge: Callable[[Any, int], list[float]] | None = None,
    ) -> None:
        """`judge` says how well each seat stands in a state, as one of them knows it; without it
        the game's own evaluation does."""
        self._copy: Callable[[Any], Any] = game.copy
        self._awaited: Callable[[Any], tuple[int, ...]] = game.awaited
        self._legal: Callable[[Any, int], list[int]] = game.candidate_codes
        self._apply: Callable[[Any, int, int, Chance], None] = game.apply_code
        self._redeal: Callable[[Any, int, Chance], None] = game.redeal
        self._evaluate: Callable[[Any], list[float]] = game.evaluate
        self._judge: Callable[[Any, int], list[float]] | None = judge
        self._playout: Callable[[Any, Chance, int], int] = game.playout
        self._start: Any = state
        self._luck = Luck(seed)
        self._parameters = parameters
        self.simulations: int = 0
        self.tree_actions: int = 0
        self.playout_actions: int = 0
        self.sums: list[float] = [0.0] * len(self._evaluate(state))
        """Each seat's values, summed over the simulations."""

    def prepare(self, root: Node, codes: list[int]) -> None:
        """Give a new root its edges: one for each of these codes."""
        self._expand(root, self._start, codes)

    def step(self, root: Node, most: int) -> None:
        """One simulation."""
        state = self._copy(self._start)
        self._redeal(state, root.seat, self._luck)
        walked: list[Node] = []
        places: list[int] = []
        node = root
        # What is legal at the root does not depend on what its seat cannot see.
        place = root.pick(self._parameters)
        ended = False
        while place >= 0:
            walked.append(node)
            places.append(place)
            self._apply(state, node.seat, node.codes[place], self._luck)
            awaited = self._awaited(state)
            if len(awaited) == 0:
                ended = True
                break
            node = node.child(place, clockwise(awaited, node.seat))
            place = self._follow(node, state) if len(walked) < DEEPEST else -1
        values = self._value(state, root.seat)
        for step in range(len(walked)):
            walked[step].credit(places[step], values)
        if not ended:
            node.rest(values)
        self.tree_actions += len(walked)

    def _judged(self, state: Any, seat: int) -> list[float]:
        return self._evaluate(state) if self._judge is None else self._judge(state, seat)

    def _value(self, state: Any, observer: int) -> list[float]:
        if self._parameters.playout_actions > 0:
            self.playout_actions += self._playout(
                state, self._luck, self._parameters.playout_actions
            )
        values = self._judged(state, observer)
        self.simulations += 1
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
        return values

    def _follow(self, node: Node, state: Any) -> int:
        """The place of the edge to follow, or -1 where the walk ends."""
        if not node.expanded and node.visits < self._parameters.expansion_visits:
            return -1
        listed = self._legal(state, node.seat)
        if len(listed) == 0:
            return -1
        if not node.expanded:
            self._expand(node, state, listed)
        if len(node.listed) < len(node.codes) or listed != node.listed:
            return node.pick_among(node.admit(listed), self._parameters)
        return node.pick(self._parameters)

    def _expand(self, node: Node, state: Any, listed: list[int]) -> None:
        """Evaluate the state after each action, to order the edges."""
        seat = node.seat
        estimates: list[float] = []
        for code in listed:
            ahead = self._copy(state)
            self._apply(ahead, seat, code, self._luck)
            estimates.append(self._judged(ahead, seat)[seat])
        node.expand(listed, estimates, self._parameters.prior_sharpness)


def clockwise(seats: tuple[int, ...], last: int) -> int:
    """The first of these seats after the one that acted last."""
    for seat in seats:
        if seat > last:
            return seat
    return seats[0]
