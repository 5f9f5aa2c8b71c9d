"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Annotated, Final

from pantheon.core.fields import Derived, Filled, Given, PerSeat, Start
from pantheon.games.nations.rules.constants import COLOURS, EMPTY, NOBODY, SACK_KINDS, SLOTS
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
USED_BY_CARD: Final = [0, USED_DESERT, USED_DECAY, USED_WHIRLWIND, USED_EXTRA]


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
    than t, `spot` is a cell's place in the list.
    """

    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    seats: Annotated[int, Given()]
    # The field; `inner` cells have room for two rings around them.
    radius: Annotated[int, Start(FIRST_RADIUS)]
    inner: Annotated[int, Start(cells_within(FIRST_RADIUS - 2))]
    card: Annotated[list[int], Filled(cells_within(FIRST_RADIUS), EMPTY)]
    faith: Annotated[list[int], Filled(cells_within(FIRST_RADIUS), NOBODY)]
    near: Annotated[list[int], Filled(cells_within(FIRST_RADIUS)), Derived]
    spot: Annotated[list[int], Filled(cells_within(FIRST_RADIUS)), Derived]
    above: Annotated[list[int], Filled(SIDES + 1), Derived]
    edge: Annotated[list[int], Derived]
    deserts: list[int]
    # The players; `tally` and `held` are indexed by seat * COLOURS + colour.
    power: Annotated[list[int], PerSeat()]
    stones: Annotated[list[int], PerSeat()]
    temples: Annotated[list[int], PerSeat()]
    tally: Annotated[list[int], PerSeat(COLOURS)]
    held: Annotated[list[int], PerSeat(COLOURS)]
    chips: Annotated[list[int], Filled(COLOURS, NOBODY)]
    points: Annotated[list[int], PerSeat()]
    extras: Annotated[list[int], PerSeat()]
    # The display and the sack, by card.
    display: Annotated[list[int], Filled(SLOTS, EMPTY)]
    sack: Annotated[list[int], Filled(SACK_KINDS)]
    sack_total: int
    gone_whirlwinds: int
    gone_extras: int
    # The turn.
    turn: int
    active: int
    phase: Annotated[int, Start(ACT)]
    actions_left: int
    used: int
    fresh_extras: int
    pending: list[int]
    lifted: Annotated[int, Start(NOBODY)]
    whirling: int
    idle_turn: Annotated[int, Start(1)]
    idle_run: int
    ending: Annotated[int, Start(RUNNING)]
