"""What a seat may know: everything on the table. Hidden markers are only a count by kind."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.games.elements.knowledge.keeping import complete
from pantheon.games.elements.rules.chart import Chart
from pantheon.games.elements.rules.constants import (
    GODS,
    ISLANDS,
    MOST_PEOPLE,
    MOST_SHIPS,
    PIECE_KINDS,
    SOURCES,
    START_KINDS,
)
from pantheon.games.elements.rules.knobs import Knobs
from pantheon.games.elements.rules.state import LISTS, NUMBERS, State, blank


class Tribe(msgspec.Struct, frozen=True):
    """A player's row of the designer's table; tuples are by energy, island or piece."""

    energy: tuple[int, ...]
    support: tuple[int, ...]
    people: tuple[int, ...]
    houses: tuple[int, ...]
    ships: tuple[int, ...]
    homes: tuple[int, ...]
    berths: tuple[int, ...]
    supply: tuple[int, ...]
    start: tuple[int, ...]
    earned: tuple[int, ...]
    food: int
    points: int
    priests: int
    blocked: int
    left: int


class ElementsView(msgspec.Struct, frozen=True):
    """The whole table."""

    tribes: tuple[Tribe, ...]
    spots: tuple[int, ...]
    built: tuple[int, ...]
    builder: tuple[int, ...]
    stock: tuple[int, ...]
    track: int
    rising: int
    path: tuple[int, ...]
    pool: tuple[int, ...]
    turn: int
    first: int
    active: int
    phase: int
    priest: tuple[int, ...]
    free: tuple[int, ...]
    waiting: tuple[int, ...]
    claim: int
    acting: int
    swing: int
    surcharge: int
    debt: int
    purse: int
    walks: int
    walkers: int
    fed: int
    hungry: int
    ending: int
    knobs: dict[str, int]


_BY_SEAT = {
    "energy": GODS,
    "support": GODS,
    "houses": GODS,
    "homes": MOST_PEOPLE,
    "berths": MOST_SHIPS,
    "supply": PIECE_KINDS,
    "start": START_KINDS,
    "earned": SOURCES,
}
"""Lists of a state that hold so many numbers for each seat."""
_ONE_A_SEAT = ("food", "priests", "blocked", "left")
_SHARED_LISTS = tuple(name for name in LISTS if name not in _BY_SEAT and name not in _ONE_A_SEAT)
_SHARED_NUMBERS = tuple(name for name in NUMBERS if name != "seats")


def view_of(state: State) -> ElementsView:
    """The state as everyone at the table sees it."""
    shared: dict[str, Any] = {name: getattr(state, name) for name in _SHARED_NUMBERS}
    shared |= {name: tuple(getattr(state, name)) for name in _SHARED_LISTS}
    return ElementsView(
        tribes=tuple(_tribe(state, seat) for seat in range(state.seats)),
        spots=tuple(state.chart.spots),
        knobs=dict(state.knobs.values),
        **shared,
    )


def _tribe(state: State, seat: int) -> Tribe:
    own: dict[str, Any] = {
        name: tuple(getattr(state, name)[seat * width : (seat + 1) * width])
        for name, width in _BY_SEAT.items()
    }
    own |= {name: getattr(state, name)[seat] for name in _ONE_A_SEAT}
    isles = slice(seat * ISLANDS, (seat + 1) * ISLANDS)
    return Tribe(
        people=tuple(state.people[isles]),
        ships=tuple(state.ships[isles]),
        points=state.points[seat],
        **own,
    )


def state_behind(view: ElementsView) -> State:
    """The state that a view shows: what is face down is drawn only when it is turned up."""
    state = blank(len(view.tribes), Knobs(dict(view.knobs)), Chart(list(view.spots)))
    for name in _SHARED_NUMBERS:
        setattr(state, name, getattr(view, name))
    for name in _SHARED_LISTS:
        setattr(state, name, list(getattr(view, name)))
    for name in _BY_SEAT:
        setattr(state, name, [number for tribe in view.tribes for number in getattr(tribe, name)])
    for name in _ONE_A_SEAT:
        setattr(state, name, [getattr(tribe, name) for tribe in view.tribes])
    complete(state)
    return state


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (EL-1, EL-3, EL-25)."""
    counts = {
        "third buildings": state.stock[0] + sum(added > 0 for added in state.built),
        "fourth buildings": state.stock[1] + sum(added > 1 for added in state.built),
    }
    for kind, hidden in enumerate(state.pool):
        counts[f"path markers {kind}"] = hidden + state.path.count(kind)
    for seat in range(state.seats):
        people, houses, ships, markers, priests = state.supply[
            seat * PIECE_KINDS : (seat + 1) * PIECE_KINDS
        ]
        waiting = state.start[seat * START_KINDS : (seat + 1) * START_KINDS]
        isles = slice(seat * ISLANDS, (seat + 1) * ISLANDS)
        gods = slice(seat * GODS, (seat + 1) * GODS)
        counts[f"people of {seat}"] = people + waiting[0] + sum(state.people[isles])
        counts[f"houses of {seat}"] = houses + waiting[1] + sum(state.houses[gods])
        counts[f"ships of {seat}"] = ships + waiting[2] + sum(state.ships[isles])
        counts[f"markers of {seat}"] = markers + state.builder.count(seat)
        counts[f"priests of {seat}"] = priests + state.priests[seat]
    return counts
