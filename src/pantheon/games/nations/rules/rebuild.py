"""What follows from the facts of a saved state or a view: the field's edge."""

from .constants import Card
from .field import intern_codes, lay
from .state import State


def rebuild(state: State) -> None:
    """Lay the cards of the field again, one by one."""
    laid = state.card
    cells = len(laid)
    state.card = [Card.EMPTY] * cells
    state.near = [0] * cells
    state.spot = [0] * cells
    intern_codes(cells)
    for cell in range(cells):
        if laid[cell] != Card.EMPTY:
            lay(state, cell, laid[cell])
