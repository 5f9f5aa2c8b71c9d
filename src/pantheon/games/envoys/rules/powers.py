"""Using the gods' powers (EN-21, EN-29); what each does stands in `rules/cards`."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from pantheon.games.envoys.generated import codes, emit
from pantheon.games.envoys.rules import reasons
from pantheon.games.envoys.rules.catalogue import POWERS
from pantheon.games.envoys.rules.constants import GODS, GUAN_YIN, NOBODY
from pantheon.games.envoys.rules.frames import (
    OF_WINDOW,
    REROLL,
    SAIL,
    TURN,
    WINDOW,
    pop,
    restart_window,
    top,
    top_kind,
)
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.tokens import spend


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
    return None if _works(state, seat, god) else reasons.POWER_NOT_NOW


def _works(state: State, seat: int, god: int) -> bool:
    """Whether a power would do something at this moment (EN-40)."""
    asked = top_kind(state)
    if asked == TURN:
        return POWERS[god].on_turn(state, seat)
    if asked == SAIL:
        return POWERS[god].while_sailing(state, seat)
    if asked == WINDOW:
        window = state.stack[top(state) + OF_WINDOW]
        return seat == state.active and POWERS[god].as_answer(state, seat, window)
    return asked == REROLL and god == GUAN_YIN


def list_powers(state: State, seat: int, listed: list[int]) -> None:
    """Every power that can be used now, in each way that it can be paid."""
    for god in range(GODS):
        if payable(state, seat, god) and _works(state, seat, god):
            code = codes.use_power(0, god)
            if state.seat_of[god] == seat:
                listed.append(code)
                continue
            if state.pool[seat * GODS + god]:
                listed.append(code)
            if state.pool[seat * GODS + state.excluded]:
                listed.append(codes.use_power(1, god))


def payable(state: State, seat: int, god: int) -> bool:
    """Whether a power is in play, unused and can be paid."""
    if state.powers_used >> god & 1 or state.seat_of[god] < 0:
        return False
    pool = seat * GODS
    return state.seat_of[god] == seat or (
        state.pool[pool + god] > 0 or state.pool[pool + state.excluded] > 0
    )


def has_power_to_answer(state: State, seat: int, window: int) -> bool:
    """Whether any power of the seat answers a window; public, as pools are."""
    if seat != state.active:
        return False
    for god in range(GODS):
        if payable(state, seat, god) and POWERS[god].as_answer(state, seat, window):
            return True
    return False


def use_power(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """EN-29: used up for this turn, paid for if it is another's, then at work."""
    restart_window(state)
    if top_kind(state) == REROLL:
        pop(state)
    wild, god = codes.read_use_power(code)
    state.powers_used |= 1 << god
    emit.power_used(raw, seat, god)
    if state.seat_of[god] != seat:
        spend(state, seat, state.excluded if wild else god, raw)
    POWERS[god].effect(state, seat, chance, raw)
