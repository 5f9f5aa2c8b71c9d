"""The field: cards laid and lifted, with its edge kept up to date (NA-3, NA-29)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.core.errors import Reason
from .constants import DESERT, EMPTY, NOBODY, SIDES
from .hexes import cells_within, neighbours
from .interned_codes import intern_codes
from .state import State


def why_lay(state: State, cell: int, rule: str, cost: int = 0) -> Reason | None:
    """An empty place next to a card (NA-29), where `cost` for each card it touches can be paid."""
    if cell >= len(state.card) or (state.card[cell] == EMPTY and state.near[cell] == 0):
        return Reason(rule, "nations-refused-not-adjacent")
    if state.card[cell] != EMPTY:
        return Reason("NA-29", "nations-refused-occupied")
    if state.spot[cell] < affordable_from(state, cost):
        return too_poor(state, state.near[cell] * cost)
    return None


def affordable_from(state: State, cost: int) -> int:
    """From where on the edge `cost` for each card that a place touches can be paid.

    The places that touch most cards lie first, so what can be paid is the edge's tail.
    """
    power = state.power[state.active]
    return 0 if power >= SIDES * cost else state.above[power // cost]


def too_poor(state: State, cost: int) -> Reason:
    """NA-13: what cannot be paid cannot be done."""
    return Reason("NA-13", "nations-refused-power", cost=cost, power=state.power[state.active])


def lay(state: State, cell: int, card: int) -> None:
    """Put a card on an empty cell. Its empty neighbours become places next to a card."""
    if cell >= state.inner:
        _widen(state, cell)
    near = state.near
    cards = state.card
    place: i64 = cell
    if near[place] > 0:
        _leave_edge(state, place, near[place])
    cards[place] = card
    for each in neighbours(cell):
        around: i64 = each
        touching: i64 = near[around]
        near[around] = touching + 1
        if cards[around] == EMPTY:
            if touching > 0:
                _rise(state, around, touching)
            else:
                _join_edge(state, around)


def lift(state: State, cell: int) -> None:
    """Take a card off the field; the field may fall into parts (NA-R5)."""
    near = state.near
    cards = state.card
    for around in neighbours(cell):
        touching = near[around]
        near[around] = touching - 1
        if cards[around] == EMPTY:
            if touching > 1:
                _sink(state, around, touching)
            else:
                _leave_edge(state, around, 1)
    cards[cell] = EMPTY
    if near[cell] > 0:
        _join_edge(state, cell)
        for touching in range(1, near[cell]):
            _rise(state, cell, touching)


def lay_desert(state: State, cell: int) -> None:
    """Lay a new desert; deserts are numbered in the order they came."""
    lay(state, cell, DESERT)
    state.deserts.append(cell)


def _join_edge(state: State, cell: i64) -> None:
    """Add a cell that touches one card: those lie at the end."""
    state.spot[cell] = len(state.edge)
    state.edge.append(cell)
    state.above[0] += 1


def _rise(state: State, cell: i64, touching: i64) -> None:
    """Let a cell touch one card more: it becomes the last of the next group."""
    above = state.above
    first: i64 = above[touching]
    above[touching] = first + 1
    spot: i64 = state.spot[cell]
    if spot != first:
        _put(state, state.edge[first], spot)
        _put(state, cell, first)


def _sink(state: State, cell: i64, touching: i64) -> None:
    """Let a cell touch one card less: it becomes the first of the group before."""
    above = state.above
    last: i64 = above[touching - 1] - 1
    above[touching - 1] = last
    spot: i64 = state.spot[cell]
    if spot != last:
        _put(state, state.edge[last], spot)
        _put(state, cell, last)


def _leave_edge(state: State, cell: i64, touching: i64) -> None:
    """Remove a cell: the last of its group fills the gap, the last of the next that one's."""
    above = state.above
    edge = state.edge
    gap: i64 = state.spot[cell]
    while touching > 0:
        touching -= 1
        last: i64 = above[touching] - 1
        above[touching] = last
        if gap != last:
            _put(state, edge[last], gap)
        gap = last
    edge.pop()


def _put(state: State, cell: i64, spot: i64) -> None:
    state.spot[cell] = spot
    state.edge[spot] = cell


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
    intern_codes(len(state.card))
