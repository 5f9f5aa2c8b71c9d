"""Grow, for water: segments of food (EL-29, EL-R11)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import GROW_FOOD, STOP, STRIDE
from pantheon.games.elements.rules.constants import GODS, GROWING, PORTION, WATER
from pantheon.games.elements.rules.energy import affords, spend
from pantheon.games.elements.rules.reasons import OPEN, POOR, WRONG_SEGMENTS
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def segment_cost(state: State, swing: int) -> int:
    """EL-29, EL-R11: the modifier counts for each segment; none is cheaper than the least."""
    cost = state.knobs.grow_cost + swing
    return max(state.knobs.grow_least, cost)


def why_grow(state: State, segments: int) -> int:
    """EL-29: as many segments as one can pay, a portion at a time."""
    if segments < 1 or segments > PORTION:
        return WRONG_SEGMENTS
    cost = segments * segment_cost(state, state.swing)
    return OPEN if affords(state, state.active, WATER, cost) else POOR


def list_grow(state: State, codes: list[int]) -> None:
    """The numbers of segments that can be paid."""
    cost = segment_cost(state, state.swing)
    most = min(PORTION, state.energy[state.active * GODS + WATER] // cost)
    for segments in range(1, most + 1):
        if not affords(state, state.active, WATER, segments * cost):
            return
        codes.append(GROW_FOOD + STRIDE * segments)


def list_growing(state: State) -> list[int]:
    """After a whole portion: more, or enough."""
    codes: list[int] = []
    list_grow(state, codes)
    codes.append(STOP)
    return codes


def grow_food(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-29: food for water; after a whole portion more may follow."""
    seat = state.active
    cost = argument * segment_cost(state, state.swing)
    food = argument * state.knobs.grow_food
    spend(state, seat, WATER, cost)
    state.food[seat] += food
    if raw is not None:
        raw.append((told.FOOD_GROWN, seat, argument, cost, food))
    if argument == PORTION and why_grow(state, 1) == OPEN:
        state.phase = GROWING
        return
    conclude(state, raw)
