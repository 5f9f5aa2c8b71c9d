"""People, houses, ships and priests: how many are where, and which of them is which.

The rules need the counts; `homes` and `berths` keep each piece apart, so that at the table
the very piece that was moved moves.
"""

from .constants import GODS, ISLANDS, NOBODY, RANKS, Pieces, Source
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


def components_of(state: State) -> dict[str, int]:
    """EL-1, EL-3, EL-25: how many of each component exist, wherever they are."""
    counts = {
        "third buildings": state.stock[0] + sum([added > 0 for added in state.built]),
        "fourth buildings": state.stock[1] + sum([added > 1 for added in state.built]),
    }
    for kind, hidden in enumerate(state.pool):
        counts[f"path markers {kind}"] = hidden + state.path.count(kind)
    for seat in range(state.seats):
        houses, ships = of_seat(state.houses, seat, GODS), of_seat(state.ships, seat, ISLANDS)
        on_map = [people_on_map(state, seat), sum(houses), sum(ships)]
        at_start = of_seat(state.start, seat, Pieces.START_KINDS)
        placed = [on_map[piece] + at_start[piece] for piece in range(Pieces.START_KINDS)]
        placed += [state.builder.count(seat), state.priests[seat]]
        for piece, name in enumerate(Pieces.options):
            counts[f"{name} of {seat}"] = state.supply[seat * Pieces.KINDS + piece] + placed[piece]
    return counts
