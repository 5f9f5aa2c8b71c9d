"""Hands, rows and the bag: discarding and drawing (FG-13, FG-14, FG-17, FG-R4, FG-R11)."""

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit
from .constants import EMPTY, FROM_BAG, HANDS, NOBODY, RESERVED
from .ending import begin_action, note_progress
from .state import State
from .tiles import FACES

# Hands


def why_hand_empty(state: State, seat: int, hand: int, rule: str) -> Reason | None:
    """The hand must hold a tile (FG-10, FG-13, FG-22, FG-R4)."""
    if state.hands[seat * HANDS + hand] != EMPTY:
        return None
    return Reason(rule, "four_gods-refused-hand-empty")


def free_hand(state: State, seat: int) -> int:
    """The first empty hand of a seat, or NOBODY."""
    for hand in range(HANDS):
        if state.hands[seat * HANDS + hand] == EMPTY:
            return hand
    return NOBODY


def hold(state: State, seat: int, hand: int, shown: int, origin: int) -> None:
    """Put a shown tile into a hand, remembering the slot it came from."""
    state.hands[seat * HANDS + hand] = shown
    state.origin[seat * HANDS + hand] = origin


def let_go(state: State, seat: int, hand: int) -> int:
    """The tile of a hand, which is then empty; a slot kept for it is free again (FG-R11)."""
    shown = state.hands[seat * HANDS + hand]
    origin = state.origin[seat * HANDS + hand]
    if origin // state.slots == seat and state.rows[origin] == RESERVED:
        state.rows[origin] = EMPTY
        state.room[seat] += 1
    hold(state, seat, hand, EMPTY, FROM_BAG)
    return shown


def reserve_slot(state: State, seat: int, origin: int) -> int:
    """Keep again the own slot that a tile had come from, if it is free (FG-R11); its new origin."""
    if origin // state.slots != seat:  # from another row, or from the bag
        return origin
    if state.rows[origin] != EMPTY:
        return FROM_BAG
    state.rows[origin] = RESERVED
    state.room[seat] -= 1
    return origin


# Discarding, or returning to the bag


def why_discard(state: State, seat: int, hand: int) -> Reason | None:
    """FG-13, FG-17: the own row, or the row the tile was taken from, must have a free slot."""
    reason = why_hand_empty(state, seat, hand, "FG-13")
    if reason is None and not has_slot(state, seat, hand):
        return Reason("FG-13", "four_gods-refused-row-full", slots=state.slots)
    return reason


def why_return(state: State, seat: int, hand: int) -> Reason | None:
    """FG-17, FG-R4: a tile goes back into the bag only when no row has room."""
    reason = why_hand_empty(state, seat, hand, "FG-R4")
    if reason is None and has_slot(state, seat, hand):
        return Reason("FG-R4", "four_gods-refused-row-has-room")
    return reason


def discards(state: State, seat: int, hand: int) -> list[int]:
    """The ways to put a hand's tile away, as codes: either face to a row, or into the bag."""
    if has_slot(state, seat, hand):
        return [codes.discard(hand, 0), codes.discard(hand, 1)]
    return [codes.return_(hand)]


def has_slot(state: State, seat: int, hand: int) -> bool:
    """Whether some row has room for a hand's tile."""
    return state.room[seat] > 0 or slot_for(state, seat, hand) != NOBODY


def slot_for(state: State, seat: int, hand: int) -> int:
    """Where a discarded tile goes: its kept slot, the own row, the row it came from (FG-17).

    NOBODY if none has room: then it goes into the bag.
    """
    origin = state.origin[seat * HANDS + hand]
    if origin // state.slots == seat and state.rows[origin] == RESERVED:
        return origin
    slot = free_slot(state, seat)
    if slot != NOBODY or origin == FROM_BAG:
        return slot
    return origin if state.rows[origin] == EMPTY else free_slot(state, origin // state.slots)


def free_slot(state: State, seat: int) -> int:
    """The first free slot of a row, as an index into `rows`, or NOBODY."""
    if state.room[seat] == 0:
        return NOBODY
    place = seat * state.slots
    while state.rows[place] != EMPTY:
        place += 1
    return place


def discard(state: State, seat: int, hand: int, face: int, raw: RawEvents) -> None:
    """FG-13, FG-17: a tile to the own row, or to the row it was taken from."""
    begin_action(state, seat)
    put_down(state, seat, hand, face, raw)


def return_(state: State, seat: int, hand: int, raw: RawEvents) -> None:
    """FG-17, FG-R4: no row has room, so the tile goes into the bag."""
    discard(state, seat, hand, 0, raw)


def put_down(state: State, seat: int, hand: int, face: int, raw: RawEvents) -> None:
    """FG-13, FG-17, FG-33: move a hand's tile to its slot, this face up, or into the bag."""
    place = slot_for(state, seat, hand)
    tile = let_go(state, seat, hand) // FACES
    if place == NOBODY:
        into_bag(state, tile * FACES)
        emit.tile_returned(raw, seat, hand, tile)
        return
    put(state, place, tile * FACES + face)
    row, slot = place // state.slots, place % state.slots
    emit.tile_discarded(raw, seat, hand, tile, face, row, slot)


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


# Drawing


def drawable(state: State, seat: int) -> int:
    """The most tiles that a seat may draw now (FG-14)."""
    if state.room[seat] > 0 and _hands_empty(state, seat):
        return min(HANDS, state.bag_total)
    return 0


def _hands_empty(state: State, seat: int) -> bool:
    return state.hands[seat * HANDS] == EMPTY and state.hands[seat * HANDS + 1] == EMPTY


def why_draw(state: State, seat: int, tiles: int) -> Reason | None:
    """FG-14: drawing needs empty hands, a free slot and enough tiles in the bag."""
    if tiles == 0:
        return Reason("FG-14", "four_gods-refused-draw-count")
    if tiles <= drawable(state, seat):
        return None
    if not _hands_empty(state, seat):
        held = HANDS - state.hands[seat * HANDS : (seat + 1) * HANDS].count(EMPTY)
        return Reason("FG-14", "four_gods-refused-hands-full", tiles=held)
    if state.room[seat] == 0:
        return Reason("FG-14", "four_gods-refused-row-full", slots=state.slots)
    return Reason("FG-14", "four_gods-refused-bag", tiles=state.bag_total)


def draw(state: State, seat: int, tiles: int, chance: Chance, raw: RawEvents) -> None:
    """FG-14: one tile or two, the left hand first."""
    begin_action(state, seat)
    for hand in range(tiles):
        draw_tile(state, seat, hand, chance, raw)
    if state.bag_total < state.bag_low:
        state.bag_low = state.bag_total
        note_progress(state, raw)


def draw_tile(state: State, seat: int, hand: int, chance: Chance, raw: RawEvents) -> None:
    """A tile from the bag into an empty hand; the last one is announced (FG-42)."""
    tile = chance.draw(state.bag, state.bag_total)
    out_of_bag(state, tile)
    hold(state, seat, hand, tile * FACES, FROM_BAG)
    emit.tile_drawn(raw, seat, hand, tile)
    if state.bag_total == 0:
        emit.last_tile(raw, seat)


def out_of_bag(state: State, tile: int) -> None:
    """Take a tile from the bag."""
    state.bag[tile] -= 1
    state.bag_total -= 1
