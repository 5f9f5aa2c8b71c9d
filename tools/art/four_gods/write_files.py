"""Writes the sprite of 4 Gods: terrains, tiles, cities, god cards, hands, the frame."""

from tools.art.drawing.sprite import save, sprite

from .frame import frame_symbols
from .god_cards import card_defs, card_symbols
from .hands import hand_symbols
from .terrain import terrain_defs
from .tiles import tile_symbols
from .tokens import token_symbols

TARGET = "src/pantheon/games/four_gods/art/four_gods.svg"


def main() -> None:
    """Rewrite the sprite."""
    symbols = [
        *token_symbols(),
        *frame_symbols(),
        *hand_symbols(),
        *card_symbols(),
        *tile_symbols(),
    ]
    save(TARGET, sprite(symbols, [*terrain_defs(), *card_defs()]), limit_kb=40)


if __name__ == "__main__":
    main()
