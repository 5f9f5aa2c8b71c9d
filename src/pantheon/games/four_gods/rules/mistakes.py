"""Wrong tiles at a table that plays on honour (FG-60 to FG-65)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .areas import chart
from .constants import FEWEST_SIDES, NOBODY
from .ending import begin_action, count_action
from .penalties import lose_prophet, settle_clear_debts
from .rows import free_slot, hold, into_bag, put, reserve_slot
from .state import State
from .tiles import FACES, TURNS
from .world import lift, matches, send_home

LACKS_SIDES: Final = 1
MISMATCHED: Final = 2


def faults(state: State, cell: int, laid: int) -> int:
    """The rules that a tile breaks on a cell, as bits (FG-11, FG-12)."""
    broken = 0
    if state.sides[cell] < FEWEST_SIDES:
        broken |= LACKS_SIDES
    if not matches(state, cell, laid):
        broken |= MISMATCHED
    return broken


def at_fault(state: State, cell: int) -> bool:
    """FG-62: a tile that broke a rule when it was laid and still breaks that rule."""
    wrong = state.wrong[cell]
    return wrong != 0 and wrong & faults(state, cell, state.laid[cell]) != 0


# Taking back


def why_take_back(state: State, seat: int, code: int) -> Reason | None:
    """FG-61: only a wrong tile that one has just laid can be taken back."""
    if may_take_back(state, seat):
        return None
    cell = state.fresh[seat]
    if state.knobs.honour and cell == NOBODY:
        return Reason("FG-61", "four_gods-refused-no-fresh-tile")
    if state.knobs.honour:
        return Reason("FG-61", "four_gods-refused-lies-right", cell=state.grid.name(cell))
    return Reason("FG-61", "four_gods-refused-strict-referee")


def may_take_back(state: State, seat: int) -> bool:
    """Whether the tile that a seat has just laid on honour is wrong (FG-60, FG-61)."""
    cell = state.fresh[seat]
    return state.knobs.honour != 0 and cell != NOBODY and at_fault(state, cell)


def list_take_back(state: State, seat: int, listed: list[int]) -> None:
    """FG-61: if the tile just laid is wrong."""
    if may_take_back(state, seat):
        listed.append(codes.TAKE_BACK)


def take_back(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-61: a wrong tile just laid returns to its hand; what leaned on it falls (FG-63)."""
    count_action(state, seat)
    cell = state.fresh[seat]
    shown = state.laid[cell] // TURNS
    send_home(state, cell, raw)
    _remove_tile(state, cell)
    hand = state.fresh_hand[seat]
    hold(state, seat, hand, shown, reserve_slot(state, seat, state.fresh_origin[seat]))
    if raw is not None:
        emit.tile_taken_back(raw, seat, hand, *state.grid.place(cell), shown // FACES)
    _drop_unsupported(state, raw)


# Challenging


def why_challenge(state: State, seat: int, code: int) -> Reason | None:
    """FG-62: on honour, any tile of the World can be challenged."""
    if not state.knobs.honour:
        return Reason("FG-62", "four_gods-refused-strict-referee")
    cell = codes.read_challenge(code)
    if cell >= state.grid.cells or state.laid[cell] < 0:
        return Reason("FG-62", "four_gods-refused-no-tile-there")
    return None


def list_challenges(state: State, listed: list[int]) -> None:
    """FG-62: any tile of the World."""
    for cell in range(state.grid.cells):
        if state.laid[cell] >= 0:
            listed.append(codes.challenge(cell))


def challenge(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-62: a wrong tile is removed; a wrong challenge changes nothing."""
    cell = codes.read_challenge(code)
    if at_fault(state, cell):
        begin_action(state, seat)
        _correct(state, cell, raw)
        return
    if not state.knobs.timed or seat == state.active:
        state.idle += 1
    if raw is not None:
        emit.challenge_failed(raw, seat, *state.grid.place(cell))


def _correct(state: State, cell: int, raw: RawEvents) -> None:
    """FG-62: a challenged wrong tile goes to its layer's row or into the bag (FG-65: and more)."""
    layer = state.layer[cell]
    shown = state.laid[cell] // TURNS
    penalised = state.knobs.experienced & (1 << layer) != 0
    paid = penalised and state.prophet[cell] != NOBODY
    if paid:
        lose_prophet(state, cell, raw)
    else:
        send_home(state, cell, raw)
    _remove_tile(state, cell)
    place = free_slot(state, layer)
    if place == NOBODY:
        into_bag(state, shown)
    else:
        put(state, place, shown)
    if raw is not None:
        slot = NOBODY if place == NOBODY else place % state.slots
        tile, face = shown // FACES, shown % FACES
        emit.tile_challenged(raw, layer, *state.grid.place(cell), tile, face, slot)
    _drop_unsupported(state, raw)
    if penalised:
        state.owed[layer] += 0 if paid else 1
        settle_clear_debts(state, layer, raw)


def _drop_unsupported(state: State, raw: RawEvents) -> None:
    """FG-63: tiles left with fewer than two straight sides go into the bag, until none is left.

    Other wrong tiles wait for their own challenge, and cities stay (FG-R9).
    """
    falling = True
    while falling:
        falling = False
        for cell in range(state.grid.cells):
            if state.laid[cell] >= 0 and state.sides[cell] < FEWEST_SIDES:
                falling = True
                _drop(state, cell, raw)
    chart(state)


def _drop(state: State, cell: int, raw: RawEvents) -> None:
    shown = state.laid[cell] // TURNS
    send_home(state, cell, raw)
    _remove_tile(state, cell)
    into_bag(state, shown)
    if raw is not None:
        emit.tile_fell(raw, *state.grid.place(cell), shown // FACES)


def _remove_tile(state: State, cell: int) -> None:
    """Take a tile from the World; nobody has just placed it any more (FG-R5)."""
    lift(state, cell)
    for seat in range(state.seats):
        if state.fresh[seat] == cell:
            state.fresh[seat] = NOBODY
