"""Writes the sprite of GODS (hex cards, god stones, points) and its cover."""

from tools.art.drawing.sprite import save, sprite

from .cover import cover
from .hex_card import shared_defs
from .land_cards import land_symbols
from .temple_cards import temple_defs, temple_symbols
from .tokens import token_symbols
from .tribe_cards import tribe_symbols

FOLDER = "src/pantheon/games/nations/art"


def write_files() -> None:
    """Write the sprite and the cover."""
    symbols = [
        *tribe_symbols(),
        *temple_symbols(),
        *land_symbols(),
        *token_symbols(),
    ]
    save(f"{FOLDER}/nations.svg", sprite(symbols, [*shared_defs(), *temple_defs()]), limit_kb=30)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=18)
