"""What an action costs, kind by kind: for refusals, choices and the table of prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.elements.rules import codes
from pantheon.games.elements.rules.codes import STRIDE
from pantheon.games.elements.rules.constants import (
    EARTH,
    FIRE,
    GODS,
    ISLANDS,
    NOBODY,
    PATHS,
    WATER,
    WIND,
)
from pantheon.games.elements.rules.discovery import discovery_cost
from pantheon.games.elements.rules.energy import copying, price
from pantheon.games.elements.rules.grow import segment_cost
from pantheon.games.elements.rules.move import route_cost, sail_cost, step_cost
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.support import offering

ANY: Final = GODS
"""In a bill, after the four kinds: energy of any mix, and then a surcharge of one kind."""
SURCHARGE: Final = GODS + 1


def bill_of(state: State, code: int) -> list[int]:
    """The energies that an action of the acting priest costs, the surcharge of a copy too."""
    bill = [0] * (SURCHARGE + 1)
    kind = code % STRIDE
    if kind in _BILLS:
        _BILLS[kind](state, code // STRIDE, bill)
    if copying(state) and kind in _BILLS and kind != codes.DISCOVER:
        bill[SURCHARGE] = state.knobs.surcharge
    return bill


def _house(state: State, argument: int, bill: list[int]) -> None:
    bill[EARTH] = price(state.knobs.house_cost, state.swing)


def _building(state: State, argument: int, bill: list[int]) -> None:
    bill[EARTH] = price(state.knobs.building_cost, state.swing)


def _ship(state: State, argument: int, bill: list[int]) -> None:
    bill[EARTH] = price(state.knobs.ship_cost, state.swing)


def _destroy(state: State, argument: int, bill: list[int]) -> None:
    bill[FIRE] = price(state.knobs.destroy_cost, state.swing)


def _block(state: State, argument: int, bill: list[int]) -> None:
    bill[FIRE] = price(state.knobs.block_cost, state.swing)


def _walk(state: State, argument: int, bill: list[int]) -> None:
    bill[WIND] = step_cost(state)


def _sail(state: State, argument: int, bill: list[int]) -> None:
    origin, rest = argument % ISLANDS, argument // ISLANDS
    route = route_cost(state, origin, rest % ISLANDS)
    bill[WIND] = sail_cost(state, rest // ISLANDS, 0 if route == NOBODY else route)


def _grow(state: State, argument: int, bill: list[int]) -> None:
    bill[WATER] = argument * segment_cost(state, state.swing)


def _recruit(state: State, argument: int, bill: list[int]) -> None:
    bill[ANY] = price(state.knobs.recruit_cost, state.swing)


def _contribute(state: State, argument: int, bill: list[int]) -> None:
    for god in range(GODS):
        bill[god] = offering(state, god, argument)


def _discover(state: State, argument: int, bill: list[int]) -> None:
    for god in (WIND, WATER):
        bill[god] = discovery_cost(state, god, argument // PATHS)


_BILLS: Final[dict[int, Callable[[State, int, list[int]], None]]] = {
    codes.BUILD_HOUSE: _house,
    codes.BUILD_BUILDING: _building,
    codes.BUILD_SHIP: _ship,
    codes.DESTROY_SHIP: _destroy,
    codes.BLOCK_PRIEST: _block,
    codes.WALK: _walk,
    codes.SAIL: _sail,
    codes.GROW_FOOD: _grow,
    codes.RECRUIT_PERSON: _recruit,
    codes.CONTRIBUTE: _contribute,
    codes.DISCOVER: _discover,
}
