"""The turn: power, display, passing on; the end of the match (NA-10 to NA-14, NA-40, NA-R11)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import emit
from .constants import SLOTS, Card, End, Phase
from .state import State

ONCE: Final = Reason("NA-14", "nations-refused-once")


def begin_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """Collect power, refill the display, and start on the actions (NA-10, NA-11, NA-13)."""
    seat = state.active
    state.turn += 1
    state.phase = Phase.ACT
    state.actions_left = state.knobs.actions
    state.used = 0
    state.fresh_extras = 0
    state.idle_turn = 1
    gained = gain_power(state, seat, state.knobs.income)
    emit.turn_begun(raw, seat, state.turn, gained)
    ending = refill(state, chance, raw)
    if ending != End.NONE:
        end(state, ending, raw)


def gain_power(state: State, seat: int, amount: int) -> int:
    """Add power up to the cap, and say how much was added; the rest is lost (NA-10, NA-R7)."""
    gained = min(amount, state.knobs.power_cap - state.power[seat])
    state.power[seat] += gained
    return gained


def refill(state: State, chance: Chance, raw: RawEvents) -> int:
    """Fill the empty display places (NA-11); the ending this leads to, if any (NA-40)."""
    fresh = 0
    for slot in range(SLOTS):
        if state.display[slot] == Card.EMPTY:
            if state.sack_total == 0:
                return End.SACK
            fresh = slot
            state.display[slot] = _draw(state, chance)
            emit.card_drawn(raw, slot, state.display[slot])
    if state.display[0] == state.display[1]:
        return _replace(state, fresh, chance, raw)
    return End.NONE


def _replace(state: State, slot: int, chance: Chance, raw: RawEvents) -> int:
    """Set one of two identical cards aside and draw until a different one comes (NA-12)."""
    same = card = state.display[slot]
    aside = 1
    state.display[slot] = Card.EMPTY
    emit.card_set_aside(raw, slot, same)
    while state.sack_total > 0:
        card = _draw(state, chance)
        if card != same:
            break
        aside += 1
    put_back(state, same, aside)
    if card == same:
        return End.IDENTICAL
    state.display[slot] = card
    emit.card_drawn(raw, slot, card)
    return End.NONE


def _draw(state: State, chance: Chance) -> int:
    card = chance.draw(state.sack, state.sack_total)
    state.sack[card] -= 1
    state.sack_total -= 1
    return card


def put_back(state: State, card: int, count: int) -> None:
    """Put cards back into the sack."""
    state.sack[card] += count
    state.sack_total += count


def why_end_turn(state: State) -> Reason | None:
    """NA-13: the actions of a turn are not optional; an extra one is (NA-26)."""
    return Reason("NA-13", "nations-refused-renounce") if state.phase == Phase.ACT else None


def end_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """Pass the turn clockwise, unless two rounds held nothing but idle turns (NA-R11)."""
    state.idle_run = state.idle_run + 1 if state.idle_turn else 0
    if state.idle_run >= 2 * state.seats:
        end(state, End.STALL, raw)
        return
    state.active = (state.active + 1) % state.seats
    begin_turn(state, chance, raw)


def end(state: State, ending: int, raw: RawEvents) -> None:
    """End the match at once; unused actions are lost (NA-40)."""
    state.ending = ending
    state.phase = Phase.OVER
    emit.match_ended(raw, ending)
