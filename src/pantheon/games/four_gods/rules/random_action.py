"""One of the open actions by chance, without writing them all down: for random play.

The actions are counted part by part: what can be done with the tile of each hand, what an
empty hand can reach for, and the rest.
"""

from __future__ import annotations

from mypy_extensions import i64

from pantheon.core.chance import Chance
from pantheon.games.four_gods.rules.constants import (
    DESTROY_CITY,
    DISCARD,
    DRAW,
    EMPTY,
    END_TURN,
    FLIP,
    HANDS,
    LAYING,
    MOST_SEATS,
    NOBODY,
    PASS,
    PLACE,
    RETURN,
    STRIDE,
    TAKE,
    TERRAINS,
)
from pantheon.games.four_gods.rules.gods import colours_of
from pantheon.games.four_gods.rules.legality import (
    acting_seats,
    beyond_hands,
    is_free,
    legal_codes,
)
from pantheon.games.four_gods.rules.rows import free_hand, hands_empty, slot_for
from pantheon.games.four_gods.rules.state import PLAY, State
from pantheon.games.four_gods.rules.tiles import FACES, PATTERNS, TURNS


def draw_seat(state: State, chance: Chance) -> int:
    """One of the seats that may act; NOBODY when the match is over."""
    if state.phase == PLAY and not state.knobs.timed:
        return chance.below(state.seats)
    seats = acting_seats(state)
    if len(seats) > 1:
        return seats[chance.below(len(seats))]
    return seats[0] if seats else NOBODY


def draw_code(state: State, seat: int, chance: Chance) -> int:
    """A legal action of a seat that may act, each as likely as another."""
    if is_free(state, seat):
        return _draw_in_play(state, seat, chance)
    codes = legal_codes(state, seat)
    return codes[chance.below(len(codes))]


def _draw_in_play(state: State, seat: int, chance: Chance) -> int:
    colours = colours_of(state, seat)
    others: list[int] = []
    beyond_hands(state, seat, colours, others)
    left = _uses(state, seat, 0, colours)
    right = _uses(state, seat, 1, colours)
    reach = _reaches(state, seat)
    number = chance.below(1 + left + right + reach + len(others))
    if number < left:
        return _nth_use(state, seat, 0, number, colours)
    number -= left
    if number < right:
        return _nth_use(state, seat, 1, number, colours)
    number -= right
    if number < reach:
        return _nth_reach(state, seat, number)
    number -= reach
    if number < len(others):
        return others[number]
    return END_TURN if state.knobs.timed else PASS


def _uses(state: State, seat: int, hand: int, colours: list[int]) -> int:
    """In how many ways the tile of a hand can be laid, used against a city or put away."""
    shown = state.hands[seat * HANDS + hand]
    if shown == EMPTY:
        return 0
    tile = shown // FACES
    count = _placements(state, tile)
    if colours and state.cities:
        count += _destructions(state, seat, tile) * len(colours)
    return count + (FACES if _may_discard(state, seat, hand) else 1)


def _placements(state: State, tile: int) -> int:
    """FG-10 to FG-12; on honour, every face and turn on every empty cell (FG-60)."""
    if state.knobs.honour:
        return (state.grid.cells - state.filled) * FACES * TURNS
    ways, need = state.tiles.ways, state.need
    table: i64 = tile * PATTERNS
    count: i64 = 0
    for each in state.open:
        cell: i64 = each
        count += ways[table + need[cell]]
    return count


def _destructions(state: State, seat: int, tile: int) -> int:
    """FG-22: the ways to lay a tile in the place of others' cities."""
    count = 0
    for cell in state.cities:
        if state.owner[state.prophet[cell]] != seat:
            count += state.tiles.ways[tile * PATTERNS + state.need[cell]]
    return count


def _may_discard(state: State, seat: int, hand: int) -> bool:
    return state.room[seat] > 0 or slot_for(state, seat, hand) != NOBODY


