"""Cards: drawing, discarding, renewing a deck (EN-20, EN-22, EN-23), and who knows what."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from .constants import CARD_TEXT, NOBODY
from .state import EVERYBODY, GONE, IN_DECK, IN_HAND, IN_PILE, IN_PLAY, ZONES, State

LEAVING: Final = 10
LAST_RENEWAL: Final = 3
LABELS: Final = LAST_RENEWAL + 1
"""A card's label is LABELS * seat + the number of its deck's renewals."""


def can_draw(state: State, seat: int) -> bool:
    """Whether a card can be drawn, from the deck or from the discards made a deck."""
    if state.decks[seat]:
        return True
    count = len(state.piles[seat])
    return state.renewals[seat] < LAST_RENEWAL - 1 and count > LEAVING


def draw_card(state: State, seat: int, chance: Chance, raw: RawEvents) -> int:
    """A random card from the deck to the hand; -1 if there is none."""
    deck = state.decks[seat]
    if not deck:
        renew(state, seat, chance, raw)
        if not deck:
            return NOBODY
    number = chance.below(len(deck))
    card = deck[number]
    deck[number] = deck[-1]
    deck.pop()
    to_hand(state, seat, card, 0)
    emit.card_drawn(raw, seat, card, CARD_TEXT[card])
    return card


def renew(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-23: the discards become the deck, but ten at random leave; the third time all do."""
    pile = state.piles[seat]
    if not pile or state.renewals[seat] >= LAST_RENEWAL:
        return
    state.renewals[seat] += 1
    leaving = LEAVING if state.renewals[seat] < LAST_RENEWAL else len(pile)
    known = EVERYBODY if leaving >= len(pile) else 0
    count = 0
    state.label = state.label[:]
    while pile and count < leaving:
        number = 0 if known else chance.below(len(pile))
        _relabel(state, seat, pile.pop(number), GONE, known)
        count += 1
    for card in pile:
        _relabel(state, seat, card, IN_DECK, 0)
    state.decks[seat] += pile
    pile.clear()
    emit.deck_renewed(raw, seat, len(state.decks[seat]), count)


def _relabel(state: State, seat: int, card: int, zone: int, known: int) -> None:
    state.place[card] = ZONES * seat + zone
    state.label[card] = LABELS * seat + state.renewals[seat]
    state.sure[card] = known
    if zone == GONE:
        state.gone[seat].append(card)


def to_hand(state: State, seat: int, card: int, known: int) -> None:
    """Put a card into a hand; `known` are the bits of those who saw which."""
    state.hands[seat].append(card)
    state.place[card] = ZONES * seat + IN_HAND
    state.sure[card] = known
    state.loose[card] = 0


def from_hand(state: State, seat: int, card: int) -> None:
    """Lay a card from the hand on the table, where everyone sees it."""
    state.hands[seat].remove(card)
    state.place[card] = ZONES * seat + IN_PLAY
    state.sure[card] = 0
    state.loose[card] = 0


def to_pile(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """A card on the table to the player's discards."""
    state.piles[seat].append(card)
    state.place[card] = ZONES * seat + IN_PILE
    emit.card_discarded(raw, seat, card, CARD_TEXT[card])


def discard(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """A card from the hand to the player's discards."""
    from_hand(state, seat, card)
    to_pile(state, seat, card, raw)


def see_hand(state: State, seat: int, victim: int, raw: RawEvents) -> None:
    """A seat sees another's hand, and from now on knows those cards there."""
    for card in state.hands[victim]:
        state.sure[card] |= 1 << seat
        emit.card_shown(raw, seat, victim, card, CARD_TEXT[card])


def steal(state: State, seat: int, victim: int, card: int, raw: RawEvents) -> None:
    """A card from another's hand; those who look on know only that one has changed hands."""
    both = 1 << seat | 1 << victim
    for each in state.hands[victim]:
        state.loose[each] |= state.sure[each] & ~both
        state.sure[each] &= both
    rough = state.loose[card] & ~both
    state.hands[victim].remove(card)
    to_hand(state, seat, card, both)
    state.loose[card] = rough
    emit.card_stolen(raw, seat, victim, card, CARD_TEXT[card])
