"""Nations: united, and fallen to pieces (NA-30 to NA-32)."""

from __future__ import annotations

from typing import Final

from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import BY_POINTS, COLOURS, NOBODY
from .state import State
from .turn import end

TRIBES_A_NATION: Final = 3
CARDS_A_COLOUR: Final = 2


def settle(state: State, raw: RawEvents) -> None:
    """Give and take points cards for every player (NA-32), losses before gains (NA-R8).

    Enough points end the match (NA-40).
    """
    changed = [
        each for each in range(state.seats * COLOURS) if state.held[each] != nations_of(state, each)
    ]
    for each in changed:
        if state.held[each] > nations_of(state, each):
            _fall(state, each, raw)
    for each in changed:
        if state.held[each] < nations_of(state, each):
            _unite(state, each, raw)
    if max(state.points) >= state.knobs.target:
        end(state, BY_POINTS, raw)


def nations_of(state: State, each: int) -> int:
    """How many points cards a seat's tribes of one colour are worth (NA-30)."""
    return min(state.tally[each] // TRIBES_A_NATION, CARDS_A_COLOUR)


def _fall(state: State, each: int, raw: RawEvents) -> None:
    """Give points cards back to the stock; the chip is never given back (NA-31)."""
    seat, colour = divmod(each, COLOURS)
    lost = state.held[each] - nations_of(state, each)
    state.held[each] -= lost
    state.points[seat] -= lost * state.knobs.points_card
    emit.nation_lost(raw, seat, colour, lost * state.knobs.points_card)


def _unite(state: State, each: int, raw: RawEvents) -> None:
    """Take points cards, and the colour's chip if it still lies in the stock (NA-30)."""
    seat, colour = divmod(each, COLOURS)
    won = nations_of(state, each) - state.held[each]
    gain = won * state.knobs.points_card
    chip = state.chips[colour] == NOBODY
    if chip:
        state.chips[colour] = seat
        gain += state.knobs.points_chip
    state.held[each] += won
    state.points[seat] += gain
    emit.nation_united(raw, seat, colour, gain, 1 if chip else 0)
