"""The field: cards laid and lifted, with its edge kept up to date (NA-3, NA-29)."""

from typing import Final

from mypy_extensions import i64

from pantheon.core.errors import Reason
from ..generated import codes
from .constants import NOBODY, SIDES, SLOTS, Card
from .hexes import cells_within, neighbours
from .state import FIRST_RADIUS, State

# Codes by cell, kept as Python objects: listing an action then makes no new number.
PLACINGS: Final[list[list[list[object]]]] = [[[] for _ in range(Card.TEMPLE)] for _ in range(SLOTS)]
"""For laying a card, by display place and card; none for cards that are not laid."""
TEMPLES: Final[list[object]] = []
LIFTS: Final[list[object]] = []
SETS: Final[list[object]] = []


def intern_codes(cells: int) -> None:
    """Have the codes for at least so many cells."""
    for cell in range(len(SETS), cells):
        for slot, placings in enumerate(PLACINGS):
            placings[Card.DESERT].append(codes.place_desert(slot, cell))
            placings[Card.DECAY].append(codes.place_decay(slot, cell))
            for tribe in placings[Card.TRIBE :]:
                tribe.append(codes.place_tribe(slot, cell))
        TEMPLES.append(codes.place_temple(cell))
        LIFTS.append(codes.lift_desert(cell))
        SETS.append(codes.set_desert(cell))


intern_codes(cells_within(FIRST_RADIUS))


def why_lay(state: State, cell: int, rule: str, cost: int = 0) -> Reason | None:
    """An empty place next to a card (NA-29), where `cost` for each card it touches can be paid."""
    if cell >= len(state.card) or (state.card[cell] == Card.EMPTY and state.near[cell] == 0):
        return Reason(rule, "nations-refused-not-adjacent")
    if state.card[cell] != Card.EMPTY:
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
        if cards[around] == Card.EMPTY:
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
        if cards[around] == Card.EMPTY:
            if touching > 1:
                _sink(state, around, touching)
            else:
                _leave_edge(state, around, 1)
    cards[cell] = Card.EMPTY
    if near[cell] > 0:
        _join_edge(state, cell)
        for touching in range(1, near[cell]):
            _rise(state, cell, touching)


def lay_desert(state: State, cell: int) -> None:
    """Lay a new desert; deserts are numbered in the order they came."""
    lay(state, cell, Card.DESERT)
    state.deserts.append(cell)


def _join_edge(state: State, cell: i64) -> None:
    """Add a cell that touches one card: those lie at the end."""
    state.spot[cell] = len(state.edge)
    state.edge.append(cell)
    state.above[0] += 1


def _leave_edge(state: State, cell: i64, touching: i64) -> None:
    """Remove a cell: group by group it moves to the end."""
    while touching > 0:
        _sink(state, cell, touching)
        touching -= 1
    state.edge.pop()


def _rise(state: State, cell: i64, touching: i64) -> None:
    """Let a cell touch one card more: it becomes the last of the next group."""
    first: i64 = state.above[touching]
    state.above[touching] = first + 1
    _swap(state, cell, first)


def _sink(state: State, cell: i64, touching: i64) -> None:
    """Let a cell touch one card less: it becomes the first of the group before."""
    last: i64 = state.above[touching - 1] - 1
    state.above[touching - 1] = last
    _swap(state, cell, last)


def _swap(state: State, cell: i64, spot: i64) -> None:
    """Let a cell change places on the edge with the one at a spot."""
    edge = state.edge
    left: i64 = state.spot[cell]
    other: i64 = edge[spot]
    edge[left] = other
    edge[spot] = cell
    state.spot[other] = left
    state.spot[cell] = spot


def _widen(state: State, cell: int) -> None:
    """Make room for two rings around a cell: its neighbours are places with neighbours."""
    while cell >= state.inner:
        state.radius += 1
        state.inner = cells_within(state.radius - 2)
    missing = cells_within(state.radius) - len(state.card)
    state.card.extend([Card.EMPTY] * missing)
    state.faith.extend([NOBODY] * missing)
    state.near.extend([0] * missing)
    state.spot.extend([0] * missing)
    intern_codes(len(state.card))


def rebuild(state: State) -> None:
    """Lay the cards of a saved field again, one by one: its edge follows from them."""
    laid = state.card
    cells = len(laid)
    state.card = [Card.EMPTY] * cells
    state.near = [0] * cells
    state.spot = [0] * cells
    intern_codes(cells)
    for cell in range(cells):
        if laid[cell] != Card.EMPTY:
            lay(state, cell, laid[cell])
