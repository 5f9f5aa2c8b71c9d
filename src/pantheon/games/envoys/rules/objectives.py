"""The objectives (EN-72): how far a seat has come with each, one small function an objective."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import data
from .constants import AT_LEAST, GODS, NOBODY, OBJECTIVES
from .islands import villages_of
from .sea import RING
from .sites import LARGE
from .state import OPEN, State
from .stories import on_board
from .tokens import banished_of


def reached(state: State, seat: int, objective: int) -> int:
    """What a seat has of what an objective counts; met when at least its number."""
    return _COUNTS[objective](state, seat)


def fulfilled(state: State, seat: int) -> int:
    """The objectives that a seat fulfils, as bits: nothing secret, whichever card it holds."""
    met = 0
    for objective in range(OBJECTIVES):
        if reached(state, seat, objective) >= AT_LEAST[objective]:
            met |= 1 << objective
    return met


def _present_on(state: State, seat: int) -> list[int]:
    """The open islands with a story or a triumph of the seat."""
    found: list[int] = []
    for island in range(state.placed):
        if state.isle_state[island] == OPEN:
            for space in villages_of(state, island):
                if (
                    state.triumph[space] == seat
                    or state.owner[2 * space] == seat
                    or state.owner[2 * space + 1] == seat
                ):
                    found.append(island)
                    break
    return found


def _colours(state: State, seat: int) -> int:
    """The colours of those islands, as bits."""
    colours = 0
    for island in _present_on(state, seat):
        colours |= 1 << state.isle_god[island]
    return colours


def _triumphs(state: State, seat: int) -> list[int]:
    """The villages that the seat has persuaded."""
    found: list[int] = []
    for island in range(state.placed):
        if state.isle_state[island] == OPEN:
            for space in villages_of(state, island):
                if state.triumph[space] == seat:
                    found.append(space)
    return found


def _four_colours(state: State, seat: int) -> int:
    colours = _colours(state, seat)
    count = 0
    while colours:
        count += 1
        colours &= colours - 1
    return count


def _three_triumphs(state: State, seat: int) -> int:
    return len(_triumphs(state, seat))


def _one_island(state: State, seat: int) -> int:
    """The most triumphs on one island."""
    islands = [state.land[space] for space in _triumphs(state, seat)]
    most = 0
    for island in islands:
        most = max(most, islands.count(island))
    return most


def _large_islands(state: State, seat: int) -> int:
    count = 0
    for island in _present_on(state, seat):
        count += 1 if state.size[island] == LARGE else 0
    return count


def _otherworld(state: State, seat: int) -> int:
    """Most own tokens in the Otherworld; ties count, one at least."""
    own = banished_of(state, seat)
    for other in range(state.seats):
        if banished_of(state, other) > own:
            return 0
    return 1 if own else 0


def _rainbow(state: State, seat: int) -> int:
    count = 0
    for at in range(seat * GODS, seat * GODS + GODS):
        count += 1 if state.pool[at] else 0
    return count


def _explorer(state: State, seat: int) -> int:
    return state.discovered[seat]


def _second_ring(state: State, seat: int) -> int:
    return 1 if RING[state.envoy[seat]] == 2 else 0


def _hard_village(state: State, seat: int) -> int:
    """The highest printed value among the villages persuaded."""
    highest = 0
    for space in _triumphs(state, seat):
        highest = max(highest, state.value[space])
    return highest


def _good_talker(state: State, seat: int) -> int:
    return state.sharings[seat]


def _full_hand(state: State, seat: int) -> int:
    return len(state.hands[seat])


def _strong_stories(state: State, seat: int) -> int:
    """The number of own tokens on the board, or none if any shows a 1."""
    count = 0
    for at in on_board(state):
        if state.owner[at] == seat:
            if state.pips[at] == 1:
                return 0
            count += 1
    return count


def _neighbours(state: State, seat: int) -> int:
    """Whether the seat is present on an island of each neighbour's colour."""
    colours = _colours(state, seat)
    for step in (1, state.seats - 1):
        if not colours >> state.god[(seat + step) % state.seats] & 1:
            return 0
    return 1


def _trigger(state: State, seat: int) -> int:
    return 1 if state.trigger_seat == seat != NOBODY else 0


_BY_NAME: Final[dict[str, Callable[[State, int], int]]] = {
    "four_colours": _four_colours,
    "three_triumphs": _three_triumphs,
    "one_island": _one_island,
    "large_islands": _large_islands,
    "otherworld": _otherworld,
    "rainbow": _rainbow,
    "explorer": _explorer,
    "second_ring": _second_ring,
    "hard_village": _hard_village,
    "good_talker": _good_talker,
    "full_hand": _full_hand,
    "strong_stories": _strong_stories,
    "neighbours": _neighbours,
    "trigger": _trigger,
}
_COUNTS: Final = [_BY_NAME[name] for name in data.objective_names()]
