"""Exact routes over the sea (EN-2, EN-24, EN-25, EN-R5): where a move can end, and how."""

from __future__ import annotations

from pantheon.games.envoys.sea import NEAR, OTHERWORLD, SPACES
from pantheon.games.envoys.state import State
from pantheon.games.envoys.tables import CARD_STEPS, UPSTREAM


def steps_of_move(state: State) -> int:
    """The declared card's steps: doubled first, then more or fewer."""
    steps = CARD_STEPS[state.move_card]
    if state.doubled:
        steps *= 2
    return steps + state.extra_steps


def ends_of(state: State, seat: int, steps: int, wings: int, calm: int) -> list[int]:
    """Every space where an exact route can end."""
    shut = _shut(state, seat)
    stops = _stops(state, seat)
    ends: list[int] = []
    if steps > 0:
        _search(state.land, shut, stops, ends, state.envoy[seat], steps, wings, calm)
    return ends


def has_route(state: State, seat: int, steps: int, wings: int, calm: int) -> bool:
    """Whether any exact route exists."""
    if steps < 1:
        return False
    shut = _shut(state, seat)
    stops = _stops(state, seat)
    return _any(state.land, shut, stops, state.envoy[seat], steps, wings, calm)


def open_steps(state: State, seat: int) -> int:
    """The printed steps, as bits, for which a plain exact route exists (EN-R5)."""
    shut = _shut(state, seat)
    stops = _stops(state, seat)
    found = 0
    for steps in range(2, 7):
        if _any(state.land, shut, stops, state.envoy[seat], steps, 0, 0):
            found |= 1 << steps
    return found


def routes_of(state: State, seat: int, steps: int, wings: int, calm: int) -> dict[int, list[int]]:
    """For every end a route over as few spaces as possible, the start not counted."""
    routes: dict[int, list[int]] = {}
    if steps > 0:
        shut = _shut(state, seat)
        stops = _stops(state, seat)
        _trace(state.land, shut, stops, routes, [state.envoy[seat]], steps, wings, calm)
    return routes


def crowded(state: State, space: int) -> bool:
    """Whether two envoys are on a space (EN-25)."""
    return state.envoy.count(space) >= 2


def may_stop(state: State, seat: int, space: int) -> bool:
    """Whether an envoy may come to stop on a space: two to a space, no harbour of another's."""
    if crowded(state, space):
        return False
    for other in range(state.seats):
        if other != seat and state.harbour[other] and state.envoy[other] == space:
            return False
    return True


def _shut(state: State, seat: int) -> list[int]:
    """Marks of the spaces that may not be entered: the Otherworld, crowded ones, the start."""
    shut = [0] * SPACES
    for space in range(OTHERWORLD):
        shut[space] = 1
    for other in range(state.seats):
        space = state.envoy[other]
        if space >= 0 and crowded(state, space):
            shut[space] = 1
    shut[state.envoy[seat]] = 1
    return shut


def _stops(state: State, seat: int) -> list[int]:
    """The spaces that may be passed but not stopped on."""
    barred: list[int] = []
    for other in range(state.seats):
        if other != seat and state.harbour[other]:
            barred.append(state.envoy[other])
    return barred


def _search(
    land: list[int], shut: list[int], barred: list[int], ends: list[int],
    space: int, left: int, wings: int, calm: int,
) -> None:  # fmt: skip
    upstream = UPSTREAM[space]
    for near in NEAR[space]:
        if shut[near] == 1:
            continue
        after = left - 1
        if upstream and not calm and near in upstream:
            after -= 1
        if after < 0:
            continue
        over_land = land[near] >= 0
        if after == 0:
            if not over_land and shut[near] == 0:
                if near not in barred:
                    ends.append(near)
                # Marked as found: it can still be passed over.
                shut[near] = 2
            continue
        if over_land and wings == 0:
            continue
        mark = shut[near]
        shut[near] = 1
        _search(land, shut, barred, ends, near, after, wings - 1 if over_land else wings, calm)
        shut[near] = mark


def _any(
    land: list[int], shut: list[int], barred: list[int],
    space: int, left: int, wings: int, calm: int,
) -> bool:  # fmt: skip
    upstream = UPSTREAM[space]
    for near in NEAR[space]:
        if shut[near]:
            continue
        after = left - 1
        if upstream and not calm and near in upstream:
            after -= 1
        if after < 0:
            continue
        over_land = land[near] >= 0
        if after == 0:
            if not over_land and near not in barred:
                return True
            continue
        if over_land and wings == 0:
            continue
        shut[near] = 1
        found = _any(land, shut, barred, near, after, wings - 1 if over_land else wings, calm)
        shut[near] = 0
        if found:
            return True
    return False


def _trace(
    land: list[int], shut: list[int], barred: list[int], routes: dict[int, list[int]],
    path: list[int], left: int, wings: int, calm: int,
) -> None:  # fmt: skip
    upstream = UPSTREAM[path[-1]]
    for near in NEAR[path[-1]]:
        if shut[near]:
            continue
        after = left - (2 if not calm and near in upstream else 1)
        over_land = land[near] >= 0
        if after < 0 or (over_land and (wings == 0 or after == 0)):
            continue
        path.append(near)
        if after == 0:
            if near not in barred and (near not in routes or len(path) - 1 < len(routes[near])):
                routes[near] = path[1:]
        else:
            shut[near] = 1
            _trace(land, shut, barred, routes, path, after, wings - 1 if over_land else wings, calm)
            shut[near] = 0
        path.pop()
