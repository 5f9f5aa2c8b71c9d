"""How well each seat stands, by what nations hold, what is nearly won, and power."""

from __future__ import annotations

from typing import Final

from pantheon.games.nations.cards import COLOURS
from pantheon.games.nations.state import RUNNING, State

PROMISE: Final = (0.0, 0.5, 1.5, 0.4, 0.7, 1.2, 0.0, 0.0, 0.0)
"""Worth, in points, of the tribes of a colour beyond the nations they already make."""
POWER_WORTH: Final = 0.12
TEMPLE_WORTH: Final = 0.05


def heuristic(state: State) -> list[float]:
    """From 0 to 1 for each seat: its worth over all seats' worth, or the result."""
    if state.ending != RUNNING:
        return _shares(state)
    worths = [_worth(state, seat) for seat in range(state.seats)]
    best = max(worths)
    spread = float(state.knobs.target)
    values: list[float] = []
    for seat in range(state.seats):
        rival = 0.0
        for other in range(state.seats):
            if other != seat and worths[other] > rival:
                rival = worths[other]
        lead = (worths[seat] - rival) / spread
        reach = worths[seat] / (best + spread)
        values.append(min(0.99, max(0.01, 0.45 + 0.4 * lead + 0.1 * reach)))
    return values


def _worth(state: State, seat: int) -> float:
    worth = float(state.points[seat])
    for colour in range(COLOURS):
        worth += PROMISE[min(state.tally[seat * COLOURS + colour], 8)]
    worth += POWER_WORTH * state.power[seat]
    worth += 0.3 * state.extras[seat]
    return worth + TEMPLE_WORTH * state.temples[seat]


def _shares(state: State) -> list[float]:
    """The win, shared by those first in points and power (NA-41)."""
    best = max(zip(state.points, state.power, strict=True))
    winners = [
        1.0 if (state.points[seat], state.power[seat]) == best else 0.0
        for seat in range(state.seats)
    ]
    share = 1.0 / sum(winners)
    return [share * won for won in winners]
