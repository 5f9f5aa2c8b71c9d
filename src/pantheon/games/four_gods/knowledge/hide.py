"""What a seat may know: everything but the gods that others keep secret (FG-8)."""

from ..rules.constants import NOBODY, TERRAINS
from ..rules.gods import hides_gods
from ..rules.state import State


def hide(state: State, seat: int | None) -> None:
    """Mask, in place, the gods of others until they are revealed."""
    if hides_gods(state):
        for colour in range(TERRAINS):
            if state.owner[colour] != seat:
                state.god[colour] = NOBODY
