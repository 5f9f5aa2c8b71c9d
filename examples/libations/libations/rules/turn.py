"""The turn: pouring a cup, or looking at the one under the altar (LI-10 to LI-20)."""

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import emit
from ..generated.copying import blank_state
from ..options import LibationsOptions
from .constants import EMPTY, KINDS, POURED
from .state import State


def prepare(options: LibationsOptions, seats: int, chance: Chance, raw: RawEvents) -> State:
    """LI-2: a cup under the altar that nobody has seen, and a hand for each priest."""
    state = blank_state(seats, options.hand)
    state.altar = chance.draw(state.jar, sum(state.jar))
    state.jar[state.altar] -= 1
    for seat in range(seats):
        for slot in range(options.hand):
            deal(state, seat, slot, chance, raw)
    emit.turn_begun(raw, state.active)
    return state


def deal(state: State, seat: int, slot: int, chance: Chance, raw: RawEvents) -> None:
    """LI-2, LI-12: a cup from the jar, if there is one."""
    left = sum(state.jar)
    if left:
        cup = chance.draw(state.jar, left)
        state.jar[cup] -= 1
        state.hands[seat * state.hand + slot] = cup
        emit.cup_dealt(raw, seat, cup)


def why_pour(state: State, seat: int, slot: int) -> Reason | None:
    """LI-10: a cup that is in the hand."""
    held = slot < state.hand and state.hands[seat * state.hand + slot] != EMPTY
    return None if held else Reason("LI-10", "libations-refused-empty")


def pour(state: State, seat: int, slot: int, chance: Chance, raw: RawEvents) -> None:
    """LI-10 to LI-12: a cup worth more than the last one scores, and another is drawn."""
    place = seat * state.hand + slot
    cup = state.hands[place]
    state.hands[place] = EMPTY
    points = cup + 1 if cup > state.last else 0
    state.points[seat] += points
    state.last = cup
    state.offered[seat * KINDS + cup] += 1
    emit.cup_poured(raw, seat, slot, cup, points)
    deal(state, seat, slot, chance, raw)
    _pass_on(state, raw)


def why_peek(state: State, seat: int) -> Reason | None:
    """LI-13: once, and for a point."""
    if state.seen[seat]:
        return Reason("LI-13", "libations-refused-seen")
    return None if state.points[seat] else Reason("LI-13", "libations-refused-poor")


def peek(state: State, seat: int, raw: RawEvents) -> None:
    """LI-13: the turn goes on."""
    state.points[seat] -= 1
    state.seen[seat] = 1
    emit.altar_seen(raw, seat, state.altar)


def _pass_on(state: State, raw: RawEvents) -> None:
    """LI-20: the end once every hand is empty, else the next priest who holds a cup."""
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if any(cup != EMPTY for cup in state.hands[seat * state.hand : (seat + 1) * state.hand]):
            state.active = seat
            emit.turn_begun(raw, seat)
            return
    state.ending = POURED
    emit.altar_opened(raw, state.altar)
    emit.match_ended(raw, state.ending)


def components_of(state: State) -> dict[str, int]:
    """LI-1: every cup, in the jar, under the altar, in a hand, poured: the same at all times."""
    return {
        f"cup {kind}": state.jar[kind]
        + (state.altar == kind)
        + state.hands.count(kind)
        + sum(state.offered[kind::KINDS])
        for kind in range(KINDS)
    }
