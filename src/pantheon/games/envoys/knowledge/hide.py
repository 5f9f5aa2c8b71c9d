"""What a seat may not know (EN-15, EN-20, EN-71), masked: the rest is a *known state*.

Of a hidden card the back is seen, and in a deck or out of the game also after which shuffle
it lies there: a mask says both. Knowledge of others is known only as far as everyone has it,
or as it is about one's own hand.
"""

from __future__ import annotations

from pantheon.games.envoys.knowledge.redeal import bit_of, is_hidden
from pantheon.games.envoys.rules.constants import CARDS, DECK, GODS, NOBODY
from pantheon.games.envoys.rules.sites import SMALL
from pantheon.games.envoys.rules.state import (
    EVERYBODY,
    IN_HAND,
    MASKED,
    OPEN,
    PUBLIC,
    RUNNING,
    ZONES,
    State,
)


def mask_of(back: int, label: int) -> int:
    """A number for a hidden card: its back and its last shuffle, 0 in a hand."""
    return MASKED - (label * GODS + back)


def unmask(mask: int) -> tuple[int, int]:
    """The back and the last shuffle of a hidden card."""
    label, back = divmod(MASKED - mask, GODS)
    return back, label


def hide(state: State, seat: int | None) -> None:
    """Mask, in place, all that a seat (None: a spectator) may not know."""
    eye = NOBODY if seat is None else seat
    _hide_cards(state, eye)
    _hide_islands(state, eye)
    for other in range(state.seats):
        if other == eye or state.offers[2 * other] == NOBODY:
            continue
        state.offers[2 * other : 2 * other + 2] = [MASKED, MASKED]
        if state.objective[other] != NOBODY and state.ending == RUNNING:
            state.objective[other] = MASKED


def _hide_cards(state: State, eye: int) -> None:
    hidden = [is_hidden(state, eye, card) for card in range(CARDS)]
    for owner in range(state.seats):
        for zones, labelled in ((state.hands, 0), (state.decks, 1), (state.gone, 1)):
            cards = [
                mask_of(card // DECK, state.label[card] * labelled) if hidden[card] else card
                for card in zones[owner]
            ]
            zones[owner] = sorted(cards)
        state.piles[owner].sort()
    shared = bit_of(eye) | PUBLIC
    for card in range(CARDS):
        told = EVERYBODY if state.place[card] == ZONES * eye + IN_HAND else shared
        state.sure[card] &= told
        state.loose[card] &= told
        if hidden[card]:
            state.place[card] = MASKED


def _hide_islands(state: State, eye: int) -> None:
    """Islands that only others have looked at, also in the count of unknown ones."""
    for island in range(state.placed):
        god = state.isle_god[island]
        looked = eye >= 0 and state.seen[island] >> eye & 1
        if god == NOBODY or looked or state.isle_state[island] == OPEN:
            continue
        state.unknown_gods[(0 if state.size[island] == SMALL else GODS) + god] += 1
        state.isle_god[island] = MASKED
