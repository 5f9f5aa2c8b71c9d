"""Which actions are open: what `legal` lists (FG-10 to FG-24, FG-30, FG-31, FG-61 to FG-65)."""

from __future__ import annotations

from typing import Final

from pantheon.games.four_gods.rules.constants import (
    BUILD_CITY,
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_GOD,
    DESTROY_CITY,
    DISCARD,
    DRAW,
    EMPTY,
    END_TURN,
    FLIP,
    GIVE_UP,
    HANDS,
    LAYING,
    MOST_CELLS,
    MOST_SEATS,
    NOBODY,
    PASS,
    PLACE,
    PLACE_PROPHET,
    READY,
    RETURN,
    STRIDE,
    TAKE,
    TAKE_BACK,
    TERRAINS,
)
from pantheon.games.four_gods.rules.gods import colours_left, colours_of, may_choose_god
from pantheon.games.four_gods.rules.mistakes import at_fault
from pantheon.games.four_gods.rules.penalties import offers
from pantheon.games.four_gods.rules.prophets import sources
from pantheon.games.four_gods.rules.rows import free_hand, hands_empty, slot_for
from pantheon.games.four_gods.rules.state import COLOURS, OVER, PLAY, READINESS, State
from pantheon.games.four_gods.rules.tiles import CORNERS, FACES, PATTERNS, TURNS

ALL_TURNS: Final = 15
TURN_STEP: Final = HANDS * FACES


def acting_seats(state: State) -> list[int]:
    """The seats that may act now, in ascending order."""
    if state.phase == PLAY:
        if not state.knobs.timed:
            return list(range(state.seats))
        return [seat for seat in range(state.seats) if _may_act_in_turns(state, seat)]
    if state.phase == READINESS:
        return [seat for seat in range(state.seats) if not state.ready[seat]]
    return [state.active] if state.phase == COLOURS else []


def _may_act_in_turns(state: State, seat: int) -> bool:
    """FG-30, FG-31, FG-62, FG-65: on turn, or with something to do off turn."""
    if seat == state.active or state.owed[seat] > 0:
        return True
    if state.lying[seat] > 0 and not state.explored[seat]:
        return True
    return state.knobs.honour != 0 and state.filled > len(state.cities)


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if is_free(state, seat):
        return _in_play(state, seat)
    if state.phase == PLAY:
        return _to_give_up(state, seat) if state.owed[seat] > 0 else _off_turn(state, seat)
    if state.phase == OVER or seat not in acting_seats(state):
        return []
    if state.phase == READINESS:
        return [READY]
    return [CHOOSE_COLOUR + STRIDE * colour for colour in colours_left(state)]


def is_free(state: State, seat: int) -> bool:
    """Whether a seat may do whatever its hands and the table allow: on turn, without debts."""
    if state.phase != PLAY or state.owed[seat] > 0:
        return False
    return seat == state.active or not state.knobs.timed


