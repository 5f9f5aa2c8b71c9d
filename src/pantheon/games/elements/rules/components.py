"""Counting the components, wherever they lie (EL-1, EL-3, EL-25): the same at all times."""

from .constants import GODS, ISLANDS, Pieces
from .pieces import of_seat, people_on_map
from .state import State


def components_of(state: State) -> dict[str, int]:
    """How many of each component exist."""
    counts = {
        "third buildings": state.stock[0] + sum([added > 0 for added in state.built]),
        "fourth buildings": state.stock[1] + sum([added > 1 for added in state.built]),
    }
    for kind, hidden in enumerate(state.pool):
        counts[f"path markers {kind}"] = hidden + state.path.count(kind)
    for seat in range(state.seats):
        people, houses, ships, markers, priests = of_seat(state.supply, seat, Pieces.KINDS)
        at_start = of_seat(state.start, seat, Pieces.START_KINDS)
        on_map = [sum(of_seat(state.houses, seat, GODS)), sum(of_seat(state.ships, seat, ISLANDS))]
        counts[f"people of {seat}"] = people + at_start[0] + people_on_map(state, seat)
        counts[f"houses of {seat}"] = houses + at_start[1] + on_map[0]
        counts[f"ships of {seat}"] = ships + at_start[2] + on_map[1]
        counts[f"markers of {seat}"] = markers + state.builder.count(seat)
        counts[f"priests of {seat}"] = priests + state.priests[seat]
    return counts
