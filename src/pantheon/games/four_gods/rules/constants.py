"""Small numbers with names: terrains, what lies on a cell, and how an action's code is packed."""

from __future__ import annotations

from typing import Final

# Terrains; colour N is the colour, and god N the god, of terrain N (FG-3).
SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 4
LETTERS: Final = "SPFM"
TERRAIN_NAMES: Final = ("sea", "plain", "forest", "mountain")
COLOUR_NAMES: Final = ("blue", "yellow", "green", "grey")

NOBODY: Final = -1
HIDDEN: Final = -1

# What lies on a cell, in a hand or in a slot: a tile (see `tiles`), or one of these.
EMPTY: Final = -1
CITY: Final = -2
RESERVED: Final = -2
"""A slot kept for the tile that its owner took from it (FG-R11)."""

HANDS: Final = 2
MOST_SEATS: Final = 4
MOST_SLOTS: Final = 20
MOST_CELLS: Final = 144
FROM_BAG: Final = -1
RESERVE: Final = 0
"""A prophet's source: the reserve, or 1 + the cell that it migrates from (FG-20)."""

# Kinds of action, in the order of the structs in `actions`.
CHOOSE_COLOUR: Final = 0
READY: Final = 1
PLACE: Final = 2
DISCARD: Final = 3
RETURN: Final = 4
DRAW: Final = 5
FLIP: Final = 6
TAKE: Final = 7
CHOOSE_GOD: Final = 8
PLACE_PROPHET: Final = 9
BUILD_CITY: Final = 10
DESTROY_CITY: Final = 11
PASS: Final = 12
END_TURN: Final = 13
TAKE_BACK: Final = 14
CHALLENGE: Final = 15
GIVE_UP: Final = 16

STRIDE: Final = 64
"""A code is kind + STRIDE * argument; an argument packs its fields, the first lowest."""
LAYING: Final = 16
"""Hand, face and turn together: 2 * 2 * 4."""
