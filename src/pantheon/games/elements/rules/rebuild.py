"""What follows from the facts of a state, worked out again."""

from .constants import ISLANDS, NOBODY, Pieces, Source
from .pieces import of_seat
from .state import State


def rebuild(state: State) -> None:
    """Count people and ships by island, who has walked, and points."""
    for seat in range(state.seats):
        for person, island in enumerate(of_seat(state.homes, seat, Pieces.MOST_PEOPLE)):
            if island != NOBODY:
                state.people[seat * ISLANDS + island] += 1
                if seat == state.active:
                    state.walked[island] += state.walkers >> person & 1
        for island in of_seat(state.berths, seat, Pieces.MOST_SHIPS):
            if island != NOBODY:
                state.ships[seat * ISLANDS + island] += 1
        state.points[seat] = sum(of_seat(state.earned, seat, Source.KINDS))
