"""The hex cards as people see them: symbol, name, rule, and the piece."""

# compiled: drawn for every update
from pantheon.board import Kit
from pantheon.core.scene import Piece
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, Card

SIZE = 132.0
KIT = Kit("nations", {"stone": {"size": 36, "dy": 42, "layer": 2, "rule": "NA-21"}})

_KINDS = (
    ("", ""),
    ("desert", "NA-23"),
    ("decay", "NA-24"),
    ("whirlwind", "NA-25"),
    ("extra", "NA-26"),
    *[(f"tribe-{colour}", "NA-20") for colour in COLOUR_NAMES],
    *[(f"temple-@{seat}", "NA-22") for seat in range(4)],
)
SYMBOLS = tuple(f"nations-{name}" for name, _ in _KINDS)
"""By card."""
RULES = tuple(rule for _, rule in _KINDS)
"""By card: the rule that it is played by."""


def hex_piece(name: str, card: int, at: str) -> Piece:
    """A hex card as a piece."""
    symbol = SYMBOLS[card]
    seat = card - Card.TEMPLE if card >= Card.TEMPLE else None
    label = words("nations-card", card=card) if seat is None else words("nations-temple", seat=seat)
    small = f"{symbol}-small" if card >= Card.TRIBE else ""
    return Piece(name, symbol, at, label, SIZE, seat=seat, small=small, rule=RULES[card])
