"""What a net reads of a match: each seat's colours, areas and tiles, the observer's first.

A seat's colours come by their influence, the lower one first: that one counts (FG-57).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.observation_rows import put
from .evaluation import evaluate
from .rules.areas import SMALLEST, most_prophets, prophets_of
from .rules.constants import EMPTY, HANDS, NOBODY, TERRAINS, Phase
from .rules.influence import by_rank, open_influence, worth
from .rules.mistakes import at_fault
from .rules.state import State
from .rules.tiles import FACES, PATTERNS

MOST_SEATS: Final = 4
COLOURS_EACH: Final = 2
SHARE: Final = 30000
"""A share of 1, as a whole number."""
OF_SEAT: Final = (
    "evaluation", "lowest", "highest", "colours", "room", "lying", "laid", "passed", "ready",
    "fresh", "explored", "held", "fitting", "ways", "owed", "faults", "active",
)  # fmt: skip
OF_COLOUR: Final = (
    "influence", "led", "led_worth", "led_shores", "shared_worth", "close_worth", "size_prize",
    "number_prize", "largest", "kingdoms", "largest_lead", "kingdoms_lead", "reserve", "cities",
    "city_risk", "spoils", "lost", "prophets",
)  # fmt: skip
OF_TABLE: Final = (
    "filled", "empty", "open", "dead", "bag", "bag_low", "tokens", "cities_built", "idle", "final",
    "turns_left", "turn_progress", "unled_worth", "unled_shores", "single_shores", "unchosen",
)  # fmt: skip
OF_UNCHOSEN: Final = ("largest", "kingdoms", "unled")
FEATURES: Final = (
    *[
        f"{name}.{seat}"
        for seat in range(MOST_SEATS)
        for name in (
            *OF_SEAT,
            *[f"{name}.{colour}" for colour in range(COLOURS_EACH) for name in OF_COLOUR],
        )
    ],
    *OF_TABLE,
    *[f"unchosen.{name}.{place}" for place in range(TERRAINS) for name in OF_UNCHOSEN],
    *[f"phase.{phase}" for phase in range(Phase.OVER)],
)
"""The names of the columns that `write_features` writes."""


def write_features(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write all columns from index `at` on; returns the index after them."""
    seats: i64 = state.seats
    values = evaluate(state)
    world = _World(state)
    for step in range(MOST_SEATS):
        if step >= seats:
            for _ in range(len(OF_SEAT) + COLOURS_EACH * len(OF_COLOUR)):
                at = put(row, at, 0)
            continue
        owner = (seat + step) % seats
        at = put(row, at, int(values[owner] * SHARE))
        own: list[tuple[int, int]] = []
        for colour in range(TERRAINS):
            if state.owner[colour] == owner:
                own.append((world.influence[colour], colour))
        own.sort()
        at = put(row, at, own[0][0] if len(own) == state.knobs.colours_each else 0)
        at = put(row, at, own[-1][0] if own else 0)
        at = put(row, at, len(own))
        at = _write_seat(state, owner, world, row, at)
        for place in range(COLOURS_EACH):
            if place < len(own):
                at = _write_colour(state, own[place][1], world, row, at)
            else:
                for _ in OF_COLOUR:
                    at = put(row, at, 0)
    return _write_table(state, world, row, at)


