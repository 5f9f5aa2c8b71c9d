"""A turn: placing priests, then each player's actions (EL-20 to EL-22, EL-34)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit, reasons
from .constants import GODS, ISLANDS, NOBODY, RANKS, STARTING, UNSERVED, WILD, Phase, Pieces
from .energy import swing_at
from .feeding import all_fed
from .knobs import ACTION_ISLANDS_CLOSE, GOD_ISLANDS_CLOSE
from .scoring import end
from .state import State

_PLACINGS: Final[list[int]] = [codes.place_priest(building) for building in range(ISLANDS * RANKS)]
_RESOLVINGS: Final[list[int]] = [codes.resolve(building) for building in range(ISLANDS * RANKS)]
"""The codes that are listed most, made once."""


def begin_turn(state: State, raw: RawEvents) -> None:
    """New priests come (EL-26), blocked ones stay away (EL-27), placement begins (EL-20)."""
    state.turn += 1
    for seat in range(state.seats):
        supply = seat * Pieces.KINDS + Pieces.PRIEST
        coming = min(state.rising, state.supply[supply])
        state.priests[seat] += coming
        state.supply[supply] -= coming
        kept = min(state.knobs.unblocked_priests, state.priests[seat])
        state.left[seat] = max(kept, state.priests[seat] - state.blocked[seat])
        state.blocked[seat] = 0
    state.rising = 0
    state.claim = NOBODY
    state.priest = [NOBODY] * (ISLANDS * RANKS)
    state.free = standing_buildings(state)
    state.active = state.first
    state.phase = Phase.PLACING
    emit.turn_begun(raw, state.turn, state.first)
    if not state.free:
        _begin_actions(state, raw)


# Placing priests


def standing_buildings(state: State) -> list[int]:
    """EL-4: the two starting buildings of each island with an action, and all added ones."""
    return [
        island * RANKS + rank
        for island in range(ISLANDS)
        for rank in range(0 if island < WILD else STARTING, STARTING + state.built[island])
    ]


def list_place_priest(state: State, legal: list[int]) -> None:
    """The buildings that are free."""
    legal.extend([_PLACINGS[building] for building in state.free])


def why_place_priest(state: State, building: int) -> Reason | None:
    """EL-20, EL-21: one priest to a building, and only where it is open."""
    return None if building in state.free else reasons.TAKEN


def place_priest(state: State, building: int, raw: RawEvents) -> None:
    """EL-20, EL-21: a priest takes a building, which may close the one beside it."""
    rank = building % RANKS
    state.priest[building] = state.active
    state.free.remove(building)
    state.left[state.active] -= 1
    emit.priest_placed(raw, state.active, building // RANKS, rank)
    closes = GOD_ISLANDS_CLOSE if building < GODS * RANKS else ACTION_ISLANDS_CLOSE
    if rank < STARTING and state.knobs.closing & closes:
        twin = building + 1 if rank == 0 else building - 1
        if twin in state.free:
            state.free.remove(twin)
    for _ in range(state.seats):  # the next player clockwise who has a priest left
        state.active = (state.active + 1) % state.seats
        if state.free and state.left[state.active] > 0:
            return
    _begin_actions(state, raw)


# The actions


def _begin_actions(state: State, raw: RawEvents) -> None:
    """EL-22: the first player begins; priests that found no building stay at home."""
    state.free = []
    state.left = [0] * state.seats
    emit.actions_begun(raw, state.turn)
    state.active = state.first
    state.waiting = _priests_of(state, state.first)
    finish_action(state, raw)


def _priests_of(state: State, seat: int) -> list[int]:
    """The buildings with an action where a seat has a priest."""
    return [building for building in range(WILD * RANKS) if state.priest[building] == seat]


def finish_action(state: State, raw: RawEvents) -> None:
    """EL-22: the next priest, the next player, or the feeding.

    A player's last priest acts without being asked for.
    """
    state.acting = NOBODY
    state.swing = 0
    while not state.waiting:
        state.active = (state.active + 1) % state.seats
        if state.active == state.first:
            state.fed = 0
            state.debt = UNSERVED
            emit.feeding_begun(raw, state.turn)
            feed_and_end_turn(state, raw)
            return
        state.waiting = _priests_of(state, state.active)
    state.phase = Phase.CHOOSING
    if len(state.waiting) == 1:
        resolve(state, state.waiting[0], raw)


def list_resolve(state: State, legal: list[int]) -> None:
    """The priests that may act now."""
    legal.extend([_RESOLVINGS[building] for building in state.waiting])


def why_resolve(state: State, building: int) -> Reason | None:
    """EL-22: one's own priests that have not acted."""
    return None if building in state.waiting else reasons.NOT_WAITING


def resolve(state: State, building: int, raw: RawEvents) -> None:
    """EL-22, EL-23: turn to a priest; the modifier is read now, before anyone moves."""
    state.waiting.remove(building)
    state.acting = building
    state.swing = swing_at(state, state.active, building)
    state.phase = Phase.ACTING
    emit.priest_resolved(raw, state.active, building // RANKS, building % RANKS, state.swing)


def skip(state: State, raw: RawEvents) -> None:
    """EL-22: an action may be left undone."""
    emit.action_skipped(raw, state.active, state.acting // RANKS, state.acting % RANKS)
    finish_action(state, raw)


def feed_and_end_turn(state: State, raw: RawEvents) -> None:
    """EL-34: once all have eaten the marker moves, and the next turn or the end comes."""
    if not all_fed(state, raw):
        return
    if state.turn >= state.knobs.turns:
        end(state, raw)
        return
    by_support = state.claim != NOBODY
    left = (state.first + 1) % state.seats
    state.first = state.priest[state.claim] if by_support else left
    emit.first_player(raw, state.first, 1 if by_support else 0)
    begin_turn(state, raw)
