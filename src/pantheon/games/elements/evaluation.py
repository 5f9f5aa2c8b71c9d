"""How well each seat stands: points, what the end would pay, and what can still be made of it."""

from __future__ import annotations

from typing import Final

from pantheon.games.elements.expected_value import ENERGY_WORTH, LEAD_WORTH, waiting_worth
from pantheon.games.elements.rules.constants import GODS, RUNNING, Phase
from pantheon.games.elements.rules.energy import energy_of
from pantheon.games.elements.rules.pieces import houses_of, people_of
from pantheon.games.elements.rules.scoring import presence_on, ranking_key, shares, support_with
from pantheon.games.elements.rules.state import State

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
    return worth + waiting_worth(state, seat, future)


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
