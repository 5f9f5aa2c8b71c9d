"""Components and set-up: pieces, the starting constellation, the sack (NA-1 to NA-3)."""

from pantheon.core.options import knobs_of
from pantheon.core.rules import Chance, RawEvents
from ..generated.copying import blank_state
from ..options import NationsOptions
from .constants import NOBODY, Card
from .field import lay, lay_desert
from .state import State
from .turn import begin_turn, gain_power


def prepare(options: NationsOptions, seats: int, chance: Chance, raw: RawEvents) -> State:
    """Set up a match with the constellation chosen, first player random (NA-R1)."""
    state = blank_state(knobs_of(options, seats), seats)
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
    for later in range(1, seats):
        gain_power(state, (state.active + later) % seats, later * state.knobs.later_power)
    begin_turn(state, chance, raw)
    return state


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies: the same at all times (NA-1)."""
    counts: dict[str, int] = {f"card {card}": state.sack[card] for card in range(Card.TEMPLE)}
    for seat in range(state.seats):
        counts[f"temples of {seat}"] = state.temples[seat]
        counts[f"stones of {seat}"] = state.stones[seat] + state.faith.count(seat)
    for card in state.card + state.display:
        if card >= Card.TEMPLE:
            counts[f"temples of {card - Card.TEMPLE}"] += 1
        elif card != Card.EMPTY:
            counts[f"card {card}"] += 1
    counts[f"card {Card.WHIRLWIND}"] += state.gone_whirlwinds
    counts[f"card {Card.EXTRA}"] += state.gone_extras + sum(state.extras)
    counts[f"card {Card.DESERT}"] += state.deserts.count(NOBODY)
    return counts
