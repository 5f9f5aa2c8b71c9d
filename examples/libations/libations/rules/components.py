"""Counting the cups, wherever they are (LI-1): the same at all times."""

from .constants import KINDS
from .state import State


def components_of(state: State) -> dict[str, int]:
    """Every cup: in the jar, under the altar, in a hand, poured."""
    return {
        f"cup {kind}": state.jar[kind]
        + (state.altar == kind)
        + state.hands.count(kind)
        + sum(state.offered[kind::KINDS])
        for kind in range(KINDS)
    }
