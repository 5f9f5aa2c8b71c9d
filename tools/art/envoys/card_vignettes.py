"""A vignette for each card text of GØDS, in the order of the game's data."""

from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol

from pantheon.games.envoys import data
from .common_vignettes import COMMON
from .god_vignettes import OF_GODS

CRISP = Press(amount=0)
BOX = "-50 -34 100 68"


def text_symbols() -> list[Symbol]:
    """The vignettes, `envoys-text-0` first."""
    drawings = COMMON | OF_GODS
    return [
        Symbol(f"envoys-text-{number}", BOX, drawings[name](), CRISP)
        for number, name in enumerate(data.names("texts"))
    ]
