"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Final

from pantheon.games.four_gods.rules.areas import Areas, no_areas
from pantheon.games.four_gods.rules.constants import EMPTY, FROM_BAG, HANDS, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.grid import Grid, grid_of
from pantheon.games.four_gods.rules.tiles import FREE, TileSet

# Phases of a match.
COLOURS: Final = 0
READINESS: Final = 1
PLAY: Final = 2
OVER: Final = 3

FEWEST_SIDES: Final = 2
"""The straight sides that a tile or a city must lean on (FG-11, FG-21)."""

# Why the end has begun (FG-40), and how the match has ended, as indices into ENDS.
ENDS: Final = ("", "world", "bag", "passed", "stall")
RUNNING: Final = 0
BY_WORLD: Final = 1
BY_BAG: Final = 2
BY_PASSING: Final = 3
BY_STALL: Final = 4

NUMBERS: Final = (
    "phase", "active", "turn", "tokens", "most_filled", "bag_low", "idle", "progress",
    "turn_progress", "final", "turns_left", "ending", "placements",
)  # fmt: skip
LISTS: Final = (
    "laid", "layer", "wrong", "prophet", "stand", "since", "rows", "hands", "origin", "ready",
    "passed", "fresh", "fresh_hand", "fresh_origin", "explored", "owed", "owner", "god",
    "reserve", "lost", "spoils",
)  # fmt: skip
"""The facts of a match; all else in a state follows from them (see `keeping`)."""


