"""Exploring the rows: flipping and taking tiles (FG-15, FG-16, FG-31)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from .constants import EMPTY, NOBODY, RESERVED
from .ending import count_action, is_off_turn
from .rows import free_hand, hold
from .state import State
from .tiles import FACES

REACHES: Final = 2
"""What can be done with a tile in a row: a flip or a take."""
OTHER_FACE: Final = 1
"""`shown ^ OTHER_FACE` is a shown tile turned over."""
NEXT_SLOT: Final = codes.flip(0, 1) - codes.flip(0, 0)
"""From the code of a flip or take to that of the next slot."""


def why_flip(state: State, seat: int, row: int, slot: int) -> Reason | None:
    """FG-15; off turn only in one's own row, and not once it has been explored (FG-31)."""
    if is_off_turn(state, seat):
        if row != seat:
            return Reason("FG-31", "four_gods-refused-others-row")
        if state.explored[seat]:
            return Reason("FG-31", "four_gods-refused-row-explored", seat=state.active)
    return _why_out_of_reach(state, seat, row, slot, "FG-15")


def why_take(state: State, seat: int, row: int, slot: int) -> Reason | None:
    """FG-16: a tile of any row, with an empty hand."""
    return _why_out_of_reach(state, seat, row, slot, "FG-16")


def _why_out_of_reach(state: State, seat: int, row: int, slot: int, rule: str) -> Reason | None:
    """A tile in a slot, and an empty hand to reach for it (FG-15, FG-16)."""
    if row >= state.seats or slot >= state.slots:
        return Reason(rule, "four_gods-refused-no-such-slot")
    if state.rows[row * state.slots + slot] < 0:
        return Reason(rule, "four_gods-refused-slot-empty", slot=slot + 1, seat=row)
    if free_hand(state, seat) == NOBODY:
        return Reason(rule, "four_gods-refused-no-free-hand")
    return None


def own_flips(state: State, seat: int) -> list[int]:
    """FG-31: off turn, flips in the own row until the active player explores it."""
    if state.explored[seat]:
        return []
    first = seat * state.slots
    return [codes.flip(seat, slot) for slot in range(state.slots) if state.rows[first + slot] >= 0]


def list_reaches(state: State, seat: int, listed: list[int]) -> None:
    """FG-15, FG-16: a flip and a take of each tile that lies in a row."""
    if free_hand(state, seat) == NOBODY:
        return
    rows = state.rows
    for row in range(state.seats):
        left = state.lying[row]
        place = row * state.slots
        flips, takes = codes.flip(row, 0), codes.take(row, 0)
        while left > 0:
            if rows[place] >= 0:
                listed.append(flips)
                listed.append(takes)
                left -= 1
            place += 1
            flips += NEXT_SLOT
            takes += NEXT_SLOT


def count_reaches(state: State, seat: int) -> int:
    """How many flips and takes are listed."""
    if free_hand(state, seat) == NOBODY:
        return 0
    return REACHES * sum(tiles for tiles in state.lying)  # compiled as a loop


def nth_reach(state: State, number: int) -> int:
    """One of the flips and takes, as a code."""
    takes = number % REACHES
    number //= REACHES
    row = 0
    while number >= state.lying[row]:
        number -= state.lying[row]
        row += 1
    slot = 0
    while state.rows[row * state.slots + slot] < 0 or number > 0:
        if state.rows[row * state.slots + slot] >= 0:
            number -= 1
        slot += 1
    return codes.take(row, slot) if takes else codes.flip(row, slot)


def flip(state: State, seat: int, row: int, slot: int, raw: RawEvents) -> None:
    """FG-15: a tile of any row is turned over where it lies."""
    _explore(state, seat, row)
    place = row * state.slots + slot
    shown = state.rows[place] ^ OTHER_FACE
    state.rows[place] = shown
    emit.tile_flipped(raw, seat, row, slot, shown // FACES, shown % FACES)


def take(state: State, seat: int, row: int, slot: int, raw: RawEvents) -> None:
    """FG-16: a tile of any row comes to the first empty hand; one's own slot is kept (FG-R11)."""
    _explore(state, seat, row)
    place = row * state.slots + slot
    shown = state.rows[place]
    state.lying[row] -= 1
    if row == seat:
        state.rows[place] = RESERVED
    else:
        state.rows[place] = EMPTY
        state.room[row] += 1
    hand = free_hand(state, seat)
    hold(state, seat, hand, shown, place)
    emit.tile_taken(raw, seat, row, slot, hand, shown // FACES)


def _explore(state: State, seat: int, row: int) -> None:
    """FG-31: a row in which the active player flips or takes is left alone by its owner."""
    count_action(state, seat)
    if not is_off_turn(state, seat):
        state.fresh[seat] = NOBODY
        state.explored[row] = state.knobs.timed
