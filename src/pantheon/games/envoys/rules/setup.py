"""Set-up (EN-10 to EN-15): the god who stays away, islands, gods, envoys, objectives, hands."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import emit, reasons
from ..generated.copying import blank_state
from . import frames
from .components import rebuild
from .constants import DECK, GODS, NOBODY, OBJECTIVES
from .decks import draw_card
from .islands import has_place, lay, places_for
from .sites import AROUND_POINT, LARGE, SMALL
from .state import ZONES, Knobs, State, Zone
from .tokens import gain
from .turn import begin_turn

OWN_TOKENS: Final = 3
FIRST_CARDS: Final = 3


def prepare(seats: int, knobs: Knobs, chance: Chance, raw: RawEvents) -> State:
    """A new match, up to the first thing that somebody has to decide."""
    state = blank_state(knobs, seats)
    state.excluded = chance.below(GODS)
    state.well = [knobs.tokens_per_colour] * GODS
    rebuild(state)
    state.first = chance.below(seats)
    emit.god_excluded(raw, state.excluded)
    _next_island(state, state.first, chance, raw)
    return state


def _next_island(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-12: the top island, of which only the size is seen, waits to be placed."""
    while state.small_pile + state.large_pile > 0:
        counts = [state.small_pile, state.large_pile]
        state.top_size = LARGE if chance.draw(counts, sum(counts)) else SMALL
        if not has_place(state, state.top_size):
            _take_top(state)
            state.left_out += 1
            emit.island_left_out(raw, seat, state.top_size)
        elif state.knobs.quick_setup:
            places = places_for(state, state.top_size)
            _lay_top(state, seat, places[chance.below(len(places))], raw)
        else:
            frames.push(state, frames.ISLAND, seat)
            return
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
    _take_top(state)
    island = lay(state, spot, state.top_size)
    emit.island_placed(raw, seat, island, spot, state.top_size)


def place_island(
    state: State, seat: int, start: int, point: int, chance: Chance, raw: RawEvents
) -> None:
    """EN-12: an island is laid face down; the next player takes the next."""
    frames.pop(state)
    _lay_top(state, seat, AROUND_POINT * point + start, raw)
    _next_island(state, (seat + 1) % state.seats, chance, raw)


def free_gods(state: State) -> list[int]:
    """The gods that nobody has yet and that are not away."""
    return [god for god in range(GODS) if god != state.excluded and state.seat_of[god] == NOBODY]


def why_choose_god(state: State, god: int) -> Reason | None:
    """EN-13: a god that is at the table and that nobody has."""
    return None if god in free_gods(state) else reasons.GOD_TAKEN


def _begin_gods(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-13: gods at random, or chosen clockwise from a random player on."""
    first = chance.below(state.seats)
    if state.knobs.chosen_gods:
        frames.push(state, frames.GOD, first, 1)
        return
    for seat in range(state.seats):
        gods = free_gods(state)
        _give_god(state, seat, gods[chance.below(len(gods))], raw)
    _begin_envoys(state, first)


def choose_god(state: State, seat: int, god: int, raw: RawEvents) -> None:
    """EN-13: a player takes a god; the last to choose starts."""
    _give_god(state, seat, god, raw)
    if not _asks_next(state, seat):
        _begin_envoys(state, seat)


def _asks_next(state: State, seat: int) -> bool:
    """Ask the next player the same; False when everyone has been asked."""
    at = frames.top(state)
    kind, count = state.stack[at], state.stack[at + frames.COUNT]
    frames.pop(state)
    if count < state.seats:
        frames.push(state, kind, (seat + 1) % state.seats, count + 1)
    return count < state.seats


def _give_god(state: State, seat: int, god: int, raw: RawEvents) -> None:
    """A god's board, three tokens of its colour, its deck (EN-13, EN-15)."""
    state.god[seat] = god
    state.seat_of[god] = seat
    for _ in range(OWN_TOKENS):
        state.well[god] -= 1
        state.well_total -= 1
        gain(state, seat, god)
    first = god * DECK
    state.decks[seat] += range(first, first + DECK)
    state.place[first : first + DECK] = [ZONES * seat + Zone.DECK] * DECK
    emit.god_chosen(raw, seat, god)


def _begin_envoys(state: State, last: int) -> None:
    state.first = last
    state.active = last
    frames.push(state, frames.ENVOY, last, 1)


def why_place_envoy(state: State, space: int) -> Reason | None:
    """EN-25: a space of the Otherworld has room for two."""
    return reasons.CROWDED if state.envoy.count(space) >= 2 else None


def place_envoy(state: State, seat: int, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-13: from the last to choose, leftwards; then everyone gets two objectives (EN-15)."""
    state.envoy[seat] = space
    emit.envoy_placed(raw, seat, space)
    if _asks_next(state, seat):
        return
    deck = list(range(OBJECTIVES))
    for other in range(state.seats):
        first, second = deck.pop(chance.below(len(deck))), deck.pop(chance.below(len(deck)))
        state.offers[2 * other] = first
        state.offers[2 * other + 1] = second
        emit.objectives_dealt(raw, other, first, second)
    frames.push(state, frames.OBJECTIVE, NOBODY)


def keep_objective(state: State, seat: int, which: int, chance: Chance, raw: RawEvents) -> None:
    """EN-15: one is kept, the other goes back; then everyone draws three cards."""
    state.objective[seat] = state.offers[2 * seat + which]
    emit.objective_kept(raw, seat, state.objective[seat])
    if NOBODY in state.objective:
        return
    frames.pop(state)
    for step in range(state.seats):
        for _ in range(FIRST_CARDS):
            draw_card(state, (state.first + step) % state.seats, chance, raw)
    begin_turn(state, chance, raw)
