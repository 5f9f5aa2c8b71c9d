"""The card of the game."""

from pantheon.core.game import Credits
from .generated.rooms import Rooms
from .rules.constants import ENDS


class Libations(Rooms):
    """Pour cups from a hidden hand."""

    name = "libations"
    title = "Libations"
    credits = Credits("Pantheon contributors", "")
    seats = range(2, 5)
    minutes = 5
    rule_prefix = "LI"
    turn_rule = "LI-20"
    ends = ENDS[1:]
