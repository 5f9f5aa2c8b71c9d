"""Recruit: one person for energy of any mix (EL-30)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit, reasons
from .constants import FIRE, ISLANDS, Pieces
from .energy import affords, copying, energy_of, price
from .payment import conclude
from .pieces import houses_of, is_there, people_of, put_person
from .state import State


def list_recruit(state: State, legal: list[int]) -> None:
    """The islands where a person can join."""
    if _why_nobody(state) is None:
        there = [island for island in range(ISLANDS) if is_there(state, state.active, island)]
        legal.extend([codes.recruit(island) for island in there])


def why_recruit(state: State, island: int) -> Reason | None:
    """EL-30: where one has a person or a priest."""
    there = is_there(state, state.active, island)
    return _why_nobody(state) or (None if there else reasons.NOBODY_TO_JOIN)


def _why_nobody(state: State) -> Reason | None:
    """EL-30: never more people than houses, whatever the island."""
    seat = state.active
    if state.supply[seat * Pieces.KINDS + Pieces.PERSON] == 0:
        return reasons.NO_PERSON_LEFT
    if people_of(state, seat) >= houses_of(state, seat):
        return reasons.HOUSELESS
    cost = price(state.knobs.recruit_cost, state.swing)
    if copying(state):
        cost += state.knobs.surcharge
    rich = energy_of(state, seat) >= cost and affords(state, FIRE, 0)
    return None if rich else reasons.POOR


def recruit(state: State, island: int, raw: RawEvents) -> None:
    """EL-30: the person comes at once; the mix is chosen after it."""
    seat = state.active
    put_person(state, seat, island)
    state.supply[seat * Pieces.KINDS + Pieces.PERSON] -= 1
    state.debt = price(state.knobs.recruit_cost, state.swing)
    emit.person_recruited(raw, seat, island, state.debt)
    conclude(state, raw)
