"""The card of the game, and what its rooms do not say."""

from typing import Any, ClassVar

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits
from pantheon.core.options import Options
from .generated import emit
from .generated.copying import blank_state
from .generated.rooms import Rooms
from .options import AuspicesOptions
from .rules.constants import ENDS
from .rules.state import State


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

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        """AU-2: an empty sky."""
        assert isinstance(options, AuspicesOptions)
        state = blank_state(seats, options.ravens, options.target)
        emit.turn_begun(raw, state.active)
        return state
