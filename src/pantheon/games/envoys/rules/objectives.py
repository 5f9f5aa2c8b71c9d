"""The objectives (EN-72): how far a seat has come with each."""

from collections.abc import Callable
from typing import Final

from .. import data
from .constants import OBJECTIVES
from .sea import RING, SPACES
from .sites import LARGE
from .state import State
from .stories import told_by
from .tokens import banished_of, colours_in_pool


def reached(state: State, seat: int, objective: int) -> int:
    """What a seat has of what an objective counts; met when at least its number."""
    return _COUNTS[objective](state, seat)


def fulfilled(state: State, seat: int) -> int:
    """The objectives that a seat fulfils, as bits: nothing secret, whichever card it holds."""
    needed = state.knobs.at_least
    met = [each for each in range(OBJECTIVES) if reached(state, seat, each) >= needed[each]]
    return sum([1 << objective for objective in met])


def _islands(state: State, seat: int) -> set[int]:
    """The islands with a story or a triumph of the seat."""
    spaces = _triumphs(state, seat) + [story >> 1 for story in told_by(state, seat)]
    return {state.land[space] for space in spaces}


def _colours(state: State, seat: int) -> set[int]:
    """The colours of those islands."""
    return {state.isle_god[island] for island in _islands(state, seat)}


def _triumphs(state: State, seat: int) -> list[int]:
    """The villages that the seat has persuaded."""
    return [space for space in range(SPACES) if state.triumph[space] == seat]


def _one_island(state: State, seat: int) -> int:
    """The most triumphs on one island."""
    islands = [state.land[space] for space in _triumphs(state, seat)]
    return max([islands.count(island) for island in islands], default=0)


def _otherworld(state: State, seat: int) -> int:
    """Most own tokens in the Otherworld; ties count, one at least."""
    counts = [banished_of(state, other) for other in range(state.seats)]
    return int(0 < counts[seat] == max(counts))


def _hard_village(state: State, seat: int) -> int:
    """The highest printed value among the villages persuaded."""
    return max([state.value[space] for space in _triumphs(state, seat)], default=0)


def _strong_stories(state: State, seat: int) -> int:
    """The number of own tokens on the board, or none if any shows a 1."""
    own = [state.pips[story] for story in told_by(state, seat)]
    return 0 if 1 in own else len(own)


def _neighbours(state: State, seat: int) -> int:
    """Whether the seat is present on an island of each neighbour's colour."""
    left, right = state.god[(seat + 1) % state.seats], state.god[seat - 1]
    return int({left, right} <= _colours(state, seat))


_BY_NAME: Final[dict[str, Callable[[State, int], int]]] = {
    "four_colours": lambda state, seat: len(_colours(state, seat)),
    "three_triumphs": lambda state, seat: len(_triumphs(state, seat)),
    "one_island": _one_island,
    "large_islands": lambda state, seat: [
        state.size[island] for island in _islands(state, seat)
    ].count(LARGE),
    "otherworld": _otherworld,
    "rainbow": lambda state, seat: len(colours_in_pool(state, seat)),
    "explorer": lambda state, seat: state.discovered[seat],
    "second_ring": lambda state, seat: int(RING[state.envoy[seat]] == 2),
    "hard_village": _hard_village,
    "good_talker": lambda state, seat: state.sharings[seat],
    "full_hand": lambda state, seat: len(state.hands[seat]),
    "strong_stories": _strong_stories,
    "neighbours": _neighbours,
    "trigger": lambda state, seat: int(state.trigger_seat == seat),
}
_COUNTS: Final = [_BY_NAME[name] for name in data.names("objectives")]
