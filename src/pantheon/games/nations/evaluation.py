"""How well each seat stands: what its tribes, power and temples are worth.

The worths are in `data/weights.toml`: weights of a logistic regression on who won some thousand
matches. The odds between two seats are the exponential of what they differ by.
"""

import math

from .generated import weights
from .rules.constants import COLOURS, NOBODY, End
from .rules.state import State


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
    worth = weights.POINT_WORTH * state.points[seat] + weights.POWER_WORTH * state.power[seat]
    worth += weights.EXTRA_WORTH * state.extras[seat] + weights.TEMPLE_WORTH * state.temples[seat]
    for colour in range(COLOURS):
        tribes = state.tally[seat * COLOURS + colour]
        worth += weights.TRIBES_WORTH[min(tribes, 8)]
        if tribes == 2 and state.chips[colour] == NOBODY:
            worth += weights.ALMOST_WORTH
    return worth
