"""GODS by Michael Schacht, as a game of Pantheon."""

from typing import Any, ClassVar

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits
from pantheon.core.options import Options
from .generated import codes
from .generated.rooms import Rooms
from .options import NationsOptions
from .rules.constants import ENDS
from .rules.setup import prepare
from .rules.state import State


class Nations(Rooms):
    """Temples convert tribes; three tribes of a colour are a nation."""

    name = "nations"
    title = "GODS"
    credits = Credits("Michael Schacht", "Spiele aus Timbuktu", 2005, "Hans-Jörg Brehm")
    seats = range(2, 5)
    minutes = 45
    state_form = 2
    rule_prefix = "NA"
    hides_nothing = True
    open_to_all = True
    options = NationsOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "book": {},
        "quick": {"win_points": 6, "win_points_duel": 7},
        "wide": {"constellation": "wide"},
        "abundance": {"income": 4, "start_power": 6},
        "cards": {"separate_cards": True},
    }
    ends = ENDS[1:]

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, NationsOptions)
        constellation = options.constellation_cells(seats)
        return prepare(seats, options.knobs(seats), constellation, chance, raw)

    def idle_code(self, state: State, seat: int) -> int:
        """A discard if one is open, else whatever comes first."""
        listed = sorted(self.legal_codes(state, seat))
        discards = [code for code in listed if codes.kind_of(code) == codes.DISCARD]
        return (discards or listed)[0]
