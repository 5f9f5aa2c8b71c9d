"""Payments whose energy the player chooses: any mix, and the surcharge of a copy."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.elements.rules.codes import PAY, PAY_SURCHARGE, STRIDE
from pantheon.games.elements.rules.constants import FOR_COPY, GODS
from pantheon.games.elements.rules.energy import energy_of, spend_told
from pantheon.games.elements.rules.reasons import NO_SURCHARGE, OPEN, UNKNOWN, WRONG_PAYMENT
from pantheon.games.elements.rules.state import State


def settled_without_choice(state: State, purpose: int, raw: RawEvents) -> bool:
    """Pay the debt where only one mix is possible; whether nothing is owed any more."""
    seat = state.active
    if state.debt == 0:
        return True
    kinds = 0
    for god in range(GODS):
        if state.energy[seat * GODS + god] > 0:
            kinds += 1
    if kinds > 1 and energy_of(state, seat) > state.debt:
        return False
    for god in range(GODS):
        paid = min(state.debt, state.energy[seat * GODS + god])
        state.debt -= paid
        spend_told(state, seat, god, paid, purpose, raw)
    return True


def why_pay(state: State, god: int, amount: int) -> int:
    """EL-30: no more of a kind than one has, no more than is owed."""
    if god >= GODS:
        return UNKNOWN
    most = min(state.debt, state.energy[state.active * GODS + god])
    return OPEN if 1 <= amount <= most else WRONG_PAYMENT


def list_payments(state: State) -> list[int]:
    """Every part of the debt that one kind of energy can pay."""
    at = state.active * GODS
    return [
        PAY + STRIDE * (god + GODS * amount)
        for god in range(GODS)
        for amount in range(1, min(state.debt, state.energy[at + god]) + 1)
    ]


def pay_part(state: State, argument: int, purpose: int, raw: RawEvents) -> bool:
    """A part of the debt; whether nothing is owed any more."""
    amount = argument // GODS
    state.debt -= amount
    spend_told(state, state.active, argument % GODS, amount, purpose, raw)
    return settled_without_choice(state, purpose, raw)


def surcharge_energies(state: State) -> list[int]:
    """EL-32: the kinds that hold the surcharge of a copied action."""
    at = state.active * GODS
    return [god for god in range(GODS) if state.energy[at + god] >= state.surcharge]


def surcharge_settled(state: State, raw: RawEvents) -> bool:
    """Pay the surcharge where one kind alone can; whether it is paid."""
    if state.surcharge == 0:
        return True
    gods = surcharge_energies(state)
    if len(gods) > 1:
        return False
    pay_surcharge_with(state, gods[0], raw)
    return True


def pay_surcharge_with(state: State, god: int, raw: RawEvents) -> None:
    """EL-32: the surcharge, all of one kind."""
    spend_told(state, state.active, god, state.surcharge, FOR_COPY, raw)
    state.surcharge = 0


def why_surcharge(state: State, god: int) -> int:
    """EL-32: the kind must hold the whole surcharge."""
    if god >= GODS:
        return UNKNOWN
    return OPEN if god in surcharge_energies(state) else NO_SURCHARGE


def list_surcharges(state: State) -> list[int]:
    """The kinds of energy that can pay the surcharge."""
    return [PAY_SURCHARGE + STRIDE * god for god in surcharge_energies(state)]
