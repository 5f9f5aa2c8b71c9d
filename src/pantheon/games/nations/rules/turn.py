"""The turn and the end of the match (NA-10 to NA-14, NA-40, NA-R11)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import BY_STALL, RUNNING, Phase
from .display import gain_power, refill
from .state import State

ONCE: Final = Reason("NA-14", "nations-refused-once")


def begin_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """Collect power, refill the display, and start on the actions (NA-10, NA-11, NA-13)."""
    seat = state.active
    state.turn += 1
    state.phase = Phase.ACT
    state.actions_left = state.knobs.actions
    state.used = 0
    state.fresh_extras = 0
    state.idle_turn = 1
    gained = gain_power(state, seat, state.knobs.income)
    emit.turn_begun(raw, seat, state.turn, gained)
    ending = refill(state, chance, raw)
    if ending != RUNNING:
        end(state, ending, raw)


def why_end_turn(state: State) -> Reason | None:
    """NA-13: the actions of a turn are not optional; an extra one is (NA-26)."""
    return Reason("NA-13", "nations-refused-renounce") if state.phase == Phase.ACT else None


def end_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """Pass the turn clockwise, unless two rounds held nothing but idle turns (NA-R11)."""
    state.idle_run = state.idle_run + 1 if state.idle_turn else 0
    if state.idle_run >= 2 * state.seats:
        end(state, BY_STALL, raw)
        return
    state.active = (state.active + 1) % state.seats
    begin_turn(state, chance, raw)


def end(state: State, ending: int, raw: RawEvents) -> None:
    """End the match at once; unused actions are lost (NA-40)."""
    state.ending = ending
    state.phase = Phase.OVER
    emit.match_ended(raw, ending)
