"""Temples, and the religion of tribes (NA-21, NA-22, NA-29, NA-R6)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit
from .constants import COLOURS, NOBODY, Card, Phase, Used, is_tribe
from .field import affordable_from, lay, why_lay
from .hexes import neighbours
from .nations import settle
from .state import State
from .turn import ONCE

NO_TEMPLE: Final = Reason("NA-29", "nations-refused-no-temple")
ONLY_GOD: Final = [NOBODY, 0, 1, NOBODY, 2, NOBODY, NOBODY, NOBODY, 3, *[NOBODY] * 7]
"""By a set of gods, as bits: the god that is alone in it, if one is."""


def why_no_temples(state: State) -> Reason | None:
    """NA-14, NA-29: one temple a turn, as long as there are any."""
    if state.used & Used.TEMPLE:
        return ONCE
    return NO_TEMPLE if state.temples[state.active] == 0 else None


def temples_from(state: State) -> int:
    """From where on the edge is open to a temple (NA-22)."""
    if why_no_temples(state) is not None:
        return len(state.edge)
    return affordable_from(state, state.knobs.temple_cost)


def why_place_temple(state: State, cell: int) -> Reason | None:
    """NA-22: next to any card, for 3 power for each card it touches."""
    return why_no_temples(state) or why_lay(state, cell, "NA-22", state.knobs.temple_cost)


def place_temple(state: State, seat: int, cell: int, raw: RawEvents) -> None:
    """NA-22: every neighbouring tribe takes the god's religion, as far as stones go (NA-R6)."""
    cost = state.near[cell] * state.knobs.temple_cost
    state.power[seat] -= cost
    state.temples[seat] -= 1
    state.used |= Used.TEMPLE
    lay(state, cell, Card.TEMPLE + seat)
    emit.temple_placed(raw, seat, cell, cost)
    tribes = take_stones_around(state, cell, seat, raw)
    if len(tribes) > state.stones[seat] > 0:
        state.pending = tribes
        state.phase = Phase.CONVERT_TRIBES
        return
    for tribe in tribes:
        convert_tribe(state, tribe, seat, raw)
    if tribes:
        settle(state, raw)


def why_convert(state: State, cell: int) -> Reason | None:
    """NA-R6: one of the tribes around the temple."""
    return None if cell in state.pending else Reason("NA-R6", "nations-refused-no-such-tribe")


def convert(state: State, seat: int, cell: int, raw: RawEvents) -> None:
    """NA-R6: one of the tribes that the last stones go to."""
    state.pending.remove(cell)
    convert_tribe(state, cell, seat, raw)
    if state.stones[seat] > 0:
        return
    state.pending = []
    state.phase = Phase.ACT
    settle(state, raw)


def religion_at(state: State, cell: int) -> int:
    """The god that a tribe laid on the cell would follow, stones aside (NA-21).

    Temples decide, and if there are none, the tribes around; where several gods are meant,
    none is followed (NA-R3). Tribes without religion say nothing (NA-R10).
    """
    temples = tribes = 0
    for around in neighbours(cell):
        card = state.card[around]
        if card >= Card.TEMPLE:
            temples |= 1 << (card - Card.TEMPLE)
        elif card >= Card.TRIBE and state.faith[around] != NOBODY:
            tribes |= 1 << state.faith[around]
    return ONLY_GOD[temples or tribes]


def bless(state: State, cell: int, god: int) -> bool:
    """Put a god's stone on a tribe, if the god has one left (NA-29); whether it was put."""
    if state.stones[god] == 0:
        return False
    state.stones[god] -= 1
    state.faith[cell] = god
    state.tally[god * COLOURS + state.card[cell] - Card.TRIBE] += 1
    return True


def convert_tribe(state: State, cell: int, god: int, raw: RawEvents) -> None:
    """Let a tribe follow a temple's god, if the god has a stone left (NA-22)."""
    if bless(state, cell, god):
        emit.tribe_turned(raw, god, cell, state.card[cell] - Card.TRIBE)


def take_stones_around(state: State, cell: int, god: int, raw: RawEvents) -> list[int]:
    """Take other gods' stones off the neighbouring tribes; all tribes to convert (NA-22)."""
    tribes: list[int] = []
    for around in neighbours(cell):
        former = state.faith[around]
        if not is_tribe(state.card[around]) or former == god:
            continue
        tribes.append(around)
        if former != NOBODY:
            colour = state.card[around] - Card.TRIBE
            state.stones[former] += 1
            state.faith[around] = NOBODY
            state.tally[former * COLOURS + colour] -= 1
            emit.tribe_forsaken(raw, former, around, colour)
    return tribes
