"""The World: what lies and stands on its cells, and what that requires of the cells beside.

Tiles and cities are laid and lifted (FG-10 to FG-12), prophets come and go (FG-19, FG-20).
"""

from typing import Final

from mypy_extensions import i64

from pantheon.core.errors import Reason
from ..generated.copying import own_world
from .areas import change_shores, chart_tile, count_prophet
from .constants import AROUND, CITY, CORNERS, EMPTY, FEWEST_SIDES, NOBODY, OPPOSITE, SIDES
from .grid import across
from .state import State
from .tiles import ANY, CLASH, FREE, PATTERNS, TURNS, WEIGHTS

RESERVE: Final = 0
"""Where a prophet comes from: the reserve, or 1 + the cell that it migrates from (FG-20)."""


# Tiles and cities


def lay(state: State, cell: int, laid: int, seat: int) -> None:
    """Lay a seat's tile on an empty cell, and update what is required of the cells beside."""
    _occupy(state, cell, laid)
    state.layer[cell] = seat
    state.laid_by[seat] += 1
    beside = state.grid.beside
    for side in range(SIDES):
        other = beside[cell * SIDES + side]
        if other != NOBODY:
            state.sides[other] += 1
            _ask(state, laid, side, other)
            _reopen(state, other)
    chart_tile(state, cell)


def lift(state: State, cell: int) -> None:
    """Take a tile off a cell. The areas are wrong until `chart` finds them again."""
    own_world(state)
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
            _reopen(state, other)
    _reopen(state, cell)


def found(state: State, cell: int) -> None:
    """Put a city on an empty cell; it gives no straight side (FG-11)."""
    _occupy(state, cell, CITY)
    state.cities.append(cell)


def raze(state: State, cell: int) -> None:
    """Take a city off a cell."""
    own_world(state)
    state.laid[cell] = EMPTY
    state.cities.remove(cell)
    state.filled -= 1
    change_shores(state, cell, 1)
    _reopen(state, cell)


def _occupy(state: State, cell: int, content: int) -> None:
    own_world(state)
    change_shores(state, cell, -1)
    state.laid[cell] = content
    state.filled += 1
    _reopen(state, cell)


def _reopen(state: State, cell: int) -> None:
    """Update the list of open cells after what a cell holds or leans on has changed."""
    is_open = state.laid[cell] == EMPTY and has_two_sides(state, cell)
    place = state.spot[cell]
    if is_open and place == NOBODY:
        state.spot[cell] = len(state.open)
        state.open.append(cell)
    elif not is_open and place != NOBODY:
        last = state.open.pop()
        if last != cell:
            state.open[place] = last
            state.spot[last] = place
        state.spot[cell] = NOBODY


def _gather(state: State, cell: int) -> None:
    """Work out again what the tiles beside a cell require of its corners."""
    state.need[cell] = FREE
    for side in range(SIDES):
        other = state.grid.beside[cell * SIDES + side]
        if other != NOBODY and state.laid[other] >= 0:
            _ask(state, state.laid[other], (side + OPPOSITE) & AROUND, cell)


def _ask(state: State, laid: i64, side: i64, other: i64) -> None:
    """Require what a tile shows along a side, at two corners of the cell beyond (FG-12)."""
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
        corner = (side + 1) & AROUND


# Prophets


def source_at(cell: int) -> int:
    """The source of a prophet that leaves a cell."""
    return 1 + cell


def cell_left(source: int) -> int:
    """The cell that a prophet leaves; NOBODY if it comes from the reserve."""
    return source - 1


def sources(state: State, colour: int) -> list[int]:
    """Where a prophet of a colour may come from: the reserve, else a tile it migrates from."""
    if state.reserve[colour] > 0:
        return [RESERVE]
    return [
        source_at(cell)
        for cell in range(state.grid.cells)
        if state.prophet[cell] == colour and state.laid[cell] != CITY
    ]


def leave_source(state: State, colour: int, source: int) -> None:
    """A prophet leaves the reserve or its cell."""
    if source == RESERVE:
        state.reserve[colour] -= 1
    else:
        remove_prophet(state, cell_left(source))


def send_prophet(state: State, colour: int, source: int, cell: int, stand: int) -> None:
    """A prophet comes to a cell, to the region with this first corner (NOBODY on a city)."""
    leave_source(state, colour, source)
    own_world(state)
    state.placements += 1
    state.prophet[cell] = colour
    state.stand[cell] = stand
    state.since[cell] = state.placements
    count_prophet(state, cell, 1)


def remove_prophet(state: State, cell: int) -> int:
    """A prophet leaves its cell; its colour, or NOBODY if there was none."""
    own_world(state)
    colour = state.prophet[cell]
    count_prophet(state, cell, -1)
    state.prophet[cell] = NOBODY
    state.stand[cell] = NOBODY
    state.since[cell] = 0
    return colour


# What fits where


def has_two_sides(state: State, cell: int) -> bool:
    """Whether a cell has the straight sides that a tile or a city must lean on (FG-11, FG-21)."""
    return state.sides[cell] >= FEWEST_SIDES


def turns_that_fit(state: State, shown: int, cell: int) -> int:
    """The turns, as bits, in which a shown tile matches the tiles beside a cell (FG-12)."""
    return state.tiles.fits[shown * PATTERNS + state.need[cell]]


def matches(state: State, cell: int, laid: int) -> bool:
    """Whether a laid tile shows what the tiles beside the cell require (FG-12)."""
    return turns_that_fit(state, laid // TURNS, cell) & (1 << (laid % TURNS)) != 0


def fits_somewhere(state: State, tile: int) -> bool:
    """Whether a tile fits some open cell, with either face and in any turn (FG-10 to FG-12)."""
    ways, need = state.tiles.ways, state.need
    return any(ways[tile * PATTERNS + need[cell]] for cell in state.open)


def terrain_at(state: State, cell: int, corner: int) -> int:
    """The terrain that a laid tile shows at a corner."""
    return state.tiles.corners[state.laid[cell] * CORNERS + corner]


def protected(state: State, cell: int) -> bool:
    """Whether no face of the whole set, in any turn, fits a city's cell (FG-23)."""
    return state.tiles.takers[state.need[cell]] == 0


def why_taken(state: State, cell: int, rule: str) -> Reason | None:
    """FG-10, FG-21: the cell must be empty."""
    if cell >= state.grid.cells:
        return Reason("FG-1", "four_gods-refused-no-such-cell")
    if state.laid[cell] == EMPTY:
        return None
    name = state.grid.name(cell)
    if state.laid[cell] == CITY:
        return Reason(rule, "four_gods-refused-city-there", cell=name)
    return Reason(rule, "four_gods-refused-cell-taken", cell=name, seat=state.layer[cell])


def why_unsupported(state: State, cell: int, rule: str) -> Reason | None:
    """FG-11, FG-21: the cell must have two straight sides."""
    if has_two_sides(state, cell):
        return None
    sides = state.sides[cell]
    return Reason(rule, "four_gods-refused-sides", cell=state.grid.name(cell), sides=sides)


def why_mismatched(state: State, cell: int, laid: int) -> Reason | None:
    """FG-12: a tile must match the tiles beside its cell."""
    if matches(state, cell, laid):
        return None
    return Reason("FG-12", "four_gods-refused-terrain", cell=state.grid.name(cell))
