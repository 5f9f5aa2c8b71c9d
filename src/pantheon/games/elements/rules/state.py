"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Final

from pantheon.games.elements.rules.chart import Chart
from pantheon.games.elements.rules.constants import (
    BUILDINGS,
    GODS,
    ISLANDS,
    MOST_PEOPLE,
    MOST_SHIPS,
    NOBODY,
    PATH_KINDS,
    PATHS,
    PATHS_A_KIND,
    RUNNING,
    SETTLING,
    SOURCES,
    START_KINDS,
    UNSERVED,
)
from pantheon.games.elements.rules.knobs import Knobs

# The facts; all else in a state follows from them.
NUMBERS: Final = (
    "seats", "turn", "first", "active", "phase", "acting", "swing", "surcharge", "debt",
    "purse", "walks", "walkers", "hungry", "fed", "track", "rising", "claim", "ending",
)  # fmt: skip
LISTS: Final = (
    "energy", "support", "houses", "homes", "berths", "supply", "start", "built", "builder",
    "stock", "priest", "free", "waiting", "left", "food", "earned", "priests", "blocked",
    "path", "pool",
)  # fmt: skip


class State:
    """A match of `elements`. Lists of a seat's things are indexed seat by seat."""

    def __init__(self, seats: int, knobs: Knobs, chart: Chart) -> None:
        self.knobs = knobs
        self.chart = chart
        self.seats: int = seats
        # The players, by seat * GODS + god, seat * ISLANDS + island, seat * PIECE_KINDS + kind.
        self.energy: list[int] = []
        self.support: list[int] = []
        self.people: list[int] = []
        self.houses: list[int] = []
        self.ships: list[int] = []
        self.homes: list[int] = []
        self.berths: list[int] = []
        self.supply: list[int] = []
        self.start: list[int] = []
        self.food: list[int] = []
        self.points: list[int] = []
        self.earned: list[int] = []
        self.priests: list[int] = []
        self.blocked: list[int] = []
        # The islands: added buildings, who built them (god islands), what is left to add.
        self.built: list[int] = []
        self.builder: list[int] = []
        self.stock: list[int] = []
        self.track: int = 0
        self.rising: int = 0
        # The paths: NOBODY while face down, else the marker's kind; markers still face down.
        self.path: list[int] = []
        self.pool: list[int] = []
        # The turn: who stands in which building, which buildings are free, who is waiting.
        self.turn: int = 0
        self.first: int = 0
        self.active: int = 0
        self.phase: int = SETTLING
        self.priest: list[int] = []
        self.free: list[int] = []
        self.left: list[int] = []
        self.waiting: list[int] = []
        self.claim: int = NOBODY
        # The action under way: its building, its modifier, what is still to be paid.
        self.acting: int = NOBODY
        self.swing: int = 0
        self.surcharge: int = 0
        self.debt: int = 0
        self.purse: int = 0
        self.walks: int = 0
        self.walkers: int = 0
        self.walked: list[int] = []
        # Feeding: seats that are done, meals the active one still lacks.
        self.fed: int = 0
        self.hungry: int = UNSERVED
        self.ending: int = RUNNING

    def copy(self) -> State:
        """A state that shares nothing but the knobs and the chart."""
        twin = State(self.seats, self.knobs, self.chart)
        twin.energy = self.energy[:]
        twin.support = self.support[:]
        twin.people = self.people[:]
        twin.houses = self.houses[:]
        twin.ships = self.ships[:]
        twin.homes = self.homes[:]
        twin.berths = self.berths[:]
        twin.supply = self.supply[:]
        twin.start = self.start[:]
        twin.food = self.food[:]
        twin.points = self.points[:]
        twin.earned = self.earned[:]
        twin.priests = self.priests[:]
        twin.blocked = self.blocked[:]
        twin.built = self.built[:]
        twin.builder = self.builder[:]
        twin.stock = self.stock[:]
        twin.track = self.track
        twin.rising = self.rising
        twin.path = self.path[:]
        twin.pool = self.pool[:]
        twin.turn = self.turn
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.priest = self.priest[:]
        twin.free = self.free[:]
        twin.left = self.left[:]
        twin.waiting = self.waiting[:]
        twin.claim = self.claim
        twin.acting = self.acting
        twin.swing = self.swing
        twin.surcharge = self.surcharge
        twin.debt = self.debt
        twin.purse = self.purse
        twin.walks = self.walks
        twin.walkers = self.walkers
        twin.walked = self.walked[:]
        twin.fed = self.fed
        twin.hungry = self.hungry
        twin.ending = self.ending
        return twin


def blank(seats: int, knobs: Knobs, chart: Chart) -> State:
    """Islands without pieces, and players who have everything in their supply."""
    state = State(seats, knobs, chart)
    state.energy = [0] * (seats * GODS)
    state.support = [0] * (seats * GODS)
    state.people = [0] * (seats * ISLANDS)
    state.houses = [0] * (seats * GODS)
    state.ships = [0] * (seats * ISLANDS)
    state.homes = [NOBODY] * (seats * MOST_PEOPLE)
    state.berths = [NOBODY] * (seats * MOST_SHIPS)
    state.supply = [knobs.people, knobs.houses, knobs.ships, knobs.markers, knobs.priests] * seats
    state.start = [0] * (seats * START_KINDS)
    state.food = [0] * seats
    state.points = [0] * seats
    state.earned = [0] * (seats * SOURCES)
    state.priests = [0] * seats
    state.blocked = [0] * seats
    state.built = [0] * ISLANDS
    state.builder = [NOBODY] * (2 * GODS)
    state.stock = [knobs.third_buildings, knobs.fourth_buildings]
    state.path = [NOBODY] * PATHS
    state.pool = [PATHS_A_KIND] * PATH_KINDS
    state.priest = [NOBODY] * BUILDINGS
    state.left = [0] * seats
    state.walked = [0] * ISLANDS
    return state
