"""Progress, passing and the end of the match (FG-24, FG-40 to FG-42, FG-R14)."""

from __future__ import annotations

from pantheon.core.events import Tale
from pantheon.games.four_gods import told
from pantheon.games.four_gods.kinds import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.penalties import settle_debts
from pantheon.games.four_gods.state import (
    BY_BAG,
    BY_PASSING,
    BY_STALL,
    BY_WORLD,
    OVER,
    RUNNING,
    State,
)


def note_progress(state: State, tale: Tale | None) -> None:
    """FG-R14: a tile placed, a city built or destroyed, a god chosen, the bag at a new low.

    Only a World fuller than ever counts for a tile, which is every tile at a strict table; so
    laying and lifting the same tile in turn does not keep a match alive.
    """
    state.progress += 1
    state.idle = 0
    state.turn_progress = 1
    if state.final == RUNNING:
        _begin_end(state, tale)


def note_tile(state: State, tale: Tale | None) -> None:
    """A tile or a city has come to the World."""
    if state.filled > state.most_filled:
        state.most_filled = state.filled
        note_progress(state, tale)


def note_draw(state: State, tale: Tale | None) -> None:
    """Tiles have left the bag."""
    if state.bag_total < state.bag_low:
        state.bag_low = state.bag_total
        note_progress(state, tale)


def _begin_end(state: State, tale: Tale | None) -> None:
    """FG-40, FG-42: the end begins once, when the World is full or the bag is empty."""
    if state.filled == state.grid.cells:
        state.final = BY_WORLD
    elif state.bag_total == 0:
        state.final = BY_BAG
    else:
        return
    state.turns_left = state.seats
    if tale is not None:
        tale.append((told.END_BEGUN, state.final))


def end_if_all_passed(state: State, tale: Tale | None) -> bool:
    """FG-40: the match ends at once when every player has passed."""
    for seat in range(state.seats):
        if not state.passed[seat]:
            return False
    end(state, BY_PASSING, tale)
    return True


def end_by_stall(state: State, tale: Tale | None) -> None:
    """FG-R14: after too long without progress everybody counts as having passed."""
    end(state, BY_STALL, tale)


def end(state: State, reason: int, tale: Tale | None) -> None:
    """The match is over; what began the end is its reason, whatever closed it."""
    settle_debts(state, tale)
    state.ending = reason if state.final == RUNNING else state.final
    state.phase = OVER
    if tale is None:
        return
    if state.knobs.secret:
        for colour in range(TERRAINS):
            if state.owner[colour] != NOBODY:
                seat = state.owner[colour]
                tale.append((told.GOD_REVEALED, seat, colour, state.god[colour]))
    tale.append((told.MATCH_ENDED, state.ending))
