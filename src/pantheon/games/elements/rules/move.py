"""Move, for wind: people on foot, or one ship with people on board (EL-28)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit, reasons
from .chart import PATHS
from .constants import ISLANDS, NOBODY, WIND, Phase
from .energy import affords, price, spend
from .payment import conclude
from .pieces import move_person, move_ship, people_of
from .state import State

NO_WAY: Final = -1
"""In place of what a way by sea costs: no discovered way leads there."""


# On foot


def list_walk(state: State, legal: list[int]) -> None:
    """Every person who may still walk, and where to."""
    if not affords(state, WIND, step_cost(state)):
        return
    for origin in range(ISLANDS):
        if state.people[state.active * ISLANDS + origin] > state.walked[origin]:
            for island in state.chart.near[origin]:
                legal.append(codes.walk(origin, island))


def step_cost(state: State) -> int:
    """EL-23, EL-28: what one more person on foot adds; the modifier counts once."""
    cost = state.knobs.walk_cost
    after = price((state.walks + 1) * cost, state.swing)
    return after - price(state.walks * cost, state.swing) if state.walks else after


def why_walk(state: State, origin: int, island: int) -> Reason | None:
    """EL-28: each person goes one island far in an action, to a neighbour."""
    if state.people[state.active * ISLANDS + origin] <= state.walked[origin]:
        return reasons.NO_WALKER
    if island not in state.chart.near[origin]:
        return reasons.NOT_NEAR
    return None if affords(state, WIND, step_cost(state)) else reasons.POOR


def walk(state: State, origin: int, island: int, raw: RawEvents) -> None:
    """EL-28: one person walks; others may follow."""
    cost = step_cost(state)
    spend(state, WIND, cost)
    move_person(state, state.active, origin, island)
    state.walked[island] += 1
    state.walks += 1
    state.phase = Phase.WALKING
    emit.person_walked(raw, state.active, origin, island, cost)
    all_walked = people_of(state, state.active) == state.walks
    if all_walked or not affords(state, WIND, step_cost(state)):
        stop(state, raw)


def stop(state: State, raw: RawEvents) -> None:
    """EL-28, EL-29: enough people have walked, or enough food has been grown."""
    state.walks = 0
    state.walkers = 0
    state.walked = [0] * ISLANDS
    conclude(state, raw)


# By ship


def list_sail(state: State, legal: list[int]) -> None:
    """Every voyage of every ship."""
    for origin in range(ISLANDS):
        if state.ships[state.active * ISLANDS + origin] == 0:
            continue
        for island in state.chart.reach[origin]:
            route = route_cost(state, origin, island)
            if route == NO_WAY:
                continue
            for carried in range(_most_carried(state, origin) + 1):
                if not affords(state, WIND, sail_cost(state, carried, route)):
                    break
                legal.append(codes.sail(origin, island, carried))


def _most_carried(state: State, origin: int) -> int:
    """EL-28: as many own people as are there and fit on the ship."""
    return min(state.knobs.ship_room, state.people[state.active * ISLANDS + origin])


def route_cost(state: State, origin: int, island: int) -> int:
    """EL-28, EL-R13: markers on the cheaper way by sea, or NO_WAY.

    A neighbouring island is reached without a path; along the rim every path on the way must
    have been discovered.
    """
    if island in state.chart.near[origin]:
        return 0
    start, goal = state.chart.rim_index[origin], state.chart.rim_index[island]
    if NOBODY in (start, goal) or start == goal:
        return NO_WAY
    clockwise, back = passage_cost(state, start, goal), passage_cost(state, goal, start)
    if clockwise == NO_WAY or (back != NO_WAY and back < clockwise):
        return back
    return clockwise


def passage_cost(state: State, start: int, goal: int) -> int:
    """The markers from one place of the rim clockwise to another, or NO_WAY."""
    cost = 0
    while start != goal:
        kind = state.path[start]
        if kind == NOBODY:
            return NO_WAY
        cost += state.knobs.path_costs[kind]
        start = (start + 1) % PATHS
    return cost


def sail_cost(state: State, carried: int, route: int) -> int:
    """EL-28: the ship, each person on board, and the markers passed."""
    knobs = state.knobs
    return price(knobs.sail_cost + carried * knobs.carry_cost + route, state.swing)


def why_sail(state: State, origin: int, island: int, carried: int) -> Reason | None:
    """EL-28: one own ship, few people, one neighbouring island or discovered paths."""
    if state.ships[state.active * ISLANDS + origin] == 0:
        return reasons.NO_OWN_SHIP
    if carried > _most_carried(state, origin):
        return reasons.TOO_MANY
    route = route_cost(state, origin, island)
    if route == NO_WAY:
        return reasons.NO_ROUTE
    return None if affords(state, WIND, sail_cost(state, carried, route)) else reasons.POOR


def sail(state: State, origin: int, island: int, carried: int, raw: RawEvents) -> None:
    """EL-28: one ship and the people on board."""
    route = route_cost(state, origin, island)
    cost = sail_cost(state, carried, route)
    spend(state, WIND, cost)
    move_ship(state, state.active, origin, island)
    for _ in range(carried):
        move_person(state, state.active, origin, island)
    state.walkers = 0
    emit.ship_sailed(raw, state.active, origin, island, carried, cost, route)
    conclude(state, raw)
