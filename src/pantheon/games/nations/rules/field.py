"""The field: cards laid and lifted, with its edge kept up to date (NA-3, NA-29)."""

from __future__ import annotations

from pantheon.games.nations.cards import DESERT, EMPTY, NOBODY
from pantheon.games.nations.hexes import cells_within, neighbours
from pantheon.games.nations.state import State


def lay(state: State, cell: int, card: int) -> None:
    """Put a card on an empty cell. Its empty neighbours become places next to a card."""
    if cell >= state.inner:
        _widen(state, cell)
    near = state.near
    state.card[cell] = card
    if state.spot[cell] >= 0:
        _leave_edge(state, cell)
    for around in neighbours(cell):
        near[around] += 1
        if near[around] == 1 and state.card[around] == EMPTY:
            _join_edge(state, around)


def lift(state: State, cell: int) -> None:
    """Take a card off the field; the field may fall into parts (NA-R5)."""
    near = state.near
    state.card[cell] = EMPTY
    for around in neighbours(cell):
        near[around] -= 1
        if near[around] == 0 and state.card[around] == EMPTY:
            _leave_edge(state, around)
    if near[cell] > 0:
        _join_edge(state, cell)


def lay_desert(state: State, cell: int) -> None:
    """Lay a new desert; deserts are numbered in the order they came."""
    lay(state, cell, DESERT)
    state.deserts.append(cell)


def _join_edge(state: State, cell: int) -> None:
    state.spot[cell] = len(state.frontier)
    state.frontier.append(cell)


def _leave_edge(state: State, cell: int) -> None:
    """Remove a cell from the edge in constant time: the last one takes its spot."""
    spot = state.spot[cell]
    last = state.frontier.pop()
    if last != cell:
        state.frontier[spot] = last
        state.spot[last] = spot
    state.spot[cell] = NOBODY


def _widen(state: State, cell: int) -> None:
    """Make room for two rings around a cell: its neighbours are places with neighbours."""
    while cell >= state.inner:
        state.radius += 1
        state.inner = cells_within(state.radius - 2)
    missing = cells_within(state.radius) - len(state.card)
    state.card.extend([EMPTY] * missing)
    state.faith.extend([NOBODY] * missing)
    state.near.extend([0] * missing)
    state.spot.extend([NOBODY] * missing)
