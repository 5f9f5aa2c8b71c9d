"""What a net reads of a match: each seat's colours, areas and tiles, and the table's.

A seat's colours come by their influence, the lower one first: that one counts (FG-57).
"""

from typing import Final

from pantheon.core.observation_rows import Features
from .evaluation import judged, outlooks, readiness
from .rules.areas import SMALLEST, prophets_of
from .rules.constants import EMPTY, HANDS, NOBODY, TERRAINS, Phase
from .rules.influence import by_rank, open_influence, worth
from .rules.mistakes import at_fault
from .rules.state import State
from .rules.tiles import FACES, PATTERNS

COLOURS_EACH: Final = 2
HUNDREDTHS: Final = 100
THOUSANDTHS: Final = 1000
"""The evaluation's terms, in points of influence, are small numbers."""
OF_COLOUR: Final = (
    "influence", "led", "led_worth", "led_shores", "shared_worth", "close_worth", "size_prize",
    "number_prize", "largest", "kingdoms", "largest_lead", "kingdoms_lead", "reserve", "cities",
    "city_risk", "spoils", "lost", "prophets",
)  # fmt: skip
PHASES: Final = 5
"""The progress of a match is counted from minus to plus this number."""
_HELD: Final = (
    "outlook", "readiness", "lowest", "highest", "colours", "room", "lying", "laid",
    "passed", "ready", "fresh", "explored", "held", "fitting", "ways", "owed", "faults", "active",
    *[f"{name}.{colour}" for colour in range(COLOURS_EACH) for name in OF_COLOUR],
)  # fmt: skip
OF_SEAT: Final = (*_HELD, *[f"late.{name}" for name in _HELD])
"""The second half is the first times the progress of the match: what matters more or less late."""
OF_UNCHOSEN: Final = ("largest", "kingdoms", "unled")
OTHERS: Final = (
    "filled", "empty", "open", "dead", "bag", "bag_low", "tokens", "cities_built", "idle", "final",
    "turns_left", "turn_progress", "unled_worth", "unled_shores", "single_shores", "unchosen",
    *[f"unchosen.{name}.{place}" for place in range(TERRAINS) for name in OF_UNCHOSEN],
    *[f"phase.{phase}" for phase in range(Phase.OVER)],
)  # fmt: skip


def features(state: State, observer: int) -> Features:
    """OF_SEAT for every seat, and OTHERS; what an observer must not know has been dealt anew."""
    expected = outlooks(state)
    world = _World(state)
    late = _progress(state)
    found: list[list[int]] = []
    for owner in range(state.seats):
        own: list[tuple[int, int]] = []
        for colour in range(TERRAINS):
            if state.owner[colour] == owner:
                own.append((world.influence[colour], colour))
        own.sort()
        numbers = [
            int(expected[owner] * HUNDREDTHS),
            int(readiness(state, owner) * THOUSANDTHS),
            own[0][0] if len(own) == state.knobs.colours_each else 0, own[-1][0] if own else 0,
            len(own), *_tiles_of(state, owner), world.faults[owner], int(state.active == owner),
        ]  # fmt: skip
        for _, colour in own[:COLOURS_EACH]:
            numbers += _of_colour(state, colour, world)
        numbers += [0] * (len(_HELD) - len(numbers))
        found.append(numbers + [number * late for number in numbers])
    return judged(state, expected), found, _of_table(state, world)


def _progress(state: State) -> int:
    """How near the match is to its end, by the World or by the bag."""
    filled = 2 * PHASES * state.filled // state.grid.cells
    drawn = 2 * PHASES * (state.tiles.count - state.bag_total) // state.tiles.count
    return min(2 * PHASES, max(filled, drawn)) - PHASES


def _tiles_of(state: State, owner: int) -> list[int]:
    """The tiles that a seat has laid, holds and may still take."""
    held = fitting = all_ways = 0
    ways, need = state.tiles.ways, state.need
    for hand in range(owner * HANDS, owner * HANDS + HANDS):
        if state.hands[hand] != EMPTY:
            tile = state.hands[hand] // FACES
            count = 0
            for cell in state.open:
                count += ways[tile * PATTERNS + need[cell]]
            held += 1
            fitting += count > 0
            all_ways += count
    return [
        state.room[owner], state.lying[owner], state.laid_by[owner], int(state.passed[owner]),
        int(state.ready[owner]), int(state.fresh[owner] != NOBODY), state.explored[owner],
        held, fitting, all_ways, state.owed[owner],
    ]  # fmt: skip


