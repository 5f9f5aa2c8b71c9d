"""Sylvanus: lower values; Roots, Stubborn Elders, Old Growth (EN-40, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes, emit
from .. import stories
from ..questions import Card, Power
from ..state import State


class SylvanusPower(Power):
    """Until the turn's end a village with exactly two tokens has a value 1 lower."""

    def is_possible(self, state: State, seat: int) -> bool:
        return not state.lenient

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.lenient = 1
        state.dirty = 1


class Roots(Card):
    """A: your tokens on one island cannot be lowered, moved or removed this turn."""

    picks = codes.PICK_ISLAND

    def is_possible(self, state: State, seat: int) -> bool:
        return not state.final and super().is_possible(state, seat)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        islands = stories.islands_of(state, stories.told_by(state, seat))
        return [island for island in islands if not state.roots[seat] >> island & 1]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        state.roots[seat] |= 1 << picked
        emit.roots_spread(raw, seat, picked)


class StubbornElders(Card):
    """S: another's village value is 1 higher for this telling."""

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        stories.shift_value(state, 1, raw)


class OldGrowth(Card):
    """T: +1 to each of your tokens on one island."""

    picks = codes.PICK_ISLAND
    worth = 0.2

    def options(self, state: State, seat: int, about: int) -> list[int]:
        own = [story for story in stories.below_four(state) if state.owner[story] == seat]
        return stories.islands_of(state, own)

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        for story in stories.on_island(state, picked):
            if state.owner[story] == seat:
                stories.add_pip(state, story, raw)
