"""Wrong tiles at a table that plays on honour (FG-60 to FG-65)."""

from __future__ import annotations

from typing import Final

from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import NOBODY
from pantheon.games.four_gods.rules.kingdoms import chart
from pantheon.games.four_gods.rules.penalties import lose_prophet, settle_clear_debts
from pantheon.games.four_gods.rules.prophets import send_home
from pantheon.games.four_gods.rules.rows import free_slot, into_bag, put
from pantheon.games.four_gods.rules.state import FEWEST_SIDES, State
from pantheon.games.four_gods.rules.tiles import FACES, TURNS
from pantheon.games.four_gods.rules.world import lift, matches

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


def correct(state: State, cell: int, raw: RawEvents) -> None:
    """FG-62: a challenged wrong tile goes to its layer's row or into the bag (FG-65: and more)."""
    layer = state.layer[cell]
    shown = state.laid[cell] // TURNS
    penalised = state.knobs.experienced & (1 << layer) != 0
    paid = penalised and state.prophet[cell] != NOBODY
    if paid:
        lose_prophet(state, cell, raw)
    else:
        send_home(state, cell, raw)
    remove_tile(state, cell)
    place = free_slot(state, layer)
    if place == NOBODY:
        into_bag(state, shown)
    else:
        put(state, place, shown)
    if raw is not None:
        slot = NOBODY if place == NOBODY else place % state.slots
        tile, face = shown // FACES, shown % FACES
        raw.append((told.TILE_CHALLENGED, layer, *state.grid.place(cell), tile, face, slot))
    drop_unsupported(state, raw)
    if penalised:
        state.owed[layer] += 0 if paid else 1
        settle_clear_debts(state, layer, raw)


def drop_unsupported(state: State, raw: RawEvents) -> None:
    """FG-63: tiles left with fewer than two straight sides go into the bag, until none is.

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
    remove_tile(state, cell)
    into_bag(state, shown)
    if raw is not None:
        raw.append((told.TILE_FELL, *state.grid.place(cell), shown // FACES))


def remove_tile(state: State, cell: int) -> None:
    """Take a tile from the World; nobody has just placed it any more (FG-R5)."""
    lift(state, cell)
    for seat in range(state.seats):
        if state.fresh[seat] == cell:
            state.fresh[seat] = NOBODY
