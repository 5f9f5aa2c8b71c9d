"""Costs in words: what an action costs after modifiers, and how that comes about (EL-23)."""

from __future__ import annotations

from pantheon.core.scene import Coin
from pantheon.core.words import Words, words
from ..rules.constants import GODS, ISLANDS, RANKS, WATER, WILD, WIND
from ..rules.costs import ANY, SURCHARGE
from ..rules.energy import gain_at, swing_at
from ..rules.state import State
from .islands import energy_symbol

_WIND_AND_WATER = 5
_ALL_KINDS = 6


def coins_of(bill: list[int]) -> tuple[Coin, ...]:
    """A bill as coins: each kind in the order of the gods, a mix, the surcharge last."""
    kinds = [*(energy_symbol(god) for god in range(GODS)), "", ""]
    return tuple(Coin(cost, kind) for cost, kind in zip(bill, kinds, strict=True) if cost)


def _kind_of(bill: list[int]) -> int:
    """What a bill is paid in: a god's number, any mix (4), wind and water (5), all (6)."""
    gods = [god for god in range(GODS) if bill[god]]
    if len(gods) == 1:
        return gods[0]
    if bill[ANY] or not gods:
        return ANY
    return _WIND_AND_WATER if gods == [WIND, WATER] else _ALL_KINDS


def note_of_bill(state: State, bill: list[int]) -> Words:
    """How the acting priest's building and people have changed the cost."""
    return words(
        "elements-note-cost",
        kind=_kind_of(bill),
        cost=sum(bill[:SURCHARGE]),
        surcharge=bill[SURCHARGE],
        modifier=state.knobs.modifiers[state.acting % RANKS],
        helpers=_helpers(state, state.active, state.acting),
    )


def note_at_building(state: State, seat: int, building: int) -> Words:
    """What a priest's building brings: a god's gain, or the modifier of its costs."""
    island, rank = divmod(building, RANKS)
    swing = swing_at(state, seat, building)
    modifier, helpers = state.knobs.modifiers[rank], _helpers(state, seat, building)
    if island < GODS:
        gain = gain_at(state, swing)
        enough = int(gain >= state.knobs.support_threshold)
        return words("elements-note-gain", god=island, gain=gain, modifier=modifier,
                     helpers=helpers, support=enough)  # fmt: skip
    if island >= WILD:
        return words("elements-note-wild")
    return words("elements-note-swing", modifier=modifier, helpers=helpers, swing=swing)


def _helpers(state: State, seat: int, building: int) -> int:
    """What the seat's people on the island are worth to an action there."""
    people = state.people[seat * ISLANDS + building // RANKS]
    return people * state.knobs.helper
