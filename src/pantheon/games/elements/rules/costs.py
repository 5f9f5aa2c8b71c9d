"""What an action costs, kind by kind: for refusals, choices and the table of prices."""

from typing import Final

from ..generated import codes
from .constants import EARTH, FIRE, GODS, WATER, WIND
from .discovery import SEA_GODS
from .energy import copying, mixed_costs, price
from .gods import ALL_GODS
from .grow import segment_cost
from .move import route_cost, sail_cost, step_cost
from .pieces import of_seat
from .state import State

ANY: Final = GODS
"""In a bill, after the four kinds: energy of any mix, and then a surcharge of one kind."""
SURCHARGE: Final = GODS + 1


def shortfall(state: State, bill: list[int]) -> tuple[int, int, int]:
    """The first kind of a bill that the active player cannot pay, its cost, and what there is.

    Kinds after the four: a mix of any, and the surcharge, for which the largest rest counts.
    """
    held = of_seat(state.energy, state.active, GODS)
    left = [held[god] - bill[god] for god in range(GODS)]
    held += [sum(held), max(left)]
    lacking = [kind for kind in range(SURCHARGE) if held[kind] < bill[kind]]
    kind = lacking[0] if lacking else SURCHARGE
    return kind, bill[kind], held[kind]


def bill_of(state: State, code: int) -> list[int]:
    """The energies that an action of the acting priest costs, the surcharge of a copy too."""
    knobs = state.knobs
    kind = codes.kind_of(code)
    bill = [0] * (SURCHARGE + 1)
    if kind == codes.CONTRIBUTE:
        god = codes.read_contribute(code)
        bill[:GODS] = mixed_costs(state, ALL_GODS, knobs.support_cost, god)
    elif kind == codes.DISCOVER:
        _, god = codes.read_discover(code)
        bill[:GODS] = mixed_costs(state, SEA_GODS, knobs.discover_cost, god)
        return bill
    elif kind == codes.WALK:
        bill[WIND] = step_cost(state)
    elif kind == codes.SAIL:
        origin, island, carried = codes.read_sail(code)
        bill[WIND] = sail_cost(state, carried, max(0, route_cost(state, origin, island)))
    elif kind == codes.GROW:
        bill[WATER] = codes.read_grow(code) * segment_cost(state, state.swing)
    else:
        prices = {
            codes.BUILD_HOUSE: (EARTH, knobs.house_cost),
            codes.BUILD_BUILDING: (EARTH, knobs.building_cost),
            codes.BUILD_SHIP: (EARTH, knobs.ship_cost),
            codes.DESTROY_SHIP: (FIRE, knobs.destroy_cost),
            codes.BLOCK_PRIEST: (FIRE, knobs.block_cost),
            codes.RECRUIT: (ANY, knobs.recruit_cost),
        }
        if kind not in prices:
            return bill
        energy, base = prices[kind]
        bill[energy] = price(base, state.swing)
    bill[SURCHARGE] = knobs.surcharge if copying(state) else 0
    return bill
