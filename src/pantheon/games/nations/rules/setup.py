"""Set-up: the players' pieces, the starting constellation, the sack (NA-1 to NA-3)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated.copying import blank_state
from .constants import DESERT, TEMPLE
from .field import lay, lay_desert
from .knobs import Knobs
from .state import State
from .turn import begin_turn


def prepare(
    seats: int,
    knobs: Knobs,
    deserts: list[int],
    temples: list[int],
    chance: Chance,
    raw: RawEvents,
) -> State:
    """Set up a match whose constellation has these cells (NA-R1), first player random."""
    state = blank_state(knobs, seats)
    for cell in deserts:
        lay_desert(state, cell)
    for place, cell in enumerate(temples):
        seat = place % seats
        lay(state, cell, TEMPLE + seat)
        state.temples[seat] -= 1
    state.sack[DESERT] -= len(deserts)
    state.sack_total = sum(state.sack)
    state.active = chance.below(seats)
    begin_turn(state, chance, raw)
    return state
