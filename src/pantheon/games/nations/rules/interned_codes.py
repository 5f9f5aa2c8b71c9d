"""Codes kept as Python objects: listing an action then makes no new number."""

from __future__ import annotations

from typing import Final

from ..generated import codes
from .constants import SLOTS
from .hexes import cells_within
from .state import FIRST_RADIUS

TRIBES: Final[list[list[object]]] = [[], []]
"""The codes for laying a tribe, by display place and cell; so for deserts and decays."""
DESERTS: Final[list[list[object]]] = [[], []]
DECAYS: Final[list[list[object]]] = [[], []]
TEMPLES: Final[list[object]] = []
"""The codes for laying a temple, by cell; so for lifting and setting deserts."""
LIFTS: Final[list[object]] = []
SETS: Final[list[object]] = []


def intern_codes(cells: int) -> None:
    """Have the codes for at least so many cells."""
    for cell in range(len(SETS), cells):
        for slot in range(SLOTS):
            TRIBES[slot].append(codes.place_tribe(slot, cell))
            DESERTS[slot].append(codes.place_desert(slot, cell))
            DECAYS[slot].append(codes.place_decay(slot, cell))
        TEMPLES.append(codes.place_temple(cell))
        LIFTS.append(codes.lift_desert(cell))
        SETS.append(codes.set_desert(cell))


intern_codes(cells_within(FIRST_RADIUS))
