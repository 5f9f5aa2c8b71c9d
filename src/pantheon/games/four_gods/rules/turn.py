"""Readiness, passing and timed turns (FG-7, FG-24, FG-30 to FG-33, FG-R14)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import BY_STALL, HANDS, NOBODY, RUNNING, Phase
from .ending import begin_action, end, end_if_all_passed
from .rows import clear_hands, draw_tile
from .state import State

# The beginning


def begin(state: State, chance: Chance, raw: RawEvents) -> None:
    """FG-7: draw a tile for each hand and wait until all are ready, or begin the first turn."""
    if state.knobs.timed:
        state.phase = Phase.PLAY
        state.active = chance.below(state.seats)
        _begin_turn(state, raw)
        return
    state.phase = Phase.READINESS
    for seat in range(state.seats):
        for hand in range(HANDS):
            draw_tile(state, seat, hand, chance, raw)
    state.bag_low = state.bag_total


def why_ready(state: State, seat: int, code: int) -> Reason | None:
    """FG-7: one declares oneself ready once."""
    return Reason("FG-7", "four_gods-refused-ready-already") if state.ready[seat] else None


def make_ready(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-7: play starts when all are ready."""
    state.ready[seat] = 1
    emit.made_ready(raw, seat)
    if all(state.ready):
        state.phase = Phase.PLAY
        emit.play_begun(raw)


# Passing, or ending the turn


def why_pass(state: State, seat: int, code: int) -> Reason | None:
    """FG-24: only in simultaneous play."""
    if state.knobs.timed:
        return Reason("FG-30", "four_gods-refused-end-turn-instead")
    return None


def why_end_turn(state: State, seat: int, code: int) -> Reason | None:
    """FG-30: only in timed turns."""
    if state.knobs.timed:
        return None
    return Reason("FG-30", "four_gods-refused-no-turns")


def resting_code(state: State) -> int:
    """The action of a seat that wants to do nothing: end its turn, or pass (FG-24, FG-30)."""
    return codes.END_TURN if state.knobs.timed else codes.PASS


def pass_play(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-24: a pass stands until one acts again; when all have passed, the match ends."""
    begin_action(state, seat)
    state.passed[seat] = 1
    emit.passed(raw, seat)
    end_if_all_passed(state, raw)


def end_turn_early(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-30: the active player ends the turn early."""
    end_turn(state, raw)


# Turns


def _begin_turn(state: State, raw: RawEvents) -> None:
    """FG-30: the active player's sand timer is turned."""
    state.turn += 1
    state.idle = 0
    state.turn_progress = 0
    for seat in range(state.seats):
        state.explored[seat] = 0
    emit.turn_begun(raw, state.active, state.turn)


def end_turn(state: State, raw: RawEvents) -> None:
    """FG-33, FG-41, FG-R14: hands are cleared, an idle turn is a pass, the next seat plays."""
    seat = state.active
    clear_hands(state, seat, raw)
    state.fresh[seat] = NOBODY
    state.passed[seat] = 0 if state.turn_progress else 1
    emit.turn_ended(raw, seat, state.passed[seat])
    if end_if_all_passed(state, raw):
        return
    if state.final != RUNNING:
        if state.turns_left == 0:
            end(state, state.final, raw)
            return
        state.turns_left -= 1
    state.active = (seat + 1) % state.seats
    _begin_turn(state, raw)


def end_stall(state: State, raw: RawEvents) -> None:
    """FG-R14 without a clock: too many actions without progress end the turn or the match."""
    if state.phase != Phase.PLAY or state.idle < state.knobs.stall_actions:
        return
    if state.knobs.timed:
        end_turn(state, raw)
    else:
        end(state, BY_STALL, raw)
