"""Move, for wind: people on foot, or one ship with people on board (EL-28)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import SAIL, STOP, STRIDE, WALK
from pantheon.games.elements.rules.constants import ISLANDS, NOBODY, PATHS, WALKING, WIND
from pantheon.games.elements.rules.energy import affords, price, spend
from pantheon.games.elements.rules.pieces import move_person, move_ship
from pantheon.games.elements.rules.reasons import (
    NO_OWN_SHIP,
    NO_ROUTE,
    NO_WALKER,
    NOT_NEAR,
    OPEN,
    POOR,
    TOO_MANY,
    UNKNOWN,
)
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def step_cost(state: State) -> int:
    """EL-23, EL-28: what one more person on foot adds; the modifier counts once."""
    cost = state.knobs.walk_cost
    after = price((state.walks + 1) * cost, state.swing)
    return after - price(state.walks * cost, state.swing) if state.walks else after


def why_walk(state: State, origin: int, island: int) -> int:
    """EL-28: each person goes one island far, to a neighbour."""
    seat = state.active
    if origin >= ISLANDS or island >= ISLANDS:
        return UNKNOWN
    if state.people[seat * ISLANDS + origin] <= state.walked[origin]:
        return NO_WALKER
    if not state.chart.adjacent[origin * ISLANDS + island]:
        return NOT_NEAR
    return OPEN if affords(state, seat, WIND, step_cost(state)) else POOR


def list_walks(state: State, codes: list[int]) -> None:
    """Every person who may still walk, and where to."""
    seat = state.active
    if not affords(state, seat, WIND, step_cost(state)):
        return
    for origin in range(ISLANDS):
        if state.people[seat * ISLANDS + origin] > state.walked[origin]:
            for island in state.chart.near[origin]:
                codes.append(WALK + STRIDE * (origin + ISLANDS * island))


def list_walking(state: State) -> list[int]:
    """On the way: further people, or enough."""
    codes: list[int] = []
    list_walks(state, codes)
    codes.append(STOP)
    return codes


def walk(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-28: one person walks; others may follow."""
    seat = state.active
    origin, island = argument % ISLANDS, argument // ISLANDS
    cost = step_cost(state)
    spend(state, seat, WIND, cost)
    move_person(state, seat, origin, island)
    state.walked[island] += 1
    state.walks += 1
    state.phase = WALKING
    if raw is not None:
        raw.append((told.PERSON_WALKED, seat, origin, island, cost))
    if not _more_may_walk(state):
        stop_walking(state, raw)


def _more_may_walk(state: State) -> bool:
    seat = state.active
    if not affords(state, seat, WIND, step_cost(state)):
        return False
    for origin in range(ISLANDS):
        if state.people[seat * ISLANDS + origin] > state.walked[origin]:
            return True
    return False


def stop_walking(state: State, raw: RawEvents) -> None:
    """Enough people have walked."""
    state.walks = 0
    state.walkers = 0
    for island in range(ISLANDS):
        state.walked[island] = 0
    conclude(state, raw)


def route_cost(state: State, origin: int, island: int) -> int:
    """EL-28, EL-R2: markers on the cheaper way by sea; -1 when there is none.

    A neighbouring island is reached without a path; along the rim every path on the way must
    have been discovered.
    """
    if state.chart.adjacent[origin * ISLANDS + island]:
        return 0
    start, goal = state.chart.rim_index[origin], state.chart.rim_index[island]
    if NOBODY in (start, goal) or start == goal:
        return NOBODY
    clockwise = _passage(state, start, goal)
    back = _passage(state, goal, start)
    if clockwise == NOBODY or (back != NOBODY and back < clockwise):
        return back
    return clockwise


def _passage(state: State, start: int, goal: int) -> int:
    """The markers from one place of the rim clockwise to another, or -1."""
    cost = 0
    while start != goal:
        kind = state.path[start]
        if kind == NOBODY:
            return NOBODY
        cost += state.knobs.path_costs[kind]
        start = (start + 1) % PATHS
    return cost


def sail_cost(state: State, carried: int, route: int) -> int:
    """EL-28: the ship, each person on board, and the markers passed."""
    knobs = state.knobs
    return price(knobs.sail_cost + carried * knobs.carry_cost + route, state.swing)


def why_sail(state: State, origin: int, island: int, carried: int) -> int:
    """EL-28: one own ship, few people, one neighbouring island or discovered paths."""
    seat = state.active
    if origin >= ISLANDS or island >= ISLANDS:
        return UNKNOWN
    if state.ships[seat * ISLANDS + origin] == 0:
        return NO_OWN_SHIP
    if carried > state.knobs.ship_room or carried > state.people[seat * ISLANDS + origin]:
        return TOO_MANY
    route = route_cost(state, origin, island)
    if route == NOBODY:
        return NO_ROUTE
    return OPEN if affords(state, seat, WIND, sail_cost(state, carried, route)) else POOR


def list_sails(state: State, codes: list[int]) -> None:
    """Every voyage of every own ship."""
    seat = state.active
    for origin in range(ISLANDS):
        if state.ships[seat * ISLANDS + origin] == 0:
            continue
        for island in state.chart.near[origin]:
            _list_loads(state, origin, island, 0, codes)
        if state.chart.rim_index[origin] == NOBODY:
            continue
        for island in state.chart.rim:
            route = route_cost(state, origin, island)
            if route != NOBODY:
                _list_loads(state, origin, island, route, codes)


def _list_loads(state: State, origin: int, island: int, route: int, codes: list[int]) -> None:
    seat = state.active
    most = min(state.knobs.ship_room, state.people[seat * ISLANDS + origin])
    for carried in range(most + 1):
        if not affords(state, seat, WIND, sail_cost(state, carried, route)):
            return
        codes.append(SAIL + STRIDE * (origin + ISLANDS * (island + ISLANDS * carried)))


def list_move(state: State, codes: list[int]) -> None:
    """Walking and sailing."""
    list_walks(state, codes)
    list_sails(state, codes)


def sail(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-28: one ship and the people on board."""
    seat = state.active
    origin, rest = argument % ISLANDS, argument // ISLANDS
    island, carried = rest % ISLANDS, rest // ISLANDS
    route = route_cost(state, origin, island)
    cost = sail_cost(state, carried, route)
    spend(state, seat, WIND, cost)
    move_ship(state, seat, origin, island)
    for _ in range(carried):
        move_person(state, seat, origin, island)
    state.walkers = 0
    if raw is not None:
        raw.append((told.SHIP_SAILED, seat, origin, island, carried, cost, route))
    conclude(state, raw)
