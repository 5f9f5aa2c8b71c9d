"""Destroy, for fire: a ship, or a priest of another player for a turn (EL-27, EL-R5)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit, reasons
from .constants import FIRE, ISLANDS, NOBODY, Pieces
from .energy import spend_price, why_poor
from .payment import conclude
from .pieces import is_there, move_ship
from .state import State


def list_destroy_ship(state: State, legal: list[int]) -> None:
    """The ships in reach."""
    for at, ships in enumerate(state.ships):
        if ships and why_destroy_ship(state, at % ISLANDS, at // ISLANDS) is None:
            legal.append(codes.destroy_ship(at % ISLANDS, at // ISLANDS))


def why_destroy_ship(state: State, island: int, owner: int) -> Reason | None:
    """EL-27: another's ship, on an island with an own person or priest."""
    if owner == state.active and not state.knobs.destroy_any_ship:
        return reasons.NOT_ANOTHER
    if owner >= state.seats or state.ships[owner * ISLANDS + island] == 0:
        return reasons.NO_SHIP_THERE
    if not is_there(state, state.active, island):
        return reasons.NOBODY_THERE
    return why_poor(state, FIRE, state.knobs.destroy_cost)


def destroy_ship(state: State, island: int, owner: int, raw: RawEvents) -> None:
    """EL-27: the ship goes back to its owner's supply."""
    cost = spend_price(state, FIRE, state.knobs.destroy_cost)
    move_ship(state, owner, island, NOBODY)
    state.supply[owner * Pieces.KINDS + Pieces.SHIP] += 1
    emit.ship_destroyed(raw, state.active, owner, island, cost)
    conclude(state, raw)


def why_block_priest(state: State, victim: int) -> Reason | None:
    """EL-27: a priest of another player."""
    if victim >= state.seats or victim == state.active:
        return reasons.NOT_ANOTHER
    return why_poor(state, FIRE, state.knobs.block_cost)


def block_priest(state: State, victim: int, raw: RawEvents) -> None:
    """EL-27, EL-R5: one priest fewer next turn; blocks add up."""
    cost = spend_price(state, FIRE, state.knobs.block_cost)
    state.blocked[victim] += 1
    emit.priest_blocked(raw, state.active, victim, cost)
    conclude(state, raw)
