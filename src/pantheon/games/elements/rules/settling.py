"""What follows an island's action: what is still owed, then the next priest."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules.constants import (
    FOR_PERSON,
    FOR_PRIESTS,
    GODS,
    NOBODY,
    PAYING,
    SURCHARGING,
)
from pantheon.games.elements.rules.energy import copying
from pantheon.games.elements.rules.feeding import pay_meal
from pantheon.games.elements.rules.payment import (
    pay_part,
    pay_surcharge_with,
    settled_without_choice,
    surcharge_settled,
)
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.turn import finish_action, go_on_feeding


def conclude(state: State, raw: RawEvents) -> None:
    """The action is done; a copy owes its surcharge (EL-32)."""
    if copying(state):
        state.surcharge = state.knobs.surcharge
    _settle(state, raw)


def _settle(state: State, raw: RawEvents) -> None:
    """First the surcharge, then what was bought with any mix; then the action is over."""
    if not surcharge_settled(state, raw):
        state.phase = SURCHARGING
    elif not settled_without_choice(state, FOR_PERSON, raw):
        state.phase = PAYING
    else:
        finish_action(state, raw)


def pay_surcharge(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the player names the kind that pays for the copy."""
    pay_surcharge_with(state, argument % GODS, raw)
    _settle(state, raw)


def pay(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-30, EL-R8: a part of a mixed payment, for a person or for priests."""
    for_person = state.acting != NOBODY
    purpose = FOR_PERSON if for_person else FOR_PRIESTS
    if not pay_part(state, argument, purpose, raw):
        return
    if for_person:
        finish_action(state, raw)
    else:
        go_on_feeding(state, raw)


def feed(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-33: the player names the kind that pays for a missing food."""
    pay_meal(state, argument, raw)
    go_on_feeding(state, raw)
