"""The hex cards as small numbers (NA-1)."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
DESERT: Final = 1
DECAY: Final = 2
WHIRLWIND: Final = 3
EXTRA: Final = 4
TRIBE: Final = 5
"""The first tribe: a tribe's card is TRIBE + its colour."""
TEMPLE: Final = 9
"""The first temple: a temple's card is TEMPLE + its god's seat."""

COLOURS: Final = 4
COLOUR_NAMES: Final = ("madder", "moss", "indigo", "mulberry")
SACK_KINDS: Final = TEMPLE
NOBODY: Final = -1

SLOTS: Final = 2
"""Places of the display."""


def is_tribe(card: int) -> bool:
    """Whether a card is a tribe, of whatever colour."""
    return TRIBE <= card < TEMPLE


def is_temple(card: int) -> bool:
    """Whether a card is a temple, of whatever god."""
    return card >= TEMPLE
