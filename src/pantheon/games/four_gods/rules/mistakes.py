"""Wrong tiles at a table that plays on honour, and what they cost (FG-60 to FG-65)."""

from typing import Final

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from . import world
from .areas import chart
from .constants import CORNERS, NOBODY
from .ending import begin_action, count_action, is_off_turn
from .gods import colours_of
from .rows import free_slot, hold, into_bag, put, reserve_slot
from .state import State
from .tiles import FACES, TURNS

LACKS_SIDES: Final = 1
MISMATCHED: Final = 2


def faults(state: State, cell: int, laid: int) -> int:
    """The rules that a tile breaks on a cell, as bits (FG-11, FG-12)."""
    broken = 0 if world.has_two_sides(state, cell) else LACKS_SIDES
    return broken if world.matches(state, cell, laid) else broken | MISMATCHED


def at_fault(state: State, cell: int) -> bool:
    """FG-62: a tile that broke a rule when it was laid and still breaks that rule."""
    wrong = state.wrong[cell]
    return wrong != 0 and wrong & faults(state, cell, state.laid[cell]) != 0


# Taking back


def may_take_back(state: State, seat: int) -> bool:
    """Whether the tile that a seat has just laid on honour is wrong (FG-60, FG-61)."""
    cell = state.fresh[seat]
    return state.knobs.honour != 0 and cell != NOBODY and at_fault(state, cell)


def why_take_back(state: State, seat: int) -> Reason | None:
    """FG-61: only a wrong tile that one has just laid can be taken back."""
    if may_take_back(state, seat):
        return None
    if not state.knobs.honour:
        return Reason("FG-61", "four_gods-refused-strict-referee")
    cell = state.fresh[seat]
    if cell == NOBODY:
        return Reason("FG-61", "four_gods-refused-no-fresh-tile")
    return Reason("FG-61", "four_gods-refused-lies-right", cell=state.grid.name(cell))


