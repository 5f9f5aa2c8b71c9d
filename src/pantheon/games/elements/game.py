"""Gods of the Elements, as a game of Pantheon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.core.scene import Choice, Scene
from pantheon.games.elements.actions import ACTIONS
from pantheon.games.elements.evaluation import evaluate
from pantheon.games.elements.events import EVENTS
from pantheon.games.elements.knowledge import keeping
from pantheon.games.elements.knowledge.view import (
    ElementsView,
    components_of,
    state_behind,
    view_of,
)
from pantheon.games.elements.options import ElementsOptions
from pantheon.games.elements.picture.choices import choices_of
from pantheon.games.elements.picture.effects import effect_of
from pantheon.games.elements.picture.scene import scene_of
from pantheon.games.elements.rules.codes import GAIN_ENERGY, SKIP, STOP
from pantheon.games.elements.rules.constants import ENDS, RUNNING
from pantheon.games.elements.rules.legality import legal_codes
from pantheon.games.elements.rules.play import apply_code, playout
from pantheon.games.elements.rules.refusals import check_code
from pantheon.games.elements.rules.scoring import result_of
from pantheon.games.elements.rules.setup import prepare
from pantheon.games.elements.rules.state import State


class Elements(Game[State, ElementsView]):
    """Priests fetch the gods' energy; it becomes houses, ships, food and favour."""

    name = "elements"
    title = "Gods of the Elements"
    credits = Credits("Anonymous", "Prototype")
    seats = range(2, 5)
    minutes = 75
    rule_prefix = "EL"
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
    actions = ACTIONS
    events = EVENTS
    view_type = ElementsView

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
        assert isinstance(options, ElementsOptions)
        return prepare(seats, options.knobs(seats), chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == RUNNING else ()

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: int | None) -> ElementsView:
        return view_of(state)

    def idle_code(self, state: State, seat: int) -> int:
        """Take a god's energy; else leave the action be; else whatever comes first."""
        codes = sorted(self.legal_codes(state, seat))
        return next((code for code in (GAIN_ENERGY, STOP, SKIP) if code in codes), codes[0])

    def scene(self, known: State, seat: int | None) -> Scene:
        return scene_of(known, seat)

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return choices_of(known, seat, actions)

    def from_view(self, view: ElementsView, seat: int | None) -> State:
        return state_behind(view)
