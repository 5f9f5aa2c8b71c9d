"""The card of the game."""

from typing import Any, ClassVar

from pantheon.core.game import Credits
from .generated.rooms import Rooms
from .options import LibationsOptions
from .rules.constants import ENDS


class Libations(Rooms):
    """Pour cups from a hidden hand."""

    name = "libations"
    title = "Libations"
    credits = Credits("Pantheon contributors", "")
    seats = range(2, 5)
    minutes = 5
    rule_prefix = "LI"
    options = LibationsOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {"book": {}, "short": {"hand": 2}}
    ends = ENDS[1:]
