"""Discovery: a ship path, or another island's action for more (EL-32)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .build import list_build
from .constants import GODS, ISLANDS, NOBODY, PATHS, WATER, WIND, Source
from .destroy import list_destroy
from .energy import NO_MODIFIER, POOR, mixed_price, spend
from .grow import list_grow
from .move import list_move
from .recruit import list_recruit
from .scoring import earn
from .state import State
from .support import list_contribute
from .turn import finish_action

DISCOVERED: Final = Reason("EL-32", "elements-refused-discovered")
NO_SHIP_NEAR: Final = Reason("EL-32", "elements-refused-no-ship-near")
WRONG_ENERGY: Final = Reason("EL-32", "elements-refused-wrong-energy")


def why_discover(state: State, code: int) -> Reason | None:
    """EL-32, EL-R2: a hidden path that passes an island with a ship, anyone's."""
    path, modified = codes.read_discover(code)
    if state.path[path] != NOBODY:
        return DISCOVERED
    if not _ship_near(state, path):
        return NO_SHIP_NEAR
    return _why_pay(state, modified)


def _why_pay(state: State, modified: int) -> Reason | None:
    """EL-32: enough wind and water; without a modifier there is nothing to choose."""
    if modified not in (WIND, WATER):
        return WRONG_ENERGY
    if state.swing == 0 and modified != WIND:
        return NO_MODIFIER
    for god in (WIND, WATER):
        cost = mixed_price(state, state.knobs.discover_cost, god, modified)
        if state.energy[state.active * GODS + god] < cost:
            return POOR
    return None


def _ship_near(state: State, path: int) -> bool:
    """EL-R2: a path is next to the two islands it joins and the god island it passes."""
    rim = state.chart.rim
    near = (rim[path], rim[(path + 1) % PATHS], state.chart.passed[path])
    for seat in range(state.seats):
        for island in near:
            if state.ships[seat * ISLANDS + island]:
                return True
    return False


def list_discovery(state: State, legal: list[int]) -> None:
    """Paths to discover, and every other island's action at a surcharge."""
    for god in (WIND, WATER):
        if _why_pay(state, god) is None:
            for path in range(PATHS):
                code = codes.discover(path, god)
                if why_discover(state, code) is None:
                    legal.append(code)
    list_build(state, legal)
    list_destroy(state, legal)
    list_move(state, legal)
    list_grow(state, legal)
    list_recruit(state, legal)
    list_contribute(state, legal)


def discover(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-32: the marker is turned up, which is when chance says what it shows (EL-R2)."""
    path, modified = codes.read_discover(code)
    seat = state.active
    for god in (WIND, WATER):
        spend(state, god, mixed_price(state, state.knobs.discover_cost, god, modified))
    kind = chance.draw(state.pool, sum(state.pool))
    state.pool[kind] -= 1
    state.path[path] = kind
    points = state.knobs.discover_points
    earn(state, seat, Source.DISCOVERY, points)
    emit.path_discovered(raw, seat, path, state.knobs.path_costs[kind], points)
    finish_action(state, raw)
