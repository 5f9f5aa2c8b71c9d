"""Windows for answers (EN-71): who is asked, by public facts alone, and what may be played."""

from __future__ import annotations

from pantheon.games.envoys.rules.codes import PASS, PLAY_TEXT, STRIDE
from pantheon.games.envoys.rules.constants import (
    AFTER_LAST,
    AFTER_ROLL,
    AFTER_TEXT,
    AFTER_THROW,
    ANOTHERS,
    ANSWER_CARDS,
    ANSWERS,
    CARD_TEXT,
    DECK,
    GUAN_YIN,
    NOBODY,
    OWN,
    YEMAYA,
)
from pantheon.games.envoys.rules.constants import (
    TELLING as WHOSE,
)
from pantheon.games.envoys.rules.decks import publicly_known
from pantheon.games.envoys.rules.frames import (
    CANCELLED,
    FIRST,
    NOT_ASKED,
    OF_WINDOW,
    PASSES,
    ROLL,
    ROLLED,
    SEAT,
    SPACE,
    WIDTH,
    WINDOW,
    nearest,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.islands import villages_of
from pantheon.games.envoys.rules.payment import add_payments, payable
from pantheon.games.envoys.rules.playable import playable
from pantheon.games.envoys.rules.state import FOR_TEXT, GONE, IN_DECK, IN_HAND, ZONES, State
from pantheon.games.envoys.rules.stories import room_for


def open_window(state: State, window: int, first: int, not_asked: int = NOBODY) -> None:
    """Ask for answers, from a first seat on, clockwise, until all pass in a row."""
    push(state, WINDOW, first, window, 0, first, not_asked)


def next_asked(state: State) -> bool:
    """Go on to the next seat that is asked; closes the window and says False if none is."""
    stack = state.stack
    at = top(state)
    window = stack[at + OF_WINDOW]
    if window == AFTER_TEXT and stack[at - WIDTH + CANCELLED]:
        pop(state)
        return False
    while stack[at + PASSES] < state.seats:
        seat = stack[at + SEAT]
        if seat != stack[at + NOT_ASKED] and _is_asked(state, seat, window):
            return True
        step_on(state)
    pop(state)
    return False


def step_on(state: State) -> None:
    """The asked seat passes."""
    at = top(state)
    state.stack[at + PASSES] += 1
    state.stack[at + SEAT] = (state.stack[at + SEAT] + 1) % state.seats


def start_over(state: State) -> None:
    """Something was answered: everyone is asked again (EN-71)."""
    at = top(state)
    state.stack[at + PASSES] = 0
    state.stack[at + SEAT] = state.stack[at + FIRST]


def answer_codes(state: State) -> list[int]:
    """What the asked seat may do."""
    at = top(state)
    seat = state.stack[at + SEAT]
    window = state.stack[at + OF_WINDOW]
    codes = [PASS]
    for card in state.hands[seat]:
        if answers(state, seat, card, window):
            codes.append(PLAY_TEXT + STRIDE * card)
    if _aside_answers(state, seat, window):
        codes.append(PLAY_TEXT + STRIDE * state.aside)
    if _may_reroll(state, seat, window):
        add_payments(state, seat, GUAN_YIN, codes)
    if _may_move_story(state, seat, window):
        add_payments(state, seat, YEMAYA, codes)
    return codes


def answers(state: State, seat: int, card: int, window: int) -> bool:
    """Whether a card's text may be played in a window by that seat."""
    text = CARD_TEXT[card]
    if not ANSWERS[text] >> window & 1 or not _from_right_seat(state, seat, text, window):
        return False
    return playable(state, seat, text)


def _is_asked(state: State, seat: int, window: int) -> bool:
    """EN-R13: not by what a hand holds but by what everyone knows that it may hold."""
    return (
        state.knobs.ask_everyone == 1
        or may_hold_answer(state, seat, window)
        or _aside_answers(state, seat, window)
        or _may_reroll(state, seat, window)
        or _may_move_story(state, seat, window)
    )


def _aside_answers(state: State, seat: int, window: int) -> bool:
    """Whether the card that lies open under Ra's power answers."""
    return (
        state.aside_use == FOR_TEXT
        and seat == state.active
        and answers(state, seat, state.aside, window)
    )


def may_hold_answer(state: State, seat: int, window: int) -> bool:
    """Whether, for all that is public, the hand may hold a card that answers."""
    looked_at = 0
    for held in state.hands[seat]:
        deck = held // DECK
        if looked_at >> deck & 1:
            continue
        looked_at |= 1 << deck
        for card in ANSWER_CARDS[deck * 6 + window]:
            if _may_be_held(state, seat, card) and _from_right_seat(
                state, seat, CARD_TEXT[card], window
            ):
                return True
    return False


def _may_be_held(state: State, seat: int, card: int) -> bool:
    zone = state.place[card] % ZONES
    if zone == IN_DECK or state.place[card] == ZONES * seat + IN_HAND:
        return True
    return zone in (IN_HAND, GONE) and not publicly_known(state, card)


def _from_right_seat(state: State, seat: int, text: int, window: int) -> bool:
    """A text for one's own telling, for another's, or for any."""
    if window not in (AFTER_ROLL, AFTER_THROW, AFTER_LAST) or WHOSE[text] not in (OWN, ANOTHERS):
        return True
    roller = state.stack[nearest(state, ROLL, len(state.stack)) + SEAT]
    return (seat == roller) == (WHOSE[text] == OWN)


def _may_reroll(state: State, seat: int, window: int) -> bool:
    """EN-40: Guan Yin rerolls a 1, on one's own turn."""
    if seat != state.active or window not in (AFTER_ROLL, AFTER_THROW):
        return False
    rolled = state.stack[nearest(state, ROLL, len(state.stack)) + ROLLED]
    return rolled == 1 and payable(state, seat, GUAN_YIN)


def _may_move_story(state: State, seat: int, window: int) -> bool:
    """EN-40: Yemaya moves the story just rolled, on one's own turn."""
    if seat != state.active or window != AFTER_ROLL or not payable(state, seat, YEMAYA):
        return False
    return len(other_villages(state, nearest(state, ROLL, len(state.stack)))) > 0


def other_villages(state: State, at: int) -> list[int]:
    """The villages of the island where the rolled story could go instead (EN-33, EN-40)."""
    space = state.stack[at + SPACE]
    seat = state.stack[at + SEAT]
    return [
        each
        for each in villages_of(state, state.land[space])
        if each != space and room_for(state, seat, each)
    ]