def _write_seat(state: State, owner: i64, world: "_World", row: vec[i16], at: i64) -> i64:
    """The rest of OF_SEAT."""
    at = put(row, at, state.room[owner])
    at = put(row, at, state.lying[owner])
    at = put(row, at, state.laid_by[owner])
    at = put(row, at, state.passed[owner])
    at = put(row, at, state.ready[owner])
    at = put(row, at, 1 if state.fresh[owner] != NOBODY else 0)
    at = put(row, at, state.explored[owner])
    held = 0
    fitting = 0
    ways = 0
    for hand in range(owner * HANDS, owner * HANDS + HANDS):
        shown = state.hands[hand]
        if shown != EMPTY:
            held += 1
            count = _ways(state, shown // FACES)
            ways += count
            fitting += 1 if count else 0
    at = put(row, at, held)
    at = put(row, at, fitting)
    at = put(row, at, ways)
    at = put(row, at, state.owed[owner])
    at = put(row, at, world.faults[owner])
    return put(row, at, 1 if state.active == owner else 0)


def _ways(state: State, tile: int) -> int:
    """In how many ways a tile could be laid now."""
    ways, need = state.tiles.ways, state.need
    count = 0
    for cell in state.open:
        count += ways[tile * PATTERNS + need[cell]]
    return count


def _write_colour(state: State, colour: int, world: "_World", row: vec[i16], at: i64) -> i64:
    """OF_COLOUR."""
    god = state.god[colour]
    at = put(row, at, world.influence[colour])
    at = put(row, at, world.led[colour])
    at = put(row, at, world.led_worth[colour])
    at = put(row, at, world.led_shores[colour])
    at = put(row, at, world.shared_worth[colour])
    at = put(row, at, world.close_worth[colour])
    at = put(row, at, world.size[colour])
    at = put(row, at, world.number[colour])
    at = put(row, at, state.largest[god] if god != NOBODY else 0)
    at = put(row, at, state.kingdoms[god] if god != NOBODY else 0)
    at = put(row, at, _lead(state, state.largest, god))
    at = put(row, at, _lead(state, state.kingdoms, god))
    at = put(row, at, state.reserve[colour])
    at = put(row, at, world.cities[colour])
    at = put(row, at, world.risk[colour])
    at = put(row, at, state.spoils[colour])
    at = put(row, at, state.lost[colour])
    return put(row, at, world.prophets[colour])


def _lead(state: State, values: list[int], god: int) -> int:
    """By how much a god leads the best of the other gods that are chosen."""
    if god == NOBODY:
        return 0
    best = 0
    for colour in range(TERRAINS):
        other = state.god[colour]
        if other not in (god, NOBODY) and state.owner[colour] != NOBODY:
            best = max(best, values[other])
    return values[god] - best


def _write_table(state: State, world: "_World", row: vec[i16], at: i64) -> i64:
    """What belongs to no seat."""
    at = put(row, at, state.filled)
    at = put(row, at, state.grid.cells - state.filled)
    at = put(row, at, len(state.open))
    dead = 0
    for cell in state.open:
        if state.tiles.takers[state.need[cell]] == 0:
            dead += 1
    at = put(row, at, dead)
    at = put(row, at, state.bag_total)
    at = put(row, at, state.bag_low)
    at = put(row, at, state.tokens)
    at = put(row, at, len(state.cities))
    at = put(row, at, state.idle)
    at = put(row, at, 1 if state.final else 0)
    at = put(row, at, state.turns_left)
    at = put(row, at, state.turn_progress)
    at = put(row, at, world.unled_worth)
    at = put(row, at, world.unled_shores)
    at = put(row, at, world.single_shores)
    unchosen: list[tuple[int, int]] = []
    for colour in range(TERRAINS):
        if state.owner[colour] == NOBODY:
            unchosen.append((-2 * state.kingdoms[colour] - state.largest[colour], colour))
    unchosen.sort()
    at = put(row, at, len(unchosen))
    for place in range(TERRAINS):
        colour = unchosen[place][1] if place < len(unchosen) else NOBODY
        at = put(row, at, state.largest[colour] if colour != NOBODY else 0)
        at = put(row, at, state.kingdoms[colour] if colour != NOBODY else 0)
        at = put(row, at, world.unled[colour] if colour != NOBODY else 0)
    for phase in range(Phase.OVER):
        at = put(row, at, 1 if state.phase == phase else 0)
    return at


class _World:
    """The areas, by who leads them, and the cities."""

    def __init__(self, state: State) -> None:
        earned = open_influence(state)
        self.size: list[int] = by_rank(state, state.largest)
        self.number: list[int] = by_rank(state, state.kingdoms)
        self.influence: list[int] = [
            earned[colour] + self.size[colour] + self.number[colour] for colour in range(TERRAINS)
        ]
        self.led: list[int] = [0] * TERRAINS
        """The areas that a colour leads."""
        self.led_worth: list[int] = [0] * TERRAINS
        self.led_shores: list[int] = [0] * TERRAINS
        self.shared_worth: list[int] = [0] * TERRAINS
        """What the areas pay that it leads together with another."""
        self.close_worth: list[int] = [0] * TERRAINS
        """What the areas pay in which it is one prophet behind."""
        self.prophets: list[int] = [0] * TERRAINS
        self.unled: list[int] = [0] * TERRAINS
        """By terrain: the tiles of Kingdoms without a prophet."""
        self.unled_worth: int = 0
        self.unled_shores: int = 0
        self.single_shores: int = 0
        self.cities: list[int] = [0] * TERRAINS
        self.risk: list[int] = [0] * TERRAINS
        """How many shown tiles of the set fit a cell with a city of the colour."""
        self.faults: list[int] = [0] * state.seats
        above = state.above
        for area in range(len(above)):
            if above[area] == area:
                self._look_at(state, area)
        for cell in state.cities:
            colour = state.prophet[cell]
            self.cities[colour] += 1
            self.risk[colour] += min(100, state.tiles.takers[state.need[cell]])
        if state.knobs.honour:
            for cell in range(state.grid.cells):
                if state.wrong[cell] and at_fault(state, cell):
                    self.faults[state.layer[cell]] += 1

    def _look_at(self, state: State, area: int) -> None:
        shores = state.shores[area]
        if state.crowd[area] == 0:
            if state.area_tiles[area] >= SMALLEST:
                self.unled_worth += state.area_tiles[area]
                self.unled_shores += shores
                self.unled[state.tiles.corners[state.laid[area >> 2] * 4 + (area & 3)]] += (
                    state.area_tiles[area]
                )
            else:
                self.single_shores += shores
            return
        paid = worth(state, area)
        most = most_prophets(state, area)
        leaders = 0
        for colour in range(TERRAINS):
            if prophets_of(state, area, colour) == most:
                leaders += 1
        for colour in range(TERRAINS):
            there = prophets_of(state, area, colour)
            self.prophets[colour] += there
            if there == most:
                self.led[colour] += 1
                self.led_worth[colour] += paid
                self.led_shores[colour] += shores
                if leaders > 1:
                    self.shared_worth[colour] += paid
            elif there == most - 1 and there > 0:
                self.close_worth[colour] += paid
