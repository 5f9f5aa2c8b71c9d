"""Penalties for wrong tiles: a prophet lost for good (FG-65)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import CITY, NOBODY, TERRAINS
from .state import State
from .world import RESERVE, cell_left, remove_prophet, source_at


def why_give_up(state: State, seat: int, code: int) -> Reason | None:
    """FG-65: a seat in debt gives up a prophet that it may choose."""
    if state.owed[seat] == 0:
        return Reason("FG-65", "four_gods-refused-no-debt")
    if code not in offers(state, seat):
        return Reason("FG-65", "four_gods-refused-not-to-lose")
    return None


def offers(state: State, seat: int) -> list[int]:
    """What a seat may give up, as codes: from its reserves first, else from tiles, never cities."""
    listed: list[int] = []
    for colour in range(TERRAINS):
        if state.owner[colour] == seat and state.reserve[colour] > 0:
            listed.append(codes.give_up(colour, RESERVE))
    if listed:
        return listed
    for cell in range(state.grid.cells):
        colour = state.prophet[cell]
        if colour != NOBODY and state.owner[colour] == seat and state.laid[cell] != CITY:
            listed.append(codes.give_up(colour, source_at(cell)))
    return listed


def give_up(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """FG-65: the prophet that a penalty costs."""
    _pay(state, seat, code, raw)
    settle_clear_debts(state, seat, raw)


def _pay(state: State, seat: int, code: int, raw: RawEvents) -> None:
    """The seat loses this prophet, and so one of its debts."""
    colour, source = codes.read_give_up(code)
    if source == RESERVE:
        state.reserve[colour] -= 1
    else:
        remove_prophet(state, cell_left(source))
    state.lost[colour] += 1
    state.owed[seat] -= 1
    emit.prophet_lost(raw, seat, colour, *state.grid.place(cell_left(source)))


def lose_prophet(state: State, cell: int, raw: RawEvents) -> None:
    """The prophet of a wrong tile leaves the match with it."""
    colour = remove_prophet(state, cell)
    state.lost[colour] += 1
    emit.prophet_lost(raw, state.owner[colour], colour, *state.grid.place(cell))


def settle_clear_debts(state: State, seat: int, raw: RawEvents) -> None:
    """Pay debts that leave no choice; a seat without prophets loses nothing."""
    while state.owed[seat] > 0:
        choices = offers(state, seat)
        if not choices:
            state.owed[seat] = 0
        elif len(choices) == 1:
            _pay(state, seat, choices[0], raw)
        else:
            return


def pay_oldest(state: State, seat: int, raw: RawEvents) -> None:
    """Time ran out: the prophet that has stood longest is lost."""
    choices = offers(state, seat)
    oldest = choices[0]
    for each in choices[1:]:
        if _age(state, each) < _age(state, oldest):
            oldest = each
    _pay(state, seat, oldest, raw)
    settle_clear_debts(state, seat, raw)


def settle_debts(state: State, raw: RawEvents) -> None:
    """Whatever is owed when the match ends is paid before scoring."""
    for seat in range(state.seats):
        while state.owed[seat] > 0:
            pay_oldest(state, seat, raw)


def _age(state: State, code: int) -> int:
    _, source = codes.read_give_up(code)
    return 0 if source == RESERVE else state.since[cell_left(source)]
