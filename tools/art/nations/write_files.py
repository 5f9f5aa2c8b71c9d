"""Writes the sprite of GODS: hex cards, god stones, points."""

from tools.art.drawing.sprite import save, sprite

from .hex_card import shared_defs
from .land_cards import land_symbols
from .temple_cards import temple_defs, temple_symbols
from .tokens import token_symbols
from .tribe_cards import tribe_symbols

TARGET = "src/pantheon/games/nations/art/nations.svg"


def main() -> None:
    """Rewrite the sprite."""
    symbols = [
        *tribe_symbols(),
        *temple_symbols(),
        *land_symbols(),
        *token_symbols(),
    ]
    save(TARGET, sprite(symbols, [*shared_defs(), *temple_defs()]), limit_kb=30)


if __name__ == "__main__":
    main()
