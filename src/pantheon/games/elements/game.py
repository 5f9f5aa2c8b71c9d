"""Gods of the Elements, as a game of Pantheon."""

from pantheon.core.game import Credits
from .generated import actions
from .generated.rooms import Rooms
from .options import ElementsOptions
from .rules.constants import ENDS


class Elements(Rooms):
    """Priests fetch the gods' energy; it becomes houses, ships, food and favour."""

    name = "elements"
    title = "Gods of the Elements"
    credits = Credits("Anonymous", "Prototype")
    seats = range(2, 5)
    minutes = 75
    rules_version = 2
    state_form = 3
    rule_prefix = "EL"
    hides_nothing = True
    options = ElementsOptions
    ends = ENDS[1:]
    idle_actions = (actions.GainEnergy, actions.Stop, actions.Skip)
