"""The hex cards as small numbers, and how an action's code is packed (NA-1)."""

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

# Kinds of action, in the order of the structs in `actions`.
PLACE_TRIBE: Final = 0
PLACE_TEMPLE: Final = 1
PLACE_DESERT: Final = 2
PLACE_DECAY: Final = 3
PLAY_WHIRLWIND: Final = 4
TAKE_EXTRA: Final = 5
PLAY_EXTRA: Final = 6
LIFT_DESERT: Final = 7
SET_DESERT: Final = 8
DISCARD: Final = 9
TAKE_POWER: Final = 10
CONVERT: Final = 11
DECLINE: Final = 12
END_TURN: Final = 13

STRIDE: Final = 64
SLOTS: Final = 2
"""A code is kind + STRIDE * argument; with a display slot, argument = slot + SLOTS * cell."""


def is_tribe(card: int) -> bool:
    """Whether a card is a tribe, of whatever colour."""
    return TRIBE <= card < TEMPLE


def is_temple(card: int) -> bool:
    """Whether a card is a temple, of whatever god."""
    return card >= TEMPLE
