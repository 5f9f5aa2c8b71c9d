"""Using the gods' powers (EN-21, EN-29); what each does stands in `rules/cards`."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from . import frames, reasons
from .catalogue import POWERS
from .constants import AFTER_ROLL, AFTER_THROW, GODS, NOBODY
from .questions import AT_SHARING, AT_TELLING, AT_THROW, IN_MOVE, IN_TURN, MOMENTS
from .state import State
from .tokens import spend

_BY_MOMENT: Final[list[list[int]]] = [
    [god for god in range(GODS) if moment in POWERS[god].moments()] for moment in range(MOMENTS)
]
"""The gods whose powers can be used at each moment."""


def why_use_power(state: State, seat: int, code: int) -> Reason | None:
    """EN-29: the own god's power once for free, another's once for a token of its colour."""
    wild, god = codes.read_use_power(code)
    if state.seat_of[god] == NOBODY:
        return reasons.GOD_ABSENT
    if state.powers_used >> god & 1:
        return reasons.POWER_USED
    if state.seat_of[god] == seat:
        if wild:
            return reasons.POWER_NOT_NOW
    elif not state.pool[seat * GODS + (state.excluded if wild else god)]:
        return reasons.NO_PAYMENT
    moment = _moment(state, seat)
    if god in powers_at(moment) and POWERS[god].works(state, seat, moment):
        return None
    return reasons.POWER_NOT_NOW


def powers_at(moment: int) -> list[int]:
    """The gods whose powers can be used at a moment."""
    return _BY_MOMENT[moment] if moment >= 0 else []


def _moment(state: State, seat: int) -> int:
    """The moment of powers that it is now for a seat, or -1; one uses them in one's own turn."""
    asked = frames.top_kind(state)
    if asked == frames.TURN:
        return IN_TURN
    if asked == frames.SAIL:
        return IN_MOVE
    if asked == frames.REROLL:
        return AT_SHARING
    if asked == frames.WINDOW and seat == state.active:
        return moment_of_window(state.stack[frames.top(state) + frames.OF_WINDOW])
    return NOBODY


def moment_of_window(window: int) -> int:
    """The moment of powers that a window is, or -1."""
    if window == AFTER_ROLL:
        return AT_TELLING
    return AT_THROW if window == AFTER_THROW else NOBODY


def list_powers(state: State, seat: int, listed: list[int]) -> None:
    """Every power that can be used now, in each way that it can be paid."""
    moment = _moment(state, seat)
    for god in powers_at(moment):
        if payable(state, seat, god) and POWERS[god].works(state, seat, moment):
            own = state.seat_of[god] == seat
            if own or state.pool[seat * GODS + god]:
                listed.append(codes.use_power(0, god))
            if not own and state.pool[seat * GODS + state.excluded]:
                listed.append(codes.use_power(1, god))


def payable(state: State, seat: int, god: int) -> bool:
    """Whether a power is in play, unused and can be paid."""
    owner = state.seat_of[god]
    if owner < 0 or state.powers_used >> god & 1:
        return False
    pool = seat * GODS
    return owner == seat or state.pool[pool + god] > 0 or state.pool[pool + state.excluded] > 0


def has_power_to_answer(state: State, seat: int, window: int) -> bool:
    """Whether a power answers a window; public, as pools are. One's own turn only (EN-29)."""
    if seat != state.active:
        return False
    moment = moment_of_window(window)
    for god in powers_at(moment):
        if payable(state, seat, god) and POWERS[god].works(state, seat, moment):
            return True
    return False


def use_power(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """EN-29: used up for this turn, paid for if it is another's, then at work."""
    frames.restart_window(state)
    if frames.top_kind(state) == frames.REROLL:
        frames.pop(state)
    wild, god = codes.read_use_power(code)
    state.powers_used |= 1 << god
    emit.power_used(raw, seat, god)
    if state.seat_of[god] != seat:
        spend(state, seat, state.excluded if wild else god, raw)
    POWERS[god].effect(state, seat, chance, raw)
