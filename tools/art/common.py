"""Writes the sprite every game and the page share: emblems, medals, ornaments, icons."""

from .icons import icon_symbols
from .seats import seat_symbols
from .sprite import save, sprite
from .table_ornaments import ornament_symbols

TARGET = "src/pantheon/core/art/common.svg"


def main() -> None:
    """Rewrite the sprite."""
    save(TARGET, sprite([*seat_symbols(), *ornament_symbols(), *icon_symbols()]), limit_kb=14)


if __name__ == "__main__":
    main()
