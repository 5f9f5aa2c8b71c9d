"""What a seat may not know (EN-15, EN-20, EN-71), masked: the rest is a *known state*.

Of a hidden card the back is seen, and in a deck or out of the game also after which shuffle
it came there: a mask tells both. What others know is known where everyone knows it, or where
it is about one's own hand.
"""

# compiled: masked for every update
from mypy_extensions import i64

from ..rules.constants import CARDS, DECK, GODS, NOBODY
from ..rules.islands import first_of_size
from ..rules.state import MASKED, OPEN, PUBLIC, RUNNING, ZONES, State, Zone


def mask_of(back: int, label: int) -> int:
    """The number that stands for a hidden card: its back and its last shuffle, 0 in a hand."""
    return MASKED - (label * GODS + back)


def read_mask(mask: int) -> tuple[int, int]:
    """The back of a hidden card, and its last shuffle."""
    return (MASKED - mask) % GODS, (MASKED - mask) // GODS


def bit_of(seat: int | None) -> int:
    """A seat's bit in the masks of knowledge (None: the spectators')."""
    return PUBLIC if seat is None else 1 << seat


def conceals(place: i64, sure: i64, seat: i64) -> bool:
    """Whether a card's place keeps it from a seat (-1: a spectator) that is `sure` of it or not."""
    zone = place % ZONES
    if zone == Zone.HAND:
        return sure == 0 and place // ZONES != seat
    return zone == Zone.DECK or (zone == Zone.GONE and sure == 0)


def hide(state: State, seat: int | None) -> None:
    """Mask, in place, all that a seat (None: a spectator) may not know."""
    _hide_cards(state, seat)
    for island in range(state.placed):
        god = state.isle_god[island]
        looked = seat is not None and state.seen[island] >> seat & 1 == 1
        if god != NOBODY and not looked and state.isle_state[island] != OPEN:
            # Only others have looked at it: it counts as unknown again.
            state.unknown_gods[first_of_size(state, island) + god] += 1
            state.isle_god[island] = MASKED
    for other in range(state.seats):
        if other == seat or state.offers[2 * other] == NOBODY:
            continue
        state.offers[2 * other] = MASKED
        state.offers[2 * other + 1] = MASKED
        if state.objective[other] != NOBODY and state.ending == RUNNING:
            state.objective[other] = MASKED


def _hide_cards(state: State, seat: int | None) -> None:
    eye: i64 = NOBODY if seat is None else seat
    bit: i64 = bit_of(seat)
    for zones in (state.hands, state.decks, state.gone, state.piles):
        for owner in range(state.seats):
            if zones[owner]:
                zones[owner] = sorted([_seen(state, card, bit, eye) for card in zones[owner]])
    kept = bit | PUBLIC
    own = ZONES * eye + Zone.HAND
    place, sure, loose = state.place, state.sure, state.loose
    count: i64 = CARDS
    for card in range(count):
        where: i64 = place[card]
        knowers: i64 = sure[card]
        guessers: i64 = loose[card]
        if conceals(where, knowers & bit, eye):
            place[card] = MASKED
        if where == own:
            continue
        if knowers & kept != knowers:
            sure[card] = knowers & kept
        if guessers & kept != guessers:
            loose[card] = guessers & kept


def _seen(state: State, card: i64, bit: i64, eye: i64) -> int:
    """A card in a list of cards, or the mask that stands for it."""
    where: i64 = state.place[card]
    sure: i64 = state.sure[card]
    if not conceals(where, sure & bit, eye):
        return card
    label = 0 if where % ZONES == Zone.HAND else state.label[card]
    return mask_of(card // DECK, label)
