"""Counting the birds, wherever they are (AU-1): the same at all times."""

from .state import State


def components_of(state: State) -> dict[str, int]:
    """Every bird, in the bag or in the sky."""
    return {f"bird {kind}": left + state.sky.count(kind) for kind, left in enumerate(state.bag)}
