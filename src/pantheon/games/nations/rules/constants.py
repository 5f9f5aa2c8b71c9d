"""Small numbers with names: hex cards (NA-1), phases of a turn, endings."""

from typing import Final

COLOURS: Final = 4
COLOUR_NAMES: Final = ("madder", "moss", "indigo", "mulberry")
NOBODY: Final = -1
SLOTS: Final = 2
"""Places of the display."""
SIDES: Final = 6
"""Sides of a hexagon."""


class Card:
    """The hex cards (NA-1): a tribe is TRIBE + its colour, a temple TEMPLE + its god's seat."""

    EMPTY: Final = 0
    DESERT: Final = 1
    DECAY: Final = 2
    WHIRLWIND: Final = 3
    EXTRA: Final = 4
    TRIBE: Final = 5
    TEMPLE: Final = 9


class Phase:
    """What the active player is asked."""

    ACT: Final = 0
    CONVERT_TRIBES: Final = 1
    ROB: Final = 2
    WHIRL: Final = 3
    SET: Final = 4
    LAST: Final = 5
    OVER: Final = 6


class Used:
    """Actions made this turn that may not be made again (NA-14), as bits; a card is 1 << card."""

    TEMPLE: Final = 1
    CARDS: Final = 30
    """Every card but tribes."""
    MOVE: Final = 32
    DISCARD: Final = 64


class End:
    """How a match ended (NA-40, NA-R11): a place in ENDS."""

    NONE: Final = 0
    POINTS: Final = 1
    IDENTICAL: Final = 2
    SACK: Final = 3
    STALL: Final = 4


ENDS: Final = ("none", "points", "identical", "sack", "stall")


def is_tribe(card: int) -> bool:
    """Whether a card is a tribe, of whatever colour."""
    return Card.TRIBE <= card < Card.TEMPLE