def _of_colour(state: State, colour: int, world: "_World") -> list[int]:
    god = state.god[colour]
    chosen = god != NOBODY
    return [
        world.influence[colour], world.led[colour], world.led_worth[colour],
        world.led_shores[colour], world.shared_worth[colour], world.close_worth[colour],
        world.size[colour], world.number[colour], state.largest[god] if chosen else 0,
        state.kingdoms[god] if chosen else 0, _lead(state, state.largest, god),
        _lead(state, state.kingdoms, god), state.reserve[colour], world.cities[colour],
        world.risk[colour], state.spoils[colour], state.lost[colour], world.prophets[colour],
    ]  # fmt: skip


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


def _of_table(state: State, world: "_World") -> list[int]:
    """What belongs to no seat; terrains that nobody has chosen come by their Kingdoms."""
    dead = 0
    for cell in state.open:
        dead += state.tiles.takers[state.need[cell]] == 0
    unchosen: list[tuple[int, int]] = []
    for colour in range(TERRAINS):
        if state.owner[colour] == NOBODY:
            unchosen.append((-2 * state.kingdoms[colour] - state.largest[colour], colour))
    unchosen.sort()
    numbers = [
        state.filled, state.grid.cells - state.filled, len(state.open), dead, state.bag_total,
        state.bag_low, state.tokens, len(state.cities), state.idle, int(state.final),
        state.turns_left, state.turn_progress, world.unled_worth, world.unled_shores,
        world.single_shores, len(unchosen),
    ]  # fmt: skip
    for _, colour in unchosen:
        numbers += [state.largest[colour], state.kingdoms[colour], world.unled[colour]]
    numbers += [0] * (len(OF_UNCHOSEN) * (TERRAINS - len(unchosen)))
    return numbers + [int(state.phase == phase) for phase in range(Phase.OVER)]


class _World:
    """The areas, by who leads them, and the cities."""

    def __init__(self, state: State) -> None:
        earned = open_influence(state)
        self.size: list[int] = by_rank(state, state.largest)
        self.number: list[int] = by_rank(state, state.kingdoms)
        self.influence: list[int] = [
            earned[colour] + self.size[colour] + self.number[colour] for colour in range(TERRAINS)
        ]
        self.led: list[int] = [0] * TERRAINS  # the areas that a colour leads
        self.led_worth: list[int] = [0] * TERRAINS
        self.led_shores: list[int] = [0] * TERRAINS
        self.shared_worth: list[int] = [0] * TERRAINS  # of areas that it leads with another
        self.close_worth: list[int] = [0] * TERRAINS  # where it is one prophet behind
        self.prophets: list[int] = [0] * TERRAINS
        self.unled: list[int] = [0] * TERRAINS  # tiles of Kingdoms without a prophet
        self.unled_worth: int = 0
        self.unled_shores: int = 0
        self.single_shores: int = 0
        self.cities: list[int] = [0] * TERRAINS
        self.risk: list[int] = [0] * TERRAINS  # tiles of the set that fit its cities
        self.faults: list[int] = [0] * state.seats
        for area, above in enumerate(state.above):
            if above == area:
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
            tiles = state.area_tiles[area]
            if tiles >= SMALLEST:
                self.unled_worth += tiles
                self.unled_shores += shores
                self.unled[state.tiles.corners[state.laid[area >> 2] * 4 + (area & 3)]] += tiles
            else:
                self.single_shores += shores
            return
        paid = worth(state, area)
        crowds = [prophets_of(state, area, colour) for colour in range(TERRAINS)]
        most = max(crowds)
        for colour, there in enumerate(crowds):
            self.prophets[colour] += there
            if there == most:
                self.led[colour] += 1
                self.led_worth[colour] += paid
                self.led_shores[colour] += shores
                if crowds.count(most) > 1:
                    self.shared_worth[colour] += paid
            elif there == most - 1 and there > 0:
                self.close_worth[colour] += paid
