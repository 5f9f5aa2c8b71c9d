"""What follows from the facts of a saved state or a view: land, realms, totals, places."""

from __future__ import annotations

from .components import cards_in_play
from .constants import DECK, GODS, LARGE_VALUES, NOBODY, SMALL_VALUES
from .placement import join_realms
from .sea import SPACES
from .sites import SMALL, cells_of
from .state import FACE_DOWN, GONE, IN_DECK, IN_HAND, IN_PILE, IN_PLAY, MASKED, OPEN, ZONES, State


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
        god, size, lies = state.isle_god[island], state.size[island], state.isle_state[island]
        cells = cells_of(state.spot[island], size)
        if god >= 0:
            state.unknown_gods[(0 if size == SMALL else GODS) + god] -= 1
        if lies in (FACE_DOWN, OPEN):
            for space in cells:
                state.land[space] = island
            join_realms(state, island)
        if lies == OPEN:
            state.opened += 1
            state.open_colours |= 1 << god
            values = SMALL_VALUES[god] if size == SMALL else LARGE_VALUES[god]
            for number in range(len(cells)):
                state.value[cells[number]] = values[number]


def _places(state: State) -> None:
    """Where each card lies; those that are nowhere to be seen are hidden somewhere."""
    for god in state.god:
        if god != NOBODY:
            for card in range(god * DECK, (god + 1) * DECK):
                state.place[card] = MASKED
    for seat in range(state.seats):
        _note(state, state.hands[seat], ZONES * seat + IN_HAND)
        _note(state, state.decks[seat], ZONES * seat + IN_DECK)
        _note(state, state.piles[seat], ZONES * seat + IN_PILE)
        _note(state, state.gone[seat], ZONES * seat + GONE)
    _note(state, cards_in_play(state), ZONES * state.active + IN_PLAY)


def _note(state: State, cards: list[int], place: int) -> None:
    for card in cards:
        if card >= 0:
            state.place[card] = place
