"""4 Gods by Christophe Boelinger, as a game of Pantheon."""

from typing import Final

from pantheon.core.game import Credits
from .generated import codes
from .generated.actions import EndTurn, GiveUp, Pass
from .generated.rooms import Rooms
from .generated.weights import RESTLESS
from .options import FourGodsOptions
from .rules.constants import ENDS, Phase
from .rules.gods import hides_gods
from .rules.influence import compared_by, influence
from .rules.legality import acting_seats
from .rules.mistakes import at_fault, challenges
from .rules.state import State
from .rules.tiles import FACES
from .rules.world import fits_somewhere

PUTTING_AWAY: Final = (codes.DISCARD, codes.RETURN)


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

    def candidate_codes(self, state: State, seat: int) -> list[int]:
        """Whatever is legal, but no challenge of a tile that lies right (FG-62).

        Where everyone plays at once, whoever is behind does not pass while it could draw, as the
        others could end the match. And when nothing has happened for long, bots draw, lay what
        fits, or pass, rather than move tiles about until the stall limit (FG-R14).
        """
        listed = self.legal_codes(state, seat)
        if state.phase == Phase.PLAY and not state.knobs.timed:
            could_draw = state.bag_total > 0 and state.room[seat] > 0
            if _is_restless(state):
                listed = [code for code in listed if not _dithers(state, code, could_draw)]
            if could_draw and _is_behind(state, seat):
                listed = [code for code in listed if code != codes.PASS] or listed
        if not state.knobs.honour:
            return listed
        right = {each for each in challenges(state) if not at_fault(state, codes.number_of(each))}
        return [code for code in listed if code not in right] or listed

    def known(self, state: State, seat: int | None) -> State:
        return super().known(state, seat) if hides_gods(state) else state


def _is_restless(state: State) -> bool:
    """Whether those who have not passed have made many actions without progress."""
    return state.idle >= RESTLESS and state.idle >= RESTLESS * state.passed.count(0)


def _dithers(state: State, code: int, could_draw: bool) -> bool:
    """Whether a tile is moved about, neither to draw with empty hands nor to lay it."""
    kind = codes.kind_of(code)
    if kind != codes.TAKE:
        return kind == codes.FLIP or (kind in PUTTING_AWAY and not could_draw)
    row, slot = codes.read_take(code)
    return could_draw or not fits_somewhere(state, state.rows[row * state.slots + slot] // FACES)


def _is_behind(state: State, seat: int) -> bool:
    """Whether another is ahead, as far as everyone knows."""
    if hides_gods(state):
        return False
    scores = compared_by(state, influence(state))
    return scores[seat] < max(scores)
