"""Set-up: map, stock, starting pieces and energy (EL-2 to EL-4, EL-10 to EL-12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance, shuffled
from pantheon.core.errors import Reason
from pantheon.core.events import RawEvents
from ..generated import codes, emit
from ..generated.copying import blank_state
from .chart import MIDDLE, RIM, Chart
from .constants import (
    BUILD,
    GODS,
    HOUSE,
    ISLANDS,
    PERSON,
    PIECE_KINDS,
    PRIEST,
    START_KINDS,
    SUPPORT,
    Phase,
    Source,
)
from .knobs import Knobs
from .pieces import put_person, put_ship
from .scoring import earn
from .state import State
from .turn import begin_turn

NO_PIECE: Final = Reason("EL-10", "elements-refused-no-piece")
HOUSES_FULL: Final = Reason("EL-11", "elements-refused-houses-full")
ENDOWED: Final = Reason("EL-12", "elements-refused-endowed")
WRONG_SHARE: Final = Reason("EL-12", "elements-refused-share")


def prepare(seats: int, knobs: Knobs, chance: Chance, raw: RawEvents) -> State:
    """A new match; with `quick_setup` chance places pieces and energy."""
    state = blank_state(knobs, Chart(_spots(chance)), seats)
    for seat in range(seats):
        _endow_stock(state, seat)
        state.food[seat] = knobs.start_food
        earn(state, seat, Source.START, knobs.start_points)
    state.first = chance.below(seats)
    state.active = state.first
    if knobs.quick_setup:
        _settle_by_chance(state, chance, raw)
    else:
        _ask(state, raw)
    return state


def _spots(chance: Chance) -> list[int]:
    """EL-2: gods shuffled in the square, the other islands around Support in the middle."""
    spots = [0] * ISLANDS
    for spot, god in enumerate(shuffled(GODS, chance)):
        spots[god] = spot
    others = [island for island in range(BUILD, ISLANDS) if island != SUPPORT]
    for place, number in enumerate(shuffled(len(others), chance)):
        spots[others[number]] = RIM[place]
    spots[SUPPORT] = MIDDLE
    return spots


def _endow_stock(state: State, seat: int) -> None:
    """EL-10: starting pieces and priests leave the supply."""
    knobs = state.knobs
    counts = [knobs.start_people, knobs.start_houses, knobs.start_ships]
    for piece in range(START_KINDS):
        state.start[seat * START_KINDS + piece] = counts[piece]
        state.supply[seat * PIECE_KINDS + piece] -= counts[piece]
    state.priests[seat] = knobs.start_priests
    state.supply[seat * PIECE_KINDS + PRIEST] -= knobs.start_priests


def _ask(state: State, raw: RawEvents) -> None:
    """Go on to the seat that has something left to place, then to energy, then to turn 1."""
    if sum(state.start) > 0:
        state.phase = Phase.SETTLING
        return
    state.phase = Phase.ENDOWING
    state.active = state.first
    state.purse = state.knobs.start_energy


def why_place_piece(state: State, code: int) -> Reason | None:
    """EL-11: a piece one still has; the houses of all players on an island are limited."""
    piece, island = codes.read_place_piece(code)
    if state.start[state.active * START_KINDS + piece] == 0:
        return NO_PIECE
    if piece == HOUSE and not _room_for_house(state, island):
        return HOUSES_FULL
    return None


def _room_for_house(state: State, island: int) -> bool:
    standing = 0
    for seat in range(state.seats):
        standing += state.houses[seat * GODS + island]
    return standing < state.knobs.start_houses_island


def list_pieces(state: State) -> list[int]:
    """The starting pieces that can be placed, and where."""
    legal: list[int] = []
    for piece in range(START_KINDS):
        for island in range(GODS):
            code = codes.place_piece(piece, island)
            if why_place_piece(state, code) is None:
                legal.append(code)
    return legal


def place_piece(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-11: one piece, then the next player."""
    piece, island = codes.read_place_piece(code)
    _settle(state, state.active, piece, island, raw)
    state.active = (state.active + 1) % state.seats
    _ask(state, raw)


def _settle(state: State, seat: int, piece: int, island: int, raw: RawEvents) -> None:
    state.start[seat * START_KINDS + piece] -= 1
    if piece == PERSON:
        put_person(state, seat, island)
    elif piece == HOUSE:
        state.houses[seat * GODS + island] += 1
    else:
        put_ship(state, seat, island)
    emit.piece_placed(raw, seat, piece, island)


def why_endow(state: State, code: int) -> Reason | None:
    """EL-12: energy on exactly so many gods, at least 1 on each, all of it in the end."""
    god, amount = codes.read_endow(code)
    if state.energy[state.active * GODS + god] > 0:
        return ENDOWED
    return None if _least_share(state) <= amount <= _most_share(state) else WRONG_SHARE


def _least_share(state: State) -> int:
    """EL-12: the last god gets all that is left."""
    return state.purse if _gods_left(state) == 1 else 1


def _most_share(state: State) -> int:
    """EL-12: every other god still to be chosen needs 1."""
    return state.purse - (_gods_left(state) - 1)


def _gods_left(state: State) -> int:
    """How many gods the active seat must still choose."""
    chosen = 0
    for god in range(GODS):
        if state.energy[state.active * GODS + god] > 0:
            chosen += 1
    return state.knobs.start_gods - chosen


def list_endowments(state: State) -> list[int]:
    """Every share of the energy for every god that has none yet."""
    least, most = _least_share(state), _most_share(state)
    return [
        codes.endow(god, amount)
        for god in range(GODS)
        if state.energy[state.active * GODS + god] == 0
        for amount in range(least, most + 1)
    ]


def endow(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """EL-12: a share for one god; with the last one the next player follows."""
    god, amount = codes.read_endow(code)
    _give(state, state.active, god, amount, raw)
    state.purse -= amount
    if state.purse > 0:
        return
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        begin_turn(state, raw)
    else:
        state.purse = state.knobs.start_energy


def _give(state: State, seat: int, god: int, amount: int, raw: RawEvents) -> None:
    state.energy[seat * GODS + god] += amount
    emit.energy_endowed(raw, seat, god, amount)


def _settle_by_chance(state: State, chance: Chance, raw: RawEvents) -> None:
    """Option `quick_setup`: pieces fall where there is room, energy in equal parts."""
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    for seat in order:
        for piece in range(START_KINDS):
            while state.start[seat * START_KINDS + piece] > 0:
                islands = [
                    island
                    for island in range(GODS)
                    if piece != HOUSE or _room_for_house(state, island)
                ]
                _settle(state, seat, piece, islands[chance.below(len(islands))], raw)
    gods = state.knobs.start_gods
    for seat in order:
        for place, god in enumerate(shuffled(GODS, chance)[:gods]):
            share = state.knobs.start_energy // gods
            if place < state.knobs.start_energy % gods:
                share += 1
            _give(state, seat, god, share, raw)
    begin_turn(state, raw)
