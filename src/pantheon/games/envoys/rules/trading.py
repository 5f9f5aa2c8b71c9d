"""Trading (EN-28), four tokens for one (EN-30), and the limits at the turn's end (EN-22)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, reasons
from . import decks, tokens
from .constants import GODS
from .questions import Question, about_of
from .state import State

FOUR: Final = 4
"""So many tokens are given for one of choice (EN-30)."""
COUNTED: Final = 3
"""So many bits count the tokens of a colour that are given."""


def why_trade_card(state: State, seat: int, card: int) -> Reason | None:
    """EN-28: once a turn, a card for a random token."""
    if state.traded:
        return reasons.TRADED
    return None if state.well_total and card in state.hands[seat] else reasons.NOTHING_TO_TRADE


def trade_card(state: State, seat: int, card: int, chance: Chance, raw: RawEvents) -> None:
    """EN-28: a card for a random token."""
    state.traded = 1
    decks.discard(state, seat, card, raw)
    tokens.draw_token(state, seat, chance, raw)


def why_trade_token(state: State, seat: int, colour: int) -> Reason | None:
    """EN-28: once a turn, a token for a card."""
    if state.traded:
        return reasons.TRADED
    held = state.pool[seat * GODS + colour]
    return None if held and decks.can_draw(state, seat) else reasons.NOTHING_TO_TRADE


def trade_token(state: State, seat: int, colour: int, chance: Chance, raw: RawEvents) -> None:
    """EN-28: a token for a card."""
    state.traded = 1
    tokens.spend(state, seat, colour, raw)
    decks.draw_card(state, seat, chance, raw)


def list_trades(state: State, seat: int) -> list[int]:
    """Everything that may be traded, as the functions `why_` find it."""
    listed: list[int] = []
    if not state.traded:
        if state.well_total:
            listed += [codes.trade_card(card) for card in state.hands[seat]]
        if decks.can_draw(state, seat):
            colours = tokens.colours_in_pool(state, seat)
            listed += [codes.trade_token(colour) for colour in colours]
    if why_blend_four(state, seat) is None:
        listed.append(codes.BLEND_FOUR)
    return listed


def why_blend_four(state: State, seat: int) -> Reason | None:
    """EN-30: four tokens to give, and one to take."""
    finds_one = state.knobs.any_old_story or any(state.old)
    return None if state.pool_total[seat] >= FOUR and finds_one else reasons.FOUR_NEEDED


def blend_four(state: State, seat: int) -> None:
    """EN-30: four tokens, one by one, for one of choice."""
    BLEND.ask(state, seat, 0)


class Blend(Question):
    """Which tokens are given; the question is about those given already, counted by colour."""

    picks = codes.PICK_COLOUR
    worth = -1.5

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.spend(state, seat, picked, raw)
        given = about_of(state) + (1 << COUNTED * picked)
        done = sum([_given_of(given, colour) for colour in range(GODS)]) == FOUR
        (BLENDED if done else self).ask(state, seat, given)


class Blended(Question):
    """Which token is taken from the Old Stories: any, or none of those given."""

    picks = codes.PICK_COLOUR
    worth = 0.9

    def options(self, state: State, seat: int, about: int) -> list[int]:
        given = 0 if state.knobs.any_old_story else about
        return [colour for colour in range(GODS) if state.old[colour] > _given_of(given, colour)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.take_old(state, seat, picked, raw)


def _given_of(given: int, colour: int) -> int:
    """How many tokens of a colour are among those given."""
    return given >> COUNTED * colour & (1 << COUNTED) - 1


class SurplusToken(Question):
    """EN-22: a token beyond the limit goes to the Old Stories."""

    picks = codes.PICK_COLOUR


class SurplusCard(Question):
    """EN-22: a card beyond the limit is discarded."""

    picks = codes.PICK_CARD


BLEND: Final[Question] = Blend()
BLENDED: Final[Question] = Blended()
SURPLUS_TOKEN: Final[Question] = SurplusToken()
SURPLUS_CARD: Final[Question] = SurplusCard()
QUESTIONS: Final[list[Question]] = [BLEND, BLENDED, SURPLUS_TOKEN, SURPLUS_CARD]
