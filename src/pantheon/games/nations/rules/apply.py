"""Carrying out an action, and what follows every action (NA-13, NA-26, NA-R11)."""

from pantheon.core.rules import Chance, RawEvents
from ..generated import codes, dispatch, emit
from .cards import can_play_extra
from .constants import Phase
from .legality import any_action_open
from .state import State
from .turn import end_turn


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action and, unless it asks something, go on to what comes next.

    That is another action, or the offer of an extra one, or the next turn (NA-13, NA-26).
    """
    dispatch.apply_code(state, seat, code, chance, raw)
    kind = codes.kind_of(code)
    asks = Phase.CONVERT_TRIBES <= state.phase <= Phase.SET
    if asks or kind == codes.END_TURN:
        return
    paid_move = kind == codes.SET_DESERT and not state.whirling
    if kind != codes.DISCARD and not paid_move:  # NA-R11
        state.idle_turn = 0
    if state.phase == Phase.OVER:
        return
    if kind != codes.PLAY_EXTRA:  # NA-26: playing the card is not an action
        state.actions_left -= 1
    can_act = any_action_open(state)
    if state.actions_left > 0 and can_act:
        state.phase = Phase.ACT
        return
    if state.actions_left > 0:
        emit.action_lost(raw, state.active, state.actions_left)
    if can_act and can_play_extra(state):
        state.phase = Phase.LAST
        return
    end_turn(state, chance, raw)
