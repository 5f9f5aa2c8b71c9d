"""Windows for responses (EN-71): who is asked, by public facts alone, and what may be played."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from . import frames
from .catalogue import CARDS
from .constants import CARD_TEXT, DECK, GODS, RESPONDS, WHOSE_TELLING, WINDOWS, Whose, Window
from .powers import list_powers
from .state import FOR_TEXT, PUBLIC, ZONES, State, Zone

_RESPONSES: Final[list[list[int]]] = [
    [
        card
        for card in range(deck * DECK, deck * DECK + DECK)
        if RESPONDS[CARD_TEXT[card]] >> window & 1
    ]
    for deck in range(GODS)
    for window in range(WINDOWS)
]
"""For each deck and window, the cards whose texts respond to it."""


def next_asked(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Go on to the next seat that is asked; closes the window and says False if none is."""
    at, stack = frames.top(state), state.stack
    window = stack[at + frames.OF_WINDOW]
    cancelled = window == Window.TEXT and stack[at - frames.WIDTH + frames.CANCELLED]
    while not cancelled and stack[at + frames.PASSES] < state.seats:
        seat = stack[at + frames.SEAT]
        if seat != stack[at + frames.NOT_ASKED] and _is_asked(state, seat, window):
            return True
        _step_on(state)
    frames.pop(state)
    return False


def pass_(state: State) -> None:
    """EN-71: no response; or no 1 is rolled again (EN-40)."""
    if frames.top_kind(state) == frames.REROLL:
        frames.pop(state)
    else:
        _step_on(state)


def _step_on(state: State) -> None:
    at = frames.top(state)
    state.stack[at + frames.PASSES] += 1
    state.stack[at + frames.SEAT] = (state.stack[at + frames.SEAT] + 1) % state.seats


def responds(state: State, seat: int, text: int, window: int) -> bool:
    """Whether a text may be played in a window by that seat, if it finds something to do."""
    return RESPONDS[text] >> window & 1 == 1 and _from_right_seat(state, seat, text, window)


def _from_right_seat(state: State, seat: int, text: int, window: int) -> bool:
    """A text for one's own telling, for another's, or for any."""
    whose = WHOSE_TELLING[text]
    if whose == Whose.ANY or window not in (Window.ROLL, Window.THROW, Window.LAST):
        return True
    roller = frames.get(state, frames.ROLL, frames.SEAT)
    return (seat == roller) == (whose == Whose.OWN)


def _is_asked(state: State, seat: int, window: int) -> bool:
    """EN-R13: not by what a hand holds but by what everyone knows that it may hold."""
    return (
        state.knobs.ask_everyone == 1
        or may_hold_response(state, seat, window)
        or _aside_responds(state, seat, window)
        or len(list_powers(state, seat)) > 0
    )


def _aside_responds(state: State, seat: int, window: int) -> bool:
    """Whether the card that lies open under Ra's power responds."""
    if state.aside_use != FOR_TEXT or seat != state.active:
        return False
    text = CARD_TEXT[state.aside]
    return responds(state, seat, text, window) and CARDS[text].is_possible(state, seat)


def may_hold_response(state: State, seat: int, window: int) -> bool:
    """Whether, for all that is public, the hand may hold a card that responds."""
    looked_at = 0
    for held in state.hands[seat]:
        deck = held // DECK
        if looked_at >> deck & 1:
            continue
        looked_at |= 1 << deck
        for card in _RESPONSES[deck * WINDOWS + window]:
            text = CARD_TEXT[card]
            if _may_be_held(state, seat, card) and _from_right_seat(state, seat, text, window):
                return True
    return False


def _may_be_held(state: State, seat: int, card: int) -> bool:
    """Whether even a spectator would not know that a card is elsewhere."""
    zone = state.place[card] % ZONES
    if zone == Zone.DECK or state.place[card] == ZONES * seat + Zone.HAND:
        return True
    return zone in (Zone.HAND, Zone.GONE) and not state.sure[card] & PUBLIC
