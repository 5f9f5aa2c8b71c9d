"""Temples, and the tribes that they convert (NA-22, NA-29, NA-R6)."""

from __future__ import annotations

from typing import Final

from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import TEMPLE, Phase, Used
from .faith import convert_tribe, take_stones_around
from .field import affordable_from, lay, why_lay
from .nations import settle
from .state import State
from .turn import ONCE

NO_TEMPLE: Final = Reason("NA-29", "nations-refused-no-temple")


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
    lay(state, cell, TEMPLE + seat)
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
