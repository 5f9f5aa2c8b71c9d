"""The game as Pantheon asks for it: this page ties the other files together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from auspices import rules, table
from auspices.actions import ACTIONS
from auspices.events import EVENTS
from auspices.options import AuspicesOptions
from auspices.rules import ENDS, RUNNING, State
from auspices.table import AuspicesView
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Credits, Game
from pantheon.core.options import Options
from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.scene import Choice, Scene
from pantheon.core.words import plain, words


class Auspices(Game[State, AuspicesView]):
    """Press your luck under an open sky."""

    name = "auspices"
    title = "Auspices"
    credits = Credits("Pantheon contributors", "")
    seats = range(2, 5)
    minutes = 5
    rule_prefix = "AU"
    open_to_all = True
    options = AuspicesOptions
    presets: ClassVar[dict[str, dict[str, Any]]] = {"book": {}, "dark": {"ravens": 7}}
    ends = ENDS[1:]
    actions = ACTIONS
    events = EVENTS
    view_type = AuspicesView

    # Where a function has the shape that Pantheon asks for, it stands as it is.
    legal_codes = staticmethod(rules.legal_codes)
    check_code = staticmethod(rules.check_code)
    evaluate = staticmethod(rules.evaluate)
    effect = staticmethod(table.effect_of)

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        """AU-2: an empty sky."""
        assert isinstance(options, AuspicesOptions)
        if raw is not None:
            raw.append((rules.TURN_BEGUN, 0))
        return State(seats, options.ravens, options.target)

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == RUNNING else ()

    def apply_code(
        self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None
    ) -> None:
        rules.apply_code(state, code, chance, raw)

    def over(self, state: State) -> bool:
        return state.ending != RUNNING

    def result(self, state: State) -> Result | None:
        """AU-21: most points win; a tie is shared."""
        if state.ending == RUNNING:
            return None
        paid = tuple(
            Payment(seat, points, words("auspices-score-omens"), (f"panel:{seat}",))
            for seat, points in enumerate(state.points)
        )
        return Result(
            reason=ENDS[state.ending],
            rule="AU-20",
            scores=tuple(state.points),
            places=places_by([(points,) for points in state.points]),
            steps=(ScoringStep(words("auspices-score-told"), paid, "AU-21"),),
        )

    def copy(self, state: State) -> State:
        return state.copy()

    def dump(self, state: State) -> dict[str, Any]:
        dumped: dict[str, Any] = plain(vars(state))
        return dumped

    def load(self, dumped: dict[str, Any]) -> State:
        state = State.__new__(State)
        vars(state).update(plain(dumped))
        return state

    def view(self, state: State, seat: int | None) -> AuspicesView:
        return table.view_of(state)

    def from_view(self, view: AuspicesView, seat: int | None) -> State:
        return self.load(plain(view))

    def components(self, state: State) -> dict[str, int]:
        """Every bird, in the bag or in the sky."""
        return {f"bird {kind}": left + state.sky.count(kind) for kind, left in enumerate(state.bag)}

    def scene(self, known: State, seat: int | None) -> Scene:
        return table.scene_of(table.view_of(known))

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return table.choices_of(table.view_of(known), actions)
