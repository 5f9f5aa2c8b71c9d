"""Grow, for water: segments of food (EL-29, EL-R11)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import GODS, PORTION, WATER, Phase
from .energy import POOR, affords, spend
from .payment import conclude
from .state import State

WRONG_SEGMENTS: Final = Reason("EL-29", "elements-refused-segments")


def segment_cost(state: State, swing: int) -> int:
    """EL-29, EL-R11: the modifier counts for each segment; none is cheaper than the least."""
    return max(state.knobs.grow_least, state.knobs.grow_cost + swing)


def why_grow(state: State, code: int) -> Reason | None:
    """EL-29: as many segments as one can pay, a portion at a time."""
    segments = codes.read_grow(code)
    if segments < 1 or segments > PORTION:
        return WRONG_SEGMENTS
    cost = segments * segment_cost(state, state.swing)
    return None if affords(state, WATER, cost) else POOR


def list_grow(state: State, legal: list[int]) -> None:
    """The numbers of segments that can be paid."""
    cost = segment_cost(state, state.swing)
    most = min(PORTION, state.energy[state.active * GODS + WATER] // cost)
    for segments in range(1, most + 1):
        if not affords(state, WATER, segments * cost):
            return
        legal.append(codes.grow(segments))


def list_growing(state: State) -> list[int]:
    """After a whole portion: more, or enough."""
    legal: list[int] = []
    list_grow(state, legal)
    legal.append(codes.STOP)
    return legal


def grow(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-29: food for water; after a whole portion more may follow."""
    segments = codes.read_grow(code)
    cost = segments * segment_cost(state, state.swing)
    food = segments * state.knobs.grow_food
    spend(state, WATER, cost)
    state.food[state.active] += food
    emit.food_grown(raw, state.active, segments, cost, food)
    if segments == PORTION and why_grow(state, codes.grow(1)) is None:
        state.phase = Phase.GROWING
        return
    conclude(state, raw)
