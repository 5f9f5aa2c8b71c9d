"""Carrying out actions, and what follows every one of them."""

from pantheon.core.rules import Chance, RawEvents
from ..generated import dispatch
from .state import State
from .turn import end_stall


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action; without a clock, actions without progress are limited (FG-R14)."""
    dispatch.apply_code(state, seat, code, chance, raw)
    if state.knobs.clock == 0:
        end_stall(state, raw)
