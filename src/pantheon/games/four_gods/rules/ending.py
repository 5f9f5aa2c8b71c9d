"""Progress, passing and the end of the match (FG-24, FG-40 to FG-42, FG-R14)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.penalties import settle_debts
from pantheon.games.four_gods.rules.state import (
    BY_BAG,
    BY_PASSING,
    BY_STALL,
    BY_WORLD,
    OVER,
    RUNNING,
    State,
)


def note_progress(state: State, raw: RawEvents) -> None:
    """FG-R14: a tile placed, a city built or destroyed, a god chosen, the bag at a new low.

    Only a World fuller than ever counts for a tile, which is every tile at a strict table; so
    laying and lifting the same tile in turn does not keep a match alive.
    """
    state.progress += 1
    state.idle = 0
    state.turn_progress = 1
    if state.final == RUNNING:
        _begin_end(state, raw)


def note_tile(state: State, raw: RawEvents) -> None:
    """A tile or a city has come to the World."""
    if state.filled > state.most_filled:
        state.most_filled = state.filled
        note_progress(state, raw)


def note_draw(state: State, raw: RawEvents) -> None:
    """Tiles have left the bag."""
    if state.bag_total < state.bag_low:
        state.bag_low = state.bag_total
        note_progress(state, raw)


def _begin_end(state: State, raw: RawEvents) -> None:
    """FG-40, FG-42: the end begins once, when the World is full or the bag is empty."""
    if state.filled == state.grid.cells:
        state.final = BY_WORLD
    elif state.bag_total == 0:
        state.final = BY_BAG
    else:
        return
    state.turns_left = state.seats
    if raw is not None:
        raw.append((told.END_BEGUN, state.final))


def end_if_all_passed(state: State, raw: RawEvents) -> bool:
    """FG-40: the match ends at once when every player has passed."""
    for seat in range(state.seats):
        if not state.passed[seat]:
            return False
    end(state, BY_PASSING, raw)
    return True


def end_by_stall(state: State, raw: RawEvents) -> None:
    """FG-R14: after too long without progress everybody counts as having passed."""
    end(state, BY_STALL, raw)


def end(state: State, reason: int, raw: RawEvents) -> None:
    """The match is over; what began the end is its reason, whatever closed it."""
    settle_debts(state, raw)
    state.ending = reason if state.final == RUNNING else state.final
    state.phase = OVER
    if raw is None:
        return
    if state.knobs.secret:
        for colour in range(TERRAINS):
            if state.owner[colour] != NOBODY:
                seat = state.owner[colour]
                raw.append((told.GOD_REVEALED, seat, colour, state.god[colour]))
    raw.append((told.MATCH_ENDED, state.ending))
