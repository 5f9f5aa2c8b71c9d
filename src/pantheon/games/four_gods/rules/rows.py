"""Bag, hands and rows: drawing, discarding, flipping, taking (FG-13 to FG-17, FG-R4, FG-R11)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import EMPTY, FROM_BAG, HANDS, NOBODY, RESERVED
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import FACES


def free_hand(state: State, seat: int) -> int:
    """The first empty hand of a seat, or NOBODY."""
    for hand in range(HANDS):
        if state.hands[seat * HANDS + hand] == EMPTY:
            return hand
    return NOBODY


def hands_empty(state: State, seat: int) -> bool:
    """Whether a seat holds nothing."""
    return state.hands[seat * HANDS] == EMPTY and state.hands[seat * HANDS + 1] == EMPTY


def draw(state: State, seat: int, hand: int, chance: Chance, raw: RawEvents) -> None:
    """FG-14: a tile from the bag into an empty hand; the last one is announced (FG-42)."""
    tile = chance.draw(state.bag, state.bag_total)
    state.bag[tile] -= 1
    state.bag_total -= 1
    hold(state, seat, hand, tile * FACES, FROM_BAG)
    if raw is not None:
        raw.append((told.TILE_DRAWN, seat, hand, tile))
        if state.bag_total == 0:
            raw.append((told.LAST_TILE, seat))


def hold(state: State, seat: int, hand: int, shown: int, origin: int) -> None:
    """Put a shown tile into a hand, remembering the slot it came from."""
    state.hands[seat * HANDS + hand] = shown
    state.origin[seat * HANDS + hand] = origin


def let_go(state: State, seat: int, hand: int) -> int:
    """The tile of a hand, which is then empty; a slot kept for it is free again (FG-R11)."""
    shown = state.hands[seat * HANDS + hand]
    kept = state.origin[seat * HANDS + hand]
    if kept != FROM_BAG and kept // state.slots == seat and state.rows[kept] == RESERVED:
        state.rows[kept] = EMPTY
        state.room[seat] += 1
    state.hands[seat * HANDS + hand] = EMPTY
    state.origin[seat * HANDS + hand] = FROM_BAG
    return shown


def take(state: State, seat: int, place: int) -> int:
    """FG-16: the tile of a slot into an empty hand; the hand. One's own slot is kept."""
    shown = state.rows[place]
    owner = place // state.slots
    state.lying[owner] -= 1
    if owner == seat:
        state.rows[place] = RESERVED
    else:
        state.rows[place] = EMPTY
        state.room[owner] += 1
    hand = free_hand(state, seat)
    hold(state, seat, hand, shown, place)
    return hand


def slot_for(state: State, seat: int, hand: int) -> int:
    """Where a discarded tile goes: its kept slot, the own row, the row it came from (FG-17).

    NOBODY if none has room: then it goes into the bag.
    """
    origin = state.origin[seat * HANDS + hand]
    if origin != FROM_BAG and origin // state.slots == seat and state.rows[origin] == RESERVED:
        return origin
    slot = free_slot(state, seat)
    if slot == NOBODY and origin != FROM_BAG:
        if state.rows[origin] == EMPTY:
            return origin
        return free_slot(state, origin // state.slots)
    return slot


def free_slot(state: State, seat: int) -> int:
    """The first free slot of a row, as an index into `rows`, or NOBODY."""
    if state.room[seat] == 0:
        return NOBODY
    place = seat * state.slots
    while state.rows[place] != EMPTY:
        place += 1
    return place


def put(state: State, place: int, shown: int) -> None:
    """Lay a shown tile into a free slot."""
    owner = place // state.slots
    state.rows[place] = shown
    state.room[owner] -= 1
    state.lying[owner] += 1


def into_bag(state: State, shown: int) -> None:
    """Put a tile back into the bag."""
    state.bag[shown // FACES] += 1
    state.bag_total += 1


def put_down(state: State, seat: int, hand: int, face: int, raw: RawEvents) -> None:
    """FG-13, FG-17: a hand's tile to where it must go, this face showing."""
    place = slot_for(state, seat, hand)
    tile = let_go(state, seat, hand) // FACES
    if place == NOBODY:
        into_bag(state, tile * FACES)
        if raw is not None:
            raw.append((told.TILE_RETURNED, seat, hand, tile))
        return
    put(state, place, tile * FACES + face)
    if raw is not None:
        row, slot = place // state.slots, place % state.slots
        raw.append((told.TILE_DISCARDED, seat, hand, tile, face, row, slot))


def clear_hands(state: State, seat: int, raw: RawEvents) -> None:
    """FG-33: at the end of a turn hand tiles leave the hands, the left one first."""
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY:
            put_down(state, seat, hand, shown % FACES, raw)


def reserve_slot(state: State, seat: int, origin: int) -> int:
    """Keep the own slot again that a tile had come from, if it is still free (FG-R11).

    The slot, or where else the tile counts as coming from.
    """
    if origin == FROM_BAG or origin // state.slots != seat:
        return origin
    if state.rows[origin] != EMPTY:
        return FROM_BAG
    state.rows[origin] = RESERVED
    state.room[seat] -= 1
    return origin
