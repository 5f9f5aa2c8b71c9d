"""Exact routes over the sea (EN-2, EN-24, EN-25, EN-R5): where a move can end, and how."""

from __future__ import annotations

from pantheon.games.envoys.rules.constants import CARD_STEPS
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.voyage import Voyage


def steps_of_move(state: State) -> int:
    """The declared card's steps: doubled first, then more or fewer."""
    steps = CARD_STEPS[state.move_card]
    if state.doubled:
        steps *= 2
    return steps + state.extra_steps


def ends_of(state: State, seat: int, steps: int, wings: int, calm: int) -> list[int]:
    """Every space where an exact route can end."""
    return Voyage(state, seat, calm).ends(steps, wings)


def has_route(state: State, seat: int, steps: int, wings: int, calm: int) -> bool:
    """Whether any exact route exists."""
    return Voyage(state, seat, calm).can_sail(steps, wings)


def open_steps(state: State, seat: int, wanted: int) -> int:
    """The steps for which a plain exact route exists (EN-R5), as bits, among those wanted."""
    return Voyage(state, seat, 0).sound(wanted)


def routes_of(state: State, seat: int, steps: int, wings: int, calm: int) -> dict[int, list[int]]:
    """For every end a route over as few spaces as possible, the start not counted."""
    return Voyage(state, seat, calm).trace(steps, wings)


def crowded(state: State, space: int) -> bool:
    """Whether two envoys are on a space (EN-25)."""
    there = 0
    for other in state.envoy:
        if other == space:
            there += 1
    return there >= 2


def may_stop(state: State, seat: int, space: int) -> bool:
    """Whether an envoy may come to stop on a space: two to a space, no harbour of another's."""
    if crowded(state, space):
        return False
    for other in range(state.seats):
        if other != seat and state.harbour[other] and state.envoy[other] == space:
            return False
    return True
