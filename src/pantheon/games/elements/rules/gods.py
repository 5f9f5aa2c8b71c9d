"""The god islands: energy, or support in its place (EL-24)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import GODS, RANKS
from .energy import gain_at
from .state import State
from .turn import finish_action

LOW_GAIN: Final = Reason("EL-24", "elements-refused-low-gain")


def why_raise_support(state: State, code: int) -> Reason | None:
    """EL-24: support needs a gain that reaches the threshold."""
    enough = gain_at(state, state.swing) >= state.knobs.support_threshold
    return None if enough else LOW_GAIN


def list_god(state: State, legal: list[int]) -> None:
    """What a priest on a god island may do."""
    legal.append(codes.GAIN_ENERGY)
    if why_raise_support(state, codes.RAISE_SUPPORT) is None:
        legal.append(codes.RAISE_SUPPORT)


def gain_energy(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-24: energy of the island's kind."""
    god = state.acting // RANKS
    gained = gain_at(state, state.swing)
    state.energy[state.active * GODS + god] += gained
    emit.energy_gained(raw, state.active, god, gained)
    finish_action(state, raw)


def raise_support(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-24: support with the island's god."""
    god = state.acting // RANKS
    at = state.active * GODS + god
    state.support[at] += state.knobs.support_gain
    emit.support_raised(raw, state.active, god, state.support[at])
    finish_action(state, raw)
