"""Gods of the Elements, as a game of Pantheon."""

from typing import Any, ClassVar

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
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "book": {},
        "first": {"quick_setup": True, "turns": 6},
        "plenty": {"god_energy": 8, "support_threshold": 8, "start_energy": 20},
        "famine": {"start_food": 2, "grow_food": 3, "hunger_energy": 4},
        "devout": {"priest_upkeep": 1},
        "seafarers": {"ships": 3, "ship_cost": 2, "discover_points": 5},
    }
    ends = ENDS[1:]
    idle_actions = (actions.GainEnergy, actions.Stop, actions.Skip)
