"""Components, wherever they are (EN-1, EN-14, EN-70), and what follows from where they are."""

from .constants import DECK, GODS, NOBODY
from .frames import CARD, DIE, LASTING, PURPOSE, ROLL, TEXT, WIDTH
from .islands import cover, first_of_size, turn_up
from .sea import SPACES
from .state import FACE_DOWN, MASKED, OPEN, ZONES, State, Zone


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
    """How many tokens of each colour, islands and cards there are: that never changes."""
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
        cards += sum([len(zone) for zone in zones])
    counts["cards of gods in play"] = cards
    return counts


def rebuild(state: State) -> None:
    """Work out what follows from the rest; in a known state as far as it is known."""
    _islands(state)
    state.story_spaces = [space for space in range(SPACES) if state.owner[2 * space] >= 0]
    state.well_total = sum(state.well)
    state.banished_total = sum(state.banished)
    for seat in range(state.seats):
        state.pool_total[seat] = sum(state.pool[seat * GODS : (seat + 1) * GODS])
        if state.god[seat] != NOBODY:
            state.seat_of[state.god[seat]] = seat
    _places(state)


def _islands(state: State) -> None:
    for god in range(GODS):
        state.unknown_gods[god] = state.unknown_gods[GODS + god] = int(god != state.excluded)
    for island in range(state.placed):
        if state.isle_god[island] >= 0:
            state.unknown_gods[first_of_size(state, island) + state.isle_god[island]] -= 1
        if state.isle_state[island] in (FACE_DOWN, OPEN):
            cover(state, island)
        if state.isle_state[island] == OPEN:
            turn_up(state, island)


def _places(state: State) -> None:
    """Where each card lies; those that are nowhere to be seen are hidden somewhere."""
    for god in state.god:
        if god != NOBODY:
            for card in range(god * DECK, (god + 1) * DECK):
                state.place[card] = MASKED
    for seat in range(state.seats):
        _note(state, state.hands[seat], ZONES * seat + Zone.HAND)
        _note(state, state.decks[seat], ZONES * seat + Zone.DECK)
        _note(state, state.piles[seat], ZONES * seat + Zone.PILE)
        _note(state, state.gone[seat], ZONES * seat + Zone.GONE)
    _note(state, cards_in_play(state), ZONES * state.active + Zone.PLAY)


def _note(state: State, cards: list[int], place: int) -> None:
    for card in cards:
        if card >= 0:
            state.place[card] = place
