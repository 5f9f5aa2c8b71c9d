"""Writes the sprite of 4 Gods: terrains, tiles, cities, god cards, hands, the frame."""

from .four_gods_cards import card_defs, card_symbols
from .four_gods_frame import frame_symbols
from .four_gods_hands import hand_symbols
from .four_gods_terrain import terrain_defs
from .four_gods_tiles import tile_symbols
from .four_gods_tokens import token_symbols
from .sprite import save, sprite

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
