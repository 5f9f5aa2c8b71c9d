"""What follows from the facts of a saved state or a view: open cells, areas, the bag."""

from .areas import count_prophet
from .constants import CITY, EMPTY, NOBODY
from .rows import out_of_bag, put
from .state import State
from .tiles import FACES, TURNS
from .world import found, lay


def rebuild(state: State) -> None:
    """Lay every tile and city again where it lies; the rest of the tiles is in the bag."""
    laid, layer, rows = state.laid, state.layer, state.rows
    state.laid = [EMPTY] * len(laid)
    state.layer = [NOBODY] * len(laid)
    for cell, content in enumerate(laid):
        if content == CITY:
            found(state, cell)
        elif content != EMPTY:
            lay(state, cell, content, layer[cell])
            out_of_bag(state, content // TURNS // FACES)
    for cell in range(len(laid)):
        count_prophet(state, cell, 1)
    state.rows = [EMPTY] * len(rows)
    for place, shown in enumerate(rows):
        if shown >= 0:
            put(state, place, shown)
            out_of_bag(state, shown // FACES)
        elif shown != EMPTY:
            state.rows[place] = shown
            state.room[place // state.slots] -= 1
    for shown in state.hands:
        if shown >= 0:
            out_of_bag(state, shown // FACES)
