"""The components and the ends of a match as small numbers."""

from typing import Final

from pantheon.board import squares

SKY: Final = squares(4, 4)
PLACES: Final = len(SKY.centres)
EMPTY: Final = -1

DOVE: Final = 0
HERON: Final = 1
EAGLE: Final = 2
RAVEN: Final = 3
WORTH: Final = (1, 2, 3)
"""What a dove, a heron and an eagle are worth (AU-11)."""
FLOCK: Final = (6, 4, 2)
"""How many of them fly (AU-1)."""

RUNNING: Final = 0
BY_TARGET: Final = 1
BY_SKY: Final = 2
ENDS: Final = ("", "target", "sky")
