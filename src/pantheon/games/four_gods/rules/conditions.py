"""What actions have in common: conditions that refuse with the rule they stand for."""

from __future__ import annotations

from pantheon.core.errors import RuleBroken
from pantheon.games.four_gods.rules.constants import (
    CITY,
    EMPTY,
    HANDS,
    MOST_SEATS,
    NOBODY,
    RESERVE,
    TERRAINS,
)
from pantheon.games.four_gods.rules.grid import cell_name
from pantheon.games.four_gods.rules.rows import free_hand
from pantheon.games.four_gods.rules.state import FEWEST_SIDES, State
from pantheon.games.four_gods.rules.tiles import FACES, TURNS
from pantheon.games.four_gods.rules.world import turns_that_fit


def needs_free_colour(state: State, colour: int, rule: str) -> None:
    """A colour, or the god that goes with it, that nobody has (FG-8, FG-18)."""
    if colour >= TERRAINS:
        raise RuleBroken(rule, "four_gods-refused-no-such-colour")
    if state.owner[colour] != NOBODY:
        raise RuleBroken(
            rule, "four_gods-refused-colour-taken", colour=colour, seat=state.owner[colour]
        )


def needs_empty_cell(state: State, cell: int, rule: str) -> None:
    """A cell of the World with nothing on it (FG-10, FG-21)."""
    if cell >= state.grid.cells:
        raise RuleBroken("FG-1", "four_gods-refused-no-such-cell")
    if state.laid[cell] == CITY:
        raise RuleBroken(rule, "four_gods-refused-city-there", cell=name_of(state, cell))
    if state.laid[cell] != EMPTY:
        raise RuleBroken(
            rule, "four_gods-refused-cell-taken", cell=name_of(state, cell), seat=state.layer[cell]
        )


def needs_two_sides(state: State, cell: int, rule: str) -> None:
    """A cell with two straight sides to lean on (FG-11)."""
    if state.sides[cell] < FEWEST_SIDES:
        raise RuleBroken(
            rule, "four_gods-refused-sides", cell=name_of(state, cell), sides=state.sides[cell]
        )


def needs_fit(state: State, held: int, argument: int, cell: int) -> None:
    """A tile that shows what the tiles beside a cell ask for (FG-12)."""
    shown = held // FACES * FACES + argument // HANDS % FACES
    turn = argument // (HANDS * FACES) % TURNS
    if not turns_that_fit(state, shown, cell) & (1 << turn):
        raise RuleBroken("FG-12", "four_gods-refused-terrain", cell=name_of(state, cell))


def needs_tile_in_row(state: State, seat: int, argument: int, rule: str) -> None:
    """A tile in a slot, and an empty hand to reach for it (FG-15, FG-16)."""
    row = argument % MOST_SEATS
    slot = argument // MOST_SEATS
    if row >= state.seats or slot >= state.slots:
        raise RuleBroken(rule, "four_gods-refused-no-such-slot")
    if state.rows[row * state.slots + slot] < 0:
        raise RuleBroken(rule, "four_gods-refused-slot-empty", slot=slot + 1, seat=row)
    if free_hand(state, seat) == NOBODY:
        raise RuleBroken(rule, "four_gods-refused-no-free-hand")


def needs_own_colour(state: State, seat: int, colour: int, rule: str) -> None:
    """A colour of the seat's own, and so a god (FG-19, FG-21, FG-22)."""
    if state.owner.count(seat) == 0:
        raise RuleBroken(rule, "four_gods-refused-no-god")
    if state.owner[colour] != seat:
        raise RuleBroken(rule, "four_gods-refused-not-your-colour", colour=colour)


def needs_source(state: State, colour: int, source: int, rule: str) -> None:
    """FG-20: the reserve first; without one, a prophet of that colour from a tile."""
    if source == RESERVE:
        if state.reserve[colour] == 0:
            raise RuleBroken(rule, "four_gods-refused-reserve-empty", colour=colour)
        return
    if state.reserve[colour] > 0:
        raise RuleBroken(rule, "four_gods-refused-reserve-first", colour=colour)
    cell = source - 1
    if cell >= state.grid.cells or state.prophet[cell] != colour:
        raise RuleBroken(rule, "four_gods-refused-no-prophet-there")
    if state.laid[cell] == CITY:
        raise RuleBroken(rule, "four_gods-refused-prophet-in-city", cell=name_of(state, cell))


def needs_honour(state: State, rule: str) -> None:
    """A table without a strict referee (FG-60)."""
    if not state.knobs.honour:
        raise RuleBroken(rule, "four_gods-refused-strict-referee")


def tile_held(state: State, seat: int, hand: int, rule: str) -> int:
    """The tile that a hand holds."""
    shown = state.hands[seat * HANDS + hand]
    if shown == EMPTY:
        raise RuleBroken(rule, "four_gods-refused-hand-empty")
    return shown


def needs_nothing_more(argument: int) -> None:
    """An action without arguments."""
    if argument:
        raise RuleBroken("FG-1", "no-such-action")


def name_of(state: State, cell: int) -> str:
    """A cell as players call it."""
    return cell_name(cell, state.grid.size)
