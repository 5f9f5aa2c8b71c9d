"""Playing cards for their texts (EN-27): announced, responded to, at work, discarded.

What each text does stands in `rules/cards`.
"""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from . import frames
from .catalogue import CARDS
from .constants import CARD_TEXT, NOBODY, RESPONDS, TIMING, Timing, Window
from .decks import from_hand, to_pile
from .state import FOR_TEXT, NO_USE, TO_MOVE, State
from .windows import responds

NO_SUCH_CARD: Final = Reason("EN-27", "envoys-refused-no-such-card")
BAD_TIMING: Final = Reason("EN-27", "envoys-refused-timing")
NO_EFFECT: Final = Reason("EN-27", "envoys-refused-no-effect")


def why_play_text(state: State, seat: int, card: int) -> Reason | None:
    """EN-27: a card of the hand, or the one aside, within its timing and with an effect."""
    if card in state.hands[seat]:
        return why_text(state, seat, card)
    if card != state.aside:
        return NO_SUCH_CARD
    usable = state.aside_use == FOR_TEXT and seat == state.active
    return why_text(state, seat, card) or (None if usable else NO_EFFECT)


def why_text(state: State, seat: int, card: int) -> Reason | None:
    """Whether a text suits the moment and would find something to work on."""
    at, text = frames.top(state), CARD_TEXT[card]
    asked, timing = state.stack[at], TIMING[text]
    if asked == frames.WINDOW:
        if not RESPONDS[text]:
            return BAD_TIMING
        if not responds(state, seat, text, state.stack[at + frames.OF_WINDOW]):
            return NO_EFFECT
    elif asked == frames.TURN and timing == Timing.ANY:
        return None if CARDS[text].is_possible(state, seat) else BAD_TIMING
    elif timing != (Timing.TURN if asked == frames.TURN else Timing.MOVE):
        return BAD_TIMING
    return None if CARDS[text].is_possible(state, seat) else NO_EFFECT


def list_texts(state: State, seat: int) -> list[int]:
    """The cards that may be played for their texts now; also the one aside (EN-40, Ra)."""
    cards = state.hands[seat]
    if state.aside_use == FOR_TEXT and seat == state.active:
        cards = [*cards, state.aside]
    return [codes.play_text(card) for card in cards if why_text(state, seat, card) is None]


def play_text(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """A card is played for its text; under Ra's power it may be kept to move (EN-40)."""
    frames.restart_window(state)
    kept = 0
    if card == state.aside and seat == state.active:
        state.aside_use = NO_USE
    else:
        from_hand(state, seat, card)
        if seat == state.active and state.ra_ready and state.move_card == NOBODY:
            state.ra_ready = 0
            kept = 1
    emit.text_played(raw, seat, card, CARD_TEXT[card])
    frames.push(state, frames.TEXT, seat, frames.TO_RESPOND, card, 0, kept)


def work_text(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Responses, then the effect, then the discard; a card that is kept waits for its move."""
    at, stack = frames.top(state), state.stack
    seat, card, phase = stack[at + frames.SEAT], stack[at + frames.CARD], stack[at + frames.PHASE]
    stack[at + frames.PHASE] = phase + 1
    if phase == frames.TO_RESPOND:
        frames.open_window(state, Window.TEXT, state.active, seat)
        return False
    if phase == frames.TO_WORK and not stack[at + frames.CANCELLED]:
        CARDS[CARD_TEXT[card]].apply(state, seat, chance, raw)
        return False
    kept = stack[at + frames.KEPT]
    frames.pop(state)
    if card == state.move_card:
        state.aside = NOBODY
    elif kept:
        state.aside = card
        state.aside_use = TO_MOVE
    else:
        if card == state.aside:
            state.aside = NOBODY
        to_pile(state, seat, card, raw)
    return False
