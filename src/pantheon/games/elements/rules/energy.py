"""Modifiers, prices and payments: what an action brings or costs at its building (EL-23)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit, reasons
from .constants import DISCOVERY, GODS, ISLANDS, NOBODY, RANKS, Phase, Purpose
from .state import State


def swing_at(state: State, seat: int, building: int) -> int:
    """EL-23: the building's modifier less one for each own person on the island."""
    people = state.people[seat * ISLANDS + building // RANKS]
    return state.knobs.modifiers[building % RANKS] - state.knobs.helper * people


def price(base: int, swing: int) -> int:
    """EL-23: a cost after its modifier, never below 0."""
    return max(0, base + swing)


def gain_at(state: State, swing: int) -> int:
    """EL-24: the energy that a god gives after the modifier."""
    return price(state.knobs.god_energy, -swing)


def energy_of(state: State, seat: int) -> int:
    """A seat's energy of all kinds together."""
    at = seat * GODS
    energy = state.energy
    return energy[at] + energy[at + 1] + energy[at + 2] + energy[at + 3]


def kinds_with(state: State, amount: int) -> list[int]:
    """The kinds of which the active seat has so much."""
    at = state.active * GODS
    return [god for god in range(GODS) if state.energy[at + god] >= amount]


# Energy of one kind


def copying(state: State) -> bool:
    """EL-32: whether an action done now is a copy, made from Discovery."""
    return state.acting // RANKS == DISCOVERY


def affords(state: State, god: int, cost: int) -> bool:
    """Whether the active seat can pay so much of one kind, and then the surcharge of a copy."""
    if state.energy[state.active * GODS + god] < cost:
        return False
    if not copying(state):
        return True
    return surcharge_left(state, [cost if other == god else 0 for other in range(GODS)])


def surcharge_left(state: State, costs: list[int]) -> bool:
    """EL-32: whether the active seat has the surcharge of a copy after these costs."""
    at, surcharge = state.active * GODS, state.knobs.surcharge
    return any(state.energy[at + god] - costs[god] >= surcharge for god in range(GODS))


def why_poor(state: State, god: int, base: int) -> Reason | None:
    """EL-23: too little energy for a cost of one kind after its modifier."""
    return None if affords(state, god, price(base, state.swing)) else reasons.POOR


def spend(state: State, god: int, cost: int) -> None:
    """The active seat pays energy of one kind."""
    state.energy[state.active * GODS + god] -= cost


def spend_price(state: State, god: int, base: int) -> int:
    """EL-23: the active seat pays a cost after its modifier; how much that is."""
    cost = price(base, state.swing)
    spend(state, god, cost)
    return cost


# Energy of several kinds


def mixed_costs(state: State, gods: list[int], base: int, modified: int) -> list[int]:
    """EL-R6: the same of each kind asked for; the modifier changes the one that was chosen."""
    costs = [0] * GODS
    for god in gods:
        costs[god] = price(base, state.swing) if god == modified else base
    return costs


def why_poor_in_mix(state: State, gods: list[int], base: int, modified: int) -> Reason | None:
    """EL-R6: enough of each kind; where the modifier changes nothing there is none to choose.

    Where older matches offered the choice all the same, it goes by the modifier alone.
    """
    if modified not in gods:
        return reasons.WRONG_ENERGY
    swing = state.swing
    idle = swing == 0 or (base == 0 and swing < 0 and not state.knobs.idle_choices)
    if idle and modified != gods[0]:
        return reasons.NO_MODIFIER
    costs = mixed_costs(state, gods, base, modified)
    for god in gods:
        if state.energy[state.active * GODS + god] < costs[god]:
            return reasons.POOR
    return None


def spend_mixed(state: State, gods: list[int], base: int, modified: int) -> list[int]:
    """EL-R6: the active seat pays energy of several kinds; how much of each."""
    costs = mixed_costs(state, gods, base, modified)
    for god in gods:
        spend(state, god, costs[god])
    return costs


# Energy of a kind that the player chooses


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
    if len(kinds_with(state, 1)) > 1 and energy_of(state, state.active) > state.debt:
        state.phase = Phase.PAYING
        return False
    for god in range(GODS):
        pay_debt(state, god, min(state.debt, state.energy[state.active * GODS + god]), raw)
    return True
