"""Divine Influence: what each colour earns in the four steps (FG-50 to FG-57, FG-R6, FG-R7)."""

from typing import Final

from .areas import SMALLEST, most_prophets, prophets_of, prophets_on
from .constants import NOBODY, TERRAINS
from .gods import colours_of
from .state import State

PRIZES: Final = (15, 10, 5, 0)
"""For the first, second, third and fourth place (FG-53, FG-55)."""
FRENCH_LEAST: Final = 2
"""Unoccupied tiles that a Kingdom needs to pay in the French reading (FG-R6)."""


def cities_held(state: State, colour: int) -> int:
    """The cities on which a prophet of the colour stands (FG-50)."""
    return len([cell for cell in state.cities if state.prophet[cell] == colour])


def worth(state: State, area: int) -> int:
    """What an area pays its leaders: its tiles without a prophet on it (FG-52, FG-R6)."""
    tiles = state.area_tiles[area]
    unoccupied = tiles - prophets_on(state, area)
    too_few = state.knobs.french and unoccupied < FRENCH_LEAST
    return 0 if tiles < SMALLEST or too_few else unoccupied


def open_influence(state: State) -> list[int]:
    """FG-50, FG-52: each colour's influence from cities and from the Kingdoms that it leads.

    All that does not depend on who is which god; tied leaders of a Kingdom earn it in full.
    """
    points = state.knobs.city_points
    earned = [
        points * (cities_held(state, colour) + state.spoils[colour]) for colour in range(TERRAINS)
    ]
    for area in range(len(state.crowd)):
        if state.crowd[area]:
            most = most_prophets(state, area)
            for colour in range(TERRAINS):
                if prophets_of(state, area, colour) == most:
                    earned[colour] += worth(state, area)
    return earned


def by_rank(state: State, values: list[int]) -> list[int]:
    """FG-53 to FG-55, FG-R7: each colour's prize for its god's value among the gods in play."""
    ranked = [0] * TERRAINS
    for colour in range(TERRAINS):
        if state.owner[colour] != NOBODY:
            ranked[colour] = values[state.god[colour]]
    return [
        shared_prize(sum([other > value for other in ranked]), ranked.count(value)) if value else 0
        for value in ranked
    ]


def shared_prize(ahead: int, tied: int) -> int:
    """FG-54: those tied share the places they cover, rounded down."""
    return sum(PRIZES[ahead : ahead + tied]) // tied


def influence(state: State) -> list[int]:
    """Each colour's Divine Influence, were the match scored now."""
    earned = open_influence(state)
    size = by_rank(state, state.largest)
    number = by_rank(state, state.kingdoms)
    return [earned[colour] + size[colour] + number[colour] for colour in range(TERRAINS)]


def compared_by(state: State, totals: list[int]) -> list[tuple[int, int]]:
    """What each seat is compared by: its lowest colour, then its highest (FG-56, FG-57).

    A god that was not taken is a colour at 0 (FG-R12).
    """
    seats: list[tuple[int, int]] = []
    for seat in range(state.seats):
        own = [totals[colour] for colour in colours_of(state, seat)]
        if len(own) < state.knobs.colours_each:
            own.append(0)
        seats.append((min(own), max(own)))
    return seats
