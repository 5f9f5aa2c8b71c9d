"""Random play: a legal action drawn without listing them all, and whole random matches.

Where there is much to list an action is guessed, from a range in which every legal one stands
exactly once, until a guess is legal.
"""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from ..generated import codes, dispatch
from .apply import apply_code
from .catalogue import POWERS
from .constants import GODS, NOBODY
from .frames import ISLAND, OBJECTIVE, SAIL, SEAT, TURN, top, top_kind
from .legality import acting, list_asked
from .move import may_set_out, move_ends
from .placement import draw_place, spot_code
from .powers import list_powers
from .questions import Moment
from .sea import NEAR
from .state import FOR_TEXT, NO_USE, TO_MOVE, State
from .texts import why_text

# What is still open in a turn, as bits.
MAY_SET_OUT: Final = 1
MAY_TRADE: Final = 2

_SIDES: Final = 3
"""A space has at most so many neighbours."""
_NO_CODE: Final = -1


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most and state.stack:
        seat = state.stack[top(state) + SEAT]
        if top_kind(state) == OBJECTIVE:
            seats = acting(state)
            seat = seats[chance.below(len(seats))]
        apply_code(state, seat, draw_code(state, seat, chance), chance, None)
        made += 1
    return made


def draw_code(state: State, seat: int, chance: Chance) -> int:
    """One of the legal actions of a seat that is asked, all equally likely."""
    asked = top_kind(state)
    if asked == TURN:
        return _draw_on_turn(state, seat, chance)
    if asked == SAIL:
        return _draw_sailing(state, seat, chance)
    if asked == ISLAND:
        return spot_code(draw_place(state, state.top_size, chance))
    listed = list_asked(state, seat)
    return listed[chance.below(len(listed))]


def _draw_on_turn(state: State, seat: int, chance: Chance) -> int:
    """Guess among what needs no card, uses of the cards held, villages, the card aside."""
    still = (MAY_SET_OUT if may_set_out(state) else 0) + (0 if state.traded else MAY_TRADE)
    plain, uses = _WITHOUT_CARD[still], _USES[still]
    guesses = len(plain) + uses * len(state.hands[seat])
    if state.moved or state.aside_use != NO_USE:
        guesses += _SIDES + 1
    while True:
        code = _guess(state, seat, plain, uses, chance.below(guesses))
        if code != _NO_CODE and dispatch.why_not(state, seat, code) is None:
            return code


def _guess(state: State, seat: int, plain: list[int], uses: int, number: int) -> int:
    """The action with a number in the range; some numbers have none."""
    if number < len(plain):
        return plain[number]
    number -= len(plain)
    hand = state.hands[seat]
    if number < uses * len(hand):
        return _use_of(hand[number // uses], number % uses, state.traded != 0)
    number -= uses * len(hand)
    if number < _SIDES:
        near = NEAR[state.envoy[seat]]
        return codes.tell(near[number]) if number < len(near) else _NO_CODE
    if state.aside_use == TO_MOVE:
        return codes.move_with(state.aside)
    return codes.play_text(state.aside) if state.aside_use == FOR_TEXT else _NO_CODE


def _use_of(card: int, use: int, traded: bool) -> int:
    """What a card can be for: its text, a trade unless there was one, a move."""
    if use == 0:
        return codes.play_text(card)
    return codes.move_with(card) if traded or use == 2 else codes.trade_card(card)


def _draw_sailing(state: State, seat: int, chance: Chance) -> int:
    """The ends of the move and the powers are listed, texts guessed."""
    ends = move_ends(state, seat)
    powers = list_powers(state, seat)
    hand = state.hands[seat]
    guesses = len(ends) + len(powers) + len(hand) + 1
    while True:
        number = chance.below(guesses)
        if number < len(ends):
            return codes.sail_to(ends[number])
        number -= len(ends)
        if number < len(powers):
            return powers[number]
        number -= len(powers)
        card = hand[number] if number < len(hand) else _aside(state)
        if card != NOBODY and why_text(state, seat, card) is None:
            return codes.play_text(card)


def _aside(state: State) -> int:
    """The card that lies open for its text under Ra's power, or -1."""
    return state.aside if state.aside_use == FOR_TEXT else NOBODY


def _without_card(still: int) -> list[int]:
    """What needs no card."""
    listed = [codes.END_TURN, codes.BLEND_FOUR]
    if still & MAY_SET_OUT:
        listed.append(codes.MEDITATE)
    if still & MAY_TRADE:
        listed += [codes.trade_token(colour) for colour in range(GODS)]
    for god in range(GODS):
        if POWERS[god].moments & Moment.TURN:
            listed += [codes.use_power(0, god), codes.use_power(1, god)]
    return listed


_WITHOUT_CARD: Final[list[list[int]]] = [_without_card(still) for still in range(4)]
_USES: Final = [1, 2, 2, 3]
"""What a card of the hand can be for, by the same bits: its text, a move, a trade."""
