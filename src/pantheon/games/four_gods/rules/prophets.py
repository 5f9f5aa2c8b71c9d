"""Prophets: where they come from and where they stand (FG-19, FG-20)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import CITY, NOBODY, RESERVE
from pantheon.games.four_gods.rules.kingdoms import count_prophet
from pantheon.games.four_gods.rules.state import State


def sources(state: State, colour: int) -> list[int]:
    """Where a prophet of a colour may come from: the reserve, else a tile it migrates from."""
    if state.reserve[colour] > 0:
        return [RESERVE]
    return [
        1 + cell
        for cell in range(state.grid.cells)
        if state.prophet[cell] == colour and state.laid[cell] != CITY
    ]


def send_prophet(state: State, colour: int, source: int, cell: int, stand: int) -> None:
    """A prophet comes to a cell, to the region with this first corner (NOBODY on a city)."""
    if source == RESERVE:
        state.reserve[colour] -= 1
    else:
        remove_prophet(state, source - 1)
    state.own_world()
    state.placements += 1
    state.prophet[cell] = colour
    state.stand[cell] = stand
    state.since[cell] = state.placements
    count_prophet(state, cell, 1)


def remove_prophet(state: State, cell: int) -> int:
    """A prophet leaves its cell; its colour, or NOBODY if there was none."""
    state.own_world()
    colour = state.prophet[cell]
    count_prophet(state, cell, -1)
    state.prophet[cell] = NOBODY
    state.stand[cell] = NOBODY
    state.since[cell] = 0
    return colour


def send_home(state: State, cell: int, raw: RawEvents) -> int:
    """The prophet of a cell, if any, goes back to its reserve; its colour."""
    colour = remove_prophet(state, cell)
    if colour != NOBODY:
        state.reserve[colour] += 1
        if raw is not None:
            raw.append((told.PROPHET_HOME, state.owner[colour], colour, *state.grid.place(cell)))
    return colour