def take_back(state: State, seat: int, raw: RawEvents) -> None:
    """FG-61: a wrong tile just laid returns to its hand, its prophet to where it came from.

    What loses its second side by it falls. That costs what a challenge would cost (FG-65) if it
    is at fault, or was laid without two sides and has them for the moment. Before it was ruled
    so, whatever lacked sides fell free of charge, and the prophet went to the reserve.
    """
    count_action(state, seat)
    cell = state.fresh[seat]
    guilty: list[int] = []
    spared: list[int] = []
    if state.knobs.exact_take_back:
        for each in _tiles(state):
            if each != cell and (state.wrong[each] & LACKS_SIDES or at_fault(state, each)):
                guilty.append(each)
            if not world.has_two_sides(state, each):
                spared.append(each)
        _send_back(state, seat, raw)
    shown = _take_off(state, cell, raw)
    hand = state.fresh_hand[seat]
    hold(state, seat, hand, shown, reserve_slot(state, seat, state.fresh_origin[seat]))
    emit.tile_taken_back(raw, seat, hand, *state.grid.place(cell), shown // FACES)
    _drop_unsupported(state, spared, guilty, raw)
    if guilty:
        for layer in range(state.seats):
            _settle_clear_debts(state, layer, raw)


def _send_back(state: State, seat: int, raw: RawEvents) -> None:
    """A prophet that migrated to the tile just laid goes back, if the tile it left still lies."""
    cell, region = state.fresh[seat], state.fresh_left[seat]
    colour = state.prophet[cell]
    if NOBODY not in (colour, region):
        left, corner = region // CORNERS, region % CORNERS
        world.send_prophet(state, colour, world.source_at(cell), left, corner)
        terrain = world.terrain_at(state, left, corner)
        spot = state.grid.place(left)
        emit.prophet_placed(raw, seat, colour, *spot, corner, terrain, *state.grid.place(cell))


# Challenging


def why_challenge(state: State, cell: int) -> Reason | None:
    """FG-62: on honour, any tile of the World can be challenged."""
    if not state.knobs.honour:
        return Reason("FG-62", "four_gods-refused-strict-referee")
    if cell >= state.grid.cells or state.laid[cell] < 0:
        return Reason("FG-62", "four_gods-refused-no-tile-there")
    return None


def challenges(state: State) -> list[int]:
    """FG-62: on honour, any tile of the World."""
    return [codes.challenge(cell) for cell in _tiles(state)] if state.knobs.honour else []


def challenge(state: State, seat: int, cell: int, raw: RawEvents) -> None:
    """FG-62: a wrong tile goes to its layer's row or into the bag (FG-65: and costs more).

    Then all others that are wrong by now go into the bag (FG-63), or they wait for a challenge of
    their own. A wrong challenge changes nothing.
    """
    if not at_fault(state, cell):
        if not is_off_turn(state, seat):
            state.idle += 1
        emit.challenge_failed(raw, seat, *state.grid.place(cell))
        return
    begin_action(state, seat)
    layer = state.layer[cell]
    _penalise(state, cell, raw)
    shown = _take_off(state, cell, raw)
    place = free_slot(state, layer)
    slot = NOBODY
    if place == NOBODY:
        into_bag(state, shown)
    else:
        put(state, place, shown)
        slot = place % state.slots
    tile, face = shown // FACES, shown % FACES
    emit.tile_challenged(raw, layer, *state.grid.place(cell), tile, face, slot)
    if not state.knobs.other_mistakes_wait:
        for wrong in [each for each in _tiles(state) if at_fault(state, each)]:
            _drop(state, wrong, raw)
    _drop_unsupported(state, [], [], raw)
    _settle_clear_debts(state, layer, raw)


# Removing tiles


def _tiles(state: State) -> list[int]:
    """The cells on which a tile lies."""
    return [cell for cell in range(state.grid.cells) if state.laid[cell] >= 0]


def _drop_unsupported(state: State, spared: list[int], guilty: list[int], raw: RawEvents) -> None:
    """FG-63: tiles left with fewer than two straight sides fall, until none but the spared is left.

    The guilty ones are penalised; cities stay (FG-R9).
    """
    falling = True
    while falling:
        falling = False
        for cell in _tiles(state):
            if not world.has_two_sides(state, cell) and cell not in spared:
                falling = True
                if cell in guilty:
                    _penalise(state, cell, raw)
                _drop(state, cell, raw)
    chart(state)


def _drop(state: State, cell: int, raw: RawEvents) -> None:
    """FG-63: a tile goes into the bag."""
    shown = _take_off(state, cell, raw)
    into_bag(state, shown)
    emit.tile_fell(raw, *state.grid.place(cell), shown // FACES)


def _take_off(state: State, cell: int, raw: RawEvents) -> int:
    """Take a tile from the World; its prophet goes home, nobody has just placed it (FG-R5)."""
    shown = state.laid[cell] // TURNS
    colour = world.remove_prophet(state, cell)
    if colour != NOBODY:
        state.reserve[colour] += 1
        emit.prophet_home(raw, state.owner[colour], colour, *state.grid.place(cell))
    world.lift(state, cell)
    state.removed += 1
    for seat in range(state.seats):
        if state.fresh[seat] == cell:
            state.fresh[seat] = NOBODY
        if state.fresh_left[seat] // CORNERS == cell:
            state.fresh_left[seat] = NOBODY
    return shown


# Penalties: a prophet lost for good


def _penalise(state: State, cell: int, raw: RawEvents) -> None:
    """FG-65: who laid a wrong tile, if experienced, owes a prophet: at once the one on it."""
    layer = state.layer[cell]
    if state.knobs.experienced & (1 << layer):
        state.owed[layer] += 1
        if state.prophet[cell] != NOBODY:
            _pay(state, layer, state.prophet[cell], world.source_at(cell), raw)


def offers(state: State, seat: int) -> list[tuple[int, int]]:
    """The colours and sources that a seat may give up: reserves first, else tiles, never cities."""
    own = colours_of(state, seat)
    colours = [colour for colour in own if state.reserve[colour] > 0] or own
    return [(colour, source) for colour in colours for source in world.sources(state, colour)]


def why_give_up(state: State, seat: int, colour: int, source: int) -> Reason | None:
    """FG-65: a seat in debt gives up a prophet that it may choose."""
    if state.owed[seat] == 0:
        return Reason("FG-65", "four_gods-refused-no-debt")
    if (colour, source) not in offers(state, seat):
        return Reason("FG-65", "four_gods-refused-not-to-lose")
    return None


def give_up(state: State, seat: int, colour: int, source: int, raw: RawEvents) -> None:
    """FG-65: the prophet that a penalty costs."""
    _pay(state, seat, colour, source, raw)
    _settle_clear_debts(state, seat, raw)


def pay_oldest(state: State, seat: int, raw: RawEvents) -> None:
    """Time ran out, or the match is over: the prophet that has stood longest is lost."""
    choices = offers(state, seat)  # all from tiles; or all from reserves, and the first will do
    since = [state.since[world.cell_left(source)] for _, source in choices]
    colour, source = choices[since.index(min(since))]
    give_up(state, seat, colour, source, raw)


def _pay(state: State, seat: int, colour: int, source: int, raw: RawEvents) -> None:
    """A seat loses this prophet, and so one of its debts."""
    world.leave_source(state, colour, source)
    state.lost[colour] += 1
    state.owed[seat] -= 1
    emit.prophet_lost(raw, seat, colour, *state.grid.place(world.cell_left(source)))


def _settle_clear_debts(state: State, seat: int, raw: RawEvents) -> None:
    """Pay debts that leave no choice; a seat without prophets loses nothing."""
    while state.owed[seat] > 0:
        choices = offers(state, seat)
        if len(choices) > 1:
            return
        if choices:
            _pay(state, seat, choices[0][0], choices[0][1], raw)
        else:
            state.owed[seat] = 0
