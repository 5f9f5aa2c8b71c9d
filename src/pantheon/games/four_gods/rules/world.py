"""The World: what lies on its cells, and what that asks of the cells beside (FG-10 to FG-12)."""

from __future__ import annotations

from pantheon.games.four_gods.grid import SIDES, across
from pantheon.games.four_gods.kinds import CITY, EMPTY, NOBODY
from pantheon.games.four_gods.state import FEWEST_SIDES, State
from pantheon.games.four_gods.tiles import ANY, CLASH, CORNERS, PATTERNS, TURNS, WEIGHTS


def lay(state: State, cell: int, laid: int) -> None:
    """Put a tile on an empty cell; its sides now bear on the cells beside."""
    _occupy(state, cell, laid)
    _tell_beside(state, cell, 1)


def lift(state: State, cell: int) -> None:
    """Take a tile off a cell."""
    state.laid[cell] = EMPTY
    state.layer[cell] = NOBODY
    state.wrong[cell] = 0
    state.filled -= 1
    _tell_beside(state, cell, -1)
    _reopen(state, cell)


def found(state: State, cell: int) -> None:
    """Put a city on an empty cell; it gives no straight side (FG-11)."""
    _occupy(state, cell, CITY)
    state.cities.append(cell)


def raze(state: State, cell: int) -> None:
    """Take a city off a cell."""
    state.laid[cell] = EMPTY
    state.cities.remove(cell)
    state.filled -= 1
    _reopen(state, cell)


def turns_that_fit(state: State, shown: int, cell: int) -> int:
    """The turns, as bits, in which a shown tile matches the tiles beside a cell (FG-12)."""
    return state.tiles.fits[shown * PATTERNS + state.need[cell]]


def matches(state: State, cell: int, laid: int) -> bool:
    """Whether a laid tile shows what the tiles beside the cell ask for (FG-12)."""
    turns = turns_that_fit(state, laid // TURNS, cell)
    return turns & (1 << (laid % TURNS)) != 0


def protected(state: State, cell: int) -> bool:
    """Whether no face of the whole set, in any turn, fits a city's cell (FG-23)."""
    return state.tiles.takers[state.need[cell]] == 0


def _occupy(state: State, cell: int, content: int) -> None:
    state.laid[cell] = content
    state.filled += 1
    if state.spot[cell] != NOBODY:
        _close(state, cell)


def _tell_beside(state: State, cell: int, change: int) -> None:
    beside = state.grid.beside
    for side in range(SIDES):
        other = beside[cell * SIDES + side]
        if other == NOBODY:
            continue
        state.sides[other] += change
        refresh(state, other)
        if state.laid[other] == EMPTY:
            _reopen(state, other)


def refresh(state: State, cell: int) -> None:
    """Gather again what the tiles beside a cell ask of its corners."""
    beside, corners, laid = state.grid.beside, state.tiles.corners, state.laid
    asked = [ANY, ANY, ANY, ANY]
    for side in range(SIDES):
        other = beside[cell * SIDES + side]
        if other == NOBODY or laid[other] < 0:
            continue
        start = laid[other] * CORNERS
        here = side
        for _ in range(2):
            terrain = corners[start + across(side, here)]
            if asked[here] != ANY and asked[here] != terrain:
                state.need[cell] = CLASH
                return
            asked[here] = terrain
            here = (side + 1) % CORNERS
    pattern = 0
    for corner in range(CORNERS):
        pattern += asked[corner] * WEIGHTS[corner]
    state.need[cell] = pattern


def _reopen(state: State, cell: int) -> None:
    """Keep the list of open cells right after a cell's straight sides have changed."""
    is_open = state.sides[cell] >= FEWEST_SIDES
    if is_open and state.spot[cell] == NOBODY:
        state.spot[cell] = len(state.open)
        state.open.append(cell)
    elif not is_open and state.spot[cell] != NOBODY:
        _close(state, cell)


def _close(state: State, cell: int) -> None:
    last = state.open.pop()
    if last != cell:
        place = state.spot[cell]
        state.open[place] = last
        state.spot[last] = place
    state.spot[cell] = NOBODY
