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
    cards = state.card
    if near[cell] > 0:
        _leave_edge(state, cell, near[cell])
    cards[cell] = card
    for around in neighbours(cell):
        touching = near[around]
        near[around] = touching + 1
        if cards[around] == EMPTY:
            if touching > 0:
                _leave_edge(state, around, touching)
            _join_edge(state, around, touching + 1)


def lift(state: State, cell: int) -> None:
    """Take a card off the field; the field may fall into parts (NA-R5)."""
    near = state.near
    cards = state.card
    for around in neighbours(cell):
        touching = near[around]
        near[around] = touching - 1
        if cards[around] == EMPTY:
            _leave_edge(state, around, touching)
            if touching > 1:
                _join_edge(state, around, touching - 1)
    cards[cell] = EMPTY
    if near[cell] > 0:
        _join_edge(state, cell, near[cell])


def lay_desert(state: State, cell: int) -> None:
    """Lay a new desert; deserts are numbered in the order they came."""
    lay(state, cell, DESERT)
    state.deserts.append(cell)


def edge_cells(state: State) -> list[int]:
    """Every empty cell next to a card."""
    cells: list[int] = []
    for bucket in state.edge:
        cells.extend(bucket)
    return cells


def _join_edge(state: State, cell: int, touching: int) -> None:
    bucket = state.edge[touching]
    state.spot[cell] = len(bucket)
    bucket.append(cell)


def _leave_edge(state: State, cell: int, touching: int) -> None:
    """Remove a cell from its bucket in constant time: the last one takes its spot."""
    bucket = state.edge[touching]
    last = bucket.pop()
    if last != cell:
        spot = state.spot[cell]
        bucket[spot] = last
        state.spot[last] = spot


def _widen(state: State, cell: int) -> None:
    """Make room for two rings around a cell: its neighbours are places with neighbours."""
    while cell >= state.inner:
        state.radius += 1
        state.inner = cells_within(state.radius - 2)
    missing = cells_within(state.radius) - len(state.card)
    state.card.extend([EMPTY] * missing)
    state.faith.extend([NOBODY] * missing)
    state.near.extend([0] * missing)
    state.spot.extend([0] * missing)
