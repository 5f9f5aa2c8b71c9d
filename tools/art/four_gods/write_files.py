"""Writes the sprite of 4 Gods (terrains, tiles, cities, god cards, hands, frame) and its cover."""

from tools.art.drawing.sprite import save, sprite

from .cover import cover
from .frame import frame_symbols
from .god_cards import card_defs, card_symbols
from .hands import hand_symbols
from .terrain import terrain_defs
from .tiles import tile_symbols
from .tokens import token_symbols

FOLDER = "src/pantheon/games/four_gods/art"


def write_files() -> None:
    """Write the sprite and the cover."""
    symbols = [
        *token_symbols(),
        *frame_symbols(),
        *hand_symbols(),
        *card_symbols(),
        *tile_symbols(),
    ]
    save(f"{FOLDER}/four_gods.svg", sprite(symbols, [*terrain_defs(), *card_defs()]), limit_kb=40)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=18)
