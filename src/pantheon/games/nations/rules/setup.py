"""Set-up: the players' pieces, the starting constellation, the sack (NA-1 to NA-3)."""

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.options import Options
from ..generated.copying import blank_state
from ..options import NationsOptions
from .constants import Card
from .field import lay, lay_desert
from .state import State
from .turn import begin_turn


def setup(options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
    """Set up a match with the constellation chosen, first player random (NA-R1)."""
    assert isinstance(options, NationsOptions)
    state = blank_state(options.knobs(seats), seats)
    deserts, temples = options.constellation_cells(seats)
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
