"""Divine Influence: what each colour earns in the four steps (FG-50 to FG-57, FG-R6, FG-R7)."""

from __future__ import annotations

from typing import Final

from pantheon.games.four_gods.kinds import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.kingdoms import Survey, survey
from pantheon.games.four_gods.state import State

PRIZES: Final = (15, 10, 5, 0)
"""For the first, second, third and fourth place (FG-53, FG-55)."""
FRENCH_LEAST: Final = 2
"""Unoccupied tiles that a Kingdom needs to pay in the French reading (FG-R6)."""


def cities_held(state: State, colour: int) -> int:
    """The cities on which a prophet of the colour stands (FG-50)."""
    held = 0
    for cell in state.cities:
        if state.prophet[cell] == colour:
            held += 1
    return held


def worth(state: State, found: Survey, area: int) -> int:
    """What an area pays its leaders: its tiles without a prophet on it (FG-52, FG-R6)."""
    if not found.is_kingdom(area):
        return 0
    unoccupied = found.tiles[area] - found.occupied[area]
    if state.knobs.french and unoccupied < FRENCH_LEAST:
        return 0
    return unoccupied


def most_prophets(found: Survey, area: int) -> int:
    """How many prophets a leader of an area has there."""
    start = area * TERRAINS
    return max(found.prophets[start : start + TERRAINS])


def by_kingdoms(state: State, found: Survey) -> list[int]:
    """FG-52: each colour's income from the Kingdoms that it leads, alone or tied."""
    earned = [0] * TERRAINS
    for area in range(len(found.terrain)):
        most = most_prophets(found, area)
        paid = worth(state, found, area) if most else 0
        if paid == 0:
            continue
        for colour in range(TERRAINS):
            if found.prophets[area * TERRAINS + colour] == most:
                earned[colour] += paid
    return earned


def largest(found: Survey) -> list[int]:
    """The tiles of each terrain's largest Kingdom; 0 without one (FG-53)."""
    sizes = [0] * TERRAINS
    for area in range(len(found.terrain)):
        if found.is_kingdom(area) and found.tiles[area] > sizes[found.terrain[area]]:
            sizes[found.terrain[area]] = found.tiles[area]
    return sizes


def counts(found: Survey) -> list[int]:
    """The number of each terrain's Kingdoms (FG-55)."""
    numbers = [0] * TERRAINS
    for area in range(len(found.terrain)):
        if found.is_kingdom(area):
            numbers[found.terrain[area]] += 1
    return numbers


def by_rank(state: State, values: list[int]) -> list[int]:
    """FG-53 to FG-55, FG-R7: each colour's prize for its god's value among the gods in play."""
    prizes = [0] * TERRAINS
    ranked = [NOBODY] * TERRAINS
    for colour in range(TERRAINS):
        if state.owner[colour] != NOBODY and values[state.god[colour]] > 0:
            ranked[colour] = values[state.god[colour]]
    for colour in range(TERRAINS):
        if ranked[colour] == NOBODY:
            continue
        ahead = tied = 0
        for value in ranked:
            if value > ranked[colour]:
                ahead += 1
            elif value == ranked[colour]:
                tied += 1
        prizes[colour] = shared_prize(ahead, tied)
    return prizes


def shared_prize(ahead: int, tied: int) -> int:
    """FG-54: those tied share the places they cover, rounded down."""
    return sum(PRIZES[ahead : ahead + tied]) // tied


def influence(state: State) -> list[int]:
    """Each colour's Divine Influence, were the match scored now."""
    found = survey(state)
    kingdoms = by_kingdoms(state, found)
    size = by_rank(state, largest(found))
    number = by_rank(state, counts(found))
    points = state.knobs.city_points
    return [
        points * (cities_held(state, colour) + state.spoils[colour])
        + kingdoms[colour] + size[colour] + number[colour]
        for colour in range(TERRAINS)
    ]  # fmt: skip


def standing(state: State, totals: list[int]) -> list[tuple[int, int]]:
    """What seats are compared by: their lowest colour, then their highest (FG-56, FG-57).

    A god that was not taken is a colour at 0 (FG-R12).
    """
    seats: list[tuple[int, int]] = []
    for seat in range(state.seats):
        own = [totals[colour] for colour in range(TERRAINS) if state.owner[colour] == seat]
        if len(own) < state.knobs.colours_each:
            own.append(0)
        seats.append((min(own), max(own)))
    return seats
