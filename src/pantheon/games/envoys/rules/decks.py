"""Cards: drawing, discarding, renewing a deck (EN-20, EN-22, EN-23), and who knows what."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ..generated import emit
from .constants import CARD_TEXT, NOBODY
from .state import EVERYBODY, ZONES, State, Zone

LEAVING: Final = 10
LAST_RENEWAL: Final = 3
LABELS: Final = LAST_RENEWAL + 1
"""A card's label is LABELS * seat + the number of its deck's renewals."""


def can_draw(state: State, seat: int) -> bool:
    """Whether a card can be drawn, from the deck or from the discards made a deck."""
    if state.decks[seat]:
        return True
    return state.renewals[seat] < LAST_RENEWAL - 1 and len(state.piles[seat]) > LEAVING


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
    pile, deck = state.piles[seat], state.decks[seat]
    if not pile or state.renewals[seat] >= LAST_RENEWAL:
        return
    state.renewals[seat] += 1
    every = state.renewals[seat] == LAST_RENEWAL or len(pile) <= LEAVING
    leaving = len(pile) if every else LEAVING
    state.label = state.label[:]
    for card in pile:
        state.label[card] = LABELS * seat + state.renewals[seat]
        state.place[card] = ZONES * seat + Zone.DECK
        state.sure[card] = 0
    for _ in range(leaving):
        card = pile.pop(0 if every else chance.below(len(pile)))
        state.gone[seat].append(card)
        state.place[card] = ZONES * seat + Zone.GONE
        state.sure[card] = EVERYBODY if every else 0
    deck += pile
    pile.clear()
    emit.deck_renewed(raw, seat, len(deck), leaving)


def to_hand(state: State, seat: int, card: int, known: int) -> None:
    """Put a card into a hand; `known` are the bits of those who saw which."""
    state.hands[seat].append(card)
    state.place[card] = ZONES * seat + Zone.HAND
    state.sure[card] = known
    state.loose[card] = 0


def from_hand(state: State, seat: int, card: int) -> None:
    """Lay a card from the hand on the table, where everyone sees it."""
    state.hands[seat].remove(card)
    state.place[card] = ZONES * seat + Zone.PLAY
    state.sure[card] = 0
    state.loose[card] = 0


def to_pile(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """A card on the table to the player's discards."""
    state.piles[seat].append(card)
    state.place[card] = ZONES * seat + Zone.PILE
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
