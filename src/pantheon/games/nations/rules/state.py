"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from typing import Annotated, Final

from pantheon.core import fields as f
from ..generated.knobs import Numbers
from .constants import COLOURS, NOBODY, SIDES, SLOTS, Card, End, Phase
from .hexes import cells_within

FIRST_RADIUS: Final = 6
"""How many rings of the field there is room for at first."""


class Knobs(Numbers):
    """Every number of the rules. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.target: int = values["target"]
        """The points that end a match of so many players (NA-40)."""
        others = [values[kind] for kind in ("deserts", "decays", "whirlwinds", "extra_cards")]
        self.sack: list[int] = [0, *others, *[values["tribes"]] * COLOURS]
        """The hex cards outside the players' stock, by card (NA-1)."""


class State:
    """A match of `nations`. Lists of the field are indexed by spiral number.

    `edge` holds the empty cells next to a card, those that touch most cards (`near`) first,
    so that what can be paid is the list's tail: `above[t]` counts the cells that touch more
    than t, `spot` is a cell's place in the list.
    """

    knobs: Annotated[Knobs, f.Given(dict[str, int], "values", Knobs)]
    seats: Annotated[int, f.Given()]
    # The field; `inner` cells have room for two rings around them.
    radius: Annotated[int, f.Start(FIRST_RADIUS), f.Unobserved]
    inner: Annotated[int, f.Start(cells_within(FIRST_RADIUS - 2)), f.Unobserved]
    card: Annotated[list[int], f.Filled(cells_within(FIRST_RADIUS), Card.EMPTY), f.Category]
    faith: Annotated[list[int], f.Filled(cells_within(FIRST_RADIUS), NOBODY), f.SeatNumber]
    near: Annotated[list[int], f.Filled(cells_within(FIRST_RADIUS)), f.Derived]
    spot: Annotated[list[int], f.Filled(cells_within(FIRST_RADIUS)), f.Derived]
    above: Annotated[list[int], f.Filled(SIDES + 1), f.Derived]
    edge: Annotated[list[int], f.Derived]
    deserts: list[int]
    # The players; `tally` and `held` are indexed by seat * COLOURS + colour.
    power: Annotated[list[int], f.PerSeat(1, "state.knobs.start_power")]
    stones: Annotated[list[int], f.PerSeat(1, "state.knobs.stones")]
    temples: Annotated[list[int], f.PerSeat(1, "state.knobs.temples")]
    tally: Annotated[list[int], f.PerSeat(COLOURS)]
    held: Annotated[list[int], f.PerSeat(COLOURS)]
    chips: Annotated[list[int], f.Filled(COLOURS, NOBODY), f.SeatNumber]
    points: Annotated[list[int], f.PerSeat()]
    extras: Annotated[list[int], f.PerSeat()]
    # The display and the sack, by card.
    display: Annotated[list[int], f.Filled(SLOTS, Card.EMPTY), f.Category]
    sack: Annotated[list[int], f.Start("state.knobs.sack.copy()")]
    sack_total: int
    gone_whirlwinds: int
    gone_extras: int
    # The turn.
    turn: int
    active: Annotated[int, f.SeatNumber]
    phase: Annotated[int, f.Start(Phase.ACT), f.Category]
    actions_left: int
    used: int
    fresh_extras: int
    pending: list[int]
    lifted: Annotated[int, f.Start(NOBODY)]
    whirling: int
    idle_turn: Annotated[int, f.Start(1)]
    idle_run: int
    ending: Annotated[int, f.Start(End.NONE)]
