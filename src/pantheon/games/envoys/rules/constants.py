"""The components as tables of small numbers (EN-1, EN-70), read from the data files."""

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


class Timing:
    """When a text may be played (EN-27); one for a story only in a window."""

    TURN: Final = 0
    MOVE: Final = 1
    ANY: Final = 2
    STORY: Final = 3


class Window:
    """When responses are possible (EN-71).

    A ROLL is for a telling, a THROW any other onto a village, the LAST ones are of the last scoring
    (EN-61). A DISTURBANCE has not worked yet.
    """

    TEXT: Final = 0
    ROLL: Final = 1
    THROW: Final = 2
    LAST: Final = 3
    DISTURBANCE: Final = 4
    MOVE: Final = 5


class Whose:
    """Whose telling a text responds to."""

    OWN: Final = 0
    ANOTHER: Final = 1
    ANY: Final = 2


WINDOW_NAMES: Final = ("text", "roll", "throw", "last", "disturbance", "move")
_GODS: Final = data.names("gods")
_CARDS: Final = [card for god in _GODS for card in data.read("cards")[god]["cards"]]
CARD_COLOUR: Final[list[int]] = [_GODS.index(card[0]) for card in _CARDS]
CARD_PACE: Final[list[int]] = [card[1] for card in _CARDS]
"""The steps of each card above the fewest of all (EN-70)."""
CARD_TEXT: Final[list[int]] = [data.names("texts").index(card[2]) for card in _CARDS]

FOLLOWING_WIND: Final[int] = data.names("texts").index("following_wind")
DEEP_CURRENT: Final[int] = data.names("texts").index("deep_current")
TIMING: Final[list[int]] = [
    ("turn", "move", "any", "story").index(when) for when in data.each("texts", "timing")
]
RESPONDS: Final[list[int]] = [
    sum([1 << WINDOW_NAMES.index(window) for window in windows])
    for windows in data.each("texts", "windows", [])
]
"""The windows in which a text can respond, as bits."""
WHOSE_TELLING: Final[list[int]] = [
    ("own", "another", "any").index(whose) for whose in data.each("texts", "from", "any")
]

RESPONSES: Final[list[list[list[int]]]] = [
    [
        [card for card in range(first, first + DECK) if RESPONDS[CARD_TEXT[card]] >> window & 1]
        for window in range(len(WINDOW_NAMES))
    ]
    for first in range(0, CARDS, DECK)
]
"""For each deck and window, the cards whose texts respond to it."""

BACKS: Final[list[int]] = [
    data.names("disturbances").index(data.read("backs")[god][colour]) if god != colour else NOBODY
    for god in _GODS
    for colour in _GODS
]
"""The disturbance of each colour on the back of each god's board (EN-52)."""
SMALL_ORDER: Final[list[list[int]]] = [data.read("islands")[god]["small"] for god in _GODS]
LARGE_ORDER: Final[list[list[int]]] = [data.read("islands")[god]["large"] for god in _GODS]
"""Which of the values of its size each village has, clockwise (EN-R2)."""
