"""The World: what lies on its cells, and what that asks of the cells beside (FG-10 to FG-12)."""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.games.four_gods.rules.constants import CITY, EMPTY, NOBODY
from pantheon.games.four_gods.rules.grid import SIDES, across
from pantheon.games.four_gods.rules.kingdoms import change_shores, chart_tile
from pantheon.games.four_gods.rules.state import FEWEST_SIDES, State
from pantheon.games.four_gods.rules.tiles import ANY, CLASH, CORNERS, FREE, PATTERNS, TURNS, WEIGHTS


def lay(state: State, cell: int, laid: int, seat: int) -> None:
    """A seat's tile on an empty cell; its sides bear on the cells beside."""
    state.own_world()
    _occupy(state, cell, laid)
    state.layer[cell] = seat
    state.laid_by[seat] += 1
    beside = state.grid.beside
    for side in range(SIDES):
        other = beside[cell * SIDES + side]
        if other != NOBODY:
            state.sides[other] += 1
            _ask(state, laid, side, other)
            if state.laid[other] == EMPTY:
                _reopen(state, other)
    chart_tile(state, cell)


def lift(state: State, cell: int) -> None:
    """Take a tile off a cell. The areas hold again when they are charted."""
    state.own_world()
    state.laid[cell] = EMPTY
    state.laid_by[state.layer[cell]] -= 1
    state.layer[cell] = NOBODY
    state.wrong[cell] = 0
    state.filled -= 1
    for side in range(SIDES):
        other = state.grid.beside[cell * SIDES + side]
        if other != NOBODY:
            state.sides[other] -= 1
            _gather(state, other)
            if state.laid[other] == EMPTY:
                _reopen(state, other)
    _reopen(state, cell)


def found(state: State, cell: int) -> None:
    """Put a city on an empty cell; it gives no straight side (FG-11)."""
    state.own_world()
    _occupy(state, cell, CITY)
    state.cities.append(cell)


def raze(state: State, cell: int) -> None:
    """Take a city off a cell."""
    state.own_world()
    state.laid[cell] = EMPTY
    state.cities.remove(cell)
    state.filled -= 1
    change_shores(state, cell, 1)
    _reopen(state, cell)


def turns_that_fit(state: State, shown: int, cell: int) -> int:
    """The turns, as bits, in which a shown tile matches the tiles beside a cell (FG-12)."""
    return state.tiles.fits[shown * PATTERNS + state.need[cell]]


def matches(state: State, cell: int, laid: int) -> bool:
    """Whether a laid tile shows what the tiles beside the cell ask for (FG-12)."""
    turns = turns_that_fit(state, laid // TURNS, cell)
    return turns & (1 << (laid % TURNS)) != 0


def fits_somewhere(state: State, tile: int) -> bool:
    """Whether a tile fits some open cell, with either face and in any turn (FG-10 to FG-12)."""
    ways, need = state.tiles.ways, state.need
    return any(ways[tile * PATTERNS + need[cell]] for cell in state.open)


def protected(state: State, cell: int) -> bool:
    """Whether no face of the whole set, in any turn, fits a city's cell (FG-23)."""
    return state.tiles.takers[state.need[cell]] == 0


def _occupy(state: State, cell: int, content: int) -> None:
    change_shores(state, cell, -1)
    state.laid[cell] = content
    state.filled += 1
    if state.spot[cell] != NOBODY:
        _close(state, cell)


def _ask(state: State, laid: i64, side: i64, other: i64) -> None:
    """A tile asks for what it shows along a side, at two corners of the cell beyond (FG-12)."""
    need: i64 = state.need[other]
    corner = side
    for _ in range(2):
        if need == CLASH:
            return
        terrain: i64 = state.tiles.corners[laid * CORNERS + corner]
        weight: i64 = WEIGHTS[across(side, corner)]
        asked = need // weight % (ANY + 1)
        if asked == ANY:
            need -= (ANY - terrain) * weight
        elif asked != terrain:
            need = CLASH
        state.need[other] = need
        corner = (side + 1) & 3


def _gather(state: State, cell: int) -> None:
    """Gather again what the tiles beside a cell ask of its corners."""
    state.need[cell] = FREE
    for side in range(SIDES):
        other = state.grid.beside[cell * SIDES + side]
        if other != NOBODY and state.laid[other] >= 0:
            _ask(state, state.laid[other], (side + 2) % SIDES, cell)


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
