"""The state of a match. Copies, saved states and views are generated from these fields."""

from typing import Annotated

from pantheon.core.fields import Filled, Given, PerSeat, Start
from .constants import EACH, EMPTY, KINDS, RUNNING


class State:
    """The cups: in the jar by kind, under the altar, in hands by slot, and poured by seat."""

    seats: Annotated[int, Given()]
    hand: Annotated[int, Given()]
    jar: Annotated[list[int], Filled(KINDS, EACH)]
    altar: Annotated[int, Start(EMPTY)]
    hands: Annotated[list[int], PerSeat(lambda state: state.hand, EMPTY)]
    offered: Annotated[list[int], PerSeat(KINDS)]
    seen: Annotated[list[int], PerSeat()]
    points: Annotated[list[int], PerSeat()]
    last: Annotated[int, Start(EMPTY)]
    active: int
    ending: Annotated[int, Start(RUNNING)]
