"""The state of a match: flat lists of small numbers, kept up to date action by action."""

from __future__ import annotations

from typing import Annotated

from pantheon.core import fields
from .chart import PATH_MARKERS, PATHS, Chart
from .constants import ADDED, GODS, ISLANDS, NOBODY, RANKS, UNSERVED, Pieces, Source
from .knobs import Knobs


class State:
    """A match of `elements`. Lists of a seat's things are indexed seat by seat."""

    knobs: Annotated[Knobs, fields.Given(dict[str, int], "values", Knobs)]
    chart: Annotated[Chart, fields.Given(list[int], "spots", Chart)]
    seats: Annotated[int, fields.Given()]
    # The players. `homes` and `berths` hold the island of each person and ship.
    energy: Annotated[list[int], fields.PerSeat(GODS)]
    support: Annotated[list[int], fields.PerSeat(GODS)]
    people: Annotated[list[int], fields.PerSeat(ISLANDS), fields.Derived]
    houses: Annotated[list[int], fields.PerSeat(GODS)]
    ships: Annotated[list[int], fields.PerSeat(ISLANDS), fields.Derived]
    homes: Annotated[list[int], fields.PerSeat(Pieces.MOST_PEOPLE, NOBODY), fields.Unobserved]
    berths: Annotated[list[int], fields.PerSeat(Pieces.MOST_SHIPS, NOBODY), fields.Unobserved]
    supply: Annotated[
        list[int], fields.Start(lambda state: state.knobs.pieces * state.seats), fields.PerSeat()
    ]
    start: Annotated[list[int], fields.PerSeat(Pieces.START_KINDS)]
    food: Annotated[list[int], fields.PerSeat()]
    points: Annotated[list[int], fields.PerSeat(), fields.Derived]
    earned: Annotated[list[int], fields.PerSeat(Source.KINDS)]
    priests: Annotated[list[int], fields.PerSeat()]
    blocked: Annotated[list[int], fields.PerSeat()]
    # The islands: added buildings, who built them (god islands), what is left to add.
    built: Annotated[list[int], fields.Filled(ISLANDS)]
    builder: Annotated[list[int], fields.Filled(GODS * ADDED, NOBODY), fields.SeatNumber]
    stock: Annotated[list[int], fields.Start(lambda state: state.knobs.added_stock.copy())]
    track: int
    rising: int
    # The paths: NOBODY while face down, else the marker's kind; markers still face down.
    path: Annotated[list[int], fields.Filled(PATHS, NOBODY), fields.Category]
    pool: Annotated[list[int], fields.Start(list(PATH_MARKERS))]
    # The turn: who stands in which building, which buildings are free, who is waiting.
    turn: int
    first: Annotated[int, fields.SeatNumber]
    active: Annotated[int, fields.SeatNumber]
    phase: Annotated[int, fields.Category]
    priest: Annotated[list[int], fields.Filled(ISLANDS * RANKS, NOBODY), fields.SeatNumber]
    free: Annotated[list[int], fields.Unobserved]
    left: Annotated[list[int], fields.PerSeat()]
    waiting: list[int]
    claim: Annotated[int, fields.Start(NOBODY)]
    # The action under way: its building, its modifier, what is still to be paid.
    acting: Annotated[int, fields.Start(NOBODY)]
    swing: int
    surcharge: int
    debt: int
    purse: int
    # Walking: how many have walked, which of the active seat's people, and to which islands.
    walks: int
    walkers: int
    walked: Annotated[list[int], fields.Filled(ISLANDS), fields.Derived, fields.Observed]
    # Feeding: seats that are done, meals the active one still lacks.
    fed: Annotated[int, fields.SeatBits]
    hungry: Annotated[int, fields.Start(UNSERVED)]
    ending: int
