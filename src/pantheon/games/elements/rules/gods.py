"""The god islands: energy, or support in its place (EL-24)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import GAIN_ENERGY, RAISE_SUPPORT
from pantheon.games.elements.rules.constants import GODS, RANKS
from pantheon.games.elements.rules.energy import gain_at
from pantheon.games.elements.rules.reasons import LOW_GAIN, OPEN
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.turn import finish_action


def why_gain(state: State) -> int:
    """EL-24: energy can always be taken."""
    return OPEN


def why_raise(state: State) -> int:
    """EL-24: support needs a gain that reaches the threshold."""
    enough = gain_at(state, state.swing) >= state.knobs.support_threshold
    return OPEN if enough else LOW_GAIN


def list_god(state: State, codes: list[int]) -> None:
    """What a priest on a god island may do."""
    codes.append(GAIN_ENERGY)
    if why_raise(state) == OPEN:
        codes.append(RAISE_SUPPORT)


def gain_energy(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-24: energy of the island's kind."""
    god = state.acting // RANKS
    gained = gain_at(state, state.swing)
    state.energy[state.active * GODS + god] += gained
    if raw is not None:
        raw.append((told.ENERGY_GAINED, state.active, god, gained))
    finish_action(state, raw)


def raise_support(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-24: support with the island's god."""
    god = state.acting // RANKS
    at = state.active * GODS + god
    state.support[at] += state.knobs.support_gain
    if raw is not None:
        raw.append((told.SUPPORT_RAISED, state.active, god, state.support[at]))
    finish_action(state, raw)
