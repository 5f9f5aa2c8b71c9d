"""Random play: a legal action drawn without listing them all, and whole random matches.

Where there is much to list an action is guessed, from a range in which every legal one stands
exactly once, until a guess is legal.
"""

from typing import Final

from pantheon.core.rules import Chance
from ..generated import codes, dispatch
from .apply import apply_code
from .catalogue import POWERS
from .constants import GODS, ODIN, YEMAYA
from .frames import ISLAND, OBJECTIVE, SAIL, SEAT, TURN, top, top_kind
from .islands import draw_place, spot_code
from .legality import acting, list_asked
from .move import may_set_out, move_ends
from .powers import list_powers
from .questions import Moment
from .sea import NEAR
from .state import FOR_TEXT, NO_USE, State
from .texts import why_text


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
    plain, uses, hand = _WITHOUT_CARD[still], _USES[still], state.hands[seat]
    of_hand = len(uses) * len(hand)
    near = NEAR[state.envoy[seat]] if state.moved else _NONE
    guesses = len(plain) + of_hand + len(near) + (0 if state.aside_use == NO_USE else 1)
    while True:
        number = chance.below(guesses)
        if number < len(plain):
            code = plain[number]
        elif number < len(plain) + of_hand:
            number -= len(plain)
            code = codes.code_of(uses[number % len(uses)], hand[number // len(uses)])
        elif number < len(plain) + of_hand + len(near):
            code = codes.tell(near[number - len(plain) - of_hand])
        elif state.aside_use == FOR_TEXT:
            code = codes.play_text(state.aside)
        else:
            code = codes.move_with(state.aside)
        if dispatch.why_not(state, seat, code) is None:
            return code


def _draw_sailing(state: State, seat: int, chance: Chance) -> int:
    """The ends of the move and the powers are listed, texts guessed."""
    ends, powers, cards = move_ends(state, seat), list_powers(state, seat), state.hands[seat]
    if not ends:
        listed = list_asked(state, seat)
        return listed[chance.below(len(listed))]
    if state.aside_use == FOR_TEXT:
        cards = [*cards, state.aside]
    while True:
        number = chance.below(len(ends) + len(powers) + len(cards))
        if number < len(ends):
            return codes.sail_to(ends[number])
        number -= len(ends)
        if number < len(powers):
            return powers[number]
        card = cards[number - len(powers)]
        if why_text(state, seat, card) is None:
            return codes.play_text(card)


# What is still open in a turn, as bits.
MAY_SET_OUT: Final = 1
MAY_TRADE: Final = 2


def _without_card(still: int) -> list[int]:
    """What needs no card."""
    listed = [codes.END_TURN, codes.BLEND_FOUR]
    if still & MAY_SET_OUT:
        listed.append(codes.MEDITATE)
    if still & MAY_TRADE:
        listed += [codes.trade_token(colour) for colour in range(GODS)]
    for god in range(GODS):
        needs_move = god in (ODIN, YEMAYA)
        if POWERS[god].moments & Moment.TURN and not (needs_move and still & MAY_SET_OUT):
            listed += [codes.use_power(0, god), codes.use_power(1, god)]
    return listed


_NONE: Final[list[int]] = []
_WITHOUT_CARD: Final[list[list[int]]] = [_without_card(still) for still in range(4)]
_USES: Final[list[list[int]]] = [
    [codes.PLAY_TEXT],
    [codes.PLAY_TEXT, codes.MOVE_WITH],
    [codes.PLAY_TEXT, codes.TRADE_CARD],
    [codes.PLAY_TEXT, codes.MOVE_WITH, codes.TRADE_CARD],
]
"""What a card of the hand can be for, by the same bits."""
