"""Moving a desert, by whirlwind or for power (NA-25, NA-27)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit
from .constants import NOBODY, Card, Phase, Used
from .field import lay, lift, too_poor, why_lay
from .state import State
from .turn import ONCE


def can_move(state: State) -> bool:
    """Whether a desert can be moved for power: one a turn (NA-14, NA-27)."""
    return not state.used & Used.MOVE and state.power[state.active] >= state.knobs.move_cost


def why_lift_desert(state: State, cell: int) -> Reason | None:
    """NA-25, NA-27: any desert of the field; a whirlwind moves it free."""
    if cell not in state.deserts:
        return Reason("NA-27", "nations-refused-no-desert-there")
    if state.phase == Phase.WHIRL or can_move(state):
        return None
    return ONCE if state.used & Used.MOVE else too_poor(state, state.knobs.move_cost)


def lift_desert(state: State, seat: int, cell: int, raw: RawEvents) -> None:
    """NA-25, NA-27: choose the desert that moves; a move of one's own is paid now."""
    cost = 0
    state.whirling = 1 if state.phase == Phase.WHIRL else 0
    if not state.whirling:
        cost = state.knobs.move_cost
        state.power[seat] -= cost
        state.used |= Used.MOVE
    state.deserts[state.deserts.index(cell)] = NOBODY
    lift(state, cell)
    state.lifted = cell
    state.phase = Phase.SET
    emit.desert_lifted(raw, seat, cell, cost)


def why_set_desert(state: State, cell: int) -> Reason | None:
    """NA-25: another place than the one the desert was lifted from."""
    if state.lifted == NOBODY:
        return Reason("NA-27", "nations-refused-nothing-lifted")
    same = Reason("NA-25", "nations-refused-same-place") if cell == state.lifted else None
    return why_lay(state, cell, "NA-27") or same


def set_desert(state: State, seat: int, cell: int, raw: RawEvents) -> None:
    """NA-25, NA-27: the desert comes to lie on another place next to a hex card."""
    lay(state, cell, Card.DESERT)
    number = state.deserts.index(NOBODY)
    state.deserts[number] = cell
    emit.desert_set(raw, seat, state.lifted, cell, number)
    state.lifted = NOBODY
    state.phase = Phase.ACT
