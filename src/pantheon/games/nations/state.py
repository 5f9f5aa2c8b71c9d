"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Final

from pantheon.games.nations.cards import COLOURS, EMPTY, NOBODY, SACK_KINDS
from pantheon.games.nations.hexes import cells_within

SIDES: Final = 6

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

    `edge` holds the empty cells next to a card, in a bucket for each number of cards they
    touch (`near`), so that what can be paid is found without looking at the rest; `spot` is
    a cell's place in its bucket.
    """

    def __init__(self, seats: int, knobs: Knobs) -> None:
        self.knobs = knobs
        self.seats: int = seats
        # The field.
        self.radius: int = 0
        self.inner: int = 0
        self.card: list[int] = []
        self.faith: list[int] = []
        self.near: list[int] = []
        self.spot: list[int] = []
        self.edge: list[list[int]] = []
        self.deserts: list[int] = []
        # The players; `tally` and `held` are indexed by seat * COLOURS + colour.
        self.power: list[int] = []
        self.stones: list[int] = []
        self.temples: list[int] = []
        self.tally: list[int] = []
        self.held: list[int] = []
        self.chips: list[int] = []
        self.points: list[int] = []
        self.extras: list[int] = []
        # The display and the sack, by card.
        self.display: list[int] = []
        self.sack: list[int] = []
        self.sack_total: int = 0
        self.gone_whirlwinds: int = 0
        self.gone_extras: int = 0
        # The turn.
        self.turn: int = 0
        self.active: int = 0
        self.phase: int = ACT
        self.actions_left: int = 0
        self.used: int = 0
        self.fresh_extras: int = 0
        self.pending: list[int] = []
        self.lifted: int = NOBODY
        self.whirling: int = 0
        self.idle_turn: int = 1
        self.idle_run: int = 0
        self.ending: int = RUNNING

    def copy(self) -> State:
        """A state that shares nothing but the knobs."""
        twin = State(self.seats, self.knobs)
        twin.radius = self.radius
        twin.inner = self.inner
        twin.card = self.card[:]
        twin.faith = self.faith[:]
        twin.near = self.near[:]
        twin.spot = self.spot[:]
        twin.edge = [bucket[:] for bucket in self.edge]
        twin.deserts = self.deserts[:]
        twin.power = self.power[:]
        twin.stones = self.stones[:]
        twin.temples = self.temples[:]
        twin.tally = self.tally[:]
        twin.held = self.held[:]
        twin.chips = self.chips[:]
        twin.points = self.points[:]
        twin.extras = self.extras[:]
        twin.display = self.display[:]
        twin.sack = self.sack[:]
        twin.sack_total = self.sack_total
        twin.gone_whirlwinds = self.gone_whirlwinds
        twin.gone_extras = self.gone_extras
        twin.turn = self.turn
        twin.active = self.active
        twin.phase = self.phase
        twin.actions_left = self.actions_left
        twin.used = self.used
        twin.fresh_extras = self.fresh_extras
        twin.pending = self.pending[:]
        twin.lifted = self.lifted
        twin.whirling = self.whirling
        twin.idle_turn = self.idle_turn
        twin.idle_run = self.idle_run
        twin.ending = self.ending
        return twin


def blank(seats: int, knobs: Knobs) -> State:
    """An empty field and empty hands, with room for a few rings."""
    state = State(seats, knobs)
    state.radius = 6
    state.inner = cells_within(state.radius - 2)
    size = cells_within(state.radius)
    state.card = [EMPTY] * size
    state.faith = [NOBODY] * size
    state.near = [0] * size
    state.spot = [0] * size
    state.edge = [[] for _ in range(SIDES + 1)]
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
    return state
