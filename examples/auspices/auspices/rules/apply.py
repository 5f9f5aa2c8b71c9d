"""The actions carried out: watching, telling, and how the turn passes on (AU-10 to AU-20)."""

from __future__ import annotations

from auspices.generated import codes, emit
from auspices.rules.constants import (
    BY_SKY,
    BY_TARGET,
    EMPTY,
    RAVEN,
    RUNNING,
    SIDE,
    WORTH,
)
from auspices.rules.state import State
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out an action known to be legal."""
    if codes.kind_of(code) == codes.TELL:
        _tell(state, raw)
    else:
        _watch(state, codes.read_watch(code), chance, raw)


def _watch(state: State, cell: int, chance: Chance, raw: RawEvents) -> None:
    """AU-10 to AU-12: a bird from the bag; a raven ends the turn."""
    bird = chance.draw(state.bag, sum(state.bag))
    state.bag[bird] -= 1
    state.sky[cell] = bird
    worth = worth_at(state.sky, cell)
    emit.bird_seen(raw, state.active, cell, bird, worth)
    if bird == RAVEN:
        emit.omen_lost(raw, state.active, state.omen)
        _pass_on(state, raw)
        return
    state.omen += worth
    if _sky_is_full(state):
        _tell(state, raw)


def worth_at(sky: list[int], cell: int) -> int:
    """AU-11: a bird's worth, twice that beside one of its kind; a raven has none."""
    bird = sky[cell]
    if bird == RAVEN:
        return 0
    return WORTH[bird] * (1 + any(sky[near] == bird for near in neighbours(cell)))


def neighbours(cell: int) -> list[int]:
    """The places above, below and beside a place."""
    row, column = divmod(cell, SIDE)
    near = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [y * SIDE + x for y, x in near if 0 <= y < SIDE and 0 <= x < SIDE]


def _tell(state: State, raw: RawEvents) -> None:
    """AU-13: the omen becomes points."""
    state.points[state.active] += state.omen
    emit.omen_told(raw, state.active, state.omen)
    _pass_on(state, raw)


def _pass_on(state: State, raw: RawEvents) -> None:
    """AU-20: the end by points or by a full sky, else the next augur."""
    state.omen = 0
    if max(state.points) >= state.target:
        state.ending = BY_TARGET
    elif _sky_is_full(state):
        state.ending = BY_SKY
    if state.ending != RUNNING:
        emit.match_ended(raw, state.ending)
        return
    state.active = (state.active + 1) % state.seats
    emit.turn_begun(raw, state.active)


def _sky_is_full(state: State) -> bool:
    return EMPTY not in state.sky or not any(state.bag)
