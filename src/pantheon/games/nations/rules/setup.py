"""Preparation: the players' pieces, the starting constellation, the sack (NA-1 to NA-3)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.nations.generated.copying import blank_state
from pantheon.games.nations.rules.constants import DECAY, DESERT, EXTRA, TEMPLE, TRIBE, WHIRLWIND
from pantheon.games.nations.rules.field import lay, lay_desert
from pantheon.games.nations.rules.state import Knobs, State
from pantheon.games.nations.rules.turn import begin_turn


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
    values = knobs.values
    for seat in range(seats):
        state.power[seat] = values["start_power"]
        state.stones[seat] = values["stones"]
        state.temples[seat] = values["temples"]
    for cell in deserts:
        lay_desert(state, cell)
    for place, cell in enumerate(temples):
        seat = place % seats
        lay(state, cell, TEMPLE + seat)
        state.temples[seat] -= 1
    _fill_sack(state)
    state.active = chance.below(seats)
    begin_turn(state, chance, raw)
    return state


def _fill_sack(state: State) -> None:
    """NA-3: every hex card but the temples and those of the constellation."""
    values = state.knobs.values
    state.sack[DESERT] = values["deserts"] - len(state.deserts)
    state.sack[DECAY] = values["decays"]
    state.sack[WHIRLWIND] = values["whirlwinds"]
    state.sack[EXTRA] = values["extra_cards"]
    for card in range(TRIBE, TEMPLE):
        state.sack[card] = values["tribes"]
    state.sack_total = sum(state.sack)
