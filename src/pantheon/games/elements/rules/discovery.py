"""Discovery: a ship path (EL-32). Its copies of other islands' actions are in `legality`."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from .chart import PATHS
from .constants import ISLANDS, NOBODY, WATER, WIND, Source
from .energy import spend_mixed, why_poor_in_mix
from .scoring import earn
from .state import State
from .turn import finish_action

SEA_GODS: Final = [WIND, WATER]


def list_discover(state: State, legal: list[int]) -> None:
    """The paths to discover, and the kinds of energy that the modifier may change."""
    for god in SEA_GODS:
        if why_poor_in_mix(state, SEA_GODS, state.knobs.discover_cost, god) is None:
            for path in range(PATHS):
                if why_discover(state, path, god) is None:
                    legal.append(codes.discover(path, god))


def why_discover(state: State, path: int, god: int) -> Reason | None:
    """EL-32, EL-R2: a hidden path with a ship, anyone's, at an island it joins or passes."""
    if state.path[path] != NOBODY:
        return reasons.DISCOVERED
    rim = state.chart.rim
    for island in (rim[path], rim[(path + 1) % PATHS], state.chart.passed[path]):
        for seat in range(state.seats):
            if state.ships[seat * ISLANDS + island]:
                return why_poor_in_mix(state, SEA_GODS, state.knobs.discover_cost, god)
    return reasons.NO_SHIP_NEAR


def discover(state: State, path: int, god: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the marker is turned up, which is when chance says what it shows (EL-R2)."""
    spend_mixed(state, SEA_GODS, state.knobs.discover_cost, god)
    marker = chance.draw(state.pool, sum(state.pool))
    state.pool[marker] -= 1
    state.path[path] = marker
    points = state.knobs.discover_points
    earn(state, state.active, Source.DISCOVERY, points)
    emit.path_discovered(raw, state.active, path, state.knobs.path_costs[marker], points)
    finish_action(state, raw)