class Knobs:
    """The table options as the engine reads them. Never changed, so copies share it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.seats: int = values["seats"]
        self.size: int = values["size"]
        self.timed: int = values["timed"]
        self.secret: int = values["secret"]
        self.colours_each: int = values["colours_each"]
        self.honour: int = values["honour"]
        self.experienced: int = values["experienced"]
        """A bit for each seat that pays penalties (FG-65)."""
        self.french: int = values["french"]
        self.clock: int = values["clock"]
        self.stall_seconds: int = values["stall_seconds"]
        self.stall_actions: int = values["stall_actions"]
        self.slots: int = values["slots"]
        self.reserve: int = values["reserve"]
        self.cities: int = values["cities"]
        self.city_points: int = values["city_points"]
        self.values = values


class State:
    """A match of `four_gods`.

    Lists of the World are indexed by cell, `rows` by seat * slots + slot, `hands` and `origin`
    by seat * HANDS + hand, and those of gods and prophets by colour.
    """

    world_shared: bool
    """Whether a copy has the same lists of the World: see `own_world`."""
    # The World: the laid tile, who laid it, the rules it broke then (FG-62).
    laid: list[int]
    layer: list[int]
    wrong: list[int]
    # The prophet on a cell, the first corner of its region, and when it came.
    prophet: list[int]
    stand: list[int]
    since: list[int]
    placements: int
    # What the neighbours ask of a cell's corners, and its straight sides (FG-11, FG-12).
    need: list[int]
    sides: list[int]
    # The empty cells with two straight sides, and each cell's place in that list.
    open: list[int]
    spot: list[int]
    areas: Areas
    cities: list[int]
    tokens: int
    filled: int
    most_filled: int
    # The rows with their free slots and the tiles lying there, and the hands.
    rows: list[int]
    room: list[int]
    lying: list[int]
    hands: list[int]
    origin: list[int]
    bag: list[int]
    bag_total: int
    bag_low: int
    # The players: the tiles of theirs in the World, and the cell of the one just placed with
    # the hand it came from (FG-R5).
    laid_by: list[int]
    ready: list[int]
    passed: list[int]
    fresh: list[int]
    fresh_hand: list[int]
    fresh_origin: list[int]
    explored: list[int]
    owed: list[int]
    # The colours: their player, the god dealt to them, their prophets and destroyed cities.
    owner: list[int]
    god: list[int]
    reserve: list[int]
    lost: list[int]
    spoils: list[int]
    # The course of the match.
    phase: int
    active: int
    turn: int
    idle: int
    progress: int
    turn_progress: int
    final: int
    turns_left: int
    ending: int

    def __init__(self, knobs: Knobs, tiles: TileSet) -> None:
        """What never changes; `blank` and `copy` fill in the rest."""
        self.knobs = knobs
        self.tiles = tiles
        self.grid: Grid = grid_of(knobs.size)
        self.seats: int = knobs.seats
        self.slots: int = knobs.slots

    def copy(self) -> State:
        """A state that goes its own way. The World is shared until either changes it."""
        twin = State(self.knobs, self.tiles)
        self.world_shared = twin.world_shared = True
        twin.laid = self.laid
        twin.layer = self.layer
        twin.wrong = self.wrong
        twin.prophet = self.prophet
        twin.stand = self.stand
        twin.since = self.since
        twin.placements = self.placements
        twin.need = self.need
        twin.sides = self.sides
        twin.open = self.open
        twin.spot = self.spot
        twin.areas = self.areas
        twin.cities = self.cities[:]
        twin.tokens = self.tokens
        twin.filled = self.filled
        twin.most_filled = self.most_filled
        twin.rows = self.rows[:]
        twin.room = self.room[:]
        twin.lying = self.lying[:]
        twin.hands = self.hands[:]
        twin.origin = self.origin[:]
        twin.bag = self.bag[:]
        twin.bag_total = self.bag_total
        twin.bag_low = self.bag_low
        twin.laid_by = self.laid_by[:]
        twin.ready = self.ready[:]
        twin.passed = self.passed[:]
        twin.fresh = self.fresh[:]
        twin.fresh_hand = self.fresh_hand[:]
        twin.fresh_origin = self.fresh_origin[:]
        twin.explored = self.explored[:]
        twin.owed = self.owed[:]
        twin.owner = self.owner[:]
        twin.god = self.god[:]
        twin.reserve = self.reserve[:]
        twin.lost = self.lost[:]
        twin.spoils = self.spoils[:]
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.idle = self.idle
        twin.progress = self.progress
        twin.turn_progress = self.turn_progress
        twin.final = self.final
        twin.turns_left = self.turns_left
        twin.ending = self.ending
        return twin

    def own_world(self) -> None:
        """Has to be called before anything in the World is changed."""
        if not self.world_shared:
            return
        self.world_shared = False
        self.laid = self.laid[:]
        self.layer = self.layer[:]
        self.wrong = self.wrong[:]
        self.prophet = self.prophet[:]
        self.stand = self.stand[:]
        self.since = self.since[:]
        self.need = self.need[:]
        self.sides = self.sides[:]
        self.open = self.open[:]
        self.spot = self.spot[:]
        self.areas = self.areas.copy()


def blank(knobs: Knobs, tiles: TileSet) -> State:
    """An empty World, empty rows and hands, and every tile in the bag."""
    state = State(knobs, tiles)
    seats, cells = knobs.seats, state.grid.cells
    state.world_shared = False
    state.laid = [EMPTY] * cells
    state.layer = [NOBODY] * cells
    state.wrong = [0] * cells
    state.prophet = [NOBODY] * cells
    state.stand = [NOBODY] * cells
    state.since = [0] * cells
    state.placements = 0
    state.need = [FREE] * cells
    state.sides = state.grid.framed[:]
    state.open = []
    state.spot = [NOBODY] * cells
    for cell in range(cells):
        if state.sides[cell] >= FEWEST_SIDES:
            state.spot[cell] = len(state.open)
            state.open.append(cell)
    state.areas = no_areas(cells)
    state.cities = []
    state.tokens = knobs.cities
    state.filled = state.most_filled = 0
    state.rows = [EMPTY] * (seats * knobs.slots)
    state.room = [knobs.slots] * seats
    state.lying = [0] * seats
    state.hands = [EMPTY] * (seats * HANDS)
    state.origin = [FROM_BAG] * (seats * HANDS)
    state.bag = [1] * tiles.count
    state.bag_total = tiles.count
    state.bag_low = tiles.count
    state.laid_by = [0] * seats
    state.ready = [0] * seats
    state.passed = [0] * seats
    state.fresh = [NOBODY] * seats
    state.fresh_hand = [0] * seats
    state.fresh_origin = [FROM_BAG] * seats
    state.explored = [0] * seats
    state.owed = [0] * seats
    state.owner = [NOBODY] * TERRAINS
    state.god = list(range(TERRAINS))
    state.reserve = [knobs.reserve] * TERRAINS
    state.lost = [0] * TERRAINS
    state.spoils = [0] * TERRAINS
    state.phase = PLAY
    state.final = state.ending = RUNNING
    state.active = state.turn = state.turns_left = 0
    state.idle = state.progress = state.turn_progress = 0
    return state
