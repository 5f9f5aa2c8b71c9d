"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Annotated

from pantheon.core.fields import (
    Category,
    Derived,
    Filled,
    Given,
    Observed,
    PerSeat,
    SeatBits,
    SeatNumber,
    Start,
    Unobserved,
)
from .chart import PATH_MARKERS, PATHS, Chart
from .constants import ADDED, GODS, ISLANDS, NOBODY, RANKS, UNSERVED, Pieces, Source
from .knobs import Knobs


class State:
    """A match of `elements`. Lists of a seat's things are indexed seat by seat."""

    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    chart: Annotated[Chart, Given(list[int], "spots", Chart)]
    seats: Annotated[int, Given()]
    # The players. `homes` and `berths` hold the island of each person and ship.
    energy: Annotated[list[int], PerSeat(GODS)]
    support: Annotated[list[int], PerSeat(GODS)]
    people: Annotated[list[int], PerSeat(ISLANDS), Derived]
    houses: Annotated[list[int], PerSeat(GODS)]
    ships: Annotated[list[int], PerSeat(ISLANDS), Derived]
    homes: Annotated[list[int], PerSeat(Pieces.MOST_PEOPLE, NOBODY), Unobserved]
    berths: Annotated[list[int], PerSeat(Pieces.MOST_SHIPS, NOBODY), Unobserved]
    supply: Annotated[list[int], Start(lambda state: state.knobs.pieces * state.seats), PerSeat()]
    start: Annotated[list[int], PerSeat(Pieces.START_KINDS)]
    food: Annotated[list[int], PerSeat()]
    points: Annotated[list[int], PerSeat(), Derived]
    earned: Annotated[list[int], PerSeat(Source.KINDS)]
    priests: Annotated[list[int], PerSeat()]
    blocked: Annotated[list[int], PerSeat()]
    # The islands: added buildings, who built them (god islands), what is left to add.
    built: Annotated[list[int], Filled(ISLANDS)]
    builder: Annotated[list[int], Filled(GODS * ADDED, NOBODY), SeatNumber]
    stock: Annotated[list[int], Start(lambda state: state.knobs.added_stock.copy())]
    track: int
    rising: int
    # The paths: NOBODY while face down, else the marker's kind; markers still face down.
    path: Annotated[list[int], Filled(PATHS, NOBODY), Category]
    pool: Annotated[list[int], Start(list(PATH_MARKERS))]
    # The turn: who stands in which building, which buildings are free, who is waiting.
    turn: int
    first: Annotated[int, SeatNumber]
    active: Annotated[int, SeatNumber]
    phase: Annotated[int, Category]
    priest: Annotated[list[int], Filled(ISLANDS * RANKS, NOBODY), SeatNumber]
    free: Annotated[list[int], Unobserved]
    left: Annotated[list[int], PerSeat()]
    waiting: list[int]
    claim: Annotated[int, Start(NOBODY)]
    # The action under way: its building, its modifier, what is still to be paid.
    acting: Annotated[int, Start(NOBODY)]
    swing: int
    surcharge: int
    debt: int
    purse: int
    # Walking: how many have walked, which of the active seat's people, and to which islands.
    walks: int
    walkers: int
    walked: Annotated[list[int], Filled(ISLANDS), Derived, Observed]
    # Feeding: seats that are done, meals the active one still lacks.
    fed: Annotated[int, SeatBits]
    hungry: Annotated[int, Start(UNSERVED)]
    ending: int
