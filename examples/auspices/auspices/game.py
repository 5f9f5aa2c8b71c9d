"""The card of the game, and what ties its rooms together."""

from __future__ import annotations

from typing import Any, ClassVar

from auspices import actions, events
from auspices.evaluation import evaluate
from auspices.generated import emit
from auspices.generated.copying import blank_state, copy_state
from auspices.generated.saving import load_state, save_state
from auspices.generated.view import View, state_of, view_of
from auspices.options import AuspicesOptions
from auspices.picture.choices import choices_of
from auspices.picture.effects import effect_of
from auspices.picture.scene import scene_of
from auspices.rules.constants import ENDS, RUNNING
from auspices.rules.legality import check_code, legal_codes
from auspices.rules.scoring import result_of
from auspices.rules.state import State
from auspices.rules.turn import apply_code
from pantheon.core.actions import Action, tagged
from pantheon.core.chance import Chance
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options


class Auspices(Game[State, View]):
    """Press your luck under an open sky."""

    name = "auspices"
    title = "Auspices"
    credits = Credits("Pantheon contributors", "")
    seats = range(2, 5)
    minutes = 5
    state_form = 2
    rule_prefix = "AU"
    open_to_all = True
    options = AuspicesOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {"book": {}, "dark": {"ravens": 7}}
    ends = ENDS[1:]
    actions = tagged(Action, actions)
    events = tagged(Event, events)
    view_type = View

    copy = staticmethod(copy_state)
    dump = staticmethod(save_state)
    load = staticmethod(load_state)
    legal_codes = staticmethod(legal_codes)
    check_code = staticmethod(check_code)
    apply_code = staticmethod(apply_code)
    result = staticmethod(result_of)
    evaluate = staticmethod(evaluate)
    scene = staticmethod(scene_of)
    choices = staticmethod(choices_of)
    effect = staticmethod(effect_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        """AU-2: an empty sky."""
        assert isinstance(options, AuspicesOptions)
        state = blank_state(seats, options.ravens, options.target)
        emit.turn_begun(raw, state.active)
        return state

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == RUNNING else ()

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state)

    def from_view(self, view: View, seat: int | None) -> State:
        return state_of(view)

    def components(self, state: State) -> dict[str, int]:
        """Every bird, in the bag or in the sky."""
        return {f"bird {kind}": left + state.sky.count(kind) for kind, left in enumerate(state.bag)}
