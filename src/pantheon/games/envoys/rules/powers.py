"""Using the gods' powers (EN-21, EN-29); what each does stands in `rules/cards`."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from . import frames
from .catalogue import POWERS
from .constants import GODS, NOBODY
from .questions import Moment
from .state import State
from .tokens import payable, spend

_IN_WINDOW: Final = [0, Moment.TELLING, Moment.THROW, 0, 0, 0]
"""The moment of powers that a window is, if any."""
_AT: Final = {frames.TURN: Moment.TURN, frames.SAIL: Moment.MOVE, frames.REROLL: Moment.SHARING}
"""The moment that another frame is, if any."""
_MOMENTS: Final[list[int]] = [power.moments for power in POWERS]
_GODS_AT: Final[list[list[int]]] = [
    [god for god in range(GODS) if _MOMENTS[god] & moment] for moment in range(Moment.SHARING + 1)
]
"""The gods whose powers can be used at each moment."""


def why_use_power(state: State, seat: int, wild: int, god: int) -> Reason | None:
    """EN-29: the own god's power once for free, another's once for a token of its colour."""
    if state.seat_of[god] == NOBODY:
        return reasons.GOD_ABSENT
    if state.powers_used >> god & 1:
        return reasons.POWER_USED
    if state.seat_of[god] == seat:
        if wild:
            return reasons.POWER_NOT_NOW
    elif not state.pool[seat * GODS + (state.excluded if wild else god)]:
        return reasons.NO_PAYMENT
    suits = _MOMENTS[god] & _moment(state, seat) != 0 and POWERS[god].is_possible(state, seat)
    return None if suits else reasons.POWER_NOT_NOW


def _moment(state: State, seat: int) -> int:
    """The moment of powers that it is now for a seat, or 0; one uses them in one's own turn."""
    at = frames.top(state)
    asked = state.stack[at]
    if asked == frames.WINDOW:
        return _IN_WINDOW[state.stack[at + frames.OF_WINDOW]] if seat == state.active else 0
    return _AT.get(asked, 0)


def list_powers(state: State, seat: int) -> list[int]:
    """Every power that can be used now, in each way that it can be paid."""
    listed: list[int] = []
    for god in _GODS_AT[_moment(state, seat)]:
        if payable(state, seat, god) and POWERS[god].is_possible(state, seat):
            own = state.seat_of[god] == seat
            if own or state.pool[seat * GODS + god]:
                listed.append(codes.use_power(0, god))
            if not own and state.pool[seat * GODS + state.excluded]:
                listed.append(codes.use_power(1, god))
    return listed


def use_power(state: State, seat: int, wild: int, god: int, chance: Chance, raw: RawEvents) -> None:
    """EN-29: used up for this turn, paid for if it is another's, then at work."""
    frames.restart_window(state)
    if frames.top_kind(state) == frames.REROLL:
        frames.pop(state)
    state.powers_used |= 1 << god
    emit.power_used(raw, seat, god)
    if state.seat_of[god] != seat:
        spend(state, seat, state.excluded if wild else god, raw)
    POWERS[god].apply(state, seat, chance, raw)
