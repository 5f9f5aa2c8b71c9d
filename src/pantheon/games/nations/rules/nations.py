"""Nations: united, and fallen to pieces (NA-30 to NA-32)."""

from typing import Final

from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import COLOURS, NOBODY, End
from .state import State
from .turn import end

TRIBES_A_NATION: Final = 3
CARDS_A_COLOUR: Final = 2


def settle(state: State, raw: RawEvents) -> None:
    """Give and take points cards for every player (NA-32); enough points end the match (NA-40)."""
    changed = [
        each for each in range(state.seats * COLOURS) if nations_of(state, each) != state.held[each]
    ]
    for gaining in (False, True):  # NA-R8: losses first
        for each in changed:
            change = nations_of(state, each) - state.held[each]
            if change and (change > 0) == gaining:
                _take_cards(state, each, change, raw)
    if max(state.points) >= state.knobs.target:
        end(state, End.POINTS, raw)


def nations_of(state: State, each: int) -> int:
    """How many points cards a seat's tribes of one colour are worth (NA-30)."""
    return min(state.tally[each] // TRIBES_A_NATION, CARDS_A_COLOUR)


def _take_cards(state: State, each: int, change: int, raw: RawEvents) -> None:
    """Take points cards, the first time with the chip (NA-30), or give some back (NA-31)."""
    seat, colour = divmod(each, COLOURS)
    points = change * state.knobs.points_card
    chip = change > 0 and state.chips[colour] == NOBODY
    if chip:
        state.chips[colour] = seat
        points += state.knobs.points_chip
    state.held[each] += change
    state.points[seat] += points
    if change > 0:
        emit.nation_united(raw, seat, colour, points, 1 if chip else 0)
    else:
        emit.nation_lost(raw, seat, colour, -points)