def _nth_use(state: State, seat: int, hand: int, number: int, colours: list[int]) -> int:
    tile = state.hands[seat * HANDS + hand] // FACES
    placements = _placements(state, tile)
    if number < placements:
        return PLACE + STRIDE * (hand + HANDS * _nth_placement(state, tile, number))
    number -= placements
    if colours and state.cities:
        destructions = _destructions(state, seat, tile) * len(colours)
        if number < destructions:
            chosen = _nth_destruction(state, seat, tile, number, colours)
            return DESTROY_CITY + STRIDE * (hand + HANDS * chosen)
        number -= destructions
    if _may_discard(state, seat, hand):
        return DISCARD + STRIDE * (hand + HANDS * number)
    return RETURN + STRIDE * hand


def _nth_placement(state: State, tile: int, number: int) -> int:
    """Face, turn and cell, packed as in the action."""
    if state.knobs.honour:
        return number % (FACES * TURNS) + LAYING // HANDS * _nth_empty(state, number)
    for cell in state.open:
        ways = state.tiles.ways[tile * PATTERNS + state.need[cell]]
        if number < ways:
            return _nth_way(state, tile, cell, number) + LAYING // HANDS * cell
        number -= ways
    raise IndexError("there are fewer placements")


def _nth_empty(state: State, number: int) -> int:
    """The cell of a placement on honour."""
    skipped = number // (FACES * TURNS)
    cell = 0
    while state.laid[cell] != EMPTY or skipped > 0:
        if state.laid[cell] == EMPTY:
            skipped -= 1
        cell += 1
    return cell


def _nth_destruction(state: State, seat: int, tile: int, number: int, colours: list[int]) -> int:
    """Face, turn, colour and cell, packed as in the action."""
    for cell in state.cities:
        if state.owner[state.prophet[cell]] == seat:
            continue
        ways = state.tiles.ways[tile * PATTERNS + state.need[cell]] * len(colours)
        if number < ways:
            colour = colours[number % len(colours)]
            way = _nth_way(state, tile, cell, number // len(colours))
            return way + LAYING // HANDS * (colour + TERRAINS * cell)
        number -= ways
    raise IndexError("there are fewer destructions")


def _nth_way(state: State, tile: int, cell: int, number: int) -> int:
    """Face and turn, packed as in the action, of a tile's ways to fit a cell."""
    for face in range(FACES):
        turns = state.tiles.fits[(tile * FACES + face) * PATTERNS + state.need[cell]]
        for turn in range(TURNS):
            if turns & (1 << turn):
                if number == 0:
                    return face + FACES * turn
                number -= 1
    raise IndexError("there are fewer ways to fit")


def _reaches(state: State, seat: int) -> int:
    """FG-14 to FG-16: draws, and a flip and a take of each tile that lies in a row."""
    if free_hand(state, seat) == NOBODY:
        return 0
    count = _draws(state, seat)
    for row in range(state.seats):
        count += 2 * state.lying[row]
    return count


def _draws(state: State, seat: int) -> int:
    """FG-14: one tile or two, if the bag has them."""
    if state.room[seat] > 0 and hands_empty(state, seat):
        return min(HANDS, state.bag_total)
    return 0


def _nth_reach(state: State, seat: int, number: int) -> int:
    draws = _draws(state, seat)
    if number < draws:
        return DRAW + STRIDE * (number + 1)
    number -= draws
    kind = TAKE if number % 2 else FLIP
    number //= 2
    row = 0
    while number >= state.lying[row]:
        number -= state.lying[row]
        row += 1
    return kind + STRIDE * (row + MOST_SEATS * _nth_lying(state, row, number))


def _nth_lying(state: State, row: int, number: int) -> int:
    """The slot of a tile of a row."""
    first = row * state.slots
    slot = 0
    while state.rows[first + slot] < 0 or number > 0:
        if state.rows[first + slot] >= 0:
            number -= 1
        slot += 1
    return slot
