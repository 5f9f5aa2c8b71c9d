"""What is put into the World: tiles, prophets and cities (FG-10, FG-19 to FG-22, FG-61)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import HANDS, LAYING, MOST_CELLS, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.ending import note_progress, note_tile
from pantheon.games.four_gods.rules.mistakes import drop_unsupported, faults, remove_tile
from pantheon.games.four_gods.rules.prophets import remove_prophet, send_home, send_prophet
from pantheon.games.four_gods.rules.rows import hold, let_go, reserve_slot
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import FACES, TURNS
from pantheon.games.four_gods.rules.world import found, lay, raze


def acted(state: State, seat: int) -> None:
    """An action ends a pass (FG-24) and counts until there is progress (FG-R14).

    Off turn a flip or a challenge does neither: timed turns pass by turns.
    """
    if not state.knobs.timed:
        state.passed[seat] = 0
        state.idle += 1
    elif seat == state.active:
        state.idle += 1


def place(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-10: a tile from a hand to an empty cell; on honour its faults are remembered."""
    acted(state, seat)
    hand = argument % HANDS
    cell = argument // LAYING
    origin = state.origin[seat * HANDS + hand]
    laid = _let_go_as(state, seat, argument)
    wrong = faults(state, cell, laid) if state.knobs.honour else 0
    _lay_fresh(state, seat, cell, laid)
    state.wrong[cell] = wrong
    state.fresh_hand[seat] = hand
    state.fresh_origin[seat] = origin
    if raw is not None:
        spot = state.grid.place(cell)
        raw.append((told.TILE_PLACED, seat, hand, *_tile_face_turn(laid), *spot))
    note_tile(state, raw)


def _let_go_as(state: State, seat: int, argument: int) -> int:
    """The tile that leaves a hand, laid with the face and turn that the action names."""
    tile = let_go(state, seat, argument % HANDS) // FACES
    face = argument // HANDS % FACES
    return (tile * FACES + face) * TURNS + argument // (HANDS * FACES) % TURNS


def _lay_fresh(state: State, seat: int, cell: int, laid: int) -> None:
    lay(state, cell, laid, seat)
    state.fresh[seat] = cell


def _tile_face_turn(laid: int) -> tuple[int, int, int]:
    return laid // (FACES * TURNS), laid // TURNS % FACES, laid % TURNS


def place_prophet(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-19, FG-20: a prophet on a region of the tile just placed."""
    acted(state, seat)
    colour = argument % TERRAINS
    corner = argument // TERRAINS % TERRAINS
    source = argument // (TERRAINS * TERRAINS)
    cell = state.fresh[seat]
    send_prophet(state, colour, source, cell, corner)
    if raw is not None:
        terrain = state.tiles.corners[state.laid[cell] * TERRAINS + corner]
        spot, left = state.grid.place(cell), state.grid.place(source - 1)
        raw.append((told.PROPHET_PLACED, seat, colour, *spot, corner, terrain, *left))


def build_city(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-21: a city with a prophet of one's own on it."""
    acted(state, seat)
    state.fresh[seat] = NOBODY
    colour = argument % TERRAINS
    cell = argument // TERRAINS % MOST_CELLS
    source = argument // (TERRAINS * MOST_CELLS)
    state.tokens -= 1
    found(state, cell)
    send_prophet(state, colour, source, cell, NOBODY)
    if raw is not None:
        spot, left = state.grid.place(cell), state.grid.place(source - 1)
        raw.append((told.CITY_BUILT, seat, colour, *spot, *left))
    note_progress(state, raw)
    note_tile(state, raw)


def destroy_city(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-22: a tile takes the city's place, its prophet leaves the match."""
    acted(state, seat)
    laying = argument % LAYING
    credit = argument // LAYING % TERRAINS
    cell = argument // (LAYING * TERRAINS)
    fallen = remove_prophet(state, cell)
    state.lost[fallen] += 1
    raze(state, cell)
    state.spoils[credit] += 1
    laid = _let_go_as(state, seat, laying)
    _lay_fresh(state, seat, cell, laid)
    if raw is not None:
        hand, spot, victim = laying % HANDS, state.grid.place(cell), state.owner[fallen]
        raw.append((told.CITY_DESTROYED, seat, hand, *_tile_face_turn(laid), *spot, credit,
                     victim, fallen))  # fmt: skip
    note_progress(state, raw)


def take_back(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """FG-61: a wrong tile just laid returns to its hand; what leaned on it falls (FG-63)."""
    acted(state, seat)
    cell = state.fresh[seat]
    shown = state.laid[cell] // TURNS
    send_home(state, cell, raw)
    remove_tile(state, cell)
    hand = state.fresh_hand[seat]
    hold(state, seat, hand, shown, reserve_slot(state, seat, state.fresh_origin[seat]))
    if raw is not None:
        raw.append((told.TILE_TAKEN_BACK, seat, hand, *state.grid.place(cell), shown // FACES))
    drop_unsupported(state, raw)
