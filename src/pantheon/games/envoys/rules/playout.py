"""Random actions, all legal ones equally likely, without listing them.

Where there is much to list an action is guessed, from a range in which every legal one stands
exactly once, until a guess is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.games.envoys.rules.codes import (
    BLEND_FOUR,
    END_TURN,
    MEDITATE,
    MOVE_WITH,
    PLACE_ISLAND,
    PLAY_TEXT,
    SAIL_TO,
    STRIDE,
    TELL,
    TRADE_CARD,
    TRADE_TOKEN,
    USE_POWER,
)
from pantheon.games.envoys.rules.constants import CARD_STEPS, GODS, NOBODY
from pantheon.games.envoys.rules.decks import can_draw
from pantheon.games.envoys.rules.frames import ISLAND, KIND, SAIL, TURN, top
from pantheon.games.envoys.rules.legality import legal_codes
from pantheon.games.envoys.rules.payment import may_pay
from pantheon.games.envoys.rules.placement import draw_place
from pantheon.games.envoys.rules.powers import BETWEEN_ACTIONS, may_use, sailing_power_codes
from pantheon.games.envoys.rules.routes import ends_of, has_route, steps_of_move
from pantheon.games.envoys.rules.sea import NEAR
from pantheon.games.envoys.rules.state import FOR_TEXT, NO_USE, TO_MOVE, State
from pantheon.games.envoys.rules.telling import villages_to_tell
from pantheon.games.envoys.rules.turn import may_blend, may_set_out, on_turn, with_move

_SIDES: Final = 3
_IMPOSSIBLE: Final = -1


def draw_code(state: State, seat: int, chance: Chance) -> int:
    """One of the seat's legal actions, all equally likely."""
    kind = state.stack[top(state) + KIND]
    if kind == TURN:
        return _draw_on_turn(state, chance)
    if kind == SAIL:
        return _draw_sailing(state, chance)
    if kind == ISLAND:
        return PLACE_ISLAND + STRIDE * draw_place(state, state.top_size, chance)
    codes = legal_codes(state, seat)
    return codes[chance.below(len(codes))]


def _draw_on_turn(state: State, chance: Chance) -> int:
    """Guess among what needs no card, uses of the cards held, villages, the card aside."""
    seat = state.active
    still = (1 if may_set_out(state) else 0) + (0 if state.traded else 2)
    plain, uses = _WITHOUT_CARD[still], _WITH_CARD[still]
    guesses = len(plain) + len(uses) * len(state.hands[seat])
    if state.moved or state.aside_use != NO_USE:
        guesses += _SIDES + 1
    while True:
        code = _guess(state, seat, plain, uses, chance.below(guesses))
        if code != _IMPOSSIBLE and _OPEN[code % STRIDE](state, seat, code // STRIDE):
            return code


def _guess(state: State, seat: int, plain: list[int], uses: list[int], number: int) -> int:
    """The action with a number in the range; some numbers have none."""
    if number < len(plain):
        return plain[number]
    number -= len(plain)
    hand = state.hands[seat]
    if number < len(uses) * len(hand):
        return uses[number % len(uses)] + STRIDE * hand[number // len(uses)]
    number -= len(uses) * len(hand)
    if number < _SIDES:
        near = NEAR[state.envoy[seat]]
        return TELL + STRIDE * near[number] if number < len(near) else _IMPOSSIBLE
    if state.aside_use == TO_MOVE:
        return MOVE_WITH + STRIDE * state.aside
    return PLAY_TEXT + STRIDE * state.aside if state.aside_use == FOR_TEXT else _IMPOSSIBLE


def _draw_sailing(state: State, chance: Chance) -> int:
    """The ends of the move are listed, texts and powers guessed."""
    seat = state.active
    ends = ends_of(state, seat, steps_of_move(state), state.wings, state.calm)
    powers: list[int] = []
    sailing_power_codes(state, seat, powers)
    hand = state.hands[seat]
    guesses = len(ends) + len(powers) + len(hand) + 1
    while True:
        number = chance.below(guesses)
        if number < len(ends):
            return SAIL_TO + STRIDE * ends[number]
        number -= len(ends)
        if number < len(powers):
            return powers[number]
        number -= len(powers)
        card = hand[number] if number < len(hand) else _aside(state)
        if card != NOBODY and with_move(state, seat, card):
            return PLAY_TEXT + STRIDE * card


def _aside(state: State) -> int:
    """The card that lies open for its text under Ra's power, or -1."""
    return state.aside if state.aside_use == FOR_TEXT else NOBODY


def _without_card(still: int) -> list[int]:
    """What needs no card: the envoy may still set out (1), something may be traded (2)."""
    codes = [END_TURN, BLEND_FOUR]
    if still & 1:
        codes.append(MEDITATE)
    if still & 2:
        for colour in range(GODS):
            codes.append(TRADE_TOKEN + STRIDE * colour)
    for god in BETWEEN_ACTIONS:
        codes.append(USE_POWER + STRIDE * 2 * god)
        codes.append(USE_POWER + STRIDE * (2 * god + 1))
    return codes


def _with_card(still: int) -> list[int]:
    """What a card of the hand can be for, by the same bits."""
    uses = [PLAY_TEXT]
    if still & 1:
        uses.append(MOVE_WITH)
    if still & 2:
        uses.append(TRADE_CARD)
    return uses


# Whether an action between others is legal, by its kind.


def _move_open(state: State, seat: int, card: int) -> bool:
    return may_set_out(state) and has_route(state, seat, CARD_STEPS[card], 0, 0)


def _meditation_open(state: State, seat: int, argument: int) -> bool:
    return may_set_out(state)


def _power_open(state: State, seat: int, argument: int) -> bool:
    god = argument // 2
    return may_use(state, seat, god) and may_pay(state, seat, god, argument % 2)


def _card_trade_open(state: State, seat: int, card: int) -> bool:
    return not state.traded and state.well_total > 0


def _token_trade_open(state: State, seat: int, colour: int) -> bool:
    return not state.traded and state.pool[seat * GODS + colour] > 0 and can_draw(state, seat)


def _blend_open(state: State, seat: int, argument: int) -> bool:
    return may_blend(state, seat)


def _telling_open(state: State, seat: int, space: int) -> bool:
    return space in villages_to_tell(state, seat)


def _always(state: State, seat: int, argument: int) -> bool:
    return True


def _never(state: State, seat: int, argument: int) -> bool:
    return False


_WITHOUT_CARD: Final[list[list[int]]] = [_without_card(still) for still in range(4)]
_WITH_CARD: Final[list[list[int]]] = [_with_card(still) for still in range(4)]
_OPEN: Final[list[Callable[[State, int, int], bool]]] = [
    _never,  # an island
    _never,  # a god
    _never,  # an envoy
    _never,  # an objective
    _move_open,
    _never,  # sailing
    _meditation_open,
    on_turn,
    _power_open,
    _card_trade_open,
    _token_trade_open,
    _blend_open,
    _telling_open,
    _always,  # the turn's end
]
