"""Writes the sprite of GØDS and its picture for the lobby."""

from .envoys_cover import cover
from .envoys_pieces import piece_symbols
from .envoys_sea import sea_defs, sea_symbols
from .envoys_stock import stock_symbols
from .envoys_texts import text_symbols
from .sprite import save, sprite

FOLDER = "src/pantheon/games/envoys/art"


def main() -> None:
    """Rewrite both."""
    symbols = [*sea_symbols(), *piece_symbols(), *stock_symbols(), *text_symbols()]
    save(f"{FOLDER}/envoys.svg", sprite(symbols, sea_defs()), limit_kb=40)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=24)


if __name__ == "__main__":
    main()
