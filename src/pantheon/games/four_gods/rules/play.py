"""The actions carried out, one function a kind, in the rulebook's order (FG-10 to FG-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.building import (
    acted,
    build_city,
    destroy_city,
    place,
    place_prophet,
    take_back,
)
from pantheon.games.four_gods.rules.constants import HANDS, MOST_SEATS, NOBODY, STRIDE, TERRAINS
from pantheon.games.four_gods.rules.ending import end_if_all_passed, note_draw, note_progress
from pantheon.games.four_gods.rules.gods import all_colours_chosen, deal_gods
from pantheon.games.four_gods.rules.mistakes import at_fault, correct
from pantheon.games.four_gods.rules.penalties import give_up, settle_clear_debts
from pantheon.games.four_gods.rules.random_action import draw_code, draw_seat
from pantheon.games.four_gods.rules.rows import draw, put_down, take
from pantheon.games.four_gods.rules.state import PLAY, State
from pantheon.games.four_gods.rules.tiles import FACES
from pantheon.games.four_gods.rules.turn import begin, end_turn, weary


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action."""
    _ACTIONS[code % STRIDE](state, seat, code // STRIDE, chance, raw)
    if state.knobs.clock == 0 and state.phase == PLAY:
        weary(state, raw)


def _choose_colour(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-8: colours in seat order; when all have theirs, gods are dealt and play begins."""
    state.owner[argument] = seat
    if raw is not None:
        raw.append((told.COLOUR_CHOSEN, seat, argument))
    if all_colours_chosen(state):
        state.active = 0
        deal_gods(state, chance, raw)
        begin(state, chance, raw)
    else:
        state.active = (seat + 1) % state.seats


def _ready(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-7: play starts when all are ready."""
    state.ready[seat] = 1
    if raw is not None:
        raw.append((told.MADE_READY, seat))
    if all(state.ready):
        state.phase = PLAY
        if raw is not None:
            raw.append((told.PLAY_BEGUN,))


def _discard(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-13, FG-17: a tile to the own row, or to the row it was taken from."""
    acted(state, seat)
    state.fresh[seat] = NOBODY
    put_down(state, seat, argument % HANDS, argument // HANDS, raw)


def _return(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-17, FG-R4: no row has room, so the tile goes into the bag."""
    acted(state, seat)
    state.fresh[seat] = NOBODY
    put_down(state, seat, argument, 0, raw)


def _draw(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-14: one tile or two, the left hand first."""
    acted(state, seat)
    state.fresh[seat] = NOBODY
    for hand in range(argument):
        draw(state, seat, hand, chance, raw)
    note_draw(state, raw)


def _flip(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-15: a tile of any row is turned over where it lies."""
    acted(state, seat)
    where = _place_in_row(state, seat, argument)
    state.rows[where] ^= 1
    if raw is not None:
        shown = state.rows[where]
        row, slot = where // state.slots, where % state.slots
        raw.append((told.TILE_FLIPPED, seat, row, slot, shown // FACES, shown % FACES))


def _take(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-16: a tile of any row comes to the first empty hand."""
    acted(state, seat)
    where = _place_in_row(state, seat, argument)
    shown = state.rows[where]
    hand = take(state, seat, where)
    if raw is not None:
        row, slot = where // state.slots, where % state.slots
        raw.append((told.TILE_TAKEN, seat, row, slot, hand, shown // FACES))


def _place_in_row(state: State, seat: int, argument: int) -> int:
    """The slot that a flip or take names; a row explored on turn is left alone (FG-31)."""
    row = argument % MOST_SEATS
    if not state.knobs.timed:
        state.fresh[seat] = NOBODY
    elif seat == state.active:
        state.fresh[seat] = NOBODY
        state.explored[row] = 1
    return row * state.slots + argument // MOST_SEATS


def _choose_god(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-18: a god and its reserve, for the rest of the match; a tile stays just placed."""
    acted(state, seat)
    state.owner[argument] = seat
    if raw is not None:
        raw.append((told.GOD_CHOSEN, seat, argument))
    note_progress(state, raw)


def _pass(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-24: a standing statement; the match ends when all have made it."""
    acted(state, seat)
    state.fresh[seat] = NOBODY
    state.passed[seat] = 1
    if raw is not None:
        raw.append((told.PASSED, seat))
    end_if_all_passed(state, raw)


def _end_turn(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-30: the turn ends before its time."""
    end_turn(state, raw)


def _challenge(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-62: a wrong tile is removed; a wrong challenge changes nothing."""
    if not at_fault(state, argument):
        if not state.knobs.timed or seat == state.active:
            state.idle += 1
        if raw is not None:
            raw.append((told.CHALLENGE_FAILED, seat, *state.grid.place(argument)))
        return
    acted(state, seat)
    state.fresh[seat] = NOBODY
    correct(state, argument, raw)


def _give_up(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-65: the prophet that a penalty costs."""
    give_up(state, seat, argument % TERRAINS, argument // TERRAINS, raw)
    settle_clear_debts(state, seat, raw)


_ACTIONS: Final[list[Callable[[State, int, int, Chance, RawEvents], None]]] = [
    _choose_colour,
    _ready,
    place,
    _discard,
    _return,
    _draw,
    _flip,
    _take,
    _choose_god,
    place_prophet,
    build_city,
    destroy_city,
    _pass,
    _end_turn,
    take_back,
    _challenge,
    _give_up,
]


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number.

    No time passes here, so where a clock would end a turn or a stall, the number of actions
    without progress does.
    """
    made = 0
    while made < most:
        seat = draw_seat(state, chance)
        if seat == NOBODY:
            break
        apply_code(state, seat, draw_code(state, seat, chance), chance, None)
        if state.knobs.clock and state.phase == PLAY:
            weary(state, None)
        made += 1
    return made
