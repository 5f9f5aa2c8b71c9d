"""The card of the game."""

from typing import Any, ClassVar

from pantheon.core.game import Credits
from .generated.rooms import Rooms
from .options import AuspicesOptions
from .rules.constants import ENDS


class Auspices(Rooms):
    """Press your luck under an open sky."""

    name = "auspices"
    title = "Auspices"
    credits = Credits("Pantheon contributors", "")
    seats = range(2, 5)
    minutes = 5
    state_form = 2
    rule_prefix = "AU"
    turn_rule = "AU-20"
    hides_nothing = True
    open_to_all = True
    options = AuspicesOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {"book": {}, "dark": {"ravens": 7}}
    ends = ENDS[1:]
