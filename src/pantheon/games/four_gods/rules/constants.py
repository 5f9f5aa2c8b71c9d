"""Small numbers with names: terrains, what lies where, phases and endings."""

from typing import Final

# Terrains; colour N is the colour, and god N the god, of terrain N (FG-3).
SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 4
PROPHETS: Final = 14
"""Of each colour; some are left over, and one of them marks the colour's influence (FG-5)."""
LETTERS: Final = "SPFM"
TERRAIN_NAMES: Final = ("sea", "plain", "forest", "mountain")
COLOUR_NAMES: Final = ("blue", "yellow", "green", "grey")

NOBODY: Final = -1
"""Stands for no seat, no cell, no colour, no god that is known."""

# What lies on a cell, in a hand or in a slot: a tile (see `tiles`), or one of these.
EMPTY: Final = -1
CITY: Final = -2
RESERVED: Final = -2
"""A slot kept for the tile that its owner took from it (FG-R11)."""

SIDES: Final = 4
CORNERS: Final = 4
AROUND: Final = 3
"""`number & AROUND` counts sides or corners on round a cell."""
OPPOSITE: Final = 2
"""From a side or a corner to the opposite one."""
HANDS: Final = 2
FROM_BAG: Final = -1
FEWEST_SIDES: Final = 2
"""The straight sides that a tile or a city must lean on (FG-11, FG-21)."""


class Phase:
    """What the players are doing."""

    COLOURS: Final = 0
    READINESS: Final = 1
    PLAY: Final = 2
    OVER: Final = 3


# Why the end has begun (FG-40), and how the match has ended, as indices into ENDS.
ENDS: Final = ("", "world", "bag", "passed", "stall")
RUNNING: Final = 0
BY_WORLD: Final = 1
BY_BAG: Final = 2
BY_PASSING: Final = 3
BY_STALL: Final = 4
