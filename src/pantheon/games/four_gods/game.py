"""4 Gods by Christophe Boelinger, as a game of Pantheon."""

from typing import Any, ClassVar

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits
from pantheon.core.options import Options
from .generated import codes
from .generated.rooms import Rooms
from .options import FourGodsOptions
from .rules.constants import ENDS, RUNNING, Phase
from .rules.gods import hides_gods
from .rules.legality import acting_seats
from .rules.mistakes import at_fault
from .rules.setup import prepare
from .rules.state import State
from .rules.tile_set import tile_set
from .rules.timers import expire_timer

RESTING = (codes.PASS, codes.END_TURN, codes.GIVE_UP)
"""What the table prefers to do for a seat whose time has run out."""


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
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "book": {},
        "turns": {"play": "turns"},
        "secret": {"gods": "secret", "duel": "two"},
        "secret_turns": {"play": "turns", "gods": "secret", "duel": "two"},
        "duel": {"duel": "two"},
        "first": {"play": "turns", "clock": 0},
        "honour": {"referee": "honour"},
        "veterans": {"referee": "honour", **{f"penalty_{n}": True for n in range(1, 5)}},
        "french": {"french_unoccupied": True},
        "study": {"clock": 0},
    }
    ends = ENDS[1:]

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, FourGodsOptions)
        return prepare(options.knobs(seats), tile_set(options.tiles), chance, raw)

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
        """Whatever is legal, but no challenge of a tile that lies right (FG-62)."""
        listed = self.legal_codes(state, seat)
        if not state.knobs.honour:
            return listed
        return [code for code in listed if not _is_vain(state, code)] or listed

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def known(self, state: State, seat: int | None) -> State:
        return super().known(state, seat) if hides_gods(state) else state

    def expire(self, state: State, timer: str, chance: Chance, raw: RawEvents = None) -> None:
        expire_timer(state, timer, raw)

    def idle_code(self, state: State, seat: int) -> int:
        """Pass, end the turn, or whatever comes first where neither is open."""
        listed = sorted(self.legal_codes(state, seat))
        resting = [code for code in listed if codes.kind_of(code) in RESTING]
        return (resting or listed)[0]


def _is_vain(state: State, code: int) -> bool:
    if codes.kind_of(code) != codes.CHALLENGE:
        return False
    return not at_fault(state, codes.read_challenge(code))