def _in_play(state: State, seat: int) -> list[int]:
    codes: list[int] = [END_TURN if state.knobs.timed else PASS]
    colours = colours_of(state, seat)
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY:
            _with_tile(state, seat, hand, shown // FACES, colours, codes)
    if free_hand(state, seat) != NOBODY:
        _with_free_hand(state, seat, codes)
    beyond_hands(state, seat, colours, codes)
    return codes


def beyond_hands(state: State, seat: int, colours: list[int], codes: list[int]) -> None:
    """FG-18 to FG-21, FG-61, FG-62: what does not depend on the tiles in the hands."""
    if may_choose_god(state, colours):
        for god in colours_left(state):
            codes.append(CHOOSE_GOD + STRIDE * god)
    if state.fresh[seat] != NOBODY:
        _on_fresh_tile(state, seat, colours, codes)
    if colours and state.tokens > 0 and state.open:
        _cities(state, colours, codes)
    if state.knobs.honour:
        _challenges(state, codes)


def _with_tile(
    state: State, seat: int, hand: int, tile: int, colours: list[int], codes: list[int]
) -> None:
    """FG-10, FG-13, FG-17, FG-22: what can be done with a hand's tile."""
    for face in range(FACES):
        shown = tile * FACES + face
        base = PLACE + STRIDE * (hand + HANDS * face)
        if state.knobs.honour:
            _anywhere(state, base, codes)
        else:
            _where_it_fits(state, base, shown, codes)
        if colours and state.cities:
            base += DESTROY_CITY - PLACE
            _destructions(state, seat, base, shown, colours, codes)
    if state.room[seat] > 0 or slot_for(state, seat, hand) != NOBODY:
        codes.append(DISCARD + STRIDE * hand)
        codes.append(DISCARD + STRIDE * (hand + HANDS))
    else:
        codes.append(RETURN + STRIDE * hand)


def _where_it_fits(state: State, base: int, shown: int, codes: list[int]) -> None:
    """FG-11, FG-12: the open cells, in each turn that matches the tiles beside."""
    fits = state.tiles.fits
    need = state.need
    table = shown * PATTERNS
    for cell in state.open:
        turns = fits[table + need[cell]]
        code = base + STRIDE * LAYING * cell
        while turns:
            if turns & 1:
                codes.append(code)
            turns >>= 1
            code += STRIDE * TURN_STEP


def _anywhere(state: State, base: int, codes: list[int]) -> None:
    """FG-60: on honour a tile is taken as it is laid, on any empty cell."""
    for cell in range(state.grid.cells):
        if state.laid[cell] == EMPTY:
            for turn in range(TURNS):
                codes.append(base + STRIDE * (TURN_STEP * turn + LAYING * cell))


def _destructions(
    state: State, seat: int, base: int, shown: int, colours: list[int], codes: list[int]
) -> None:
    """FG-22: others' cities whose cell the tile fits, counted for one of the own colours."""
    for cell in state.cities:
        if state.owner[state.prophet[cell]] == seat:
            continue
        turns = state.tiles.fits[shown * PATTERNS + state.need[cell]]
        for turn in range(TURNS):
            if turns & (1 << turn):
                for colour in colours:
                    argument = TURN_STEP * turn + LAYING * (colour + TERRAINS * cell)
                    codes.append(base + STRIDE * argument)


def _with_free_hand(state: State, seat: int, codes: list[int]) -> None:
    """FG-14 to FG-16: draw with both hands empty, flip and take in any row."""
    if state.bag_total > 0 and state.room[seat] > 0 and hands_empty(state, seat):
        codes.append(DRAW + STRIDE)
        if state.bag_total > 1:
            codes.append(DRAW + STRIDE * 2)
    rows, slots = state.rows, state.slots
    for row in range(state.seats):
        left = state.lying[row]
        place = row * slots
        code = FLIP + STRIDE * row
        while left > 0:
            if rows[place] >= 0:
                codes.append(code)
                codes.append(code + TAKE - FLIP)
                left -= 1
            place += 1
            code += STRIDE * MOST_SEATS


def _on_fresh_tile(state: State, seat: int, colours: list[int], codes: list[int]) -> None:
    """FG-19, FG-20, FG-61: a prophet for the tile just placed; a wrong one can be taken back."""
    cell = state.fresh[seat]
    if state.knobs.honour and at_fault(state, cell):
        codes.append(TAKE_BACK)
    if state.prophet[cell] != NOBODY:
        return
    first = state.laid[cell] * CORNERS
    for colour in colours:
        for source in sources(state, colour):
            for corner in range(CORNERS):
                if state.tiles.regions[first + corner] == corner:
                    argument = colour + TERRAINS * (corner + CORNERS * source)
                    codes.append(PLACE_PROPHET + STRIDE * argument)


def _cities(state: State, colours: list[int], codes: list[int]) -> None:
    """FG-21: a city on any open cell, with a prophet of one's own."""
    for colour in colours:
        for source in sources(state, colour):
            base = BUILD_CITY + STRIDE * (colour + TERRAINS * MOST_CELLS * source)
            for cell in state.open:
                codes.append(base + STRIDE * TERRAINS * cell)


def _challenges(state: State, codes: list[int]) -> None:
    """FG-62: any tile of the World."""
    for cell in range(state.grid.cells):
        if state.laid[cell] >= 0:
            codes.append(CHALLENGE + STRIDE * cell)


def _off_turn(state: State, seat: int) -> list[int]:
    """FG-31, FG-62: flips in the own row while it is left alone; challenges at any time."""
    codes: list[int] = []
    if not state.explored[seat]:
        for slot in range(state.slots):
            if state.rows[seat * state.slots + slot] >= 0:
                codes.append(FLIP + STRIDE * (seat + MOST_SEATS * slot))
    if state.knobs.honour:
        _challenges(state, codes)
    return codes


def _to_give_up(state: State, seat: int) -> list[int]:
    """FG-65: the prophets that a penalty may cost."""
    return [
        GIVE_UP + STRIDE * (colour + TERRAINS * source) for colour, source in offers(state, seat)
    ]
