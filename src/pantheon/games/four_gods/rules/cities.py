"""Cities: built and destroyed (FG-21 to FG-23, FG-R13)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from . import world
from .constants import CITY, EMPTY, HANDS, NOBODY
from .ending import begin_action, note_progress, note_tile
from .gods import why_not_own
from .prophets import why_source
from .rows import let_go, why_hand_empty
from .state import State
from .tiles import FACES, PATTERNS, TURNS, laid_with, tile_face_turn


def why_no_city(state: State, colour: int) -> Reason | None:
    """FG-21: a token, and a prophet in reserve or on a tile."""
    if state.tokens == 0:
        return Reason("FG-21", "four_gods-refused-no-token")
    return why_source(state, colour, world.RESERVE, "FG-21")


def why_build_city(state: State, seat: int, colour: int, cell: int, source: int) -> Reason | None:
    """FG-21: a god, a token, a prophet, and an empty cell with two straight sides."""
    return (
        why_not_own(state, seat, colour, "FG-21")
        or (why_no_city(state, colour) if state.tokens == 0 else None)
        or world.why_taken(state, cell, "FG-21")
        or world.why_unsupported(state, cell, "FG-21")
        or why_source(state, colour, source, "FG-21")
    )


def list_cities(state: State, colours: list[int], listed: list[int]) -> None:
    """FG-21: a city on any open cell, with a prophet of one's own."""
    if state.tokens == 0:
        return
    for colour in colours:
        for source in world.sources(state, colour):
            listed += [codes.build_city(colour, cell, source) for cell in state.open]


def build_city(
    state: State, seat: int, colour: int, cell: int, source: int, raw: RawEvents
) -> None:
    """FG-21: a city with a prophet of one's own on it."""
    begin_action(state, seat)
    state.tokens -= 1
    world.found(state, cell)
    world.send_prophet(state, colour, source, cell, NOBODY)
    if raw is not None:
        spot, left = state.grid.place(cell), state.grid.place(world.cell_left(source))
        emit.city_built(raw, seat, colour, *spot, *left)
    note_progress(state, raw)
    note_tile(state, raw)


def why_destroy_city(
    state: State, seat: int, hand: int, face: int, turn: int, colour: int, cell: int
) -> Reason | None:
    """FG-22, FG-23: another's city, with a tile that fits its cell, strict or not (FG-R8)."""
    reason = why_hand_empty(state, seat, hand, "FG-22")
    if reason is None and (cell >= state.grid.cells or state.laid[cell] != CITY):
        reason = Reason("FG-22", "four_gods-refused-no-city-there")
    reason = reason or why_not_own(state, seat, colour, "FG-22")
    if reason:
        return reason
    if state.owner[state.prophet[cell]] == seat:
        return Reason("FG-22", "four_gods-refused-own-city", cell=state.grid.name(cell))
    if world.protected(state, cell):
        return Reason("FG-23", "four_gods-refused-protected", cell=state.grid.name(cell))
    laid = laid_with(state.hands[seat * HANDS + hand], face, turn)
    return world.why_mismatched(state, cell, laid)


def list_destructions(state: State, seat: int, colours: list[int], listed: list[int]) -> None:
    """FG-22: others' cities that a held tile fits, counted for one of the own colours."""
    ways, need = state.tiles.ways, state.need
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown == EMPTY:
            continue
        tile = shown // FACES
        for cell in state.cities:
            if ways[tile * PATTERNS + need[cell]] and state.owner[state.prophet[cell]] != seat:
                for face in range(FACES):
                    turns = world.turns_that_fit(state, tile * FACES + face, cell)
                    for turn in range(TURNS):
                        if turns & (1 << turn):
                            for colour in colours:
                                listed.append(codes.destroy_city(hand, face, turn, colour, cell))


def destroy_city(
    state: State, seat: int, hand: int, face: int, turn: int, colour: int, cell: int, raw: RawEvents
) -> None:
    """FG-22: a tile takes the city's place, its prophet leaves the match."""
    begin_action(state, seat)
    fallen = world.remove_prophet(state, cell)
    state.lost[fallen] += 1
    world.raze(state, cell)
    state.spoils[colour] += 1
    laid = laid_with(let_go(state, seat, hand), face, turn)
    world.lay(state, cell, laid, seat)
    state.fresh[seat] = cell
    if raw is not None:
        laying, spot = tile_face_turn(laid), state.grid.place(cell)
        victim = state.owner[fallen]
        emit.city_destroyed(raw, seat, hand, *laying, *spot, colour, victim, fallen)
    note_progress(state, raw)
