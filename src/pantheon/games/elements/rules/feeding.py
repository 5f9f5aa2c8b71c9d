"""Feeding people and keeping priests (EL-33, EL-R7, EL-R8)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import FEED, STRIDE
from pantheon.games.elements.rules.constants import (
    FEEDING,
    FOR_PRIESTS,
    FROM_HUNGER,
    FROM_UPKEEP,
    GODS,
    NOBODY,
    PAYING,
    UNSERVED,
)
from pantheon.games.elements.rules.energy import earn, energy_of, spend
from pantheon.games.elements.rules.payment import settled_without_choice
from pantheon.games.elements.rules.pieces import people_of
from pantheon.games.elements.rules.reasons import NO_MEAL, OPEN
from pantheon.games.elements.rules.state import State


def begin_feeding(state: State, raw: RawEvents) -> None:
    """EL-33: from the first player on, everyone eats."""
    state.fed = 0
    state.hungry = UNSERVED
    state.debt = UNSERVED
    if raw is not None:
        raw.append((told.FEEDING_BEGUN, state.turn))
    feed_on(state, raw)


def feed_on(state: State, raw: RawEvents) -> None:
    """Serve seat after seat until one must choose, or all have eaten."""
    while state.fed < state.seats:
        state.active = (state.first + state.fed) % state.seats
        if state.hungry == UNSERVED:
            _eat(state, raw)
        if not _hunger_settled(state, raw) or not _upkeep_settled(state, raw):
            return
        state.fed += 1
        state.hungry = UNSERVED
        state.debt = UNSERVED
    state.debt = 0


def _eat(state: State, raw: RawEvents) -> None:
    """EL-33: food first."""
    seat = state.active
    people = people_of(state, seat)
    needed = people * state.knobs.meal
    eaten = min(needed, state.food[seat])
    state.food[seat] -= eaten
    state.hungry = needed - eaten
    if people and raw is not None:
        raw.append((told.PEOPLE_FED, seat, people, eaten, state.hungry))


def meal_energies(state: State) -> list[int]:
    """EL-33: the kinds that can pay for a missing food; if none can, the largest there is."""
    at = state.active * GODS
    enough = state.knobs.hunger_energy
    largest = max(state.energy[at : at + GODS])
    enough = min(enough, largest)
    if enough == 0:
        return []
    return [god for god in range(GODS) if state.energy[at + god] >= enough]


def _hunger_settled(state: State, raw: RawEvents) -> bool:
    """Pay for missing food as long as there is no choice; whether all is paid."""
    while state.hungry > 0:
        gods = meal_energies(state)
        if len(gods) > 1:
            state.phase = FEEDING
            return False
        pay_meal(state, gods[0] if gods else NOBODY, raw)
    return True


def pay_meal(state: State, god: int, raw: RawEvents) -> None:
    """EL-33, EL-R7: energy for one missing food; what is missing of it costs points."""
    seat = state.active
    paid = 0
    if god != NOBODY:
        paid = min(state.knobs.hunger_energy, state.energy[seat * GODS + god])
        spend(state, seat, god, paid)
    lost = (state.knobs.hunger_energy - paid) * state.knobs.hunger_points
    earn(state, seat, FROM_HUNGER, -lost)
    state.hungry -= 1
    if raw is not None:
        raw.append((told.HUNGER_PAID, seat, god, paid, lost))


def why_feed(state: State, god: int) -> int:
    """EL-33: a kind that holds enough, or the largest."""
    return OPEN if god in meal_energies(state) else NO_MEAL


def list_meals(state: State) -> list[int]:
    """The kinds of energy that can pay for a missing food."""
    return [FEED + STRIDE * god for god in meal_energies(state)]


def _upkeep_settled(state: State, raw: RawEvents) -> bool:
    """EL-R8: energy of any mix for each priest; what is missing costs points."""
    seat = state.active
    if state.debt == UNSERVED:
        owed = state.knobs.priest_upkeep * state.priests[seat]
        missing = max(0, owed - energy_of(state, seat))
        state.debt = owed - missing
        if missing:
            lost = missing * state.knobs.upkeep_points
            earn(state, seat, FROM_UPKEEP, -lost)
            if raw is not None:
                raw.append((told.UPKEEP_UNPAID, seat, missing, lost))
    if settled_without_choice(state, FOR_PRIESTS, raw):
        return True
    state.phase = PAYING
    return False
