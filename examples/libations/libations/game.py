"""The card of the game, and what its rooms do not say."""

from typing import Any, ClassVar

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits
from pantheon.core.options import Options
from .generated import emit
from .generated.copying import blank_state
from .generated.rooms import Rooms
from .options import LibationsOptions
from .rules.constants import ENDS
from .rules.state import State
from .rules.turn import deal


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

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        """LI-2: a cup under the altar that nobody has seen, and a hand for each priest."""
        assert isinstance(options, LibationsOptions)
        state = blank_state(seats, options.hand)
        state.altar = chance.draw(state.jar, sum(state.jar))
        state.jar[state.altar] -= 1
        for seat in range(seats):
            for slot in range(options.hand):
                deal(state, seat, slot, chance, raw)
        emit.turn_begun(raw, state.active)
        return state
