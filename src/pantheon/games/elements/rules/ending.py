"""The end: support with the gods, presence on their islands, who has won (EL-40 to EL-43)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.constants import (
    BY_TURNS,
    FROM_ISLANDS,
    FROM_SUPPORT,
    GODS,
    ISLANDS,
    OVER,
)
from pantheon.games.elements.rules.energy import earn, energy_of
from pantheon.games.elements.rules.state import State


def end(state: State, raw: RawEvents) -> None:
    """EL-34: the last turn is over; the final scoring is added."""
    state.ending = BY_TURNS
    state.phase = OVER
    for god in range(GODS):
        by_support = shares(support_with(state, god), state.knobs.support_places)
        by_presence = shares(presence_on(state, god), state.knobs.island_places)
        for seat in range(state.seats):
            earn(state, seat, FROM_SUPPORT, by_support[seat])
            earn(state, seat, FROM_ISLANDS, by_presence[seat])
    if raw is not None:
        raw.append((told.MATCH_ENDED, BY_TURNS))


def support_with(state: State, god: int) -> list[int]:
    """EL-40: each seat's support with a god."""
    return [state.support[seat * GODS + god] for seat in range(state.seats)]


def presence_on(state: State, god: int) -> list[int]:
    """EL-41: buildings, houses and people of each seat on a god island."""
    knobs = state.knobs
    presence: list[int] = []
    for seat in range(state.seats):
        worth = state.houses[seat * GODS + god] * knobs.house_weight
        worth += state.people[seat * ISLANDS + god] * knobs.person_weight
        for added in range(2 * god, 2 * god + 2):
            if state.builder[added] == seat:
                worth += knobs.building_weight
        presence.append(worth)
    return presence


def shares(values: list[int], places: list[int]) -> list[int]:
    """EL-42, EL-R9: points by place; ties share the places they cover, zero takes none."""
    points = [0] * len(values)
    for seat in range(len(values)):
        if values[seat] <= 0:
            continue
        above = 0
        level = 0
        for other in values:
            if other > values[seat]:
                above += 1
            elif other == values[seat]:
                level += 1
        covered = 0
        for place in range(above, above + level):
            covered += places[place]
        points[seat] = covered // level
    return points


def standing(state: State, seat: int) -> tuple[int, int]:
    """EL-43: points, then energy in total."""
    return state.points[seat], energy_of(state, seat)
