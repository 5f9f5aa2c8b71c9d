"""Writes the sprite of 4 Gods: terrains, tiles, cities, god cards."""

from .four_gods_cards import card_defs, card_symbols
from .four_gods_terrain import terrain_defs
from .four_gods_tiles import tile_symbols
from .four_gods_tokens import token_symbols
from .sprite import save, sprite

TARGET = "src/pantheon/games/four_gods/art/four_gods.svg"


def main() -> None:
    """Rewrite the sprite."""
    symbols = [*token_symbols(), *card_symbols(), *tile_symbols()]
    save(TARGET, sprite(symbols, [*terrain_defs(), *card_defs()]), limit_kb=40)


if __name__ == "__main__":
    main()
