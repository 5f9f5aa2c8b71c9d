"""Support the gods: energy of every kind for points (EL-31, EL-R6)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import FIRE, GODS, NOBODY, RANKS, SUPPORT, Source
from .energy import NO_MODIFIER, POOR, copying, mixed_price, spend
from .payment import conclude
from .scoring import earn
from .state import State


def why_contribute(state: State, code: int) -> Reason | None:
    """EL-31: enough of every kind; without a modifier there is nothing to choose."""
    modified = codes.read_contribute(code)
    if state.swing == 0 and modified != FIRE:
        return NO_MODIFIER
    surcharge_left = not copying(state)
    for god in range(GODS):
        cost = mixed_price(state, state.knobs.support_cost, god, modified)
        left = state.energy[state.active * GODS + god] - cost
        if left < 0:
            return POOR
        if left >= state.knobs.surcharge:
            surcharge_left = True
    return None if surcharge_left else POOR


def list_contribute(state: State, legal: list[int]) -> None:
    """The kinds that the modifier may change."""
    for god in range(GODS):
        code = codes.contribute(god)
        if why_contribute(state, code) is None:
            legal.append(code)


def contribute(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-31: points; the best building's contributor claims the first-player marker."""
    modified = codes.read_contribute(code)
    given = [mixed_price(state, state.knobs.support_cost, god, modified) for god in range(GODS)]
    for god in range(GODS):
        spend(state, god, given[god])
    points = state.knobs.support_points
    earn(state, state.active, Source.OFFERINGS, points)
    here = state.acting // RANKS == SUPPORT
    if here and (state.claim == NOBODY or state.acting < state.claim):
        state.claim = state.acting
    emit.gods_supported(raw, state.active, given[0], given[1], given[2], given[3], points)
    conclude(state, raw)
