"""Which actions are open: what `legal` lists, by what the frame on top asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.envoys.rules.codes import (
    CHOOSE_GOD,
    KEEP_OBJECTIVE,
    PICK_SPACE,
    PLACE_ENVOY,
    PLACE_ISLAND,
    STRIDE,
)
from pantheon.games.envoys.rules.frames import KIND, OBJECTIVE, SEAT, top
from pantheon.games.envoys.rules.options import option_codes
from pantheon.games.envoys.rules.placement import places_for
from pantheon.games.envoys.rules.setup import free_gods, free_starts
from pantheon.games.envoys.rules.sharing import reroll_codes
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.telling import persuadable
from pantheon.games.envoys.rules.turn import sail_codes, turn_codes
from pantheon.games.envoys.rules.windows import answer_codes


def acting(state: State) -> list[int]:
    """The seats that are asked now; none when the match is over."""
    if not state.stack:
        return []
    at = top(state)
    if state.stack[at + KIND] == OBJECTIVE:
        return [seat for seat in range(state.seats) if state.objective[seat] < 0]
    return [state.stack[at + SEAT]]


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if not state.stack:
        return []
    at = top(state)
    kind = state.stack[at + KIND]
    if kind == OBJECTIVE:
        return _objectives(state, seat)
    if state.stack[at + SEAT] != seat:
        return []
    return _LISTS[kind](state)


def _islands(state: State) -> list[int]:
    return [PLACE_ISLAND + STRIDE * spot for spot in places_for(state, state.top_size)]


def _gods(state: State) -> list[int]:
    return [CHOOSE_GOD + STRIDE * god for god in free_gods(state)]


def _envoys(state: State) -> list[int]:
    return [PLACE_ENVOY + STRIDE * space for space in free_starts(state)]


def _objectives(state: State, seat: int) -> list[int]:
    if not 0 <= seat < state.seats or state.objective[seat] >= 0:
        return []
    return [KEEP_OBJECTIVE, KEEP_OBJECTIVE + STRIDE]


def _order(state: State) -> list[int]:
    """EN-34: the active player orders persuasions that are due at once."""
    return [PICK_SPACE + STRIDE * space for space in persuadable(state)]


def _nothing(state: State) -> list[int]:
    return []


_LISTS: Final[list[Callable[[State], list[int]]]] = [
    _islands,
    _gods,
    _envoys,
    _nothing,  # objectives are asked of everyone
    turn_codes,
    sail_codes,
    answer_codes,
    _nothing,  # a text
    _nothing,  # a roll
    _order,
    _nothing,  # a disturbance
    option_codes,
    _nothing,  # sharing thoughts
    reroll_codes,
    _nothing,  # the turn's end
    _nothing,  # the last scoring
]
