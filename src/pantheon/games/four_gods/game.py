"""4 Gods by Christophe Boelinger, as a game of Pantheon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.core.scene import Choice, Scene
from pantheon.games.four_gods.actions import ACTIONS
from pantheon.games.four_gods.evaluation import evaluate
from pantheon.games.four_gods.events import EVENTS
from pantheon.games.four_gods.knowledge import keeping
from pantheon.games.four_gods.knowledge.view import (
    FourGodsView,
    components_of,
    redeal_gods,
    state_shown,
    view_of,
)
from pantheon.games.four_gods.options import FourGodsOptions
from pantheon.games.four_gods.picture.choices import choices_of
from pantheon.games.four_gods.picture.effects import effect_of
from pantheon.games.four_gods.picture.scene import scene_of
from pantheon.games.four_gods.rules.constants import END_TURN, GIVE_UP, PASS, STRIDE
from pantheon.games.four_gods.rules.legality import acting_seats, legal_codes
from pantheon.games.four_gods.rules.play import apply_code, playout
from pantheon.games.four_gods.rules.refusals import check_code
from pantheon.games.four_gods.rules.scoring import result_of
from pantheon.games.four_gods.rules.setup import prepare
from pantheon.games.four_gods.rules.state import ENDS, PLAY, RUNNING, State
from pantheon.games.four_gods.rules.timers import expire_timer, timers_of


class FourGods(Game[State, FourGodsView]):
    """Gods lay the tiles of a World at the same time and send prophets into its Kingdoms."""

    name = "four_gods"
    title = "4 Gods"
    credits = Credits("Christophe Boelinger", "Ludically", 2016, "Ismaël Pommaz")
    seats = range(2, 5)
    minutes = 45
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
        "veterans": {
            "referee": "honour",
            "penalty_1": True,
            "penalty_2": True,
            "penalty_3": True,
            "penalty_4": True,
        },
        "french": {"french_unoccupied": True},
        "study": {"clock": 0},
    }
    ends = ENDS[1:]
    actions = ACTIONS
    events = EVENTS
    view_type = FourGodsView

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
    redeal = staticmethod(redeal_gods)
    timers = staticmethod(timers_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, FourGodsOptions)
        return prepare(options.knobs(seats), options.tile_set(), chance, raw)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(acting_seats(state))

    def awaited(self, state: State) -> tuple[int, ...]:
        """On turn or in debt; in simultaneous play, whoever has not passed."""
        if state.phase != PLAY:
            return self.to_act(state)
        if state.knobs.timed:
            waited = {state.active, *(s for s in range(state.seats) if state.owed[s])}
        else:
            waited = {s for s in range(state.seats) if state.owed[s] or not state.passed[s]}
        return tuple(sorted(waited))

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def copy(self, state: State) -> State:
        return state.copy()

    def expire(self, state: State, timer: str, chance: Chance, raw: RawEvents = None) -> None:
        expire_timer(state, timer, raw)

    def idle_code(self, state: State, seat: int) -> int:
        """Pass, end the turn, or whatever comes first where neither is open."""
        codes = sorted(self.legal_codes(state, seat))
        resting = [code for code in codes if code % STRIDE in (PASS, END_TURN, GIVE_UP)]
        return (resting or codes)[0]

    def scene(self, known: State, seat: int | None) -> Scene:
        return scene_of(view_of(known, seat), seat)

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return choices_of(view_of(known, seat), seat, actions)

    def from_view(self, view: FourGodsView, seat: int | None) -> State:
        return state_shown(view)
