"""Timed turns, and how play begins in either mode (FG-7, FG-30 to FG-33)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import HANDS, NOBODY
from pantheon.games.four_gods.rules.ending import end, end_by_stall, end_if_all_passed
from pantheon.games.four_gods.rules.rows import clear_hands, draw
from pantheon.games.four_gods.rules.state import PLAY, READINESS, RUNNING, State


def begin(state: State, chance: Chance, raw: RawEvents) -> None:
    """FG-7: a tile for each hand and a call for readiness, or a random first player's turn."""
    if state.knobs.timed:
        state.phase = PLAY
        state.active = chance.below(state.seats)
        begin_turn(state, raw)
        return
    state.phase = READINESS
    for seat in range(state.seats):
        for hand in range(HANDS):
            draw(state, seat, hand, chance, raw)
    state.bag_low = state.bag_total


def begin_turn(state: State, raw: RawEvents) -> None:
    """FG-30: the active player's sand timer is turned."""
    state.turn += 1
    state.idle = 0
    state.turn_progress = 0
    for seat in range(state.seats):
        state.explored[seat] = 0
    if raw is not None:
        raw.append((told.TURN_BEGUN, state.active, state.turn))


def end_turn(state: State, raw: RawEvents) -> None:
    """FG-33, FG-41, FG-R14: hands are cleared, an idle turn is a pass, the next seat plays."""
    seat = state.active
    clear_hands(state, seat, raw)
    state.fresh[seat] = NOBODY
    state.passed[seat] = 0 if state.turn_progress else 1
    if raw is not None:
        raw.append((told.TURN_ENDED, seat, state.passed[seat]))
    if end_if_all_passed(state, raw):
        return
    if state.final != RUNNING:
        if state.turns_left == 0:
            end(state, state.final, raw)
            return
        state.turns_left -= 1
    state.active = (seat + 1) % state.seats
    begin_turn(state, raw)


def weary(state: State, raw: RawEvents) -> None:
    """FG-R14 without a clock: what so many actions without progress lead to."""
    if state.idle < state.knobs.stall_actions:
        return
    if state.knobs.timed:
        end_turn(state, raw)
    else:
        end_by_stall(state, raw)
