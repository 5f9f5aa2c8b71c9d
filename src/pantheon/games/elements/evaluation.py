"""How well each seat stands: points, what the end would pay, and what can still be made of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .rules.constants import EARTH, FIRE, GODS, NOBODY, RANKS, RUNNING, WATER, WILD, WIND, Phase
from .rules.energy import energy_of, gain_at, price, swing_at
from .rules.grow import segment_cost
from .rules.pieces import houses_of, people_of
from .rules.scoring import presence_on, ranking_key, shares, support_with
from .rules.state import State

ENERGY_WORTH: Final = 0.22
"""Points that a unit of energy is worth with many turns to go; it sinks to nothing."""
LEAD_WORTH: Final = 0.15
"""Points for each support or presence beyond what the places pay: others will catch up."""
ENERGY_ENOUGH: Final = 14
"""Energy of one kind beyond this is worth a third only."""
PERSON_WORTH: Final = 0.35
PRIEST_WORTH: Final = 0.5
BLOCK_WORTH: Final = 1.2
ROOM_WORTH: Final = 0.8
SPREAD: Final = 30.0


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its worth against the best rival's, or the result."""
    if state.ending != RUNNING:
        return _result_shares(state)
    worths = _worths(state)
    values: list[float] = []
    for seat in range(state.seats):
        rival = -1000.0
        for other in range(state.seats):
            if other != seat and worths[other] > rival:
                rival = worths[other]
        lead = (worths[seat] - rival) / SPREAD
        value = 0.5 + 0.45 * lead / (1.0 + (lead if lead > 0 else -lead))
        values.append(value)
    return values


def _result_shares(state: State) -> list[float]:
    """The win, shared by those first in points and energy (EL-43)."""
    best = ranking_key(state, 0)
    for seat in range(1, state.seats):
        best = max(best, ranking_key(state, seat))
    won = [1.0 if ranking_key(state, seat) == best else 0.0 for seat in range(state.seats)]
    share = 1.0 / sum(won)
    return [share * each for each in won]


def _worths(state: State) -> list[float]:
    """Each seat's worth in points."""
    future = _future(state)
    worths = [_own_worth(state, seat, future) for seat in range(state.seats)]
    for god in range(GODS):
        _add_places(worths, support_with(state, god), state.knobs.support_places)
        _add_places(worths, presence_on(state, god), state.knobs.island_places)
    return worths


def _future(state: State) -> float:
    """The share of the turns whose actions are still to come."""
    turns = state.knobs.turns
    return (turns - state.turn + 0.5) / turns if state.turn else 1.0


def _add_places(worths: list[float], values: list[int], places: list[int]) -> None:
    """What the places would pay now, and a little for every step ahead."""
    paid = shares(values, places)
    for seat in range(len(values)):
        worths[seat] += 0.9 * paid[seat] + LEAD_WORTH * values[seat]


def _own_worth(state: State, seat: int, future: float) -> float:
    """Points, stores, people and priests, and the actions still waiting."""
    worth = float(state.points[seat])
    worth += future * _energy_worth(state, seat)
    worth += _food_worth(state, seat)
    people = people_of(state, seat)
    room = houses_of(state, seat) - people
    worth += future * (PERSON_WORTH * people + PRIEST_WORTH * state.priests[seat])
    if room > 0:
        worth += future * ROOM_WORTH
    worth -= future * BLOCK_WORTH * state.blocked[seat]
    return worth + _waiting_worth(state, seat, future)


def _energy_worth(state: State, seat: int) -> float:
    """Energy, many kinds better than one, less what is owed."""
    total = 0.0
    for god in range(GODS):
        have = state.energy[seat * GODS + god]
        total += have if have <= ENERGY_ENOUGH else ENERGY_ENOUGH + (have - ENERGY_ENOUGH) / 3.0
        if have >= state.knobs.support_cost:
            total += 1.0
    if seat == state.active:
        if state.debt > 0:
            total -= state.debt
        total -= state.surcharge
        if state.phase == Phase.ENDOWING:
            total += 1.1 * state.purse
    return ENERGY_WORTH * total


def _food_worth(state: State, seat: int) -> float:
    """Food for the meals to come; a missing meal costs energy, then points."""
    knobs = state.knobs
    meal_worth = min(
        float(knobs.hunger_energy * knobs.hunger_points), 0.9 * ENERGY_WORTH * knobs.hunger_energy
    )
    meals = people_of(state, seat) * knobs.meal
    to_come = knobs.turns - state.turn + 1
    if state.phase == Phase.FEEDING and _has_eaten(state, seat):
        to_come -= 1
    needed = meals * to_come
    have = min(state.food[seat], needed)
    missing_now = max(0, meals - state.food[seat]) if to_come > 0 else 0
    paid = energy_of(state, seat) // knobs.hunger_energy if knobs.hunger_energy else missing_now
    starving = max(0, missing_now - paid)
    return meal_worth * have - 0.5 * knobs.hunger_energy * knobs.hunger_points * starving


def _has_eaten(state: State, seat: int) -> bool:
    """Whether the meal of this turn is behind the seat, or being paid."""
    return (seat - state.first) % state.seats <= state.fed


# Priests who have not acted yet


def _waiting_worth(state: State, seat: int, future: float) -> float:
    """What all the seat's priests who have not acted yet are likely to bring."""
    worth = 0.0
    for building in range(WILD * RANKS):
        if state.priest[building] == seat and _still_to_act(state, seat, building):
            worth += _EXPECTED[building // RANKS](state, seat, building, future)
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


_EXPECTED: Final[list[Callable[[State, int, int, float], float]]] = [
    *[_god] * GODS,
    _build,
    _destroy,
    _move,
    _grow,
    _recruit,
    _discover,
    _support,
]
"""By island: points that a priest there is likely to bring."""
