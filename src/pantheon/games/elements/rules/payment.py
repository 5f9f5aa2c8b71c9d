"""Payments whose energy the player chooses: any mix, the surcharge of a copy, a missing meal."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, reasons
from .constants import GODS, NOBODY, Phase, Purpose
from .energy import copying, debt_settled, kinds_with, pay_debt, spend_chosen
from .feeding import meal_energies, pay_meal
from .state import State
from .turn import feed_and_end_turn, finish_action


def conclude(state: State, raw: RawEvents) -> None:
    """The action is done; a copy owes its surcharge (EL-32)."""
    if not copying(state):
        _settle_debt(state, raw)
        return
    state.surcharge = state.knobs.surcharge
    gods = kinds_with(state, state.surcharge)
    if state.surcharge > 0 and len(gods) > 1:
        state.phase = Phase.SURCHARGING
    else:
        pay_surcharge(state, gods[0], raw)


def why_pay_surcharge(state: State, god: int) -> Reason | None:
    """EL-32: the kind must hold the whole surcharge."""
    return None if god in kinds_with(state, state.surcharge) else reasons.SURCHARGE


def pay_surcharge(state: State, god: int, raw: RawEvents) -> None:
    """EL-32: the surcharge, all of one kind; then what was bought with any mix."""
    spend_chosen(state, god, state.surcharge, Purpose.COPY, raw)
    state.surcharge = 0
    _settle_debt(state, raw)


def _settle_debt(state: State, raw: RawEvents) -> None:
    """Once nothing is owed any more, the action or the upkeep is over."""
    if debt_settled(state, raw):
        if state.acting != NOBODY:
            finish_action(state, raw)
        else:
            feed_and_end_turn(state, raw)


def list_pay(state: State, legal: list[int]) -> None:
    """Every part of the debt that one kind of energy can pay."""
    for god in range(GODS):
        legal.extend([codes.pay(god, amount) for amount in range(1, _most(state, god) + 1)])


def why_pay(state: State, god: int, amount: int) -> Reason | None:
    """EL-30: no more of a kind than one has, no more than is owed."""
    return None if 1 <= amount <= _most(state, god) else reasons.PAYMENT


def _most(state: State, god: int) -> int:
    return min(state.debt, state.energy[state.active * GODS + god])


def pay(state: State, god: int, amount: int, raw: RawEvents) -> None:
    """EL-30, EL-R8: a part of a mixed payment, for a person or for priests."""
    pay_debt(state, god, amount, raw)
    _settle_debt(state, raw)


def list_feed(state: State, legal: list[int]) -> None:
    """The kinds of energy that can pay for a missing food."""
    legal.extend([codes.feed(god) for god in meal_energies(state)])


def why_feed(state: State, god: int) -> Reason | None:
    """EL-33: a kind that holds enough, or the largest."""
    return None if god in meal_energies(state) else reasons.MEAL


def feed(state: State, god: int, raw: RawEvents) -> None:
    """EL-33: the player names the kind that pays for a missing food."""
    pay_meal(state, god, raw)
    feed_and_end_turn(state, raw)
