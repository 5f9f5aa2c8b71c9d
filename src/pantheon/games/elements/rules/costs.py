"""What an action costs, kind by kind: for refusals, choices and the table of prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..generated import codes
from .constants import EARTH, FIRE, GODS, WATER, WIND
from .energy import copying, mixed_price, price
from .grow import segment_cost
from .move import NO_WAY, route_cost, sail_cost, step_cost
from .state import State

ANY: Final = GODS
"""In a bill, after the four kinds: energy of any mix, and then a surcharge of one kind."""
SURCHARGE: Final = GODS + 1

COSTS: Final[dict[int, tuple[int, Callable[[State, int], int]]]] = {
    codes.BUILD_HOUSE: (EARTH, lambda state, swing: price(state.knobs.house_cost, swing)),
    codes.BUILD_BUILDING: (EARTH, lambda state, swing: price(state.knobs.building_cost, swing)),
    codes.BUILD_SHIP: (EARTH, lambda state, swing: price(state.knobs.ship_cost, swing)),
    codes.DESTROY_SHIP: (FIRE, lambda state, swing: price(state.knobs.destroy_cost, swing)),
    codes.BLOCK_PRIEST: (FIRE, lambda state, swing: price(state.knobs.block_cost, swing)),
    codes.WALK: (WIND, lambda state, swing: price(state.knobs.walk_cost, swing)),
    codes.SAIL: (WIND, lambda state, swing: price(state.knobs.sail_cost, swing)),
    codes.GROW: (WATER, segment_cost),
    codes.RECRUIT: (ANY, lambda state, swing: price(state.knobs.recruit_cost, swing)),
}
"""The energy that a kind of action is paid in, and what it costs at least with a modifier."""


def bill_of(state: State, code: int) -> list[int]:
    """The energies that an action of the acting priest costs, the surcharge of a copy too."""
    bill = [0] * (SURCHARGE + 1)
    kind = codes.kind_of(code)
    if kind in _BILLS:
        _BILLS[kind](state, code, bill)
    elif kind in COSTS:
        god, cost = COSTS[kind]
        bill[god] = cost(state, state.swing)
    else:
        return bill
    if copying(state) and kind != codes.DISCOVER:
        bill[SURCHARGE] = state.knobs.surcharge
    return bill


def _walk(state: State, code: int, bill: list[int]) -> None:
    bill[WIND] = step_cost(state)


def _sail(state: State, code: int, bill: list[int]) -> None:
    origin, island, carried = codes.read_sail(code)
    route = route_cost(state, origin, island)
    bill[WIND] = sail_cost(state, carried, 0 if route == NO_WAY else route)


def _grow(state: State, code: int, bill: list[int]) -> None:
    bill[WATER] = codes.read_grow(code) * segment_cost(state, state.swing)


def _contribute(state: State, code: int, bill: list[int]) -> None:
    modified = codes.read_contribute(code)
    for god in range(GODS):
        bill[god] = mixed_price(state, state.knobs.support_cost, god, modified)


def _discover(state: State, code: int, bill: list[int]) -> None:
    _, modified = codes.read_discover(code)
    for god in (WIND, WATER):
        bill[god] = mixed_price(state, state.knobs.discover_cost, god, modified)


_BILLS: Final[dict[int, Callable[[State, int, list[int]], None]]] = {
    codes.WALK: _walk,
    codes.SAIL: _sail,
    codes.GROW: _grow,
    codes.CONTRIBUTE: _contribute,
    codes.DISCOVER: _discover,
}
