"""Writes the artwork of 4 Gods: cuts of tiles, the sprite (terrains, cities, …) and the cover."""

from tools.art.drawing.sprite import save, sprite

from .coastlines import coastlines
from .cover import cover
from .frame import frame_symbols
from .god_cards import card_defs, card_symbols
from .hands import hand_symbols
from .terrain import terrain_defs
from .tiles import tile_symbols
from .tokens import token_symbols

FOLDER = "src/pantheon/games/four_gods/art"


def write_files() -> None:
    """Write the cuts of tiles, then the sprite and the cover, which are drawn with them."""
    save(f"{FOLDER}/coastlines.json", coastlines(), limit_kb=8)
    symbols = [
        *token_symbols(),
        *frame_symbols(),
        *hand_symbols(),
        *card_symbols(),
        *tile_symbols(),
    ]
    save(f"{FOLDER}/four_gods.svg", sprite(symbols, [*terrain_defs(), *card_defs()]), limit_kb=40)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=18)
