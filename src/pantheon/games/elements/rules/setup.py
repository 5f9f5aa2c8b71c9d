"""Set-up: map, stock, starting pieces and energy (EL-2 to EL-4, EL-10 to EL-12)."""

from pantheon.core.rules import Chance, RawEvents, Reason, shuffled
from ..generated import codes, emit, reasons
from ..generated.copying import blank_state
from .chart import MIDDLE, RIM, Chart
from .constants import BUILD, GODS, ISLANDS, NOBODY, SUPPORT, Phase, Pieces, Source
from .knobs import Knobs
from .pieces import move_ship, put_person
from .scoring import earn
from .state import State
from .turn import begin_turn


def prepare(seats: int, knobs: Knobs, chance: Chance, raw: RawEvents) -> State:
    """EL-10: a new match; with `quick_setup` chance places pieces and energy."""
    state = blank_state(knobs, Chart(_spots(chance)), seats)
    state.start = knobs.start_pieces[: Pieces.START_KINDS] * seats
    state.priests = [knobs.start_priests] * seats
    state.food = [knobs.start_food] * seats
    for seat in range(seats):
        for piece in range(Pieces.KINDS):
            state.supply[seat * Pieces.KINDS + piece] -= knobs.start_pieces[piece]
        earn(state, seat, Source.START, knobs.start_points)
    state.first = chance.below(seats)
    state.active = state.first
    if knobs.quick_setup:
        _settle_by_chance(state, chance, raw)
    else:
        _ask(state)
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


def _settle_by_chance(state: State, chance: Chance, raw: RawEvents) -> None:
    """Option `quick_setup`: pieces fall where there is room, energy in equal parts."""
    for step in range(state.seats):
        state.active = (state.first + step) % state.seats
        for piece in range(Pieces.START_KINDS):
            while state.start[state.active * Pieces.START_KINDS + piece] > 0:
                free = [god for god in range(GODS) if why_place_piece(state, piece, god) is None]
                _settle(state, piece, free[chance.below(len(free))], raw)
    _ask(state)
    share, extra = divmod(state.knobs.start_energy, state.knobs.start_gods)
    for _ in range(state.seats):
        for place, god in enumerate(shuffled(GODS, chance)[: state.knobs.start_gods]):
            endow(state, god, share + 1 if place < extra else share, raw)


# Starting pieces


def _ask(state: State) -> None:
    """Ask for a piece as long as there are some, then for energy."""
    if sum(state.start) > 0:
        state.phase = Phase.SETTLING
        return
    state.phase = Phase.ENDOWING
    state.active = state.first
    state.purse = state.knobs.start_energy


def why_place_piece(state: State, piece: int, island: int) -> Reason | None:
    """EL-11: a piece one still has; the houses of all players on an island are limited."""
    if state.start[state.active * Pieces.START_KINDS + piece] == 0:
        return reasons.NO_PIECE
    limited = piece == Pieces.HOUSE
    full = limited and sum(state.houses[island::GODS]) >= state.knobs.start_houses_island
    return reasons.HOUSES_FULL if full else None


def place_piece(state: State, piece: int, island: int, raw: RawEvents) -> None:
    """EL-11: one piece, then the next player."""
    _settle(state, piece, island, raw)
    state.active = (state.active + 1) % state.seats
    _ask(state)


def _settle(state: State, piece: int, island: int, raw: RawEvents) -> None:
    seat = state.active
    state.start[seat * Pieces.START_KINDS + piece] -= 1
    if piece == Pieces.PERSON:
        put_person(state, seat, island)
    elif piece == Pieces.HOUSE:
        state.houses[seat * GODS + island] += 1
    else:
        move_ship(state, seat, NOBODY, island)
    emit.piece_placed(raw, seat, piece, island)


# Starting energy


def list_endow(state: State, legal: list[int]) -> None:
    """Every share of the energy for every god that has none yet."""
    shares = _shares(state)
    for god in range(GODS):
        if state.energy[state.active * GODS + god] == 0:
            legal.extend([codes.endow(god, amount) for amount in shares])


def _shares(state: State) -> range:
    """EL-R12: what a god may get: at least 1 is left for each further god, nothing in the end."""
    at = state.active * GODS
    without = state.energy[at : at + GODS].count(0)
    further = state.knobs.start_gods - (GODS - without) - 1
    return range(1 if further else state.purse, state.purse - further + 1)


def why_endow(state: State, god: int, amount: int) -> Reason | None:
    """EL-12, EL-R12: energy on exactly so many gods, at least 1 on each, all of it in the end."""
    if state.energy[state.active * GODS + god] > 0:
        return reasons.ENDOWED
    shares = _shares(state)
    if amount in shares:
        return None
    return reasons.WRONG_SHARE if state.purse in shares else reasons.NO_SHARE


def endow(state: State, god: int, amount: int, raw: RawEvents) -> None:
    """EL-12: a share for one god; with the last one the next player follows."""
    state.energy[state.active * GODS + god] += amount
    emit.energy_endowed(raw, state.active, god, amount)
    state.purse -= amount
    if state.purse > 0:
        return
    state.active = (state.active + 1) % state.seats
    if state.active == state.first:
        begin_turn(state, raw)
    else:
        state.purse = state.knobs.start_energy
