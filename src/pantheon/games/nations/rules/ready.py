"""Codes kept ready as Python objects: listing an action then makes no new number."""

from __future__ import annotations

from typing import Final

from pantheon.games.nations.rules.constants import (
    LIFT_DESERT,
    PLACE_DECAY,
    PLACE_DESERT,
    PLACE_TEMPLE,
    PLACE_TRIBE,
    SET_DESERT,
    SLOTS,
    STRIDE,
)
from pantheon.games.nations.rules.hexes import cells_within
from pantheon.games.nations.rules.state import FIRST_RADIUS

TRIBES: Final[list[list[object]]] = [[], []]
"""The codes for laying a tribe, by display place and cell; so for deserts and decays."""
DESERTS: Final[list[list[object]]] = [[], []]
DECAYS: Final[list[list[object]]] = [[], []]
TEMPLES: Final[list[object]] = []
"""The codes for laying a temple, by cell; so for lifting and setting deserts."""
LIFTS: Final[list[object]] = []
SETS: Final[list[object]] = []


def make_ready(cells: int) -> None:
    """Have the codes for at least so many cells."""
    for cell in range(len(SETS), cells):
        for slot in range(SLOTS):
            argument = STRIDE * (slot + SLOTS * cell)
            TRIBES[slot].append(PLACE_TRIBE + argument)
            DESERTS[slot].append(PLACE_DESERT + argument)
            DECAYS[slot].append(PLACE_DECAY + argument)
        TEMPLES.append(PLACE_TEMPLE + STRIDE * cell)
        LIFTS.append(LIFT_DESERT + STRIDE * cell)
        SETS.append(SET_DESERT + STRIDE * cell)


make_ready(cells_within(FIRST_RADIUS))
