"""Components, wherever they are: their number never changes (EN-1, EN-14, EN-70)."""

from .constants import DECK, GODS, NOBODY
from .frames import CARD, DIE, LASTING, PURPOSE, ROLL, TEXT, WIDTH
from .state import State


def cards_in_play(state: State) -> list[int]:
    """The cards that are being played: to move, under Ra's power, for their texts."""
    found: list[int] = []
    for card in (state.move_card, state.aside):
        if card != NOBODY and card not in found:
            found.append(card)
    for at in range(0, len(state.stack), WIDTH):
        if state.stack[at] == TEXT and state.stack[at + CARD] not in found:
            found.append(state.stack[at + CARD])
    return found


def components_of(state: State) -> dict[str, int]:
    """How many tokens of each colour, islands and cards there are."""
    counts: dict[str, int] = {}
    for colour in range(GODS):
        pools = sum(state.pool[colour::GODS]) + sum(state.banished[colour::GODS])
        villages = state.die.count(colour)
        counts[f"tokens {colour}"] = state.well[colour] + state.old[colour] + pools + villages
    for at in range(0, len(state.stack), WIDTH):
        if state.stack[at] == ROLL and state.stack[at + PURPOSE] != LASTING:
            counts[f"tokens {state.stack[at + DIE]}"] += 1
    counts["islands"] = state.placed + state.left_out + state.small_pile + state.large_pile
    cards = DECK * state.god.count(NOBODY) + len(cards_in_play(state))
    for zones in (state.hands, state.decks, state.piles, state.gone):
        for zone in zones:
            cards += len(zone)
    counts["cards of gods in play"] = cards
    return counts
