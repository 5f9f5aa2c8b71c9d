"""Discovery: a ship path, or another island's action for more (EL-32)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.build import list_build
from pantheon.games.elements.rules.codes import DISCOVER, STRIDE
from pantheon.games.elements.rules.constants import (
    FROM_DISCOVERY,
    GODS,
    ISLANDS,
    NOBODY,
    PATHS,
    WATER,
    WIND,
)
from pantheon.games.elements.rules.destroy import list_destroy
from pantheon.games.elements.rules.energy import earn, price, spend
from pantheon.games.elements.rules.grow import list_grow
from pantheon.games.elements.rules.move import list_move
from pantheon.games.elements.rules.reasons import (
    DISCOVERED,
    NO_MODIFIER,
    NO_SHIP_NEAR,
    OPEN,
    POOR,
    UNKNOWN,
    WRONG_ENERGY,
)
from pantheon.games.elements.rules.recruit import list_recruit
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.support import list_contribute
from pantheon.games.elements.rules.turn import finish_action


def discovery_cost(state: State, god: int, modified: int) -> int:
    """EL-32: wind and water; the modifier changes the kind that the player chose."""
    cost = state.knobs.discover_cost
    return price(cost, state.swing) if god == modified else cost


def why_discover(state: State, path: int, modified: int) -> int:
    """EL-32, EL-R2: a hidden path that passes an island with a ship, anyone's."""
    if path >= PATHS or modified >= GODS:
        return UNKNOWN
    if state.path[path] != NOBODY:
        return DISCOVERED
    if not _ship_near(state, path):
        return NO_SHIP_NEAR
    return why_pay_discovery(state, modified)


def why_pay_discovery(state: State, modified: int) -> int:
    """EL-32: enough wind and water; without a modifier there is nothing to choose."""
    if modified not in (WIND, WATER):
        return WRONG_ENERGY
    if state.swing == 0 and modified != WIND:
        return NO_MODIFIER
    for god in (WIND, WATER):
        if state.energy[state.active * GODS + god] < discovery_cost(state, god, modified):
            return POOR
    return OPEN


def _ship_near(state: State, path: int) -> bool:
    """EL-R2: a path is next to the two islands it joins and the god island it passes."""
    rim = state.chart.rim
    near = (rim[path], rim[(path + 1) % PATHS], state.chart.passed[path])
    for seat in range(state.seats):
        for island in near:
            if state.ships[seat * ISLANDS + island]:
                return True
    return False


def list_discovery(state: State, codes: list[int]) -> None:
    """Paths to discover, and every other island's action at a surcharge."""
    for god in (WIND, WATER):
        if why_pay_discovery(state, god) == OPEN:
            for path in range(PATHS):
                if why_discover(state, path, god) == OPEN:
                    codes.append(DISCOVER + STRIDE * (path + PATHS * god))
    list_build(state, codes)
    list_destroy(state, codes)
    list_move(state, codes)
    list_grow(state, codes)
    list_recruit(state, codes)
    list_contribute(state, codes)


def discover(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the marker is turned up, which is when chance says what it shows (EL-R2)."""
    seat = state.active
    path, modified = argument % PATHS, argument // PATHS
    for god in (WIND, WATER):
        spend(state, seat, god, discovery_cost(state, god, modified))
    kind = chance.draw(state.pool, sum(state.pool))
    state.pool[kind] -= 1
    state.path[path] = kind
    points = state.knobs.discover_points
    earn(state, seat, FROM_DISCOVERY, points)
    if raw is not None:
        raw.append((told.PATH_DISCOVERED, seat, path, state.knobs.path_costs[kind], points))
    finish_action(state, raw)
