"""Preparation: the bag, the colours of secret gods, hands or a first turn (FG-5 to FG-8)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated.copying import blank_state
from .constants import NOBODY, TERRAINS, Phase
from .state import Knobs, State
from .tiles import TileSet
from .turn import begin


def prepare(knobs: Knobs, tiles: TileSet, chance: Chance, raw: RawEvents) -> State:
    """A match up to its first decision: a colour (secret gods), readiness, or a turn."""
    state = blank_state(knobs, tiles)
    if knobs.secret:
        state.god = [NOBODY] * TERRAINS
        state.phase = Phase.COLOURS
    else:
        begin(state, chance, raw)
    return state
