"""Whispers under the second version of its rules: everyone who whispered scores one point more.

A match begun under the first version goes on without that point.
"""

from typing import Annotated, Any

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.options import Options, Ruling, Switch
from tests.table.whispers import NOTHING, State, View, Whispers, WhispersOptions


class LouderOptions(WhispersOptions, frozen=True):
    loud: Annotated[bool, Switch(), Ruling(since=2, before=False)] = True


class LouderView(View, frozen=True):
    loud: bool = False


class LouderWhispers(Whispers):
    rules_version = 2
    state_form = 2
    options = LouderOptions
    view_type = LouderView

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, LouderOptions)
        state = State(seats, options.rounds, options.sand)
        state.loud = options.loud  # type: ignore[attr-defined]
        return state

    def _tell(self, state: State, chance: Chance, raw: RawEvents) -> None:
        for seat, word in enumerate(state.words):
            state.points[seat] += word != NOTHING and state.loud  # type: ignore[attr-defined]
        super()._tell(state, chance, raw)

    def load(self, dumped: dict[str, Any]) -> State:
        state = super().load(dumped)
        state.loud = dumped["loud"]  # type: ignore[attr-defined]
        return state

    def view(self, state: State, seat: int | None) -> View:
        seen = super().view(state, seat)
        fields = {name: getattr(seen, name) for name in View.__struct_fields__}
        return LouderView(**fields, loud=state.loud)  # type: ignore[attr-defined]

    def from_view(self, view: View, seat: int | None) -> State:
        assert isinstance(view, LouderView)
        state = super().from_view(view, seat)
        state.loud = view.loud  # type: ignore[attr-defined]
        return state


GAME = LouderWhispers()
