"""Playing cards for their texts (EN-27), and the windows in which others respond (EN-71).

What each text does stands in `rules/cards`. Who is asked in a window follows from public facts
alone (EN-R13).
"""

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from . import constants, frames, tokens
from .catalogue import CARDS
from .constants import CARD_TEXT, NOBODY, RESPONDS, TIMING, WHOSE_TELLING, Timing, Whose, Window
from .decks import draw_card, from_hand, to_pile
from .move import give_up, move_ends
from .powers import list_powers
from .state import FOR_TEXT, NO_USE, PUBLIC, TO_MOVE, ZONES, State, Zone


def why_play_text(state: State, seat: int, card: int) -> Reason | None:
    """EN-27: a card of the hand, or the one aside, within its timing and with an effect."""
    held = card in state.hands[seat]
    if not held and card != state.aside:
        return reasons.NO_SUCH_CARD
    usable = held or _may_use_aside(state, seat)
    return why_text(state, seat, card) or (None if usable else reasons.NO_EFFECT)


def why_text(state: State, seat: int, card: int) -> Reason | None:
    """Whether a text suits the moment and would find something to work on."""
    at, text = frames.top(state), CARD_TEXT[card]
    asked, timing = state.stack[at], TIMING[text]
    if asked == frames.WINDOW:
        if not RESPONDS[text]:
            return reasons.TIMING
        window = state.stack[at + frames.OF_WINDOW]
        if not RESPONDS[text] >> window & 1 or not _suits_roller(state, seat, text, window):
            return reasons.NO_EFFECT
    elif asked == frames.TURN and timing == Timing.ANY:
        return None if CARDS[text].is_possible(state, seat) else reasons.TIMING
    elif timing != (Timing.TURN if asked == frames.TURN else Timing.MOVE):
        return reasons.TIMING
    return None if CARDS[text].is_possible(state, seat) else reasons.NO_EFFECT


def _may_use_aside(state: State, seat: int) -> bool:
    """EN-40, Ra: whether the card that lies open is still to be used for its text."""
    return state.aside_use == FOR_TEXT and seat == state.active


def _suits_roller(state: State, seat: int, text: int, window: int) -> bool:
    """Some texts are for one's own roll, some for another's."""
    whose = WHOSE_TELLING[text]
    if whose == Whose.ANY or window not in (Window.ROLL, Window.THROW, Window.LAST):
        return True
    return (seat == frames.get(state, frames.ROLL, frames.SEAT)) == (whose == Whose.OWN)


def list_texts(state: State, seat: int) -> list[int]:
    """The cards that may be played for their texts now."""
    cards = state.hands[seat]
    if _may_use_aside(state, seat):
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
    if not stack[at + frames.CANCELLED]:
        _give(state, seat, state.knobs.gains[CARD_TEXT[card]], chance, raw)
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
        elif seat == state.active and not state.moved and state.knobs.late_ra:
            state.used_cards = [*[each for each in state.used_cards if each != card], card]
        to_pile(state, seat, card, raw)
    return False


def _give(state: State, seat: int, gains: list[int], chance: Chance, raw: RawEvents) -> None:
    """EN-R12: the points, tokens and cards that a text gives besides."""
    points, drawn, cards = gains
    if points > 0:
        tokens.score(state, seat, points, raw)
        emit.points_won(raw, seat, points)
    for _ in range(-points):
        tokens.lose_point(state, seat, raw)
    for _ in range(drawn):
        tokens.draw_token(state, seat, chance, raw)
    for _ in range(cards):
        draw_card(state, seat, chance, raw)


def next_asked(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Go on to the next seat that is asked; closes the window and says False if none is.

    Nobody is asked about a text or a move of her own (EN-R13, EN-R18).
    """
    at, stack = frames.top(state), state.stack
    window = stack[at + frames.OF_WINDOW]
    cancelled = window == Window.TEXT and stack[at - frames.WIDTH + frames.CANCELLED]
    while not cancelled and stack[at + frames.PASSES] < state.seats:
        seat = stack[at + frames.SEAT]
        if seat != stack[at + frames.NOT_ASKED] and _is_asked(state, seat, window):
            return True
        _ask_next(state)
    frames.pop(state)
    return False


def _ask_next(state: State) -> None:
    at, stack = frames.top(state), state.stack
    stack[at + frames.PASSES] += 1
    stack[at + frames.SEAT] = (stack[at + frames.SEAT] + 1) % state.seats


def why_pass(state: State, seat: int) -> Reason | None:
    """EN-R5: a declared move can be given up only where it has no exact route."""
    sails = frames.top_kind(state) == frames.SAIL and len(move_ends(state, seat)) > 0
    return reasons.SAIL_FIRST if sails else None


def pass_(state: State, seat: int, raw: RawEvents) -> None:
    """EN-71: no response; or no 1 is rolled again (EN-40), or no move made exact (EN-R5)."""
    asked = frames.top_kind(state)
    if asked == frames.WINDOW:
        _ask_next(state)
    elif asked == frames.REROLL:
        frames.pop(state)
    else:
        give_up(state, seat, raw)


def _is_asked(state: State, seat: int, window: int) -> bool:
    """EN-R13: not by what a hand holds but by what everyone knows that it may hold."""
    return (
        state.knobs.ask_everyone == 1
        or may_hold_response(state, seat, window)
        or (_may_use_aside(state, seat) and why_text(state, seat, state.aside) is None)
        or len(list_powers(state, seat)) > 0
    )


def may_hold_response(state: State, seat: int, window: int) -> bool:
    """Whether, for all that is public, the hand may hold a card that responds and would work."""
    looked_at = 0
    for held in state.hands[seat]:
        deck = held // constants.DECK
        if looked_at >> deck & 1:
            continue
        looked_at |= 1 << deck
        for card in constants.RESPONSES[deck][window]:
            text = CARD_TEXT[card]
            if (
                _may_be_held(state, seat, card)
                and _suits_roller(state, seat, text, window)
                and (not state.knobs.fewer_questions or CARDS[text].is_possible(state, seat))
            ):
                return True
    return False


def _may_be_held(state: State, seat: int, card: int) -> bool:
    """Whether even a spectator would not know that a card is elsewhere."""
    zone = state.place[card] % ZONES
    if zone == Zone.DECK or state.place[card] == ZONES * seat + Zone.HAND:
        return True
    return zone in (Zone.HAND, Zone.GONE) and not state.sure[card] & PUBLIC
