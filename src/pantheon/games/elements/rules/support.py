"""Support the gods: energy of every kind for points (EL-31, EL-R6)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import CONTRIBUTE, STRIDE
from pantheon.games.elements.rules.constants import (
    FIRE,
    FROM_OFFERINGS,
    GODS,
    NOBODY,
    RANKS,
    SUPPORT,
)
from pantheon.games.elements.rules.energy import copying, earn, price, spend
from pantheon.games.elements.rules.reasons import NO_MODIFIER, OPEN, POOR, UNKNOWN
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def offering(state: State, god: int, modified: int) -> int:
    """EL-R6: what one god gets; the modifier changes the kind that the player chose."""
    cost = state.knobs.support_cost
    return price(cost, state.swing) if god == modified else cost


def why_contribute(state: State, modified: int) -> int:
    """EL-31: enough of every kind; without a modifier there is nothing to choose."""
    if modified >= GODS:
        return UNKNOWN
    if state.swing == 0 and modified != FIRE:
        return NO_MODIFIER
    surcharge_left = not copying(state)
    for god in range(GODS):
        left = state.energy[state.active * GODS + god] - offering(state, god, modified)
        if left < 0:
            return POOR
        if left >= state.knobs.surcharge:
            surcharge_left = True
    return OPEN if surcharge_left else POOR


def list_contribute(state: State, codes: list[int]) -> None:
    """The kinds that the modifier may change."""
    for god in range(GODS):
        if why_contribute(state, god) == OPEN:
            codes.append(CONTRIBUTE + STRIDE * god)


def contribute(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-31: points; the best building's contributor claims the first-player marker."""
    seat = state.active
    given = [offering(state, god, argument) for god in range(GODS)]
    for god in range(GODS):
        spend(state, seat, god, given[god])
    points = state.knobs.support_points
    earn(state, seat, FROM_OFFERINGS, points)
    here = state.acting // RANKS == SUPPORT
    if here and (state.claim == NOBODY or state.acting < state.claim):
        state.claim = state.acting
    if raw is not None:
        fire, earth, wind, water = given
        raw.append((told.GODS_SUPPORTED, seat, fire, earth, wind, water, points))
    conclude(state, raw)
