"""What a seat cannot see, drawn anew in place: cards, islands, objectives.

Whoever looks on knows every card's back, so a hidden card changes places only with cards of
the same deck; cards in a deck or out of the game only with those of the same shuffle; and a
card known to be in some hand stays in a hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.games.envoys.rules.constants import CARDS, DECK, GODS, ISLANDS, NOBODY, OBJECTIVES
from pantheon.games.envoys.rules.sites import SMALL
from pantheon.games.envoys.rules.state import (
    GONE,
    IN_DECK,
    IN_HAND,
    OPEN,
    PUBLIC,
    RUNNING,
    ZONES,
    State,
)

_EVERY_CARD: Final[list[int]] = list(range(CARDS))


def bit_of(seat: int) -> int:
    """A seat's bit in the masks of knowledge; -1 stands for a spectator."""
    return PUBLIC if seat < 0 else 1 << seat


def is_hidden(state: State, seat: int, card: int) -> bool:
    """Whether a seat (-1: a spectator) does not know where a card is."""
    return _conceals(state.place[card], state.sure[card] & bit_of(seat), seat)


def _conceals(place: i64, known: i64, seat: i64) -> bool:
    """Whether a card's place keeps it from a seat that does or does not know it there."""
    zone = place % ZONES
    if zone == IN_HAND:
        return known == 0 and place // ZONES != seat
    return zone == IN_DECK or (zone == GONE and known == 0)


def redeal(state: State, seat: int, chance: Chance) -> None:
    """Draw again all that the seat (-1: a spectator) cannot see."""
    became = _EVERY_CARD[:]
    for god in range(GODS):
        if state.seat_of[god] >= 0:
            _redeal_deck(state, seat, god, became, chance)
    for owner in range(state.seats):
        _rename(state.hands[owner], became)
        _rename(state.decks[owner], became)
        _rename(state.gone[owner], became)
    _redeal_islands(state, seat, chance)
    if state.ending == RUNNING and state.offers[0] != NOBODY:
        _redeal_objectives(state, seat, chance)


def _redeal_deck(state: State, seat: int, god: int, became: list[int], chance: Chance) -> None:
    """The hidden cards with one back go to other hidden places.

    A deck has no order, so nothing is dealt to it: its cards are those that are left over.
    """
    bit = bit_of(seat)
    hidden: list[int] = []
    dealing = False
    for card in range(god * DECK, god * DECK + DECK):
        if _conceals(state.place[card], state.sure[card] & bit, seat):
            hidden.append(card)
            dealing = dealing or state.place[card] % ZONES != IN_DECK
    if not dealing:
        return
    slots: list[int] = []
    dealt: list[int] = []
    label = _next_label(state, hidden, -1)
    while label >= 0:
        _deal_shuffle(state, bit, hidden, label, slots, dealt, chance)
        label = _next_label(state, hidden, label)
    for card in hidden:
        if state.loose[card] & bit:
            slots.append(card)
            dealt.append(card)
    _mix_hands(state, slots, dealt, chance)
    _exchange(state, bit, slots, dealt, became)


def _deal_shuffle(
    state: State, bit: int, hidden: list[int], label: int,
    slots: list[int], dealt: list[int], chance: Chance,
) -> None:  # fmt: skip
    """Cards of one shuffle to its places in hands and out of the game, the rest to the deck."""
    places: list[int] = []
    decked: list[int] = []
    for card in hidden:
        if state.label[card] == label and not state.loose[card] & bit:
            if state.place[card] % ZONES == IN_DECK:
                decked.append(card)
            else:
                places.append(card)
    if not places:
        return
    dealing = len(places)
    places += decked
    cards = places[:]
    for number in range(dealing):
        drawn = number + chance.below(len(cards) - number)
        card = cards[drawn]
        cards[drawn] = cards[number]
        cards[number] = card
    for number in range(len(places)):
        if number < dealing or cards[number] != places[number]:
            slots.append(places[number])
            dealt.append(cards[number])


def _mix_hands(state: State, slots: list[int], dealt: list[int], chance: Chance) -> None:
    """Whatever is in the hands may be in any of them."""
    held: list[int] = []
    for number in range(len(slots)):
        if state.place[slots[number]] % ZONES == IN_HAND:
            held.append(number)
    for left in range(len(held) - 1, 0, -1):
        here, there = held[left], held[chance.below(left + 1)]
        card = dealt[here]
        dealt[here] = dealt[there]
        dealt[there] = card


def _next_label(state: State, cards: list[int], last: int) -> int:
    """The lowest label above another that any of the cards has, or -1."""
    found = -1
    for card in cards:
        label = state.label[card]
        if label > last and (found < 0 or label < found):
            found = label
    return found


def _exchange(
    state: State, bit: int, slots: list[int], dealt: list[int], became: list[int]
) -> None:
    """Each slot gets its new card; what others know belongs to the slot."""
    own = bit | PUBLIC
    places = [state.place[slot] for slot in slots]
    sures = [state.sure[slot] for slot in slots]
    looses = [state.loose[slot] & ~own for slot in slots]
    for number in range(len(slots)):
        card = dealt[number]
        became[slots[number]] = card
        state.place[card] = places[number]
        state.sure[card] = sures[number]
        state.loose[card] = looses[number] | (state.loose[card] & own)


def _rename(cards: list[int], became: list[int]) -> None:
    """Put the new cards where the old ones were."""
    for number in range(len(cards)):
        cards[number] = became[cards[number]]


def _redeal_islands(state: State, seat: int, chance: Chance) -> None:
    """Islands that somebody else has looked at could be any that are not known."""
    guessed: list[int] = []
    for island in range(ISLANDS):
        if state.isle_god[island] == NOBODY or state.isle_state[island] == OPEN:
            continue
        if seat < 0 or not state.seen[island] >> seat & 1:
            guessed.append(island)
            state.unknown_gods[_start(state, island) + state.isle_god[island]] += 1
    for island in guessed:
        start = _start(state, island)
        counts = state.unknown_gods[start : start + GODS]
        god = chance.draw(counts, sum(counts))
        state.unknown_gods[start + god] -= 1
        state.isle_god[island] = god


def _start(state: State, island: int) -> int:
    return 0 if state.size[island] == SMALL else GODS


def _redeal_objectives(state: State, seat: int, chance: Chance) -> None:
    """The others' objectives are among the cards that the seat was not dealt."""
    left = list(range(OBJECTIVES))
    if seat >= 0:
        left.remove(state.offers[2 * seat])
        left.remove(state.offers[2 * seat + 1])
    for other in range(state.seats):
        if other == seat:
            continue
        kept = state.objective[other]
        first_kept = kept == state.offers[2 * other]
        for number in (2 * other, 2 * other + 1):
            state.offers[number] = left.pop(chance.below(len(left)))
        if kept != NOBODY:
            state.objective[other] = state.offers[2 * other + (0 if first_kept else 1)]
