"""Prophets: where they come from and where they stand (FG-19, FG-20)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from .constants import CORNERS, NOBODY
from .ending import count_action
from .gods import why_not_own
from .state import State
from .world import RESERVE, cell_left, send_prophet, sources, terrain_at


def why_source(state: State, colour: int, source: int, rule: str) -> Reason | None:
    """FG-20: prophets come from the reserve; when it is empty, one migrates from a tile."""
    if source in sources(state, colour):
        return None
    if source == RESERVE:
        return Reason(rule, "four_gods-refused-reserve-empty", colour=colour)
    if state.reserve[colour] > 0:
        left = state.reserve[colour]
        return Reason(rule, "four_gods-refused-reserve-first", colour=colour, left=left)
    cell = cell_left(source)
    if cell >= state.grid.cells or state.prophet[cell] != colour:
        return Reason(rule, "four_gods-refused-no-prophet-there")
    return Reason(rule, "four_gods-refused-prophet-in-city", cell=state.grid.name(cell))


def takes_prophet(state: State, seat: int) -> bool:
    """Whether a seat has just placed a tile on which no prophet stands yet (FG-19, FG-R5)."""
    cell = state.fresh[seat]
    return cell != NOBODY and state.prophet[cell] == NOBODY


def first_corners(state: State, cell: int) -> list[int]:
    """The regions of a laid tile, each by its first corner."""
    first = state.laid[cell] * CORNERS
    regions = state.tiles.regions
    return [corner for corner in range(CORNERS) if regions[first + corner] == corner]


def why_place_prophet(
    state: State, seat: int, colour: int, corner: int, source: int
) -> Reason | None:
    """FG-19: only on a region of the tile just placed (FG-R5), one prophet on a tile."""
    reason = why_not_own(state, seat, colour, "FG-19")
    if reason:
        return reason
    cell = state.fresh[seat]
    if cell == NOBODY:
        return Reason("FG-19", "four_gods-refused-no-fresh-tile")
    if state.prophet[cell] != NOBODY:
        return Reason("FG-19", "four_gods-refused-prophet-there")
    if corner not in first_corners(state, cell):
        return Reason("FG-19", "four_gods-refused-first-corner")
    return why_source(state, colour, source, "FG-20")


def list_prophets(state: State, seat: int, colours: list[int], listed: list[int]) -> None:
    """FG-19, FG-20: every region of the tile just placed, with every prophet that may come."""
    if takes_prophet(state, seat):
        corners = first_corners(state, state.fresh[seat])
        for colour in colours:
            for source in sources(state, colour):
                listed += [codes.place_prophet(colour, corner, source) for corner in corners]


def place_prophet(
    state: State, seat: int, colour: int, corner: int, source: int, raw: RawEvents
) -> None:
    """FG-19, FG-20: a prophet on a region of the tile just placed."""
    count_action(state, seat)
    cell = state.fresh[seat]
    if state.knobs.honour:  # should the tile be taken back (FG-61)
        origin = cell_left(source)
        region = origin * CORNERS + state.stand[origin]
        state.fresh_left[seat] = region if origin != NOBODY else NOBODY
    send_prophet(state, colour, source, cell, corner)
    if raw is not None:
        terrain = terrain_at(state, cell, corner)
        spot, left = state.grid.place(cell), state.grid.place(cell_left(source))
        emit.prophet_placed(raw, seat, colour, *spot, corner, terrain, *left)
