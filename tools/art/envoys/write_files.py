"""Writes the sprite of GØDS and its cover, the picture in the lobby."""

from tools.art.drawing.sprite import save, sprite

from .board import sea_defs, sea_symbols
from .card_vignettes import text_symbols
from .cover import cover
from .pieces import piece_symbols
from .well_and_piles import stock_symbols

FOLDER = "src/pantheon/games/envoys/art"


def write_files() -> None:
    """Write the sprite and the cover."""
    symbols = [*sea_symbols(), *piece_symbols(), *stock_symbols(), *text_symbols()]
    save(f"{FOLDER}/envoys.svg", sprite(symbols, sea_defs()), limit_kb=40)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=24)
