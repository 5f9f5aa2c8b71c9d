"""GODS by Michael Schacht, as a game of Pantheon."""

from __future__ import annotations

from typing import Any, ClassVar

from pantheon.core.actions import Action, tagged
from pantheon.core.chance import Chance
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.games.nations import actions, events
from pantheon.games.nations.evaluation import evaluate
from pantheon.games.nations.generated import codes
from pantheon.games.nations.generated.copying import copy_state
from pantheon.games.nations.generated.saving import load_state, save_state
from pantheon.games.nations.generated.view import View, state_of, view_of
from pantheon.games.nations.options import NationsOptions
from pantheon.games.nations.picture.choices import choices_of
from pantheon.games.nations.picture.effects import effect_of
from pantheon.games.nations.picture.scene import scene_of
from pantheon.games.nations.rules.apply import apply_code
from pantheon.games.nations.rules.components import components_of
from pantheon.games.nations.rules.legality import check_code, legal_codes
from pantheon.games.nations.rules.playout import playout
from pantheon.games.nations.rules.scoring import result_of
from pantheon.games.nations.rules.setup import prepare
from pantheon.games.nations.rules.state import ENDS, RUNNING, State


class Nations(Game[State, View]):
    """Temples convert tribes; three tribes of a colour are a nation."""

    name = "nations"
    title = "GODS"
    credits = Credits("Michael Schacht", "Spiele aus Timbuktu", 2005, "Hans-Jörg Brehm")
    seats = range(2, 5)
    minutes = 45
    state_form = 2
    rule_prefix = "NA"
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
    actions = tagged(Action, actions)
    events = tagged(Event, events)
    view_type = View

    # The engine's own functions: a Python-level call in front of compiled code would cost.
    copy = staticmethod(copy_state)
    dump = staticmethod(save_state)
    load = staticmethod(load_state)
    legal_codes = staticmethod(legal_codes)
    check_code = staticmethod(check_code)
    apply_code = staticmethod(apply_code)
    playout = staticmethod(playout)
    result = staticmethod(result_of)
    components = staticmethod(components_of)
    evaluate = staticmethod(evaluate)
    scene = staticmethod(scene_of)
    choices = staticmethod(choices_of)
    effect = staticmethod(effect_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, NationsOptions)
        deserts, temples = options.constellation_cells(seats)
        return prepare(seats, options.knobs(seats), deserts, temples, chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == RUNNING else ()

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state)

    def from_view(self, view: View, seat: int | None) -> State:
        return state_of(view)

    def idle_code(self, state: State, seat: int) -> int:
        """A discard if one is open, else whatever comes first."""
        listed = sorted(self.legal_codes(state, seat))
        discards = [code for code in listed if codes.kind_of(code) == codes.DISCARD]
        return (discards or listed)[0]
