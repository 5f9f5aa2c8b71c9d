"""The turn and the end: two actions, none twice but tribes (NA-10 to NA-14, NA-40, NA-R11)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import BY_POINTS, BY_STALL, EMPTY, RUNNING, Phase, Used
from .display import gain_power, refill
from .legality import any_action_open
from .nations import settle
from .state import State


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


def finish_action(
    state: State, chance: Chance, raw: RawEvents, idle: bool, faith_changed: bool
) -> None:
    """Settle nations after an action (NA-32) and go on to what comes next.

    `idle`: the action was a discard or a desert move, which alone keep a match from ending
    (NA-R11).
    """
    if not idle:
        state.idle_turn = 0
    if faith_changed:
        settle(state, raw)
        if end_if_won(state, raw):
            return
    state.actions_left -= 1
    go_on(state, chance, raw)


def go_on(state: State, chance: Chance, raw: RawEvents) -> None:
    """Ask for the next action, or offer an extra one, or end the turn (NA-13, NA-26)."""
    open_still = _discard_open(state) or any_action_open(state)
    if state.actions_left > 0 and open_still:
        state.phase = Phase.ACT
        return
    if state.actions_left > 0:
        emit.action_lost(raw, state.active, state.actions_left)
    if open_still and state.extras[state.active] > state.fresh_extras:
        state.phase = Phase.LAST
        return
    end_turn(state, chance, raw)


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


def end_if_won(state: State, raw: RawEvents) -> bool:
    """Whether somebody has reached the points that end the match (NA-40)."""
    if max(state.points) < state.knobs.target:
        return False
    end(state, BY_POINTS, raw)
    return True


def _discard_open(state: State) -> bool:
    """The quick answer in nearly every case: a card lies there and may be discarded."""
    if state.used & Used.DISCARD:
        return False
    return state.display[0] != EMPTY or state.display[1] != EMPTY
