"""Discovery: a ship path (EL-32). Its copies of other islands' actions are in `legality`."""

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .chart import PATHS
from .constants import GODS, ISLANDS, NOBODY, WATER, WIND, Source
from .energy import NO_MODIFIER, POOR, is_idle, mixed_cost, mixed_costs, spend
from .scoring import earn
from .state import State
from .turn import finish_action

SEA_GODS: Final = [WIND, WATER]
DISCOVERED: Final = Reason("EL-32", "elements-refused-discovered")
NO_SHIP_NEAR: Final = Reason("EL-32", "elements-refused-no-ship-near")
WRONG_ENERGY: Final = Reason("EL-32", "elements-refused-wrong-energy")


def list_discover(state: State, legal: list[int]) -> None:
    """The paths to discover, and the kinds of energy that the modifier may change."""
    for god in SEA_GODS:
        if _why_poor(state, god) is None:
            for path in range(PATHS):
                if why_discover(state, path, god) is None:
                    legal.append(codes.discover(path, god))


def why_discover(state: State, path: int, god: int) -> Reason | None:
    """EL-32, EL-R2: a hidden path with a ship, anyone's, at an island it joins or passes."""
    if state.path[path] != NOBODY:
        return DISCOVERED
    rim = state.chart.rim
    for island in (rim[path], rim[(path + 1) % PATHS], state.chart.passed[path]):
        for seat in range(state.seats):
            if state.ships[seat * ISLANDS + island]:
                return _why_poor(state, god)
    return NO_SHIP_NEAR


def _why_poor(state: State, modified: int) -> Reason | None:
    """EL-32: enough wind and water; where the modifier is idle there is nothing to choose."""
    if modified not in SEA_GODS:
        return WRONG_ENERGY
    base = state.knobs.discover_cost
    if modified != WIND and is_idle(state, base):
        return NO_MODIFIER
    for god in SEA_GODS:
        if state.energy[state.active * GODS + god] < mixed_cost(state, god, base, modified):
            return POOR
    return None


def discover(state: State, path: int, god: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the marker is turned up, which is when chance says what it shows (EL-R2)."""
    costs = mixed_costs(state, SEA_GODS, state.knobs.discover_cost, god)
    for kind in SEA_GODS:
        spend(state, kind, costs[kind])
    marker = chance.draw(state.pool, sum(state.pool))
    state.pool[marker] -= 1
    state.path[path] = marker
    points = state.knobs.discover_points
    earn(state, state.active, Source.DISCOVERY, points)
    emit.path_discovered(raw, state.active, path, state.knobs.path_costs[marker], points)
    finish_action(state, raw)
