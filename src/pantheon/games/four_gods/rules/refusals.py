"""Why an action is refused: the same rules as in `legal`, with the reason named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import RuleBroken
from pantheon.games.four_gods.rules.conditions import (
    name_of,
    needs_empty_cell,
    needs_fit,
    needs_free_colour,
    needs_honour,
    needs_nothing_more,
    needs_own_colour,
    needs_source,
    needs_tile_in_row,
    needs_two_sides,
    tile_held,
)
from pantheon.games.four_gods.rules.constants import (
    CHALLENGE,
    CHOOSE_COLOUR,
    CITY,
    FLIP,
    GIVE_UP,
    HANDS,
    LAYING,
    MOST_CELLS,
    MOST_SEATS,
    NOBODY,
    READY,
    STRIDE,
    TERRAINS,
)
from pantheon.games.four_gods.rules.gods import colours_of, may_choose_god
from pantheon.games.four_gods.rules.mistakes import at_fault
from pantheon.games.four_gods.rules.penalties import offers
from pantheon.games.four_gods.rules.rows import hands_empty, slot_for
from pantheon.games.four_gods.rules.state import COLOURS, OVER, PLAY, READINESS, State
from pantheon.games.four_gods.rules.tiles import CORNERS, FACES
from pantheon.games.four_gods.rules.world import protected


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    kind = code % STRIDE
    if kind >= len(_CHECKS):
        raise RuleBroken("FG-1", "no-such-action")
    _check_phase(state, seat, kind)
    if state.phase == PLAY:
        _check_moment(state, seat, kind)
    _CHECKS[kind](state, seat, code // STRIDE)


def _check_phase(state: State, seat: int, kind: int) -> None:
    if not 0 <= seat < state.seats:
        raise RuleBroken("FG-4", "four_gods-refused-no-seat")
    if state.phase == OVER:
        raise RuleBroken("FG-42", "four_gods-refused-over")
    if state.phase == COLOURS and (kind != CHOOSE_COLOUR or seat != state.active):
        raise RuleBroken("FG-8", "four_gods-refused-choose-colours")
    if state.phase == READINESS and kind != READY:
        raise RuleBroken("FG-7", "four_gods-refused-not-ready")
    if kind == CHOOSE_COLOUR and state.phase != COLOURS:
        raise RuleBroken("FG-8", "four_gods-refused-colours-chosen")
    if kind == READY and state.phase != READINESS:
        raise RuleBroken("FG-7", "four_gods-refused-begun")


def _check_moment(state: State, seat: int, kind: int) -> None:
    """What may come between: a debt first (FG-65), and off turn only flips (FG-31)."""
    if state.owed[seat] > 0 and kind != GIVE_UP:
        raise RuleBroken("FG-65", "four_gods-refused-give-up-first")
    off_turn = state.knobs.timed and seat != state.active
    if off_turn and kind not in (FLIP, CHALLENGE, GIVE_UP):
        raise RuleBroken("FG-31", "four_gods-refused-not-your-turn")


def _colour(state: State, seat: int, argument: int) -> None:
    needs_free_colour(state, argument, "FG-8")


def _ready(state: State, seat: int, argument: int) -> None:
    needs_nothing_more(argument)
    if state.ready[seat]:
        raise RuleBroken("FG-7", "four_gods-refused-ready-already")


def _place(state: State, seat: int, argument: int) -> None:
    """FG-10 to FG-12. The cell goes to whoever came first; the tile stays in the hand."""
    shown = tile_held(state, seat, argument % HANDS, "FG-10")
    cell = argument // LAYING
    needs_empty_cell(state, cell, "FG-10")
    if state.knobs.honour:
        return
    needs_two_sides(state, cell, "FG-11")
    needs_fit(state, shown, argument, cell)


def _discard(state: State, seat: int, argument: int) -> None:
    tile_held(state, seat, argument % HANDS, "FG-13")
    if argument >= HANDS * FACES:
        raise RuleBroken("FG-1", "no-such-action")
    if slot_for(state, seat, argument % HANDS) == NOBODY:
        raise RuleBroken("FG-13", "four_gods-refused-row-full", slots=state.slots)


def _return(state: State, seat: int, argument: int) -> None:
    if argument >= HANDS:
        raise RuleBroken("FG-1", "no-such-action")
    tile_held(state, seat, argument, "FG-R4")
    if slot_for(state, seat, argument) != NOBODY:
        raise RuleBroken("FG-R4", "four_gods-refused-row-has-room")


def _draw(state: State, seat: int, argument: int) -> None:
    if not 1 <= argument <= HANDS:
        raise RuleBroken("FG-14", "four_gods-refused-draw-count")
    if not hands_empty(state, seat):
        raise RuleBroken("FG-14", "four_gods-refused-hands-full")
    if state.room[seat] == 0:
        raise RuleBroken("FG-14", "four_gods-refused-row-full", slots=state.slots)
    if state.bag_total < argument:
        raise RuleBroken("FG-14", "four_gods-refused-bag", tiles=state.bag_total)


def _flip(state: State, seat: int, argument: int) -> None:
    """FG-15; off turn only in one's own row, and not once it has been explored (FG-31)."""
    row = argument % MOST_SEATS
    if state.knobs.timed and seat != state.active:
        if row != seat:
            raise RuleBroken("FG-31", "four_gods-refused-others-row")
        if state.explored[seat]:
            raise RuleBroken("FG-31", "four_gods-refused-row-explored", seat=state.active)
    needs_tile_in_row(state, seat, argument, "FG-15")


