"""Collecting power and refilling the display (NA-10 to NA-12)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import BY_IDENTICAL, BY_SACK, EMPTY, RUNNING, SLOTS
from .state import State


def gain_power(state: State, seat: int, amount: int) -> int:
    """Add power up to the cap, and say how much was added; the rest is lost (NA-10, NA-R7)."""
    gained = min(amount, state.knobs.power_cap - state.power[seat])
    state.power[seat] += gained
    return gained


def refill(state: State, chance: Chance, raw: RawEvents) -> int:
    """Fill the empty display places (NA-11); the ending this leads to, if any (NA-40)."""
    fresh = EMPTY
    for slot in range(SLOTS):
        if state.display[slot] != EMPTY:
            continue
        if state.sack_total == 0:
            return BY_SACK
        _show(state, slot, _draw(state, chance), raw)
        fresh = slot
    if state.display[0] == state.display[1]:
        return _replace(state, fresh, chance, raw)
    return RUNNING


def _replace(state: State, slot: int, chance: Chance, raw: RawEvents) -> int:
    """Set one of two identical cards aside and draw until a different one comes (NA-12)."""
    same = state.display[slot]
    aside = 1
    state.display[slot] = EMPTY
    emit.card_set_aside(raw, slot, same)
    while state.sack_total > 0:
        card = _draw(state, chance)
        if card != same:
            _return(state, same, aside)
            _show(state, slot, card, raw)
            return RUNNING
        aside += 1
    _return(state, same, aside)
    return BY_IDENTICAL


def _draw(state: State, chance: Chance) -> int:
    card = chance.draw(state.sack, state.sack_total)
    state.sack[card] -= 1
    state.sack_total -= 1
    return card


def _show(state: State, slot: int, card: int, raw: RawEvents) -> None:
    state.display[slot] = card
    emit.card_drawn(raw, slot, card)


def _return(state: State, card: int, count: int) -> None:
    state.sack[card] += count
    state.sack_total += count
