"""GODS by Michael Schacht, as a game of Pantheon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.core.scene import Choice, Scene
from pantheon.games.nations.actions import ACTIONS
from pantheon.games.nations.evaluation import evaluate
from pantheon.games.nations.events import EVENTS
from pantheon.games.nations.knowledge import keeping
from pantheon.games.nations.knowledge.view import NationsView, components_of, state_behind, view_of
from pantheon.games.nations.options import NationsOptions
from pantheon.games.nations.picture.choices import choices_of
from pantheon.games.nations.picture.effects import effect_of
from pantheon.games.nations.picture.scene import scene_of
from pantheon.games.nations.rules.constants import DISCARD, STRIDE
from pantheon.games.nations.rules.legality import legal_codes
from pantheon.games.nations.rules.play import apply_code, playout
from pantheon.games.nations.rules.refusals import check_code
from pantheon.games.nations.rules.scoring import result_of
from pantheon.games.nations.rules.setup import prepare
from pantheon.games.nations.rules.state import ENDS, RUNNING, State


class Nations(Game[State, NationsView]):
    """Temples convert tribes; three tribes of a colour are a nation."""

    name = "nations"
    title = "GODS"
    credits = Credits("Michael Schacht", "Spiele aus Timbuktu", 2005, "Hans-Jörg Brehm")
    seats = range(2, 5)
    minutes = 45
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
    actions = ACTIONS
    events = EVENTS
    view_type = NationsView

    # The rules are the engine's own functions: no call of Python's stands before compiled code.
    legal_codes = staticmethod(legal_codes)
    check_code = staticmethod(check_code)
    apply_code = staticmethod(apply_code)
    playout = staticmethod(playout)
    result = staticmethod(result_of)
    dump = staticmethod(keeping.dump)
    load = staticmethod(keeping.load)
    evaluate = staticmethod(evaluate)
    components = staticmethod(components_of)
    effect = staticmethod(effect_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, NationsOptions)
        deserts, temples = options.constellation_cells(seats)
        return prepare(seats, options.knobs(seats), deserts, temples, chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == RUNNING else ()

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> NationsView:
        return view_of(state)

    def idle_code(self, state: State, seat: int) -> int:
        """A discard if one is open, else whatever comes first."""
        codes = sorted(self.legal_codes(state, seat))
        discards = [code for code in codes if code % STRIDE == DISCARD]
        return (discards or codes)[0]

    def scene(self, known: State, seat: int | None) -> Scene:
        return scene_of(view_of(known), seat)

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return choices_of(view_of(known), seat, actions)

    def from_view(self, view: NationsView, seat: int | None) -> State:
        return state_behind(view)
