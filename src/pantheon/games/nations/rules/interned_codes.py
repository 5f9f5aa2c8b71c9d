"""Codes kept as Python objects: listing an action then makes no new number."""

from typing import Final

from ..generated import codes
from .constants import SLOTS, Card
from .hexes import cells_within
from .state import FIRST_RADIUS

PLACINGS: Final[list[list[list[object]]]] = [[[] for _ in range(Card.TEMPLE)] for _ in range(SLOTS)]
"""The codes for laying a card, by display place, card and cell; none of cards that are not laid."""
TEMPLES: Final[list[object]] = []
"""The codes for laying a temple, by cell; so for lifting and setting deserts."""
LIFTS: Final[list[object]] = []
SETS: Final[list[object]] = []


def intern_codes(cells: int) -> None:
    """Have the codes for at least so many cells."""
    for cell in range(len(SETS), cells):
        for slot, placings in enumerate(PLACINGS):
            placings[Card.DESERT].append(codes.place_desert(slot, cell))
            placings[Card.DECAY].append(codes.place_decay(slot, cell))
            for tribe in placings[Card.TRIBE :]:
                tribe.append(codes.place_tribe(slot, cell))
        TEMPLES.append(codes.place_temple(cell))
        LIFTS.append(codes.lift_desert(cell))
        SETS.append(codes.set_desert(cell))


intern_codes(cells_within(FIRST_RADIUS))
