"""Progress, and how the end of the match begins (FG-24, FG-40, FG-42, FG-R14)."""

from typing import Final

from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import BY_BAG, BY_WORLD, NOBODY, RUNNING
from .state import State

MOST_REMOVALS: Final = 2
"""How often the whole set may be removed until only a World fuller than ever is progress."""


def is_off_turn(state: State, seat: int) -> bool:
    """Whether it is another's timed turn (FG-31)."""
    return state.knobs.timed != 0 and seat != state.active


def count_action(state: State, seat: int) -> None:
    """An action ends a pass (FG-24) and counts until there is progress (FG-R14).

    Off turn a flip or a challenge does neither: timed turns pass by turns.
    """
    if not is_off_turn(state, seat):
        state.idle += 1
    if not state.knobs.timed:
        state.passed[seat] = 0


def begin_action(state: State, seat: int) -> None:
    """An action that has nothing to do with the tile just placed ends its being so (FG-R5)."""
    count_action(state, seat)
    state.fresh[seat] = NOBODY


def note_progress(state: State, raw: RawEvents) -> None:
    """FG-R14: a tile placed, a city built or destroyed, a god chosen, the bag at a new low.

    The end begins once, when the World is full or the bag is empty (FG-40, FG-42).
    """
    state.progress += 1
    state.idle = 0
    state.turn_progress = 1
    is_full = state.filled == state.grid.cells
    if state.final == RUNNING and (is_full or state.bag_total == 0):
        state.final = BY_WORLD if is_full else BY_BAG
        state.turns_left = state.seats
        emit.end_begun(raw, state.final)


def note_tile(state: State, raw: RawEvents) -> None:
    """A tile or a city has come to the World, which is progress (FG-R14).

    In older matches, and after very many removals, only a World fuller than ever counts: laying and
    lifting tiles in turn cannot keep a match alive for ever.
    """
    if state.filled > state.most_filled:
        state.most_filled = state.filled
    elif not state.knobs.any_tile_is_progress or state.removed > MOST_REMOVALS * state.tiles.count:
        return
    note_progress(state, raw)
