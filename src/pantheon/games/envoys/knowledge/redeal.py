"""Full states that could stand behind what a seat knows: cards, islands, objectives drawn.

Whoever looks on knows every card's back, so a hidden card changes places only with cards of
the same deck; cards in a deck or out of the game only with those of the same shuffle; and a
card known to be in some hand stays in a hand.
"""

# compiled: drawn anew for every simulation of a search
from pantheon.core.rules import Chance
from ..rules.constants import CARDS, DECK, GODS, ISLANDS, NOBODY, OBJECTIVES
from ..rules.islands import first_of_size, identify
from ..rules.state import MASKED, OPEN, PUBLIC, RUNNING, ZONES, State, Zone
from .hide import bit_of, conceals, read_mask


def redeal(state: State, seat: int | None, chance: Chance) -> None:
    """Draw again, in place, all that the seat (None: a spectator) cannot see."""
    if MASKED in state.place:
        fill(state)
    became = list(range(CARDS))
    for god in range(GODS):
        if state.seat_of[god] >= 0:
            _redeal_deck(state, seat, god, became, chance)
    for zones in (state.hands, state.decks, state.gone):
        for owner in range(state.seats):
            zones[owner] = [became[card] for card in zones[owner]]
    _redeal_islands(state, seat, chance)
    if state.ending == RUNNING and state.offers[0] != NOBODY:
        _redeal_objectives(state, seat, chance)


def _redeal_deck(
    state: State, seat: int | None, god: int, became: list[int], chance: Chance
) -> None:
    """The hidden cards with one back go to other hidden places; what others know stays there.

    A deck has no order, so nothing is dealt to it: its cards are those that are left over.
    """
    bit, eye = bit_of(seat), NOBODY if seat is None else seat
    hidden: list[int] = []
    dealing = False
    for card in range(god * DECK, god * DECK + DECK):
        if conceals(state.place[card], state.sure[card] & bit, eye):
            hidden.append(card)
            dealing = dealing or state.place[card] % ZONES != Zone.DECK
    if not dealing:
        return
    slots: list[int] = []
    dealt: list[int] = []
    for label in sorted({state.label[card] for card in hidden}):
        _deal_shuffle(state, bit, hidden, label, slots, dealt, chance)
    loose = [card for card in hidden if state.loose[card] & bit]
    slots += loose
    dealt += loose
    _mix_hands(state, slots, dealt, chance)
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


def _deal_shuffle(
    state: State, bit: int, hidden: list[int], label: int,
    slots: list[int], dealt: list[int], chance: Chance,
) -> None:  # fmt: skip
    """Cards of one shuffle to its places in hands and out of the game, the rest to the deck."""
    places: list[int] = []
    decked: list[int] = []
    for card in hidden:
        if state.label[card] == label and not state.loose[card] & bit:
            (decked if state.place[card] % ZONES == Zone.DECK else places).append(card)
    dealing = len(places)
    if dealing:
        places += decked
    cards = places[:]
    for number in range(dealing):
        drawn = number + chance.below(len(cards) - number)
        cards[number], cards[drawn] = cards[drawn], cards[number]
    for number in range(len(places)):
        if number < dealing or cards[number] != places[number]:
            slots.append(places[number])
            dealt.append(cards[number])


def _mix_hands(state: State, slots: list[int], dealt: list[int], chance: Chance) -> None:
    """Whatever is in the hands may be in any of them."""
    places = [state.place[slot] % ZONES for slot in slots]
    held = [number for number in range(len(slots)) if places[number] == Zone.HAND]
    for left in range(len(held) - 1, 0, -1):
        here, there = held[left], held[chance.below(left + 1)]
        dealt[here], dealt[there] = dealt[there], dealt[here]


def _redeal_islands(state: State, seat: int | None, chance: Chance) -> None:
    """Islands that somebody else has looked at could be any that are not known."""
    guessed: list[int] = []
    for island in range(ISLANDS):
        god = state.isle_god[island]
        if god == NOBODY or state.isle_state[island] == OPEN:
            continue
        if seat is None or not state.seen[island] >> seat & 1:
            guessed.append(island)
            state.isle_god[island] = NOBODY
            if god != MASKED:
                state.unknown_gods[first_of_size(state, island) + god] += 1
    for island in guessed:
        identify(state, island, chance)


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
    for zone, zones in (
        (Zone.DECK, state.decks),
        (Zone.GONE, state.gone),
        (Zone.HAND, state.hands),
    ):
        for seat in range(state.seats):
            cards = zones[seat]
            for number in range(len(cards)):
                if cards[number] < 0:
                    cards[number] = _fitting(state, cards[number], zone, left)
                    left.remove(cards[number])
                    state.place[cards[number]] = ZONES * seat + zone


def _fitting(state: State, mask: int, zone: int, left: list[int]) -> int:
    """The first card of the right back and, but for hands, of the right shuffle."""
    back, label = read_mask(mask)
    for card in left:
        if card // DECK == back and (
            zone == Zone.HAND or (state.label[card] == label and state.loose[card] == 0)
        ):
            return card
    raise ValueError(f"no card fits {mask}")