def _take(state: State, seat: int, argument: int) -> None:
    needs_tile_in_row(state, seat, argument, "FG-16")


def _god(state: State, seat: int, argument: int) -> None:
    if state.knobs.secret:
        raise RuleBroken("FG-8", "four_gods-refused-secret-gods")
    if not may_choose_god(state, colours_of(state, seat)):
        raise RuleBroken("FG-18", "four_gods-refused-god-kept")
    needs_free_colour(state, argument, "FG-18")


def _prophet(state: State, seat: int, argument: int) -> None:
    colour = argument % TERRAINS
    corner = argument // TERRAINS % CORNERS
    cell = state.fresh[seat]
    needs_own_colour(state, seat, colour, "FG-19")
    if cell == NOBODY:
        raise RuleBroken("FG-19", "four_gods-refused-no-fresh-tile")
    if state.prophet[cell] != NOBODY:
        raise RuleBroken("FG-19", "four_gods-refused-prophet-there")
    if state.tiles.regions[state.laid[cell] * CORNERS + corner] != corner:
        raise RuleBroken("FG-19", "four_gods-refused-first-corner")
    needs_source(state, colour, argument // (TERRAINS * CORNERS), "FG-20")


def _city(state: State, seat: int, argument: int) -> None:
    colour = argument % TERRAINS
    cell = argument // TERRAINS % MOST_CELLS
    needs_own_colour(state, seat, colour, "FG-21")
    if state.tokens == 0:
        raise RuleBroken("FG-21", "four_gods-refused-no-token")
    needs_empty_cell(state, cell, "FG-21")
    needs_two_sides(state, cell, "FG-21")
    needs_source(state, colour, argument // (TERRAINS * MOST_CELLS), "FG-21")


def _destroy(state: State, seat: int, argument: int) -> None:
    shown = tile_held(state, seat, argument % HANDS, "FG-22")
    cell = argument // (LAYING * TERRAINS)
    if cell >= state.grid.cells or state.laid[cell] != CITY:
        raise RuleBroken("FG-22", "four_gods-refused-no-city-there")
    needs_own_colour(state, seat, argument // LAYING % TERRAINS, "FG-22")
    if state.owner[state.prophet[cell]] == seat:
        raise RuleBroken("FG-22", "four_gods-refused-own-city", cell=name_of(state, cell))
    if protected(state, cell):
        raise RuleBroken("FG-23", "four_gods-refused-protected", cell=name_of(state, cell))
    needs_fit(state, shown, argument % LAYING, cell)


def _pass(state: State, seat: int, argument: int) -> None:
    needs_nothing_more(argument)
    if state.knobs.timed:
        raise RuleBroken("FG-30", "four_gods-refused-end-turn-instead")


def _end_turn(state: State, seat: int, argument: int) -> None:
    needs_nothing_more(argument)
    if not state.knobs.timed:
        raise RuleBroken("FG-30", "four_gods-refused-no-turns")


def _take_back(state: State, seat: int, argument: int) -> None:
    needs_nothing_more(argument)
    needs_honour(state, "FG-61")
    cell = state.fresh[seat]
    if cell == NOBODY:
        raise RuleBroken("FG-61", "four_gods-refused-no-fresh-tile")
    if not at_fault(state, cell):
        raise RuleBroken("FG-61", "four_gods-refused-lies-right", cell=name_of(state, cell))


def _challenge(state: State, seat: int, argument: int) -> None:
    needs_honour(state, "FG-62")
    if argument >= state.grid.cells or state.laid[argument] < 0:
        raise RuleBroken("FG-62", "four_gods-refused-no-tile-there")


def _give_up(state: State, seat: int, argument: int) -> None:
    if state.owed[seat] == 0:
        raise RuleBroken("FG-65", "four_gods-refused-no-debt")
    if (argument % TERRAINS, argument // TERRAINS) not in offers(state, seat):
        raise RuleBroken("FG-65", "four_gods-refused-not-to-lose")


_CHECKS: Final[list[Callable[[State, int, int], None]]] = [
    _colour,
    _ready,
    _place,
    _discard,
    _return,
    _draw,
    _flip,
    _take,
    _god,
    _prophet,
    _city,
    _destroy,
    _pass,
    _end_turn,
    _take_back,
    _challenge,
    _give_up,
]
