"""The components as tables of small numbers, and their names as constants (EN-1, EN-70)."""

from __future__ import annotations

from typing import Final

from pantheon.games.envoys import data

NOBODY: Final = -1
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
PIPS: Final = 4
"""Story tokens are four-sided dice (EN-14)."""

# Card texts (EN-R12), in the order of data/texts.toml.
ALL_TOGETHER_NOW: Final = 0
FOLLOWING_WIND: Final = 1
MANY_TONGUES: Final = 2
SECOND_TELLING: Final = 3
FLOURISH: Final = 4
HECKLER: Final = 5
FROM_THE_OLD_STORIES: Final = 6
NOT_SO_FAST: Final = 7
DAWN: Final = 8
NOON_LIGHT: Final = 9
SECOND_SUNRISE: Final = 10
THOUGHT: Final = 11
MEMORY: Final = 12
RUNE_BARGAIN: Final = 13
FEATHERED_WINGS: Final = 14
CROSSWIND: Final = 15
AGAINST_THE_STREAM: Final = 16
HIGH_TIDE: Final = 17
WEAVE: Final = 18
MOONLIT_CROSSING: Final = 19
MERCY: Final = 20
KIND_EAR: Final = 21
GIFT: Final = 22
SHOAL: Final = 23
DEEP_CURRENT: Final = 24
SAFE_HARBOUR: Final = 25
ROOTS: Final = 26
STUBBORN_ELDERS: Final = 27
OLD_GROWTH: Final = 28
TEXTS: Final = 29

# When a text may be played.
ON_TURN: Final = 0
WITH_MOVE: Final = 1
IN_STORY: Final = 2
ANY_TIME: Final = 3

# The windows in which answers are possible (EN-71).
AFTER_TEXT: Final = 0
AFTER_ROLL: Final = 1
AFTER_THROW: Final = 2
AFTER_LAST: Final = 3
BEFORE_DISTURBANCE: Final = 4
AFTER_MOVE: Final = 5

# Whose telling a text answers.
ANYONES: Final = 0
OWN: Final = 1
ANOTHERS: Final = 2

# Disturbances (EN-50), in the order of data/disturbances.toml.
MEDDLING: Final = 0
PLOT_TWIST: Final = 1
AMNESIA: Final = 2
OBLITERATE: Final = 3
EXILE: Final = 4
DEMENTIA: Final = 5
ERASE: Final = 6
LOST: Final = 7
MISCOMMUNICATION: Final = 8
STOLEN_IDEA: Final = 9
STORM: Final = 10
COLLECTIVE_MEMORY: Final = 11
OBLIVION: Final = 12
TORN_PAGES: Final = 13
DISTURBANCES: Final = 14

# What a disturbance asks to be named before it works.
AIM_NOTHING: Final = 0
AIM_COLOUR: Final = 1
AIM_ISLAND: Final = 2
AIM_CONTINENT: Final = 3
AIM_ENVOY: Final = 4
AIM_OTHERWORLD: Final = 5
AIM_TOKEN: Final = 6

OBJECTIVES: Final = 14

_RING_START: Final = (0, 0, 6, 24, 54, 96)
_RING_LENGTH: Final = (0, 6, 18, 30, 42, 54)

CARD_COLOUR: Final[list[int]] = [card[0] for card in data.cards()]
CARD_STEPS: Final[list[int]] = [card[1] for card in data.cards()]
CARD_TEXT: Final[list[int]] = [card[2] for card in data.cards()]
TIMING: Final[list[int]] = data.timings()
ANSWERS: Final[list[int]] = data.answers()
TELLING: Final[list[int]] = data.tellings()
BACKS: Final[list[int]] = data.backs()
AIM: Final[list[int]] = data.aims()
AT_PERSUADER: Final[list[int]] = data.at_persuader()
SMALL_VALUES: Final[list[list[int]]] = data.island_values("small")
LARGE_VALUES: Final[list[list[int]]] = data.island_values("large")
AT_LEAST: Final[list[int]] = [each[0] for each in data.objectives()]
OBJECTIVE_POINTS: Final[list[int]] = [each[1] for each in data.objectives()]


def _arcs() -> list[list[int]]:
    found: list[list[int]] = []
    for arc in data.arcs():
        spaces: list[int] = []
        for ring, number in arc:
            spaces.append(_RING_START[ring] + number % _RING_LENGTH[ring])
        found.append(spaces)
    return found


def _upstream() -> list[list[int]]:
    against: list[list[int]] = [[] for _ in range(150)]
    for arc in ARCS:
        for step in range(1, len(arc)):
            against[arc[step]].append(arc[step - 1])
    return against


def _answer_cards() -> list[list[int]]:
    """For each deck and window, the cards whose texts answer it: [deck * 6 + window]."""
    found: list[list[int]] = []
    for deck in range(GODS):
        for window in range(6):
            cards: list[int] = []
            for card in range(deck * DECK, deck * DECK + DECK):
                if ANSWERS[CARD_TEXT[card]] >> window & 1:
                    cards.append(card)
            found.append(cards)
    return found


ARCS: Final[list[list[int]]] = _arcs()
"""The currents' spaces along their way (EN-R3)."""
UPSTREAM: Final[list[list[int]]] = _upstream()
"""From each space, the neighbours that lie against the current (EN-2)."""
ANSWER_CARDS: Final[list[list[int]]] = _answer_cards()
