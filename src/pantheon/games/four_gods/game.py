"""4 Gods by Christophe Boelinger, as a game of Pantheon."""

from pantheon.core.game import Credits
from .generated.actions import EndTurn, GiveUp, Pass
from .generated.rooms import Rooms
from .options import FourGodsOptions
from .rules.constants import ENDS, Phase
from .rules.gods import hides_gods
from .rules.legality import acting_seats
from .rules.state import State


class FourGods(Rooms):
    """Gods lay the tiles of a World at the same time and send prophets into its Kingdoms."""

    name = "four_gods"
    title = "4 Gods"
    credits = Credits("Christophe Boelinger", "Ludically", 2016, "Ismaël Pommaz")
    seats = range(2, 5)
    minutes = 45
    rules_version = 2
    state_form = 2
    rule_prefix = "FG"
    options = FourGodsOptions
    ends = ENDS[1:]
    idle_actions = (Pass, EndTurn, GiveUp)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(acting_seats(state))

    def awaited(self, state: State) -> tuple[int, ...]:
        """On turn or in debt; in simultaneous play, whoever has not passed."""
        if state.phase != Phase.PLAY:
            return self.to_act(state)
        playing = [state.active == s if state.knobs.timed else not state.passed[s]
                   for s in range(state.seats)]  # fmt: skip
        return tuple(s for s in range(state.seats) if playing[s] or state.owed[s])

    def known(self, state: State, seat: int | None) -> State:
        return super().known(state, seat) if hides_gods(state) else state
