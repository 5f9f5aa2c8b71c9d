"""What a seat may not know: the others' hands, the jar, and the altar until it has looked."""

from ..rules.constants import EMPTY, KINDS, MASKED, RUNNING
from ..rules.state import State


def hide(state: State, seat: int | None) -> None:
    """Mask, in place, all that a seat (None: a spectator) may not know (LI-3)."""
    if state.ending != RUNNING:
        return
    for place, cup in enumerate(state.hands):
        if place // state.hand != seat and cup != EMPTY:
            state.hands[place] = MASKED
    state.jar[:] = [MASKED] * KINDS
    if seat is None or not state.seen[seat]:
        state.altar = MASKED
