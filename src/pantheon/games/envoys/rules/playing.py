"""Playing cards for their texts (EN-27): announced, answered, at work, discarded."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.constants import AFTER_TEXT, CARD_TEXT, NOBODY
from pantheon.games.envoys.rules.decks import from_hand, to_pile
from pantheon.games.envoys.rules.frames import (
    CANCELLED,
    CARD,
    KEPT,
    PHASE_OF_TEXT,
    SEAT,
    TEXT,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.state import NO_USE, TO_MOVE, State
from pantheon.games.envoys.rules.texts import work
from pantheon.games.envoys.rules.windows import open_window


def play_text(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """A card is played for its text; under Ra's power it may be kept to move (EN-40)."""
    kept = 0
    if card == state.aside and seat == state.active:
        state.aside_use = NO_USE
    else:
        from_hand(state, seat, card)
        if seat == state.active and state.ra_ready and state.move_card == NOBODY:
            state.ra_ready = 0
            kept = 1
    if raw is not None:
        raw.append((told.TEXT_PLAYED, seat, card, CARD_TEXT[card]))
    push(state, TEXT, seat, card, 0, 0, kept)


def go_on(state: State, chance: Chance, raw: RawEvents) -> None:
    """Answers, then the effect, then the discard."""
    at = top(state)
    stack = state.stack
    seat, card, phase = stack[at + SEAT], stack[at + CARD], stack[at + PHASE_OF_TEXT]
    stack[at + PHASE_OF_TEXT] = phase + 1
    if phase == 0:
        open_window(state, AFTER_TEXT, state.active, seat)
    elif phase == 1 and not stack[at + CANCELLED]:
        work(state, seat, CARD_TEXT[card], at, chance, raw)
    elif phase == 2 or stack[at + CANCELLED]:
        kept = stack[at + KEPT]
        pop(state)
        _put_away(state, seat, card, kept, raw)


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
