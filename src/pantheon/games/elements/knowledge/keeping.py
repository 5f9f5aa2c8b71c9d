"""States as JSON and back: the facts alone; what follows from them is worked out again."""

from __future__ import annotations

from typing import Any

from pantheon.games.elements.rules.chart import Chart
from pantheon.games.elements.rules.constants import (
    ISLANDS,
    MOST_PEOPLE,
    MOST_SHIPS,
    NOBODY,
    SOURCES,
)
from pantheon.games.elements.rules.knobs import Knobs
from pantheon.games.elements.rules.state import LISTS, NUMBERS, State, blank


def dump(state: State) -> dict[str, Any]:
    """Everything that matters, as JSON's dictionaries, lists and numbers."""
    dumped: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    dumped |= {name: list(getattr(state, name)) for name in LISTS}
    dumped["spots"] = list(state.chart.spots)
    dumped["knobs"] = dict(state.knobs.values)
    return dumped


def load(dumped: dict[str, Any]) -> State:
    """The state that was dumped."""
    chart = Chart(list(dumped["spots"]))
    state = blank(dumped["seats"], Knobs(dict(dumped["knobs"])), chart)
    for name in NUMBERS:
        setattr(state, name, dumped[name])
    for name in LISTS:
        setattr(state, name, list(dumped[name]))
    complete(state)
    return state


def complete(state: State) -> None:
    """Count what the facts imply: people and ships by island, who has walked, points."""
    for seat in range(state.seats):
        for person, island in enumerate(_of(state.homes, seat, MOST_PEOPLE)):
            if island != NOBODY:
                state.people[seat * ISLANDS + island] += 1
                walked = state.walkers >> person & 1
                state.walked[island] += walked if seat == state.active else 0
        for island in _of(state.berths, seat, MOST_SHIPS):
            if island != NOBODY:
                state.ships[seat * ISLANDS + island] += 1
        state.points[seat] = sum(_of(state.earned, seat, SOURCES))


def _of(numbers: list[int], seat: int, width: int) -> list[int]:
    """A seat's part of a list that holds so many numbers for each."""
    return numbers[seat * width : (seat + 1) * width]
