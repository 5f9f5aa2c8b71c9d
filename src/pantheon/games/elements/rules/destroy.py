"""Destroy, for fire: a ship, or a priest of another player for a turn (EL-27, EL-R5)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from .constants import FIRE, ISLANDS, NOBODY, PIECE_KINDS, SHIP
from .energy import POOR, affords, price, spend
from .payment import conclude
from .pieces import is_there, move_ship
from .state import State

NO_SHIP_THERE: Final = Reason("EL-27", "elements-refused-no-ship-there")
NOBODY_THERE: Final = Reason("EL-27", "elements-refused-nobody-there")
NOT_ANOTHER: Final = Reason("EL-27", "elements-refused-not-another")


def why_destroy_ship(state: State, code: int) -> Reason | None:
    """EL-27: any ship, on an island with an own person or priest."""
    island, owner = codes.read_destroy_ship(code)
    if owner >= state.seats or state.ships[owner * ISLANDS + island] == 0:
        return NO_SHIP_THERE
    if not is_there(state, state.active, island):
        return NOBODY_THERE
    cost = price(state.knobs.destroy_cost, state.swing)
    return None if affords(state, FIRE, cost) else POOR


def why_block_priest(state: State, code: int) -> Reason | None:
    """EL-27: a priest of another player."""
    victim = codes.read_block_priest(code)
    if victim >= state.seats or victim == state.active:
        return NOT_ANOTHER
    return None if affords(state, FIRE, price(state.knobs.block_cost, state.swing)) else POOR


def list_destroy(state: State, legal: list[int]) -> None:
    """The ships in reach and the players to block."""
    for owner in range(state.seats):
        for island in range(ISLANDS):
            if state.ships[owner * ISLANDS + island]:
                ship = codes.destroy_ship(island, owner)
                if why_destroy_ship(state, ship) is None:
                    legal.append(ship)
        block = codes.block_priest(owner)
        if why_block_priest(state, block) is None:
            legal.append(block)


def destroy_ship(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-27: the ship goes back to its owner's supply."""
    island, owner = codes.read_destroy_ship(code)
    cost = price(state.knobs.destroy_cost, state.swing)
    spend(state, FIRE, cost)
    move_ship(state, owner, island, NOBODY)
    state.supply[owner * PIECE_KINDS + SHIP] += 1
    emit.ship_destroyed(raw, state.active, owner, island, cost)
    conclude(state, raw)


def block_priest(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-27, EL-R5: one priest fewer next turn; blocks add up."""
    victim = codes.read_block_priest(code)
    cost = price(state.knobs.block_cost, state.swing)
    spend(state, FIRE, cost)
    state.blocked[victim] += 1
    emit.priest_blocked(raw, state.active, victim, cost)
    conclude(state, raw)
