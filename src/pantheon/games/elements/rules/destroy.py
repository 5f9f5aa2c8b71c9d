"""Destroy, for fire: a ship, or a priest of another player for a turn (EL-27, EL-R5)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.elements.rules import told
from pantheon.games.elements.rules.codes import BLOCK_PRIEST, DESTROY_SHIP, STRIDE
from pantheon.games.elements.rules.constants import FIRE, ISLANDS, NOBODY, PIECE_KINDS, SHIP
from pantheon.games.elements.rules.energy import affords, price, spend
from pantheon.games.elements.rules.pieces import is_there, move_ship
from pantheon.games.elements.rules.reasons import (
    NO_SHIP_THERE,
    NOBODY_THERE,
    NOT_ANOTHER,
    OPEN,
    POOR,
    UNKNOWN,
)
from pantheon.games.elements.rules.settling import conclude
from pantheon.games.elements.rules.state import State


def why_destroy(state: State, island: int, owner: int) -> int:
    """EL-27: any ship, on an island with an own person or priest."""
    if island >= ISLANDS:
        return UNKNOWN
    if owner >= state.seats or state.ships[owner * ISLANDS + island] == 0:
        return NO_SHIP_THERE
    if not is_there(state, state.active, island):
        return NOBODY_THERE
    cost = price(state.knobs.destroy_cost, state.swing)
    return OPEN if affords(state, state.active, FIRE, cost) else POOR


def why_block(state: State, victim: int) -> int:
    """EL-27: a priest of another player."""
    if victim >= state.seats or victim == state.active:
        return NOT_ANOTHER
    cost = price(state.knobs.block_cost, state.swing)
    return OPEN if affords(state, state.active, FIRE, cost) else POOR


def list_destroy(state: State, codes: list[int]) -> None:
    """The ships in reach and the players to block."""
    for owner in range(state.seats):
        for island in range(ISLANDS):
            if state.ships[owner * ISLANDS + island] and why_destroy(state, island, owner) == OPEN:
                codes.append(DESTROY_SHIP + STRIDE * (island + ISLANDS * owner))
        if why_block(state, owner) == OPEN:
            codes.append(BLOCK_PRIEST + STRIDE * owner)


def destroy_ship(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-27: the ship goes back to its owner's supply."""
    island, owner = argument % ISLANDS, argument // ISLANDS
    cost = price(state.knobs.destroy_cost, state.swing)
    spend(state, state.active, FIRE, cost)
    move_ship(state, owner, island, NOBODY)
    state.supply[owner * PIECE_KINDS + SHIP] += 1
    if raw is not None:
        raw.append((told.SHIP_DESTROYED, state.active, owner, island, cost))
    conclude(state, raw)


def block_priest(state: State, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EL-27, EL-R5: one priest fewer next turn; blocks add up."""
    cost = price(state.knobs.block_cost, state.swing)
    spend(state, state.active, FIRE, cost)
    state.blocked[argument] += 1
    if raw is not None:
        raw.append((told.PRIEST_BLOCKED, state.active, argument, cost))
    conclude(state, raw)
