"""Sylvanus: lower values; Roots, Stubborn Elders, Old Growth (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from ..constants import PIPS
from ..questions import AskingCard, Card, Power
from ..state import State
from ..stories import raise_story, shift_value, stories, stories_on


class SylvanusPower(Power):
    """Until the turn's end a village with exactly two tokens has a value 1 lower."""

    name = "sylvanus"

    def works(self, state: State, seat: int, moment: int) -> bool:
        return not state.lenient

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.lenient = 1
        state.dirty = 1


class Roots(AskingCard):
    """A: your tokens on one island cannot be lowered, moved or removed this turn."""

    name = "roots"

    def can_play(self, state: State, seat: int) -> bool:
        return not state.final and len(self.answers(state, seat, 0)) > 0

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return _islands_with_own(state, seat, PIPS + 1, state.roots[seat])

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        island = codes.read_pick_island(code)
        state.roots[seat] |= 1 << island
        emit.roots_spread(raw, seat, island)


class StubbornElders(Card):
    """S: another's village value is 1 higher for this telling."""

    name = "stubborn_elders"

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        shift_value(state, 1, raw)


class OldGrowth(AskingCard):
    """T: +1 to each of your tokens on one island."""

    name = "old_growth"
    worth = 0.2

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return _islands_with_own(state, seat, PIPS, 0)

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        for at in stories_on(state, codes.read_pick_island(code)):
            if state.owner[at] == seat:
                raise_story(state, at, raw)


def _islands_with_own(state: State, seat: int, below: int, but: int) -> list[int]:
    """Islands with a token of the seat that shows less than `below`, without those of `but`."""
    found: list[int] = []
    for at in stories(state):
        if state.owner[at] == seat and state.pips[at] < below:
            island = state.land[at >> 1]
            code = codes.pick_island(island)
            if not but >> island & 1 and code not in found:
                found.append(code)
    return found


POWER: Final[Power] = SylvanusPower()
CARDS: Final[list[Card]] = [Roots(), StubbornElders(), OldGrowth()]
