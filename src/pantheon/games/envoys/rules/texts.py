"""Playing cards for their texts (EN-27): announced, answered, at work, discarded.

What each text does stands in `rules/cards`.
"""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from . import frames, reasons
from .catalogue import CARDS
from .constants import AFTER_TEXT, ANSWERS, ANY_TIME, CARD_TEXT, NOBODY, ON_TURN, TIMING, WITH_MOVE
from .decks import from_hand, to_pile
from .state import FOR_TEXT, NO_USE, TO_MOVE, State
from .windows import answers


def why_play_text(state: State, seat: int, code: int) -> Reason | None:
    """EN-27: a card of the hand, or the one aside, within its timing and with an effect."""
    card = codes.read_play_text(code)
    if card in state.hands[seat]:
        return why_text(state, seat, card)
    if card != state.aside:
        return reasons.NO_SUCH_CARD
    return why_text(state, seat, card) or (
        None if _may_play_aside(state, seat) else reasons.NO_EFFECT
    )


def _may_play_aside(state: State, seat: int) -> bool:
    """EN-40, Ra: whether the card that lies open is still to be used for its text."""
    return state.aside_use == FOR_TEXT and seat == state.active


def why_text(state: State, seat: int, card: int) -> Reason | None:
    """Whether a text suits the moment and would find something to work on."""
    at, text = frames.top(state), CARD_TEXT[card]
    asked, timing = state.stack[at], TIMING[text]
    if asked == frames.WINDOW:
        if not ANSWERS[text]:
            return reasons.BAD_TIMING
        if not answers(state, seat, text, state.stack[at + frames.OF_WINDOW]):
            return reasons.NO_EFFECT
    elif asked == frames.TURN and timing == ANY_TIME:
        return None if CARDS[text].can_play(state, seat) else reasons.BAD_TIMING
    elif timing != (ON_TURN if asked == frames.TURN else WITH_MOVE):
        return reasons.BAD_TIMING
    return None if CARDS[text].can_play(state, seat) else reasons.NO_EFFECT


def list_texts(state: State, seat: int, listed: list[int]) -> None:
    """The cards that may be played for their texts now."""
    for card in state.hands[seat]:
        if why_text(state, seat, card) is None:
            listed.append(codes.play_text(card))
    if _may_play_aside(state, seat) and why_text(state, seat, state.aside) is None:
        listed.append(codes.play_text(state.aside))


def play_text(state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
    """A card is played for its text; under Ra's power it may be kept to move (EN-40)."""
    frames.restart_window(state)
    card = codes.read_play_text(code)
    kept = 0
    if card == state.aside and seat == state.active:
        state.aside_use = NO_USE
    else:
        from_hand(state, seat, card)
        if seat == state.active and state.ra_ready and state.move_card == NOBODY:
            state.ra_ready = 0
            kept = 1
    emit.text_played(raw, seat, card, CARD_TEXT[card])
    frames.push(state, frames.TEXT, seat, frames.TO_ANSWER, card, 0, kept)


def work_text(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Answers, then the effect, then the discard."""
    at = frames.top(state)
    stack = state.stack
    seat, card, phase = stack[at + frames.SEAT], stack[at + frames.CARD], stack[at + frames.PHASE]
    stack[at + frames.PHASE] = phase + 1
    if phase == frames.TO_ANSWER:
        frames.open_window(state, AFTER_TEXT, state.active, seat)
    elif phase == frames.TO_WORK and not stack[at + frames.CANCELLED]:
        CARDS[CARD_TEXT[card]].effect(state, seat, chance, raw)
    else:
        kept = stack[at + frames.KEPT]
        frames.pop(state)
        _put_away(state, seat, card, kept, raw)
    return False


def _put_away(state: State, seat: int, card: int, kept: int, raw: RawEvents) -> None:
    """A played card is discarded after its text has worked, or waits for its move."""
    if card == state.move_card:
        state.aside = NOBODY
    elif kept:
        state.aside = card
        state.aside_use = TO_MOVE
    else:
        if card == state.aside:
            state.aside = NOBODY
        to_pile(state, seat, card, raw)
