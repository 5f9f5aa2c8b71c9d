"""The gods: energy or support on their islands (EL-24), offerings at Support (EL-31, EL-R6)."""

from typing import Final

from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import FIRE, GODS, NOBODY, RANKS, SUPPORT, Source
from .energy import NO_MODIFIER, POOR, copying, gain_at, is_idle, mixed_cost, mixed_costs, spend
from .payment import conclude
from .scoring import earn
from .state import State
from .turn import finish_action

ALL_GODS: Final = list(range(GODS))
LOW_GAIN: Final = Reason("EL-24", "elements-refused-low-gain")


def list_god(state: State, legal: list[int]) -> None:
    """What a priest on a god island may do."""
    legal.append(codes.GAIN_ENERGY)
    if why_raise_support(state) is None:
        legal.append(codes.RAISE_SUPPORT)


def gain_energy(state: State, raw: RawEvents) -> None:
    """EL-24: energy of the island's kind."""
    god = state.acting // RANKS
    gained = gain_at(state, state.swing)
    state.energy[state.active * GODS + god] += gained
    emit.energy_gained(raw, state.active, god, gained)
    finish_action(state, raw)


def why_raise_support(state: State) -> Reason | None:
    """EL-24: support needs a gain that reaches the threshold."""
    enough = gain_at(state, state.swing) >= state.knobs.support_threshold
    return None if enough else LOW_GAIN


def raise_support(state: State, raw: RawEvents) -> None:
    """EL-24: support with the island's god."""
    god = state.acting // RANKS
    at = state.active * GODS + god
    state.support[at] += state.knobs.support_gain
    emit.support_raised(raw, state.active, god, state.support[at])
    finish_action(state, raw)


def list_contribute(state: State, legal: list[int]) -> None:
    """The kinds of energy that the modifier may change."""
    for god in range(GODS):
        if why_contribute(state, god) is None:
            legal.append(codes.contribute(god))


def why_contribute(state: State, god: int) -> Reason | None:
    """EL-31: enough of every kind; where the modifier is idle there is nothing to choose."""
    if god != FIRE and is_idle(state, state.knobs.support_cost):
        return NO_MODIFIER
    surcharge_left = not copying(state)
    base = state.knobs.support_cost
    for kind in range(GODS):
        left = state.energy[state.active * GODS + kind] - mixed_cost(state, kind, base, god)
        if left < 0:
            return POOR
        if left >= state.knobs.surcharge:
            surcharge_left = True
    return None if surcharge_left else POOR


def contribute(state: State, god: int, raw: RawEvents) -> None:
    """EL-31: points; the best building's contributor claims the first-player marker."""
    given = mixed_costs(state, ALL_GODS, state.knobs.support_cost, god)
    for kind in range(GODS):
        spend(state, kind, given[kind])
    points = state.knobs.support_points
    earn(state, state.active, Source.OFFERINGS, points)
    here = state.acting // RANKS == SUPPORT
    if here and (state.claim == NOBODY or state.acting < state.claim):
        state.claim = state.acting
    emit.gods_supported(raw, state.active, given[0], given[1], given[2], given[3], points)
    conclude(state, raw)
