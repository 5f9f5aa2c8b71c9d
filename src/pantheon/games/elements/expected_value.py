"""What a priest that has not acted yet is likely to bring, in points, by its island."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.elements.rules.constants import (
    EARTH,
    FIRE,
    GODS,
    NOBODY,
    RANKS,
    WATER,
    WILD,
    WIND,
    Phase,
)
from pantheon.games.elements.rules.energy import energy_of, gain_at, price, swing_at
from pantheon.games.elements.rules.grow import segment_cost
from pantheon.games.elements.rules.pieces import houses_of, people_of
from pantheon.games.elements.rules.scoring import shares, support_with
from pantheon.games.elements.rules.state import State

ENERGY_WORTH: Final = 0.22
"""Points that a unit of energy is worth with many turns to go; it sinks to nothing."""
LEAD_WORTH: Final = 0.15
"""Points for each support or presence beyond what the places pay: others will catch up."""


def waiting_worth(state: State, seat: int, future: float) -> float:
    """The promises of all the seat's priests whose actions are still ahead."""
    worth = 0.0
    for building in range(WILD * RANKS):
        if state.priest[building] == seat and _still_to_act(state, seat, building):
            worth += _PROMISES[building // RANKS](state, seat, building, future)
    if seat == state.active and state.acting != NOBODY and state.acting < GODS * RANKS:
        worth += 0.01  # of two priests the one who fetches energy goes first
    return worth


def _still_to_act(state: State, seat: int, building: int) -> bool:
    """Whether nothing has come of the priest's action yet."""
    if state.phase == Phase.PLACING:
        return True
    if state.phase < Phase.PLACING or state.phase >= Phase.FEEDING:
        return False
    if seat == state.active:
        turned_to = building == state.acting and state.phase == Phase.ACTING
        return turned_to or building in state.waiting
    if state.phase == Phase.PAYING and state.acting == NOBODY:
        return False
    return (seat - state.first) % state.seats > (state.active - state.first) % state.seats


def _within_reach(state: State, seat: int, god: int) -> int:
    """Energy of a kind at hand, and what the seat's priests may still fetch of it."""
    energy = state.energy[seat * GODS + god]
    for building in range(god * RANKS, god * RANKS + RANKS):
        if state.priest[building] == seat and _still_to_act(state, seat, building):
            energy += gain_at(state, swing_at(state, seat, building))
    return energy


def _god(state: State, seat: int, building: int, future: float) -> float:
    """Energy, or the support that it could be given up for."""
    god = building // RANKS
    gain = gain_at(state, swing_at(state, seat, building))
    by_energy = future * ENERGY_WORTH * gain
    if gain < state.knobs.support_threshold:
        return by_energy
    values = support_with(state, god)
    before = shares(values, state.knobs.support_places)[seat]
    values[seat] += state.knobs.support_gain
    after = shares(values, state.knobs.support_places)[seat]
    return max(by_energy, 0.8 * (after - before) + LEAD_WORTH)


def _build(state: State, seat: int, building: int, future: float) -> float:
    swing = swing_at(state, seat, building)
    earth = _within_reach(state, seat, EARTH)
    if earth >= price(state.knobs.building_cost, swing):
        return 3.0 + 0.6 * state.knobs.building_points
    return 2.0 if earth >= price(state.knobs.house_cost, swing) else 0.2


def _destroy(state: State, seat: int, building: int, future: float) -> float:
    cost = price(state.knobs.block_cost, swing_at(state, seat, building))
    return 0.4 if _within_reach(state, seat, FIRE) >= cost else 0.0


def _move(state: State, seat: int, building: int, future: float) -> float:
    cost = price(state.knobs.walk_cost, swing_at(state, seat, building))
    return 0.4 if _within_reach(state, seat, WIND) >= cost else 0.0


def _grow(state: State, seat: int, building: int, future: float) -> float:
    if _within_reach(state, seat, WATER) < segment_cost(state, swing_at(state, seat, building)):
        return 0.1
    hungry = people_of(state, seat) * state.knobs.meal > state.food[seat]
    return 1.8 if hungry else 0.9


def _recruit(state: State, seat: int, building: int, future: float) -> float:
    cost = price(state.knobs.recruit_cost, swing_at(state, seat, building))
    housed = houses_of(state, seat) > people_of(state, seat)
    return 0.8 + 1.2 * future if housed and energy_of(state, seat) >= cost else 0.0


def _discover(state: State, seat: int, building: int, future: float) -> float:
    cost = state.knobs.discover_cost + max(0, swing_at(state, seat, building))
    for god in (WIND, WATER):
        if _within_reach(state, seat, god) < cost:
            return 0.3
    return 0.8 * state.knobs.discover_points


def _support(state: State, seat: int, building: int, future: float) -> float:
    swing = max(0, swing_at(state, seat, building))
    for god in range(GODS):
        extra = swing if god == FIRE else 0
        if _within_reach(state, seat, god) < state.knobs.support_cost + extra:
            return 0.1
    return 0.55 * state.knobs.support_points


_PROMISES: Final[list[Callable[[State, int, int, float], float]]] = [
    _god,
    _god,
    _god,
    _god,
    _build,
    _destroy,
    _move,
    _grow,
    _recruit,
    _discover,
    _support,
]
