"""Modifiers, prices and payments: what an action brings or costs at its building (EL-23)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.constants import (
    DISCOVERY,
    GODS,
    ISLANDS,
    RANKS,
    SOURCES,
)
from pantheon.games.elements.rules.state import State


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


def copying(state: State) -> bool:
    """EL-32: whether an action done now is a copy, made from Discovery."""
    return state.acting // RANKS == DISCOVERY


def surcharge_left(state: State, seat: int, god: int, cost: int) -> bool:
    """EL-32: whether some energy still holds the surcharge after `cost` of one kind."""
    surcharge = state.knobs.surcharge
    at = seat * GODS
    for other in range(GODS):
        have = state.energy[at + other]
        if other == god:
            have -= cost
        if have >= surcharge:
            return True
    return False


def affords(state: State, seat: int, god: int, cost: int) -> bool:
    """Whether the seat can pay so much of one kind, and the surcharge of a copy after it."""
    if state.energy[seat * GODS + god] < cost:
        return False
    return not copying(state) or surcharge_left(state, seat, god, cost)


def energy_of(state: State, seat: int) -> int:
    """A seat's energy of all kinds together."""
    at = seat * GODS
    energy = state.energy
    return energy[at] + energy[at + 1] + energy[at + 2] + energy[at + 3]


def spend(state: State, seat: int, god: int, cost: int) -> None:
    """Pay energy of one kind."""
    state.energy[seat * GODS + god] -= cost


def spend_told(
    state: State, seat: int, god: int, amount: int, purpose: int, raw: RawEvents
) -> None:
    """Pay energy of a kind that was chosen, and tell it."""
    spend(state, seat, god, amount)
    if amount and raw is not None:
        raw.append((told.ENERGY_PAID, seat, god, amount, purpose))


def earn(state: State, seat: int, source: int, points: int) -> None:
    """Victory points gained or, below 0, lost."""
    state.points[seat] += points
    state.earned[seat * SOURCES + source] += points
