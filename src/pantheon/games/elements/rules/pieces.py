"""People, houses, ships and priests: how many are where, and which of them is which.

The rules need the counts; `homes` and `berths` keep each piece apart, so that at the table
the very piece that was moved moves.
"""

from .constants import ISLANDS, NOBODY, RANKS, Pieces
from .state import State


def of_seat(numbers: list[int], seat: int, width: int) -> list[int]:
    """A seat's part of a list that holds so many numbers for each."""
    return numbers[seat * width : (seat + 1) * width]


def put_person(state: State, seat: int, island: int) -> None:
    """A person comes to the map."""
    state.people[seat * ISLANDS + island] += 1
    state.homes[state.homes.index(NOBODY, seat * Pieces.MOST_PEOPLE)] = island


def move_person(state: State, seat: int, origin: int, island: int) -> None:
    """A person changes islands; one who has walked in this action stays put."""
    state.people[seat * ISLANDS + origin] -= 1
    state.people[seat * ISLANDS + island] += 1
    base = seat * Pieces.MOST_PEOPLE
    for person in range(Pieces.MOST_PEOPLE):
        if state.homes[base + person] == origin and not state.walkers >> person & 1:
            state.homes[base + person] = island
            state.walkers |= 1 << person
            return


def move_ship(state: State, seat: int, origin: int, island: int) -> None:
    """A ship changes islands; with NOBODY for one of them it comes to the map or leaves it."""
    if origin != NOBODY:
        state.ships[seat * ISLANDS + origin] -= 1
    if island != NOBODY:
        state.ships[seat * ISLANDS + island] += 1
    state.berths[state.berths.index(origin, seat * Pieces.MOST_SHIPS)] = island


def people_of(state: State, seat: int) -> int:
    """A seat's people who have left its supply."""
    return state.knobs.people - state.supply[seat * Pieces.KINDS + Pieces.PERSON]


def houses_of(state: State, seat: int) -> int:
    """A seat's houses that have left its supply."""
    return state.knobs.houses - state.supply[seat * Pieces.KINDS + Pieces.HOUSE]


def people_on_map(state: State, seat: int) -> int:
    """A seat's people on the islands: fewer than it has as long as starting ones wait."""
    return sum(of_seat(state.people, seat, ISLANDS))


def is_there(state: State, seat: int, island: int) -> bool:
    """EL-27, EL-30: whether a person or a priest of the seat is on the island."""
    priests = state.priest[island * RANKS : island * RANKS + RANKS]
    return state.people[seat * ISLANDS + island] > 0 or seat in priests
