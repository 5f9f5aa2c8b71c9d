"""Penalties for wrong tiles: a prophet lost for good (FG-65)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import CITY, NOBODY, RESERVE, TERRAINS
from pantheon.games.four_gods.rules.prophets import remove_prophet
from pantheon.games.four_gods.rules.state import State


def lose_prophet(state: State, cell: int, raw: RawEvents) -> None:
    """The prophet of a wrong tile leaves the match with it."""
    colour = remove_prophet(state, cell)
    state.lost[colour] += 1
    if raw is not None:
        raw.append((told.PROPHET_LOST, state.owner[colour], colour, *state.grid.place(cell)))


def offers(state: State, seat: int) -> list[tuple[int, int]]:
    """What a seat may give up, as colour and source: reserves first, else tiles, never cities."""
    found: list[tuple[int, int]] = []
    for colour in range(TERRAINS):
        if state.owner[colour] == seat and state.reserve[colour] > 0:
            found.append((colour, RESERVE))
    if found:
        return found
    for cell in range(state.grid.cells):
        colour = state.prophet[cell]
        if colour != NOBODY and state.owner[colour] == seat and state.laid[cell] != CITY:
            found.append((colour, 1 + cell))
    return found


def give_up(state: State, seat: int, colour: int, source: int, raw: RawEvents) -> None:
    """The seat loses this prophet, and so one of its debts."""
    if source == RESERVE:
        state.reserve[colour] -= 1
    else:
        remove_prophet(state, source - 1)
    state.lost[colour] += 1
    state.owed[seat] -= 1
    if raw is not None:
        raw.append((told.PROPHET_LOST, seat, colour, *state.grid.place(source - 1)))


def settle_clear_debts(state: State, seat: int, raw: RawEvents) -> None:
    """Pay what leaves no choice; with nothing to lose, nothing is lost."""
    while state.owed[seat] > 0:
        choices = offers(state, seat)
        if not choices:
            state.owed[seat] = 0
        elif len(choices) == 1:
            give_up(state, seat, choices[0][0], choices[0][1], raw)
        else:
            return


def pay_oldest(state: State, seat: int, raw: RawEvents) -> None:
    """No choice was made in time: the prophet that has stood longest goes."""
    choices = offers(state, seat)
    chosen = choices[0]
    for each in choices[1:]:
        if _age(state, each[1]) < _age(state, chosen[1]):
            chosen = each
    give_up(state, seat, chosen[0], chosen[1], raw)
    settle_clear_debts(state, seat, raw)


def settle_debts(state: State, raw: RawEvents) -> None:
    """Whatever is owed when the match ends is paid before scoring."""
    for seat in range(state.seats):
        while state.owed[seat] > 0:
            pay_oldest(state, seat, raw)


def _age(state: State, source: int) -> int:
    return 0 if source == RESERVE else state.since[source - 1]
