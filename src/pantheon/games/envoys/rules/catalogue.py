"""Every card text, power, disturbance and question by its number."""

# ruff: noqa: F401 (the classes of the card modules are found by their base)
from typing import Final

from .. import data
from . import trading
from .cards import (
    common,
    disturbances,
    disturbed_stories,
    guan_yin,
    ixchel,
    odin,
    quetzalcoatl,
    ra,
    sylvanus,
    yemaya,
)
from .questions import Card, Power, Question, in_order

CARDS: Final[list[Card]] = in_order(Card, data.names("texts"))
"""The card texts, in the order of data/texts.toml."""
POWERS: Final[list[Power]] = in_order(Power, data.names("gods"))
"""The powers, by god."""
QUESTIONS: Final[list[Question]] = [
    *CARDS,
    *POWERS,
    *disturbances.DISTURBANCES,
    *trading.QUESTIONS,
    quetzalcoatl.CROSSWIND_SPACE,
    guan_yin.GIFT_SEAT,
    disturbances.WHICH_DISTURBANCE,
    disturbances.EXILE_SPACE,
    disturbed_stories.NEW_VILLAGE,
]
"""Whatever can be asked. Cards come first: the number of a card's question is its text's."""

for _number in range(len(QUESTIONS)):
    QUESTIONS[_number].number = _number
