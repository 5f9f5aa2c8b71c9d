"""Modifiers, prices and payments: what an action brings or costs at its building (EL-23)."""

from typing import Final

from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import DISCOVERY, GODS, ISLANDS, NOBODY, RANKS, Phase, Purpose
from .state import State

POOR: Final = Reason("EL-23", "elements-refused-energy")
NO_MODIFIER: Final = Reason("EL-R6", "elements-refused-no-modifier")


def swing_at(state: State, seat: int, building: int) -> int:
    """EL-23: the building's modifier less one for each own person on the island."""
    people = state.people[seat * ISLANDS + building // RANKS]
    return state.knobs.modifiers[building % RANKS] - state.knobs.helper * people


def price(base: int, swing: int) -> int:
    """EL-23: a cost after its modifier, never below 0."""
    return max(0, base + swing)


def is_idle(state: State, base: int) -> bool:
    """EL-R6: whether the modifier changes nothing, so that there is no kind to choose.

    Where older matches offered the choice all the same, it goes by the modifier alone.
    """
    swing = state.swing
    return swing == 0 or (base == 0 and swing < 0 and not state.knobs.idle_choices)


def mixed_cost(state: State, god: int, base: int, modified: int) -> int:
    """EL-R6: of energy of several kinds the modifier changes the one that the player chose."""
    return price(base, state.swing) if god == modified else base


def mixed_costs(state: State, gods: list[int], base: int, modified: int) -> list[int]:
    """What each kind of energy costs, if these are asked for."""
    costs = [0] * GODS
    for god in gods:
        costs[god] = mixed_cost(state, god, base, modified)
    return costs


def gain_at(state: State, swing: int) -> int:
    """EL-24: the energy that a god gives after the modifier."""
    return price(state.knobs.god_energy, -swing)


def copying(state: State) -> bool:
    """EL-32: whether an action done now is a copy, made from Discovery."""
    return state.acting // RANKS == DISCOVERY


def affords(state: State, god: int, cost: int) -> bool:
    """Whether the active seat can pay so much of one kind, and then the surcharge of a copy."""
    at = state.active * GODS
    if state.energy[at + god] < cost:
        return False
    if not copying(state):
        return True
    for other in range(GODS):
        left = state.energy[at + other] - (cost if other == god else 0)
        if left >= state.knobs.surcharge:
            return True
    return False


def why_poor(state: State, god: int, base: int) -> Reason | None:
    """EL-23: too little energy for a cost of one kind after its modifier."""
    return None if affords(state, god, price(base, state.swing)) else POOR


def energy_of(state: State, seat: int) -> int:
    """A seat's energy of all kinds together."""
    at = seat * GODS
    energy = state.energy
    return energy[at] + energy[at + 1] + energy[at + 2] + energy[at + 3]


def spend(state: State, god: int, cost: int) -> None:
    """The active seat pays energy of one kind."""
    state.energy[state.active * GODS + god] -= cost


def spend_price(state: State, god: int, base: int) -> int:
    """EL-23: the active seat pays a cost after its modifier; how much that is."""
    cost = price(base, state.swing)
    spend(state, god, cost)
    return cost


def spend_chosen(state: State, god: int, amount: int, purpose: int, raw: RawEvents) -> None:
    """The active seat pays energy of a kind that the cost leaves open."""
    spend(state, god, amount)
    if amount:
        emit.energy_paid(raw, state.active, god, amount, purpose)


def pay_debt(state: State, god: int, amount: int, raw: RawEvents) -> None:
    """A part of a debt: for a person while a priest acts, for the priests after that."""
    state.debt -= amount
    purpose = Purpose.PRIESTS if state.acting == NOBODY else Purpose.PERSON
    spend_chosen(state, god, amount, purpose, raw)


def debt_settled(state: State, raw: RawEvents) -> bool:
    """Pay the debt where only one mix is possible, else ask; whether nothing is owed any more."""
    if state.debt == 0:
        return True
    at = state.active * GODS
    kinds = GODS - state.energy[at : at + GODS].count(0)
    if kinds > 1 and energy_of(state, state.active) > state.debt:
        state.phase = Phase.PAYING
        return False
    for god in range(GODS):
        pay_debt(state, god, min(state.debt, state.energy[at + god]), raw)
    return True
