"""Set-up: the players' pieces, the starting constellation, the sack (NA-1 to NA-3)."""

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated.copying import blank_state
from .constants import Card
from .field import lay, lay_desert
from .knobs import Knobs
from .state import State
from .turn import begin_turn

Constellation = tuple[list[int], list[int]]
"""The cells of the starting deserts and temples (NA-R1)."""


def prepare(
    seats: int, knobs: Knobs, constellation: Constellation, chance: Chance, raw: RawEvents
) -> State:
    """Set up a match with this constellation, first player random (NA-R1)."""
    state = blank_state(knobs, seats)
    deserts, temples = constellation
    for cell in deserts:
        lay_desert(state, cell)
    for place, cell in enumerate(temples):
        seat = place % seats
        lay(state, cell, Card.TEMPLE + seat)
        state.temples[seat] -= 1
    state.sack[Card.DESERT] -= len(deserts)
    state.sack_total = sum(state.sack)
    state.active = chance.below(seats)
    begin_turn(state, chance, raw)
    return state
