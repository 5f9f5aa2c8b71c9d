"""Religion: which god a tribe follows, and the stones that show it (NA-21, NA-29)."""

from __future__ import annotations

from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import COLOURS, NOBODY, TEMPLE, TRIBE, is_temple, is_tribe
from .hexes import neighbours
from .state import State


def religion_at(state: State, cell: int) -> int:
    """The god that a tribe laid on the cell would follow, stones aside (NA-21).

    Temples decide, and if there are none, the tribes around; where several gods are meant,
    none is followed. Tribes without religion say nothing (NA-R10).
    """
    by_temple = NOBODY
    by_tribe = NOBODY
    temples_differ = False
    tribes_differ = False
    for around in neighbours(cell):
        card = state.card[around]
        if card >= TEMPLE:
            god = card - TEMPLE
            temples_differ = temples_differ or (by_temple not in (NOBODY, god))
            by_temple = god
        elif card >= TRIBE:
            god = state.faith[around]
            if god != NOBODY:
                tribes_differ = tribes_differ or (by_tribe not in (NOBODY, god))
                by_tribe = god
    if by_temple != NOBODY:
        return NOBODY if temples_differ else by_temple
    return NOBODY if tribes_differ else by_tribe


def bless(state: State, cell: int, god: int) -> bool:
    """Put a god's stone on a tribe, if the god has one left (NA-29); whether it was put."""
    if state.stones[god] == 0:
        return False
    state.stones[god] -= 1
    state.faith[cell] = god
    state.tally[god * COLOURS + state.card[cell] - TRIBE] += 1
    return True


def convert_tribe(state: State, cell: int, god: int, raw: RawEvents) -> None:
    """Let a tribe follow a temple's god, if the god has a stone left (NA-22)."""
    if bless(state, cell, god):
        emit.tribe_turned(raw, god, cell, state.card[cell] - TRIBE)


def take_stones_around(state: State, cell: int, god: int, raw: RawEvents) -> list[int]:
    """Take other gods' stones off the neighbouring tribes; all tribes to convert (NA-22)."""
    tribes: list[int] = []
    for around in neighbours(cell):
        former = state.faith[around]
        if not is_tribe(state.card[around]) or former == god:
            continue
        tribes.append(around)
        if former != NOBODY:
            colour = state.card[around] - TRIBE
            state.stones[former] += 1
            state.faith[around] = NOBODY
            state.tally[former * COLOURS + colour] -= 1
            emit.tribe_forsaken(raw, former, around, colour)
    return tribes


def owners_of_temples(state: State, cell: int) -> list[int]:
    """The gods whose temples stand next to a cell, each once, in seat order."""
    owners = [False] * state.seats
    for around in neighbours(cell):
        if is_temple(state.card[around]):
            owners[state.card[around] - TEMPLE] = True
    return [god for god in range(state.seats) if owners[god]]
