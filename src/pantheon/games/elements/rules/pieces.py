"""People and ships on the map: how many are where, and which of them is which.

The rules need the counts; `homes` and `berths` keep each piece apart, so that at the table
the very piece that was moved moves.
"""

from __future__ import annotations

from pantheon.games.elements.rules.constants import ISLANDS, MOST_PEOPLE, MOST_SHIPS, NOBODY
from pantheon.games.elements.rules.state import State


def put_person(state: State, seat: int, island: int) -> None:
    """A person comes to the map."""
    state.people[seat * ISLANDS + island] += 1
    state.homes[state.homes.index(NOBODY, seat * MOST_PEOPLE)] = island


def move_person(state: State, seat: int, origin: int, island: int) -> None:
    """A person changes islands; one who has walked in this action stays put."""
    state.people[seat * ISLANDS + origin] -= 1
    state.people[seat * ISLANDS + island] += 1
    base = seat * MOST_PEOPLE
    for person in range(MOST_PEOPLE):
        if state.homes[base + person] == origin and not state.walkers >> person & 1:
            state.homes[base + person] = island
            state.walkers |= 1 << person
            return


def put_ship(state: State, seat: int, island: int) -> None:
    """A ship comes to the map."""
    state.ships[seat * ISLANDS + island] += 1
    state.berths[state.berths.index(NOBODY, seat * MOST_SHIPS)] = island


def move_ship(state: State, seat: int, origin: int, island: int) -> None:
    """A ship changes islands, or with NOBODY for an island leaves the map."""
    state.ships[seat * ISLANDS + origin] -= 1
    if island != NOBODY:
        state.ships[seat * ISLANDS + island] += 1
    state.berths[state.berths.index(origin, seat * MOST_SHIPS)] = island
