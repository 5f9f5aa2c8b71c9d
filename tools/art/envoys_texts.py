"""A vignette for each card text of GØDS, in the order of the game's data."""

from pantheon.games.envoys import data

from .envoys_common_texts import COMMON
from .envoys_god_texts import OF_GODS
from .press import Press
from .sprite import Symbol

CRISP = Press(amount=0)
BOX = "-50 -34 100 68"


def text_symbols() -> list[Symbol]:
    """The vignettes, `envoys-text-0` first."""
    drawings = COMMON | OF_GODS
    return [
        Symbol(f"envoys-text-{number}", BOX, drawings[name](), CRISP)
        for number, name in enumerate(data.text_names())
    ]
