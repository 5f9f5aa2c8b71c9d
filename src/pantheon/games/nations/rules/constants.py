"""Small numbers with names: hex cards (NA-1), phases of a turn, endings."""

from typing import Final

from ..generated import numbers

COLOURS: Final = 4
COLOUR_NAMES: Final = ("madder", "moss", "indigo", "mulberry")
NOBODY: Final = -1
SLOTS: Final = 2
"""Places of the display."""
SIDES: Final = 6
"""Sides of a hexagon."""


class Card(numbers.Card):
    """The hex cards (NA-1): a tribe is TRIBE + its colour, a temple TEMPLE + its god's seat."""

    names: Final = "EMPTY DESERT DECAY WHIRLWIND EXTRA TRIBE"
    TEMPLE: Final = 9


class Phase(numbers.Phase):
    """What the active player is asked."""

    names: Final = "ACT CONVERT_TRIBES ROB WHIRL SET LAST OVER"


class Used:
    """Actions made this turn that may not be made again (NA-14), as bits; a card is 1 << card."""

    TEMPLE: Final = 1
    CARDS: Final = 30
    """Every card but tribes."""
    MOVE: Final = 32
    DISCARD: Final = 64


class End(numbers.End):
    """How a match ended (NA-40, NA-R11): a place in ENDS."""

    names: Final = "NONE POINTS IDENTICAL SACK STALL"


ENDS: Final = tuple(End.names.lower().split())


def is_tribe(card: int) -> bool:
    """Whether a card is a tribe, of whatever colour."""
    return Card.TRIBE <= card < Card.TEMPLE
