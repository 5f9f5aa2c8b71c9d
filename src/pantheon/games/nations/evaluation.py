"""How well each seat stands: what its tribes, power and temples are worth.

The worths are weights of a logistic regression on who won some thousand matches; the odds
between two seats are the exponential of what they differ by.
"""

import math
from typing import Final

from .rules.constants import COLOURS, NOBODY, End
from .rules.state import State

TRIBES_WORTH: Final = [0.0, 0.45, 0.95, 1.4, 1.75, 2.2, 3.0, 3.2, 3.4]
"""By the number of tribes of one colour; a nation counts once more, by its points."""
ALMOST_WORTH: Final = 0.18
"""Two tribes of a colour whose chip still lies in the stock."""
POINT_WORTH: Final = 0.1
POWER_WORTH: Final = 0.11
EXTRA_WORTH: Final = 0.15
TEMPLE_WORTH: Final = 0.7


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its chance to win, or its share of the win."""
    seats = range(state.seats)
    if state.ending == End.NONE:
        odds = [math.exp(_worth(state, seat)) for seat in seats]
    else:  # The win is shared by those first in points and power (NA-41).
        best = max(zip(state.points, state.power, strict=True))
        odds = [float((state.points[seat], state.power[seat]) == best) for seat in seats]
    whole = sum(odds)
    return [each / whole for each in odds]


def _worth(state: State, seat: int) -> float:
    worth = POINT_WORTH * state.points[seat] + POWER_WORTH * state.power[seat]
    worth += EXTRA_WORTH * state.extras[seat] + TEMPLE_WORTH * state.temples[seat]
    for colour in range(COLOURS):
        tribes = state.tally[seat * COLOURS + colour]
        worth += TRIBES_WORTH[min(tribes, 8)]
        if tribes == 2 and state.chips[colour] == NOBODY:
            worth += ALMOST_WORTH
    return worth
