"""Grow, for water: segments of food (EL-29, EL-R11)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit, reasons
from .constants import WATER, Phase
from .energy import affords, spend
from .payment import conclude
from .state import State

PORTION: Final = 12
"""The most segments that one Grow asks for; with more to pay, it is asked again (EL-29)."""


def segment_cost(state: State, swing: int) -> int:
    """EL-29, EL-R11: the modifier counts for each segment; none is cheaper than the least."""
    return max(state.knobs.grow_least, state.knobs.grow_cost + swing)


def list_grow(state: State, legal: list[int]) -> None:
    """The numbers of segments that can be paid."""
    for segments in range(1, PORTION + 1):
        if why_grow(state, segments) is not None:
            return
        legal.append(codes.grow(segments))


def why_grow(state: State, segments: int) -> Reason | None:
    """EL-29: as many segments as one can pay, a portion at a time."""
    if segments < 1 or segments > PORTION:
        return reasons.SEGMENTS
    cost = segments * segment_cost(state, state.swing)
    return None if affords(state, WATER, cost) else reasons.POOR


def grow(state: State, segments: int, raw: RawEvents) -> None:
    """EL-29: food for water; after a whole portion more may follow."""
    cost = segments * segment_cost(state, state.swing)
    food = segments * state.knobs.grow_food
    spend(state, WATER, cost)
    state.food[state.active] += food
    emit.food_grown(raw, state.active, segments, cost, food)
    if segments == PORTION and why_grow(state, 1) is None:
        state.phase = Phase.GROWING
    else:
        conclude(state, raw)
