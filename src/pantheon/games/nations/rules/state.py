"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Annotated, Final

from pantheon.core.fields import (
    Category,
    Derived,
    Filled,
    Given,
    PerSeat,
    SeatNumber,
    Start,
    Unobserved,
)
from .constants import COLOURS, NOBODY, SIDES, SLOTS, Card, End, Phase
from .hexes import cells_within
from .knobs import Knobs

FIRST_RADIUS: Final = 6
"""How many rings of the field there is room for at first."""


class State:
    """A match of `nations`. Lists of the field are indexed by spiral number.

    `edge` holds the empty cells next to a card, those that touch most cards (`near`) first,
    so that what can be paid is the list's tail: `above[t]` counts the cells that touch more
    than t, `spot` is a cell's place in the list.
    """

    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    seats: Annotated[int, Given()]
    # The field; `inner` cells have room for two rings around them.
    radius: Annotated[int, Start(FIRST_RADIUS), Unobserved]
    inner: Annotated[int, Start(cells_within(FIRST_RADIUS - 2)), Unobserved]
    card: Annotated[list[int], Filled(cells_within(FIRST_RADIUS), Card.EMPTY), Category]
    faith: Annotated[list[int], Filled(cells_within(FIRST_RADIUS), NOBODY), SeatNumber]
    near: Annotated[list[int], Filled(cells_within(FIRST_RADIUS)), Derived]
    spot: Annotated[list[int], Filled(cells_within(FIRST_RADIUS)), Derived]
    above: Annotated[list[int], Filled(SIDES + 1), Derived]
    edge: Annotated[list[int], Derived]
    deserts: list[int]
    # The players; `tally` and `held` are indexed by seat * COLOURS + colour.
    power: Annotated[list[int], PerSeat(1, lambda state: state.knobs.start_power)]
    stones: Annotated[list[int], PerSeat(1, lambda state: state.knobs.stones)]
    temples: Annotated[list[int], PerSeat(1, lambda state: state.knobs.temples)]
    tally: Annotated[list[int], PerSeat(COLOURS)]
    held: Annotated[list[int], PerSeat(COLOURS)]
    chips: Annotated[list[int], Filled(COLOURS, NOBODY), SeatNumber]
    points: Annotated[list[int], PerSeat()]
    extras: Annotated[list[int], PerSeat()]
    # The display and the sack, by card.
    display: Annotated[list[int], Filled(SLOTS, Card.EMPTY), Category]
    sack: Annotated[list[int], Start(lambda state: state.knobs.sack.copy())]
    sack_total: int
    gone_whirlwinds: int
    gone_extras: int
    # The turn.
    turn: int
    active: Annotated[int, SeatNumber]
    phase: Annotated[int, Start(Phase.ACT), Category]
    actions_left: int
    used: int
    fresh_extras: int
    pending: list[int]
    lifted: Annotated[int, Start(NOBODY)]
    whirling: int
    idle_turn: Annotated[int, Start(1)]
    idle_run: int
    ending: Annotated[int, Start(End.NONE)]
