"""Payments whose energy the player chooses: any mix, the surcharge of a copy, a missing meal."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes
from .constants import GODS, NOBODY, Phase, Purpose
from .energy import copying, debt_settled, spend_chosen
from .feeding import meal_energies, pay_meal
from .state import State
from .turn import finish_action, go_on_feeding

NO_SURCHARGE: Final = Reason("EL-32", "elements-refused-surcharge")
WRONG_PAYMENT: Final = Reason("EL-30", "elements-refused-payment")
NO_MEAL: Final = Reason("EL-33", "elements-refused-meal")


def conclude(state: State, raw: RawEvents) -> None:
    """The action is done; a copy owes its surcharge (EL-32)."""
    if copying(state):
        state.surcharge = state.knobs.surcharge
        gods = surcharge_energies(state)
        if state.surcharge > 0 and len(gods) > 1:
            state.phase = Phase.SURCHARGING
            return
        _pay_surcharge_with(state, gods[0], raw)
    _settle_debt(state, raw)


def _settle_debt(state: State, raw: RawEvents) -> None:
    """After the surcharge, what was bought with any mix; then the action is over."""
    if debt_settled(state, Purpose.PERSON, raw):
        finish_action(state, raw)
    else:
        state.phase = Phase.PAYING


def surcharge_energies(state: State) -> list[int]:
    """EL-32: the kinds that hold the surcharge of a copied action."""
    at = state.active * GODS
    return [god for god in range(GODS) if state.energy[at + god] >= state.surcharge]


def why_pay_surcharge(state: State, code: int) -> Reason | None:
    """EL-32: the kind must hold the whole surcharge."""
    return None if codes.read_pay_surcharge(code) in surcharge_energies(state) else NO_SURCHARGE


def list_surcharges(state: State) -> list[int]:
    """The kinds of energy that can pay the surcharge."""
    return [codes.pay_surcharge(god) for god in surcharge_energies(state)]


def pay_surcharge(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the player names the kind that pays for the copy."""
    _pay_surcharge_with(state, codes.read_pay_surcharge(code), raw)
    _settle_debt(state, raw)


def _pay_surcharge_with(state: State, god: int, raw: RawEvents) -> None:
    """EL-32: the surcharge, all of one kind."""
    spend_chosen(state, god, state.surcharge, Purpose.COPY, raw)
    state.surcharge = 0


def _most_of(state: State, god: int) -> int:
    """EL-30: no more of a kind than one has, no more than is owed."""
    return min(state.debt, state.energy[state.active * GODS + god])


def why_pay(state: State, code: int) -> Reason | None:
    """EL-30: a part of the debt, as much as there is of the kind."""
    god, amount = codes.read_pay(code)
    return None if 1 <= amount <= _most_of(state, god) else WRONG_PAYMENT


def list_payments(state: State) -> list[int]:
    """Every part of the debt that one kind of energy can pay."""
    return [
        codes.pay(god, amount)
        for god in range(GODS)
        for amount in range(1, _most_of(state, god) + 1)
    ]


def pay(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-30, EL-R8: a part of a mixed payment, for a person or for priests."""
    god, amount = codes.read_pay(code)
    for_person = state.acting != NOBODY
    purpose = Purpose.PERSON if for_person else Purpose.PRIESTS
    state.debt -= amount
    spend_chosen(state, god, amount, purpose, raw)
    if not debt_settled(state, purpose, raw):
        return
    if for_person:
        finish_action(state, raw)
    else:
        go_on_feeding(state, raw)


def why_feed(state: State, code: int) -> Reason | None:
    """EL-33: a kind that holds enough, or the largest."""
    return None if codes.read_feed(code) in meal_energies(state) else NO_MEAL


def list_meals(state: State) -> list[int]:
    """The kinds of energy that can pay for a missing food."""
    return [codes.feed(god) for god in meal_energies(state)]


def feed(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-33: the player names the kind that pays for a missing food."""
    pay_meal(state, codes.read_feed(code), raw)
    go_on_feeding(state, raw)
