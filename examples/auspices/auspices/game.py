"""The card of the game."""

from pantheon.core.game import Credits
from .generated.rooms import Rooms


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
    ends = ("target", "sky")
