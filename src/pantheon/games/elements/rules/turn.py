"""A turn: placing priests, then each player's actions (EL-20 to EL-22, EL-34)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import GODS, ISLANDS, NOBODY, PIECE_KINDS, PRIEST, RANKS, STARTING, WILD, Phase
from .energy import swing_at
from .feeding import begin_feeding, feed_on
from .knobs import ACTION_ISLANDS_CLOSE, GOD_ISLANDS_CLOSE
from .scoring import end
from .state import State

TAKEN: Final = Reason("EL-21", "elements-refused-taken")
NOT_WAITING: Final = Reason("EL-22", "elements-refused-not-waiting")


def begin_turn(state: State, raw: RawEvents) -> None:
    """New priests come (EL-26), blocked ones stay away (EL-27), placement begins (EL-20)."""
    state.turn += 1
    for seat in range(state.seats):
        supply = seat * PIECE_KINDS + PRIEST
        coming = min(state.rising, state.supply[supply])
        state.priests[seat] += coming
        state.supply[supply] -= coming
        kept = min(state.knobs.unblocked_priests, state.priests[seat])
        state.left[seat] = max(kept, state.priests[seat] - state.blocked[seat])
        state.blocked[seat] = 0
    state.rising = 0
    state.claim = NOBODY
    _open_buildings(state)
    state.active = state.first
    state.phase = Phase.PLACING
    emit.turn_begun(raw, state.turn, state.first)
    if not state.free:
        _begin_actions(state, raw)


# Placing priests


def _open_buildings(state: State) -> None:
    """EL-4: the two starting buildings of each island with an action, and all added ones."""
    state.free = []
    for island in range(ISLANDS):
        base = island * RANKS
        for rank in range(RANKS):
            state.priest[base + rank] = NOBODY
        low = STARTING if island >= WILD else 0
        for rank in range(low, STARTING + state.built[island]):
            state.free.append(base + rank)


def why_place_priest(state: State, code: int) -> Reason | None:
    """EL-20, EL-21: one priest to a building, and only where it is open."""
    return None if codes.read_place_priest(code) in state.free else TAKEN


def list_buildings(state: State) -> list[int]:
    """The buildings that are free."""
    return [codes.place_priest(building) for building in state.free]


def place_priest(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-20, EL-21: a priest takes a building, which may close the one beside it."""
    building = codes.read_place_priest(code)
    seat = state.active
    rank = building % RANKS
    state.priest[building] = seat
    state.free.remove(building)
    state.left[seat] -= 1
    emit.priest_placed(raw, seat, building // RANKS, rank)
    closes = GOD_ISLANDS_CLOSE if building < GODS * RANKS else ACTION_ISLANDS_CLOSE
    if rank < STARTING and state.knobs.closing & closes:
        twin = building + 1 if rank == 0 else building - 1
        if twin in state.free:
            state.free.remove(twin)
    if not state.free or not _next_to_place(state):
        _begin_actions(state, raw)


def _next_to_place(state: State) -> bool:
    """EL-20: the next player clockwise who has a priest left."""
    for _ in range(state.seats):
        state.active = (state.active + 1) % state.seats
        if state.left[state.active] > 0:
            return True
    return False


# The actions


def _begin_actions(state: State, raw: RawEvents) -> None:
    """EL-22: the first player begins; priests that found no building stay at home."""
    state.free = []
    for seat in range(state.seats):
        state.left[seat] = 0
    emit.actions_begun(raw, state.turn)
    _begin_actions_of(state, state.first, raw)


def _begin_actions_of(state: State, seat: int, raw: RawEvents) -> None:
    """The seat's priests, then those of the seats after it; then everyone eats."""
    while True:
        state.active = seat
        state.waiting = [
            building for building in range(WILD * RANKS) if state.priest[building] == seat
        ]
        if state.waiting:
            _ask_for_priest(state, raw)
            return
        seat = (seat + 1) % state.seats
        if seat == state.first:
            _end_actions(state, raw)
            return


def _ask_for_priest(state: State, raw: RawEvents) -> None:
    """Ask which priest acts; the last one acts without being asked for."""
    state.phase = Phase.CHOOSING
    if len(state.waiting) == 1:
        _begin_action(state, state.waiting[0], raw)


def why_resolve(state: State, code: int) -> Reason | None:
    """EL-22: one's own priests that have not acted."""
    return None if codes.read_resolve(code) in state.waiting else NOT_WAITING


def list_waiting(state: State) -> list[int]:
    """The priests that may act now."""
    return [codes.resolve(building) for building in state.waiting]


def resolve(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-22: turn to a priest."""
    _begin_action(state, codes.read_resolve(code), raw)


def _begin_action(state: State, building: int, raw: RawEvents) -> None:
    """EL-22, EL-23: the modifier is read now, before anyone moves."""
    state.waiting.remove(building)
    state.acting = building
    state.swing = swing_at(state, state.active, building)
    state.phase = Phase.ACTING
    emit.priest_resolved(raw, state.active, building // RANKS, building % RANKS, state.swing)


def skip(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-22: an action may be left undone."""
    emit.action_skipped(raw, state.active, state.acting // RANKS, state.acting % RANKS)
    finish_action(state, raw)


def finish_action(state: State, raw: RawEvents) -> None:
    """EL-22: the next priest, the next player, or the feeding."""
    state.acting = NOBODY
    state.swing = 0
    if state.waiting:
        _ask_for_priest(state, raw)
        return
    seat = (state.active + 1) % state.seats
    if seat == state.first:
        _end_actions(state, raw)
    else:
        _begin_actions_of(state, seat, raw)


# The end of a turn


def _end_actions(state: State, raw: RawEvents) -> None:
    """EL-33: all have acted; everyone eats."""
    begin_feeding(state, raw)
    _end_turn(state, raw)


def go_on_feeding(state: State, raw: RawEvents) -> None:
    """EL-33: after a choice, the meals that are left, and then the next turn."""
    feed_on(state, raw)
    _end_turn(state, raw)


def _end_turn(state: State, raw: RawEvents) -> None:
    """EL-34: once all have eaten the marker moves, and the next turn or the end comes."""
    if state.fed < state.seats:
        return
    if state.turn >= state.knobs.turns:
        end(state, raw)
        return
    by_support = state.claim != NOBODY
    left = (state.first + 1) % state.seats
    state.first = state.priest[state.claim] if by_support else left
    emit.first_player(raw, state.first, 1 if by_support else 0)
    begin_turn(state, raw)
