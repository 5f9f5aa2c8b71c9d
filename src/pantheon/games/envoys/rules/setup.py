"""Set-up (EN-10 to EN-15): the god who stays away, islands, gods, envoys, objectives, hands."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.generated.copying import blank_state
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.constants import DECK, GODS, NOBODY, OBJECTIVES
from pantheon.games.envoys.rules.decks import draw_card
from pantheon.games.envoys.rules.frames import ENVOY, GOD, ISLAND, OBJECTIVE, SEAT, pop, push, top
from pantheon.games.envoys.rules.placement import has_place, lay, places_for
from pantheon.games.envoys.rules.sea import OTHERWORLD
from pantheon.games.envoys.rules.sites import LARGE, SMALL
from pantheon.games.envoys.rules.state import IN_DECK, ZONES, Knobs, State
from pantheon.games.envoys.rules.tokens import gain
from pantheon.games.envoys.rules.turn import begin_turn

OWN_TOKENS: Final = 3
FIRST_CARDS: Final = 3


def prepare(seats: int, knobs: Knobs, chance: Chance, raw: RawEvents) -> State:
    """A new match, up to the first thing that somebody has to decide."""
    state = blank_state(knobs, seats)
    state.excluded = chance.below(GODS)
    for colour in range(GODS):
        state.well[colour] = knobs.tokens_per_colour
        if colour != state.excluded:
            state.unknown_gods[colour] = 1
            state.unknown_gods[GODS + colour] = 1
    state.well_total = GODS * knobs.tokens_per_colour
    state.first = chance.below(seats)
    if raw is not None:
        raw.append((told.GOD_EXCLUDED, state.excluded))
    _next_island(state, state.first, chance, raw)
    return state


def _next_island(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-12: the top island, of which only the size is seen, waits to be placed."""
    while state.small_pile + state.large_pile > 0:
        counts = [state.small_pile, state.large_pile]
        size = LARGE if chance.draw(counts, state.small_pile + state.large_pile) else SMALL
        state.top_size = size
        placeable = has_place(state, size)
        if placeable and not state.knobs.quick_setup:
            push(state, ISLAND, seat)
            return
        _take_top(state)
        if placeable:
            places = places_for(state, size)
            _lay_top(state, seat, places[chance.below(len(places))], raw)
        else:
            state.left_out += 1
            if raw is not None:
                raw.append((told.ISLAND_LEFT_OUT, seat, size))
        seat = (seat + 1) % state.seats
    state.top_size = 0
    state.site_marks = []
    _begin_gods(state, chance, raw)


def _take_top(state: State) -> None:
    if state.top_size == SMALL:
        state.small_pile -= 1
    else:
        state.large_pile -= 1


def _lay_top(state: State, seat: int, spot: int, raw: RawEvents) -> None:
    island = lay(state, spot, state.top_size)
    if raw is not None:
        raw.append((told.ISLAND_PLACED, seat, island, spot, state.top_size))


def place_island(state: State, spot: int, chance: Chance, raw: RawEvents) -> None:
    """EN-12: an island is laid face down; the next player takes the next."""
    seat = state.stack[top(state) + SEAT]
    pop(state)
    _take_top(state)
    _lay_top(state, seat, spot, raw)
    _next_island(state, (seat + 1) % state.seats, chance, raw)


def free_gods(state: State) -> list[int]:
    """The gods that nobody has yet and that are not away."""
    return [god for god in range(GODS) if god != state.excluded and state.seat_of[god] == NOBODY]


def _begin_gods(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-13: gods at random, or chosen clockwise from a random player on."""
    first = chance.below(state.seats)
    if state.knobs.chosen_gods:
        push(state, GOD, first, 1)
        return
    for seat in range(state.seats):
        gods = free_gods(state)
        _give_god(state, seat, gods[chance.below(len(gods))], raw)
    _begin_envoys(state, first)


def choose_god(state: State, god: int, raw: RawEvents) -> None:
    """EN-13: a player takes a god; the last to choose starts."""
    at = top(state)
    seat, count = state.stack[at + SEAT], state.stack[at + 2]
    pop(state)
    _give_god(state, seat, god, raw)
    if count < state.seats:
        push(state, GOD, (seat + 1) % state.seats, count + 1)
    else:
        _begin_envoys(state, seat)


def _give_god(state: State, seat: int, god: int, raw: RawEvents) -> None:
    """A god's board, three tokens of its colour, its deck (EN-13, EN-15)."""
    state.god[seat] = god
    state.seat_of[god] = seat
    for _ in range(OWN_TOKENS):
        state.well[god] -= 1
        state.well_total -= 1
        gain(state, seat, god)
    for card in range(god * DECK, god * DECK + DECK):
        state.decks[seat].append(card)
        state.place[card] = ZONES * seat + IN_DECK
    if raw is not None:
        raw.append((told.GOD_CHOSEN, seat, god))


def _begin_envoys(state: State, last: int) -> None:
    state.first = last
    state.active = last
    push(state, ENVOY, last, 1)


def free_starts(state: State) -> list[int]:
    """The spaces of the Otherworld with room for an envoy (EN-25)."""
    return [space for space in range(OTHERWORLD) if state.envoy.count(space) < 2]


def place_envoy(state: State, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-13: from the last to choose, leftwards."""
    at = top(state)
    seat, count = state.stack[at + SEAT], state.stack[at + 2]
    pop(state)
    state.envoy[seat] = space
    if raw is not None:
        raw.append((told.ENVOY_PLACED, seat, space))
    if count < state.seats:
        push(state, ENVOY, (seat + 1) % state.seats, count + 1)
    else:
        _deal_objectives(state, chance, raw)


def _deal_objectives(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-15: two each."""
    deck = list(range(OBJECTIVES))
    for seat in range(state.seats):
        for number in range(2):
            state.offers[2 * seat + number] = deck.pop(chance.below(len(deck)))
        if raw is not None:
            first, second = state.offers[2 * seat], state.offers[2 * seat + 1]
            raw.append((told.OBJECTIVES_DEALT, seat, first, second))
    push(state, OBJECTIVE, NOBODY)


def keep_objective(state: State, seat: int, which: int, chance: Chance, raw: RawEvents) -> None:
    """EN-15: one is kept, the other goes back; then everyone draws three cards."""
    state.objective[seat] = state.offers[2 * seat + which]
    if raw is not None:
        raw.append((told.OBJECTIVE_KEPT, seat, state.objective[seat]))
    if NOBODY in state.objective:
        return
    pop(state)
    for step in range(state.seats):
        for _ in range(FIRST_CARDS):
            draw_card(state, (state.first + step) % state.seats, chance, raw)
    begin_turn(state, chance, raw)
