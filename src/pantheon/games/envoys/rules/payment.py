"""What a god's power costs (EN-21, EN-29)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.codes import STRIDE, USE_POWER
from pantheon.games.envoys.rules.constants import GODS
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.tokens import spend


def payable(state: State, seat: int, god: int) -> bool:
    """Whether a power is in play, unused and can be paid."""
    if state.powers_used >> god & 1 or state.seat_of[god] < 0:
        return False
    pool = seat * GODS
    return state.seat_of[god] == seat or (
        state.pool[pool + god] > 0 or state.pool[pool + state.excluded] > 0
    )


def may_pay(state: State, seat: int, god: int, wild: int) -> bool:
    """Whether a payable power can be paid in just this way."""
    if state.seat_of[god] == seat:
        return not wild
    return state.pool[seat * GODS + (state.excluded if wild else god)] > 0


def add_payments(state: State, seat: int, god: int, codes: list[int]) -> None:
    """Each way to use a payable power: for free or with its colour, or with the god's away."""
    code = USE_POWER + 2 * STRIDE * god
    if state.seat_of[god] == seat:
        codes.append(code)
        return
    if state.pool[seat * GODS + god]:
        codes.append(code)
    if state.pool[seat * GODS + state.excluded]:
        codes.append(code + STRIDE)


def pay(state: State, seat: int, god: int, wild: int, raw: RawEvents) -> None:
    """Use a power up for this turn and pay for another's."""
    state.powers_used |= 1 << god
    if raw is not None:
        raw.append((told.POWER_USED, seat, god))
    if state.seat_of[god] != seat:
        spend(state, seat, state.excluded if wild else god, raw)
