"""How a match begins, or goes on when it was saved, and its components (FG-2 to FG-8)."""

from pantheon.core.options import knobs_of
from pantheon.core.rules import Chance, RawEvents, Reason, shuffled
from ..generated import emit
from ..generated.copying import blank_state
from ..options import FourGodsOptions
from .areas import count_prophet
from .constants import CITY, EMPTY, HANDS, NOBODY, PROPHETS, TERRAINS, Phase
from .gods import all_colours_chosen, why_colour_taken
from .rows import draw_tile, out_of_bag, put
from .state import State
from .tile_set import tile_set
from .tiles import FACES, TURNS
from .turn import begin_turn
from .world import found, lay


def prepare(options: FourGodsOptions, seats: int, chance: Chance, raw: RawEvents) -> State:
    """A match up to its first decision: a colour (secret gods), readiness, or a turn."""
    state = blank_state(knobs_of(options, seats), tile_set(options.tiles))
    if state.knobs.secret:
        state.god = [NOBODY] * TERRAINS
        state.phase = Phase.COLOURS
    else:
        begin(state, chance, raw)
    return state


def why_choose_colour(state: State, colour: int) -> Reason | None:
    """FG-8: a colour that nobody has."""
    return why_colour_taken(state, colour, "FG-8")


def choose_colour(state: State, seat: int, colour: int, chance: Chance, raw: RawEvents) -> None:
    """FG-8: colours in seat order; when all have theirs, gods are dealt and play begins."""
    state.owner[colour] = seat
    emit.colour_chosen(raw, seat, colour)
    if not all_colours_chosen(state):
        state.active = (seat + 1) % state.seats
        return
    state.active = 0
    order = shuffled(TERRAINS, chance)
    for dealt in range(TERRAINS):
        if state.owner[dealt] != NOBODY:
            state.god[dealt] = order.pop()
            emit.god_dealt(raw, state.owner[dealt], dealt, state.god[dealt])
    begin(state, chance, raw)


def begin(state: State, chance: Chance, raw: RawEvents) -> None:
    """FG-7: draw a tile for each hand and wait until all are ready, or begin the first turn."""
    if state.knobs.timed:
        state.phase = Phase.PLAY
        state.active = chance.below(state.seats)
        begin_turn(state, raw)
        return
    state.phase = Phase.READINESS
    for seat in range(state.seats):
        for hand in range(HANDS):
            draw_tile(state, seat, hand, chance, raw)
    state.bag_low = state.bag_total


def why_ready(state: State, seat: int) -> Reason | None:
    """FG-7: one declares oneself ready once."""
    return Reason("FG-7", "four_gods-refused-ready-already") if state.ready[seat] else None


def ready(state: State, seat: int, raw: RawEvents) -> None:
    """FG-7: play starts when all are ready."""
    state.ready[seat] = 1
    emit.made_ready(raw, seat)
    if all(state.ready):
        state.phase = Phase.PLAY
        emit.play_begun(raw)


def rebuild(state: State) -> None:
    """What follows from a saved state or a view: open cells, areas, rows with room, the bag.

    Every tile and city is laid again where it lies; the rest of the tiles is in the bag.
    """
    laid, layer, rows = state.laid, state.layer, state.rows
    state.laid = [EMPTY] * len(laid)
    state.layer = [NOBODY] * len(laid)
    for cell, content in enumerate(laid):
        if content == CITY:
            found(state, cell)
        elif content != EMPTY:
            lay(state, cell, content, layer[cell])
            out_of_bag(state, content // TURNS // FACES)
    for cell in range(len(laid)):
        count_prophet(state, cell, 1)
    state.rows = [EMPTY] * len(rows)
    for place, shown in enumerate(rows):
        if shown >= 0:
            put(state, place, shown)
            out_of_bag(state, shown // FACES)
        elif shown != EMPTY:
            state.rows[place] = shown
            state.room[place // state.slots] -= 1
    for shown in state.hands:
        if shown >= 0:
            out_of_bag(state, shown // FACES)


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies: the same at all times (FG-2, FG-3)."""
    lying = list(state.bag)
    for shown in (*state.rows, *state.hands, *(laid // TURNS for laid in state.laid if laid >= 0)):
        if shown >= 0:
            lying[shown // FACES] += 1
    counts = {f"tile {tile}": number for tile, number in enumerate(lying)}
    left_over = PROPHETS - state.knobs.reserve
    for colour in range(TERRAINS):
        in_play = state.reserve[colour] + state.prophet.count(colour)
        counts[f"prophets {colour}"] = in_play + state.lost[colour] + left_over
    counts["cities"] = state.tokens + len(state.cities) + sum(state.spoils)
    counts["cells"] = state.filled + state.laid.count(EMPTY)
    return counts
