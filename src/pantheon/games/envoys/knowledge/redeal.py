"""Full states that could stand behind what a seat knows: cards, islands, objectives drawn.

Whoever looks on knows every card's back, so a hidden card changes places only with cards of
the same deck; cards in a deck or out of the game only with those of the same shuffle; and a
card known to be in some hand stays in a hand.
"""

from __future__ import annotations

# compiled: drawn anew for every simulation of a search
from typing import Final

from pantheon.core.chance import Chance
from ..rules.constants import CARDS, DECK, GODS, ISLANDS, NOBODY, OBJECTIVES
from ..rules.state import GONE, IN_DECK, IN_HAND, MASKED, OPEN, PUBLIC, RUNNING, ZONES, State
from .hide import back_of, bit_of, conceals, label_of, start_of

_EVERY_CARD: Final[list[int]] = list(range(CARDS))


def redeal(state: State, seat: int | None, chance: Chance) -> None:
    """Draw again, in place, all that the seat (None: a spectator) cannot see."""
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


def _redeal_deck(
    state: State, seat: int | None, god: int, became: list[int], chance: Chance
) -> None:
    """The hidden cards with one back go to other hidden places.

    A deck has no order, so nothing is dealt to it: its cards are those that are left over.
    """
    bit, eye = bit_of(seat), NOBODY if seat is None else seat
    hidden: list[int] = []
    dealing = False
    for card in range(god * DECK, god * DECK + DECK):
        if conceals(state.place[card], state.sure[card] & bit, eye):
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


def _redeal_islands(state: State, seat: int | None, chance: Chance) -> None:
    """Islands that somebody else has looked at could be any that are not known."""
    guessed: list[int] = []
    for island in range(ISLANDS):
        god = state.isle_god[island]
        if god == NOBODY or state.isle_state[island] == OPEN:
            continue
        if seat is None or not state.seen[island] >> seat & 1:
            guessed.append(island)
            if god != MASKED:
                state.unknown_gods[start_of(state, island) + god] += 1
    for island in guessed:
        start = start_of(state, island)
        counts = state.unknown_gods[start : start + GODS]
        god = chance.draw(counts, sum(counts))
        state.unknown_gods[start + god] -= 1
        state.isle_god[island] = god


def _redeal_objectives(state: State, seat: int | None, chance: Chance) -> None:
    """The others' objectives are among the cards that the seat was not dealt."""
    left = list(range(OBJECTIVES))
    if seat is not None:
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


def fill(state: State) -> None:
    """Put into a known state any card that could be where one is masked, to be dealt anew.

    Decks first and hands last: cards known to be in some hand are left for these.
    """
    left = [card for card in range(CARDS) if state.place[card] == MASKED]
    _fill_zones(state, state.decks, IN_DECK, left)
    _fill_zones(state, state.gone, GONE, left)
    _fill_zones(state, state.hands, IN_HAND, left)


def _fill_zones(state: State, zones: list[list[int]], zone: int, left: list[int]) -> None:
    """Cards of the right back and, but for hands, of the right shuffle."""
    for seat in range(state.seats):
        cards = zones[seat]
        for number in range(len(cards)):
            if cards[number] < 0:
                card = _fitting(state, cards[number], zone, left)
                left.remove(card)
                cards[number] = card
                state.place[card] = ZONES * seat + zone


def _fitting(state: State, mask: int, zone: int, left: list[int]) -> int:
    """The first card that could be where a masked one is."""
    back, label = back_of(mask), label_of(mask)
    for card in left:
        if card // DECK == back and (
            zone == IN_HAND or (state.label[card] == label and state.loose[card] == 0)
        ):
            return card
    raise ValueError(f"no card fits {mask}")
