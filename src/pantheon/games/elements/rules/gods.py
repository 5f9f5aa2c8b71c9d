"""The gods: energy or support on their islands (EL-24), offerings at Support (EL-31, EL-R6)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit, reasons
from .constants import GODS, NOBODY, RANKS, SUPPORT, Source
from .energy import copying, gain_at, mixed_costs, spend_mixed, surcharge_left, why_poor_in_mix
from .payment import conclude
from .scoring import earn
from .state import State
from .turn import finish_action

ALL_GODS: Final = list(range(GODS))


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
    return None if enough else reasons.LOW_GAIN


def raise_support(state: State, raw: RawEvents) -> None:
    """EL-24: support with the island's god."""
    god = state.acting // RANKS
    at = state.active * GODS + god
    state.support[at] += state.knobs.support_gain
    emit.support_raised(raw, state.active, god, state.support[at])
    finish_action(state, raw)


def why_contribute(state: State, god: int) -> Reason | None:
    """EL-31: enough of every kind; where the modifier is idle there is nothing to choose."""
    base = state.knobs.support_cost
    reason = why_poor_in_mix(state, ALL_GODS, base, god)
    if reason is not None or not copying(state):
        return reason
    costs = mixed_costs(state, ALL_GODS, base, god)
    return None if surcharge_left(state, costs) else reasons.POOR


def contribute(state: State, god: int, raw: RawEvents) -> None:
    """EL-31: points; the best building's contributor claims the first-player marker."""
    given = spend_mixed(state, ALL_GODS, state.knobs.support_cost, god)
    points = state.knobs.support_points
    earn(state, state.active, Source.OFFERINGS, points)
    here = state.acting // RANKS == SUPPORT
    if here and (state.claim == NOBODY or state.acting < state.claim):
        state.claim = state.acting
    emit.gods_supported(raw, state.active, given[0], given[1], given[2], given[3], points)
    conclude(state, raw)
