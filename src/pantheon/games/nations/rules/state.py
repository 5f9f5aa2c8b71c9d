"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Final

from pantheon.games.nations.rules.constants import COLOURS, EMPTY, NOBODY, SACK_KINDS
from pantheon.games.nations.rules.hexes import cells_within

SIDES: Final = 6
FIRST_RADIUS: Final = 6
"""How many rings of the field there is room for at first."""

# Phases of a turn: what the active player is asked.
ACT: Final = 0
CONVERT_TRIBES: Final = 1
ROB: Final = 2
WHIRL: Final = 3
SET: Final = 4
LAST: Final = 5
OVER: Final = 6

# Ends of a match (NA-40, NA-R11), as indices into ENDS.
ENDS: Final = ("", "points", "identical", "sack", "stall")
RUNNING: Final = 0
BY_POINTS: Final = 1
BY_IDENTICAL: Final = 2
BY_SACK: Final = 3
BY_STALL: Final = 4

# Actions made this turn that may not be made again (NA-14), as bits.
USED_TEMPLE: Final = 1
USED_DESERT: Final = 2
USED_DECAY: Final = 4
USED_WHIRLWIND: Final = 8
USED_EXTRA: Final = 16
USED_MOVE: Final = 32
USED_DISCARD: Final = 64
USED_CARDS: Final = 30

NUMBERS: Final = (
    "seats", "active", "phase", "actions_left", "used", "fresh_extras", "lifted", "whirling",
    "idle_turn", "idle_run", "ending", "turn", "gone_whirlwinds", "gone_extras", "sack_total",
)  # fmt: skip
LISTS: Final = (
    "deserts", "power", "stones", "temples", "tally", "held", "chips", "points", "extras",
    "display", "sack", "pending",
)  # fmt: skip


class Knobs:
    """The table options as the engine reads them. Never changed, so copies share it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.income: int = values["income"]
        self.power_cap: int = values["power_cap"]
        self.actions: int = values["actions"]
        self.tribe_cost: int = values["tribe_cost"]
        self.temple_cost: int = values["temple_cost"]
        self.desert_gain: int = values["desert_gain"]
        self.move_cost: int = values["move_cost"]
        self.points_card: int = values["points_card"]
        self.points_chip: int = values["points_chip"]
        self.target: int = values["target"]
        self.separate_cards: int = values["separate_cards"]
        self.values = values


class State:
    """A match of `nations`. Lists of the field are indexed by spiral number.

    `edge` holds the empty cells next to a card, those that touch most cards (`near`) first,
    so that what can be paid is the list's tail: `above[t]` counts the cells that touch more
    than t, `spot` is a cell's place in the list. Attributes are set by `blank` and `copy`
    alone, so that a copy makes nothing twice.
    """

    knobs: Knobs
    seats: int
    # The field.
    radius: int
    inner: int
    card: list[int]
    faith: list[int]
    near: list[int]
    spot: list[int]
    above: list[int]
    edge: list[int]
    deserts: list[int]
    # The players; `tally` and `held` are indexed by seat * COLOURS + colour.
    power: list[int]
    stones: list[int]
    temples: list[int]
    tally: list[int]
    held: list[int]
    chips: list[int]
    points: list[int]
    extras: list[int]
    # The display and the sack, by card.
    display: list[int]
    sack: list[int]
    sack_total: int
    gone_whirlwinds: int
    gone_extras: int
    # The turn.
    turn: int
    active: int
    phase: int
    actions_left: int
    used: int
    fresh_extras: int
    pending: list[int]
    lifted: int
    whirling: int
    idle_turn: int
    idle_run: int
    ending: int

    def copy(self) -> State:
        """A state that shares nothing but the knobs."""
        twin = State()
        twin.knobs = self.knobs
        twin.seats = self.seats
        twin.radius = self.radius
        twin.inner = self.inner
        twin.card = self.card.copy()
        twin.faith = self.faith.copy()
        twin.near = self.near.copy()
        twin.spot = self.spot.copy()
        twin.above = self.above.copy()
        twin.edge = self.edge.copy()
        twin.deserts = self.deserts.copy()
        twin.power = self.power.copy()
        twin.stones = self.stones.copy()
        twin.temples = self.temples.copy()
        twin.tally = self.tally.copy()
        twin.held = self.held.copy()
        twin.chips = self.chips.copy()
        twin.points = self.points.copy()
        twin.extras = self.extras.copy()
        twin.display = self.display.copy()
        twin.sack = self.sack.copy()
        twin.sack_total = self.sack_total
        twin.gone_whirlwinds = self.gone_whirlwinds
        twin.gone_extras = self.gone_extras
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.actions_left = self.actions_left
        twin.used = self.used
        twin.fresh_extras = self.fresh_extras
        twin.pending = self.pending.copy()
        twin.lifted = self.lifted
        twin.whirling = self.whirling
        twin.idle_turn = self.idle_turn
        twin.idle_run = self.idle_run
        twin.ending = self.ending
        return twin


def blank(seats: int, knobs: Knobs) -> State:
    """An empty field and empty hands, with room for a few rings."""
    state = State()
    state.knobs = knobs
    state.seats = seats
    state.radius = FIRST_RADIUS
    state.inner = cells_within(state.radius - 2)
    size = cells_within(state.radius)
    state.card = [EMPTY] * size
    state.faith = [NOBODY] * size
    state.near = [0] * size
    state.spot = [0] * size
    state.above = [0] * (SIDES + 1)
    state.edge = []
    state.deserts = []
    state.power = [0] * seats
    state.stones = [0] * seats
    state.temples = [0] * seats
    state.tally = [0] * (seats * COLOURS)
    state.held = [0] * (seats * COLOURS)
    state.chips = [NOBODY] * COLOURS
    state.points = [0] * seats
    state.extras = [0] * seats
    state.display = [EMPTY, EMPTY]
    state.sack = [0] * SACK_KINDS
    state.pending = []
    _before_the_first_turn(state)
    return state


def _before_the_first_turn(state: State) -> None:
    state.sack_total = 0
    state.gone_whirlwinds = 0
    state.gone_extras = 0
    state.turn = 0
    state.active = 0
    state.phase = ACT
    state.actions_left = 0
    state.used = 0
    state.fresh_extras = 0
    state.lifted = NOBODY
    state.whirling = 0
    state.idle_turn = 1
    state.idle_run = 0
    state.ending = RUNNING
