"""The state of a match. Copies, saved states and views are generated from these fields."""

from __future__ import annotations

from typing import Annotated

from pantheon.core.fields import Filled, Given, PerSeat, Start
from .constants import EMPTY, FLOCK, PLACES, RUNNING


class State:
    """The sky by place, the bag by kind of bird, and the players' points."""

    seats: Annotated[int, Given()]
    ravens: Annotated[int, Given()]
    target: Annotated[int, Given()]
    sky: Annotated[list[int], Filled(PLACES, EMPTY)]
    bag: Annotated[list[int], Start(lambda state: [*FLOCK, state.ravens])]
    points: Annotated[list[int], PerSeat()]
    active: int
    omen: int
    ending: Annotated[int, Start(RUNNING)]
