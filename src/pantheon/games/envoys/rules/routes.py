"""Exact routes over the sea (EN-2, EN-24, EN-25, EN-R5), and where an envoy may stop.

No space may be entered twice. The sea is a grid of triangles, where every way back to a space
is one step and back, or six steps or more: a space that might be entered needs comparing with
the one before the last, and with those six, eight, ten ... steps ago.
"""

from typing import Final, final

from mypy_extensions import i64

from pantheon.core.rules import RawEvents
from ..generated import emit
from .constants import CARD_PACE, NOBODY
from .sea import NEAR, OTHERWORLD, SPACES, UPSTREAM
from .state import State

FEWEST_STEPS: Final = -2
"""The change of a move's steps from which PickSteps counts."""


def card_steps(state: State, card: int) -> int:
    """The steps on a card at this table (EN-70)."""
    return state.knobs.steps + CARD_PACE[card]


def steps_of_move(state: State) -> int:
    """The declared card's steps: doubled first, then more or fewer."""
    return card_steps(state, state.move_card) * (2 if state.doubled else 1) + state.extra_steps


def step_options(state: State, seat: int, changes: list[int]) -> list[int]:
    """Those changes of the move's steps that leave an exact route, counted from the fewest."""
    search, steps = RouteSearch(state, seat), steps_of_move(state)
    return [change - FEWEST_STEPS for change in changes if search.can_sail(steps + change)]


def add_steps(state: State, seat: int, picked: int, raw: RawEvents) -> None:
    """Change the move's steps as picked among `step_options`."""
    state.extra_steps += picked + FEWEST_STEPS
    if raw is not None:
        emit.steps_changed(raw, seat, steps_of_move(state))


def may_stop(state: State, seat: int, space: int) -> bool:
    """Whether an envoy may come to stop on a space: two to a space, no harbour of another's."""
    there = 0
    for other in range(state.seats):
        if state.envoy[other] == space:
            there += 1
            if state.harbour[other] and other != seat:
                return False
    return there < 2


def can_be_put(state: State, seat: int, spaces: list[int]) -> list[int]:
    """Those of some spaces, each once, to which an envoy could be put."""
    return [
        space
        for space in dict.fromkeys(spaces)
        if space != state.envoy[seat] and state.land[space] < 0 and may_stop(state, seat, space)
    ]


def relocate(state: State, seat: int, space: int, raw: RawEvents) -> None:
    """Put an envoy elsewhere; that is no move (EN-R15)."""
    emit.envoy_relocated(raw, seat, state.envoy[seat], space)
    state.envoy[seat] = space


_NONE: Final[list[int]] = []
_SIDES: Final = 3
_ROUND: Final = 6


def _ways_out() -> list[int]:
    """Three to a space: where it can be left for, -1 for the rest; never the Otherworld."""
    found: list[int] = []
    for space in range(SPACES):
        ways = [near for near in NEAR[space] if near >= OTHERWORLD]
        found += ways + [NOBODY] * (_SIDES - len(ways))
    return found


_WAYS: Final[list[int]] = _ways_out()
_COSTS: Final[list[int]] = [
    2 if _WAYS[number] in UPSTREAM[number // _SIDES] else 1 for number in range(len(_WAYS))
]
"""The steps of each way: two against a current (EN-2)."""


@final
class RouteSearch:
    """A search by a seat's envoy; `way` are the spaces it has come by, the start first."""

    def __init__(self, state: State, seat: int) -> None:
        self.land = state.land
        self.way: list[int] = [state.envoy[seat]]
        self.calm: bool = state.calm != 0
        self.wings: i64 = state.wings
        self.found: list[int] = _NONE
        self.routes: dict[int, list[int]] | None = None
        self.open_bits: i64 = 0
        # Spaces with two envoys, and those with a harbour of another's: mostly none.
        self.crowded: list[int] = _NONE
        self.barred: list[int] = _NONE
        envoy = state.envoy
        for other in range(state.seats):
            if state.harbour[other] and other != seat:
                self.barred = [*self.barred, envoy[other]]
            for third in range(other):
                if envoy[third] == envoy[other]:
                    self.crowded = [*self.crowded, envoy[other]]

    def ends(self, steps: int) -> list[int]:
        """Every space where an exact route of so many steps can end."""
        self.found = []
        if steps > 0:
            self._search(self.way[0], steps, self.wings, 1, False)
        return self.found

    def shortest(self, steps: int) -> dict[int, list[int]]:
        """For every end a route over as few spaces as possible, the start not counted."""
        self.routes = {}
        self.ends(steps)
        return self.routes

    def can_sail(self, steps: int) -> bool:
        """Whether there is an exact route of so many steps."""
        return steps > 0 and self._search(self.way[0], steps, self.wings, 1, True)

    def open_steps(self, wanted: int) -> int:
        """Of the numbers of steps wanted, as bits, those with a plain exact route (EN-R5)."""
        if wanted:
            self._find_steps(self.way[0], 0, wanted, 1)
        return self.open_bits & i64(wanted)

    def _bars(self, near: i64, depth: i64) -> bool:
        """Whether a space may not be entered as the one with that number on the way."""
        if len(self.crowded) > 0 and near in self.crowded:
            return True
        way = self.way
        if depth > 1 and way[depth - 2] == near:
            return True
        at = depth - _ROUND
        while at >= 0:
            if way[at] == near:
                return True
            at -= 2
        return False

    def _enter(self, near: i64, depth: i64) -> None:
        if depth == len(self.way):
            self.way.append(near)
        else:
            self.way[depth] = near

    def _note(self, end: i64, depth: i64) -> None:
        """Add an end to those found, unless it is one of them; keep the shorter route to it."""
        routes = self.routes
        if routes is not None and (end not in routes or depth < len(routes[end])):
            routes[end] = [*self.way[1:depth], end]
        for known in self.found:
            if known == end:
                return
        self.found.append(end)

    def _search(self, space: i64, left: i64, wings: i64, depth: i64, any_end: bool) -> bool:
        """Collect the ends; with `any_end` stop at the first and say whether there is one."""
        number = _SIDES * space
        last = number + _SIDES
        while number < last:
            near: i64 = _WAYS[number]
            cost: i64 = 1 if self.calm else _COSTS[number]
            number += 1
            if near < 0:
                break
            after = left - cost
            if after < 0 or self._bars(near, depth):
                continue
            over_land = self.land[near] >= 0
            if after == 0:
                if not over_land and not (len(self.barred) > 0 and near in self.barred):
                    if any_end:
                        return True
                    self._note(near, depth)
            elif not over_land or wings > 0:
                self._enter(near, depth)
                lift = wings - 1 if over_land else wings
                if self._search(near, after, lift, depth + 1, any_end):
                    return True
        return False

    def _find_steps(self, space: i64, done: i64, wanted: i64, depth: i64) -> None:
        one: i64 = 1
        number = _SIDES * space
        last = number + _SIDES
        while number < last:
            near: i64 = _WAYS[number]
            after = done + _COSTS[number]
            number += 1
            if near < 0:
                break
            if wanted >> after == 0 or self.land[near] >= 0 or self._bars(near, depth):
                continue
            if not (len(self.barred) > 0 and near in self.barred):
                self.open_bits |= one << after
            if wanted >> after > 1:
                self._enter(near, depth)
                self._find_steps(near, after, wanted, depth + 1)
            if self.open_bits & wanted == wanted:
                return
