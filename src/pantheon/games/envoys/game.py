"""GØDS by Joris Maas and Alexander Remi, as a game of Pantheon."""

from __future__ import annotations

from typing import Any, ClassVar

from pantheon.core.actions import Action, tagged
from pantheon.core.chance import Chance
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.games.envoys import actions, events
from pantheon.games.envoys.evaluation import evaluate
from pantheon.games.envoys.generated import codes
from pantheon.games.envoys.generated.copying import copy_state
from pantheon.games.envoys.generated.saving import load_state, save_state
from pantheon.games.envoys.generated.view import View, state_of, view_of
from pantheon.games.envoys.knowledge.hide import hide
from pantheon.games.envoys.knowledge.redeal import fill, redeal
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.picture.choices import choices_of
from pantheon.games.envoys.picture.effects import effect_of
from pantheon.games.envoys.picture.scene import scene_of
from pantheon.games.envoys.rules.apply import apply_code
from pantheon.games.envoys.rules.components import components_of
from pantheon.games.envoys.rules.legality import acting, check_code, legal_codes
from pantheon.games.envoys.rules.playout import playout
from pantheon.games.envoys.rules.scoring import result_of
from pantheon.games.envoys.rules.setup import prepare
from pantheon.games.envoys.rules.state import ENDS, RUNNING, State

_IDLE = (codes.PASS, codes.STOP, codes.END_TURN)


class Envoys(Game[State, View]):
    """Envoys of seven gods sail from island to island and tell stories."""

    name = "envoys"
    title = "GØDS"
    credits = Credits(
        designer="Joris Maas and Alexander Remi",
        publisher="",  # the rulebook names neither a publisher nor a year
        artist="Studio Monnikenwerk and Véronique van Helden",
    )
    seats = range(2, 7)
    minutes = 90
    state_form = 2
    rule_prefix = "EN"
    options = EnvoysOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "book": {},
        "quick": {"quick_setup": True, "points_goal": -8},
        "drafted": {"gods": "chosen"},
        "poker": {"ask_everyone": True},
        "plenty": {"tokens_per_colour": 20, "pool_limit": 12, "hand_limit": 7, "points_goal": 8},
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
    evaluate = staticmethod(evaluate)
    components = staticmethod(components_of)
    effect = staticmethod(effect_of)
    redeal = staticmethod(redeal)
    scene = staticmethod(scene_of)
    choices = staticmethod(choices_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, EnvoysOptions)
        return prepare(seats, options.knobs(seats), chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(acting(state))

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def idle_code(self, state: State, seat: int) -> int:
        """Pass, stop or end the turn where that is open, else whatever comes first."""
        listed = sorted(self.legal_codes(state, seat))
        idle = [code for code in listed if codes.kind_of(code) in _IDLE]
        return (idle or listed)[0]

    def known(self, state: State, seat: int | None) -> State:
        known = copy_state(state)
        hide(known, seat)
        return known

    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.known(state, seat))

    def from_view(self, view: View, seat: int | None) -> State:
        return state_of(view)

    def determinise(self, view: View, seat: int | None, chance: Chance) -> State:
        state = state_of(view)
        fill(state)
        redeal(state, seat, chance)
        return state
