"""The components and the state; copies, saved states and views are generated from its fields."""

from typing import Annotated, Final

from pantheon.board import squares
from pantheon.core.fields import Filled, Given, PerSeat, Start

SKY: Final = squares(4, 4)
EMPTY: Final = -1
BIRDS: Final = ("dove", "heron", "eagle", "raven")
RAVEN: Final = 3
WORTH: Final = (1, 2, 3, 0)  # AU-11: of each bird
FLOCK: Final = (6, 4, 2)  # AU-1: how many of them fly, beside the ravens
BY_TARGET, BY_SKY = 1, 2  # AU-20: the endings


class State:
    """The sky by place, the bag by kind of bird, the omen of the seat on turn, and the points."""

    seats: Annotated[int, Given()]
    ravens: Annotated[int, Given()]
    target: Annotated[int, Given()]
    sky: Annotated[list[int], Filled(len(SKY.centres), EMPTY)]
    bag: Annotated[list[int], Start(lambda state: [*FLOCK, state.ravens])]
    points: Annotated[list[int], PerSeat()]
    active: int
    omen: int
    ending: int
