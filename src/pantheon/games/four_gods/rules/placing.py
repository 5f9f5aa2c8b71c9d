"""Placing a tile (FG-10 to FG-12, FG-60)."""

from typing import Final

from mypy_extensions import i64

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from .constants import EMPTY, HANDS
from .ending import count_action, note_tile
from .mistakes import faults
from .rows import let_go, why_hand_empty
from .state import State
from .tiles import FACES, PATTERNS, TURNS, laid_with, tile_face_turn
from .world import lay, turns_that_fit, why_mismatched, why_taken, why_unsupported

NEXT_TURN: Final = codes.place(0, 0, 1, 0) - codes.place(0, 0, 0, 0)
"""From the code of a placement to that of the next turn."""
ALL_TURNS: Final = (1 << TURNS) - 1


def why_place(state: State, seat: int, hand: int, face: int, turn: int, cell: int) -> Reason | None:
    """FG-10 to FG-12: an empty cell with two straight sides, whose neighbours match.

    On honour a tile is taken as it is laid, on any empty cell (FG-60).
    """
    reason = why_hand_empty(state, seat, hand, "FG-10") or why_taken(state, cell, "FG-10")
    if reason or state.knobs.honour:
        return reason
    laid = laid_with(state.hands[seat * HANDS + hand], face, turn)
    return why_unsupported(state, cell, "FG-11") or why_mismatched(state, cell, laid)


def place(
    state: State, seat: int, hand: int, face: int, turn: int, cell: int, raw: RawEvents
) -> None:
    """FG-10: a tile from a hand to an empty cell; on honour its faults are remembered."""
    count_action(state, seat)
    state.fresh_origin[seat] = state.origin[seat * HANDS + hand]
    state.fresh_hand[seat] = hand
    laid = laid_with(let_go(state, seat, hand), face, turn)
    wrong = faults(state, cell, laid) if state.knobs.honour else 0
    lay(state, cell, laid, seat)
    state.wrong[cell] = wrong
    state.fresh[seat] = cell
    if raw is not None:
        emit.tile_placed(raw, seat, hand, *tile_face_turn(laid), *state.grid.place(cell))
    note_tile(state, raw)


def count_placements(state: State, tile: int) -> int:
    """How many placements of a tile are legal."""
    if state.knobs.honour:
        return (state.grid.cells - state.filled) * FACES * TURNS
    ways, need = state.tiles.ways, state.need
    table: i64 = tile * PATTERNS
    count: i64 = 0
    for each in state.open:
        cell: i64 = each
        count += ways[table + need[cell]]
    return count


def nth_placement(state: State, hand: int, tile: int, number: int) -> int:
    """One of the placements of a tile, as a code."""
    for cell in cells_for(state, tile):
        ways = FACES * TURNS
        if not state.knobs.honour:
            ways = state.tiles.ways[tile * PATTERNS + state.need[cell]]
        if number < ways:
            legal: list[int] = []
            list_placements(state, hand, tile, [cell], legal)
            return legal[number]
        number -= ways
    raise IndexError("there are fewer placements")


def cells_for(state: State, tile: int) -> list[int]:
    """The open cells that a tile fits (FG-11, FG-12); on honour, every empty cell (FG-60)."""
    if state.knobs.honour:
        return [cell for cell in range(state.grid.cells) if state.laid[cell] == EMPTY]
    ways, need = state.tiles.ways, state.need
    table = tile * PATTERNS
    return [cell for cell in state.open if ways[table + need[cell]]]


def list_placements(state: State, hand: int, tile: int, cells: list[int], legal: list[int]) -> None:
    """The faces and turns that match the tiles beside these cells (FG-12); on honour, all."""
    for cell in cells:
        for face in range(FACES):
            turns = ALL_TURNS
            if not state.knobs.honour:
                turns = turns_that_fit(state, tile * FACES + face, cell)
            code = codes.place(hand, face, 0, cell)
            while turns:
                if turns & 1:
                    legal.append(code)
                turns >>= 1
                code += NEXT_TURN
