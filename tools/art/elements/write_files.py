"""Writes the sprite of Gods of the Elements and its cover, the picture in the lobby."""

from tools.art.drawing.sprite import save, sprite

from .chart import chart_defs, chart_symbols
from .cover import cover
from .icons import icon_symbols
from .pieces import piece_symbols

FOLDER = "src/pantheon/games/elements/art"


def write_files() -> None:
    """Write the sprite and the cover."""
    symbols = [*chart_symbols(), *piece_symbols(), *icon_symbols()]
    save(f"{FOLDER}/elements.svg", sprite(symbols, chart_defs()), limit_kb=40)
    save(f"{FOLDER}/cover.svg", cover(), limit_kb=24)
