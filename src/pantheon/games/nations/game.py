"""GODS by Michael Schacht, as a game of Pantheon."""

from pantheon.core.game import Credits
from .generated.actions import Discard
from .generated.rooms import Rooms
from .options import NationsOptions
from .rules.constants import ENDS


class Nations(Rooms):
    """Temples convert tribes; three tribes of a colour are a nation."""

    name = "nations"
    title = "GODS"
    credits = Credits("Michael Schacht", "Spiele aus Timbuktu", 2005, "Hans-Jörg Brehm")
    seats = range(2, 5)
    minutes = 45
    state_form = 3
    rule_prefix = "NA"
    hides_nothing = True
    open_to_all = True
    options = NationsOptions
    ends = ENDS[1:]
    idle_actions = (Discard,)
