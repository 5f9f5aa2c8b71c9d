"""Recruit: one person for energy of any mix (EL-30)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import RECRUIT_PERSON, STRIDE
from pantheon.games.elements.rules.constants import ISLANDS, NOBODY, PERSON, PIECE_KINDS
from pantheon.games.elements.rules.energy import copying, energy_of, price, surcharge_left
from pantheon.games.elements.rules.pieces import houses_of, is_there, people_of, put_person
from pantheon.games.elements.rules.reasons import (
    HOUSELESS,
    NO_PERSON_LEFT,
    NOBODY_TO_JOIN,
    OPEN,
    POOR,
    UNKNOWN,
)
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def why_recruit(state: State, island: int) -> int:
    """EL-30: never more people than houses; where one has a person or a priest."""
    if island >= ISLANDS:
        return UNKNOWN
    reason = why_nobody(state)
    if reason != OPEN:
        return reason
    return OPEN if is_there(state, state.active, island) else NOBODY_TO_JOIN


def why_nobody(state: State) -> int:
    """EL-30: why no person can be recruited wherever it be."""
    seat = state.active
    if state.supply[seat * PIECE_KINDS + PERSON] == 0:
        return NO_PERSON_LEFT
    if people_of(state, seat) >= houses_of(state, seat):
        return HOUSELESS
    cost = price(state.knobs.recruit_cost, state.swing)
    if copying(state):
        if not surcharge_left(state, seat, NOBODY, 0):
            return POOR
        cost += state.knobs.surcharge
    return OPEN if energy_of(state, seat) >= cost else POOR


def list_recruit(state: State, codes: list[int]) -> None:
    """The islands where a person can join."""
    if why_nobody(state) != OPEN:
        return
    for island in range(ISLANDS):
        if is_there(state, state.active, island):
            codes.append(RECRUIT_PERSON + STRIDE * island)


def recruit(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-30: the person comes at once; the mix is chosen after it."""
    seat = state.active
    cost = price(state.knobs.recruit_cost, state.swing)
    put_person(state, seat, argument)
    state.supply[seat * PIECE_KINDS + PERSON] -= 1
    state.debt = cost
    if raw is not None:
        raw.append((told.PERSON_RECRUITED, seat, argument, cost))
    conclude(state, raw)
