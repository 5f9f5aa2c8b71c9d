"""GØDS by Joris Maas and Alexander Remi, as a game of Pantheon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.core.scene import Choice, Scene
from pantheon.games.envoys.actions import ACTIONS
from pantheon.games.envoys.evaluation import evaluate
from pantheon.games.envoys.events import EVENTS
from pantheon.games.envoys.knowledge import keeping
from pantheon.games.envoys.knowledge.determinise import state_behind
from pantheon.games.envoys.knowledge.redeal import redeal
from pantheon.games.envoys.knowledge.view import EnvoysView, components_of, view_of
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.picture.choices import choices_of
from pantheon.games.envoys.picture.effects import effect_of
from pantheon.games.envoys.picture.scene import scene_of
from pantheon.games.envoys.rules.apply import apply_code, playout
from pantheon.games.envoys.rules.codes import END_TURN, PASS, STOP, STRIDE
from pantheon.games.envoys.rules.constants import NOBODY
from pantheon.games.envoys.rules.legality import acting, legal_codes
from pantheon.games.envoys.rules.refusals import check_code
from pantheon.games.envoys.rules.scoring import result_of
from pantheon.games.envoys.rules.setup import prepare
from pantheon.games.envoys.rules.state import ENDS, RUNNING, State

_IDLE = (PASS, STOP, END_TURN)


class Envoys(Game[State, EnvoysView]):
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
    actions = ACTIONS
    events = EVENTS
    view_type = EnvoysView

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
    view = staticmethod(view_of)
    determinise = staticmethod(state_behind)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, EnvoysOptions)
        return prepare(seats, options.knobs(seats), chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(acting(state))

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def copy(self, state: State) -> State:
        return state.copy()

    def redeal(self, state: State, seat: int | None, chance: Chance) -> None:
        redeal(state, NOBODY if seat is None else seat, chance)

    def idle_code(self, state: State, seat: int) -> int:
        """Pass, stop or end the turn where that is open, else whatever comes first."""
        codes = sorted(self.legal_codes(state, seat))
        idle = [code for code in codes if code % STRIDE in _IDLE]
        return (idle or codes)[0]

    def scene(self, known: State, seat: int | None) -> Scene:
        return scene_of(view_of(known, seat), seat)

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return choices_of(view_of(known, seat), seat, actions)

    def from_view(self, view: EnvoysView, seat: int | None) -> State:
        return state_behind(view, seat, Chance(0, record=False))
