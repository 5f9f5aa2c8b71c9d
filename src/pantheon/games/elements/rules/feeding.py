"""Feeding people and keeping priests (EL-33, EL-R7, EL-R8)."""

from pantheon.core.rules import RawEvents
from ..generated import emit
from .constants import GODS, NOBODY, UNSERVED, Phase, Source
from .energy import debt_settled, energy_of, kinds_with, spend
from .pieces import of_seat, people_of
from .scoring import earn
from .state import State


def all_fed(state: State, raw: RawEvents) -> bool:
    """EL-33: food for seat after seat, from the first player on; False if one must choose."""
    while state.fed < state.seats:
        state.active = (state.first + state.fed) % state.seats
        if state.hungry == UNSERVED:
            people = people_of(state, state.active)
            needed = people * state.knobs.meal
            eaten = min(needed, state.food[state.active])
            state.food[state.active] -= eaten
            state.hungry = needed - eaten
            if people:
                emit.people_fed(raw, state.active, people, eaten, state.hungry)
        if not _hunger_settled(state, raw) or not _upkeep_settled(state, raw):
            return False
        state.fed += 1
        state.hungry = UNSERVED
        state.debt = UNSERVED
    state.debt = 0
    return True


def _hunger_settled(state: State, raw: RawEvents) -> bool:
    """Pay for missing food as long as there is no choice; whether all is paid."""
    while state.hungry > 0:
        gods = meal_energies(state)
        if len(gods) > 1:
            state.phase = Phase.FEEDING
            return False
        pay_meal(state, gods[0] if gods else NOBODY, raw)
    return True


def meal_energies(state: State) -> list[int]:
    """EL-33: the kinds that can pay for a missing food; if none can, the largest there is."""
    enough = min(state.knobs.hunger_energy, max(of_seat(state.energy, state.active, GODS)))
    return kinds_with(state, enough) if enough else []


def pay_meal(state: State, god: int, raw: RawEvents) -> None:
    """EL-33, EL-R7: energy for one missing food; what is missing of it costs points."""
    knobs = state.knobs
    paid = 0
    if god != NOBODY:
        paid = min(knobs.hunger_energy, state.energy[state.active * GODS + god])
        spend(state, god, paid)
    lost = (knobs.hunger_energy - paid) * knobs.hunger_points
    earn(state, state.active, Source.HUNGER, -lost)
    state.hungry -= 1
    emit.hunger_paid(raw, state.active, god, paid, lost)


def _upkeep_settled(state: State, raw: RawEvents) -> bool:
    """EL-R8: energy of any mix for each priest; what is missing costs points."""
    seat = state.active
    if state.debt == UNSERVED:
        owed = state.knobs.priest_upkeep * state.priests[seat]
        missing = max(0, owed - energy_of(state, seat))
        state.debt = owed - missing
        if missing:
            lost = missing * state.knobs.upkeep_points
            earn(state, seat, Source.UPKEEP, -lost)
            emit.upkeep_unpaid(raw, seat, missing, lost)
    return debt_settled(state, raw)
