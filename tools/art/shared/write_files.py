"""Writes the sprite that all games and the page share: emblems, medals, ornaments, icons."""

from tools.art.drawing.sprite import save, sprite

from .icons import icon_symbols
from .seat_pieces import seat_symbols
from .table_ornaments import ornament_symbols

TARGET = "src/pantheon/core/art/common.svg"


def write_files() -> None:
    """Write the sprite."""
    save(TARGET, sprite([*seat_symbols(), *ornament_symbols(), *icon_symbols()]), limit_kb=14)
