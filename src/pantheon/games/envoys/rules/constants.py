"""The components as tables of small numbers (EN-1, EN-70), read from the data files."""

from __future__ import annotations

from typing import Final

from .. import data

NOBODY: Final = -1

# Gods, and their colours, in the order of data/gods.toml.
GODS: Final = 7
RA: Final = 0
ODIN: Final = 1
QUETZALCOATL: Final = 2
IXCHEL: Final = 3
GUAN_YIN: Final = 4
YEMAYA: Final = 5
SYLVANUS: Final = 6

ISLANDS: Final = 12
DECK: Final = 30
CARDS: Final = 210
OBJECTIVES: Final = 14
PIPS: Final = 4
"""Story tokens are four-sided dice (EN-14)."""

# When a text may be played, in the order of data.TIMINGS.
ON_TURN: Final = 0
WITH_MOVE: Final = 1
ANY_TIME: Final = 2

# The windows in which responses are possible (EN-71), in the order of data.WINDOWS.
AFTER_TEXT: Final = 0
AFTER_ROLL: Final = 1
AFTER_THROW: Final = 2
AFTER_LAST: Final = 3
BEFORE_DISTURBANCE: Final = 4
AFTER_MOVE: Final = 5
WINDOWS: Final = 6

# Whose telling a text responds to, in the order of data.TELLINGS.
OWN: Final = 0
ANOTHERS: Final = 1

CARD_COLOUR: Final[list[int]] = [card[0] for card in data.cards()]
CARD_STEPS: Final[list[int]] = [card[1] for card in data.cards()]
CARD_TEXT: Final[list[int]] = [card[2] for card in data.cards()]
TIMING: Final[list[int]] = data.timings()
RESPONDS: Final[list[int]] = data.windows()
WHOSE_TELLING: Final[list[int]] = data.tellings()
BACKS: Final[list[int]] = data.backs()
SMALL_VALUES: Final[list[list[int]]] = data.island_values("small")
LARGE_VALUES: Final[list[list[int]]] = data.island_values("large")
AT_LEAST: Final[list[int]] = [each[0] for each in data.objectives()]
OBJECTIVE_POINTS: Final[list[int]] = [each[1] for each in data.objectives()]
