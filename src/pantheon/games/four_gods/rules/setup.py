"""Preparation: the bag, the colours of secret gods, hands or a first turn (FG-5 to FG-8)."""

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from pantheon.core.options import Options
from ..generated import emit
from ..generated.copying import blank_state
from ..options import FourGodsOptions
from .constants import HANDS, NOBODY, TERRAINS, Phase
from .rows import draw_tile
from .state import State
from .tile_set import tile_set
from .turn import begin_turn


def setup(options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
    """A match up to its first decision: a colour (secret gods), readiness, or a turn."""
    assert isinstance(options, FourGodsOptions)
    state = blank_state(options.knobs(seats), tile_set(options.tiles))
    if state.knobs.secret:
        state.god = [NOBODY] * TERRAINS
        state.phase = Phase.COLOURS
    else:
        begin(state, chance, raw)
    return state


def begin(state: State, chance: Chance, raw: RawEvents) -> None:
    """FG-7: draw a tile for each hand and wait until all are ready, or begin the first turn."""
    if state.knobs.timed:
        state.phase = Phase.PLAY
        state.active = chance.below(state.seats)
        begin_turn(state, raw)
        return
    state.phase = Phase.READINESS
    for seat in range(state.seats):
        for hand in range(HANDS):
            draw_tile(state, seat, hand, chance, raw)
    state.bag_low = state.bag_total


def why_ready(state: State, seat: int) -> Reason | None:
    """FG-7: one declares oneself ready once."""
    return Reason("FG-7", "four_gods-refused-ready-already") if state.ready[seat] else None


def ready(state: State, seat: int, raw: RawEvents) -> None:
    """FG-7: play starts when all are ready."""
    state.ready[seat] = 1
    emit.made_ready(raw, seat)
    if all(state.ready):
        state.phase = Phase.PLAY
        emit.play_begun(raw)
