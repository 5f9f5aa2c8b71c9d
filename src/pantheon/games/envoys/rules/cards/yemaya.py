"""Yemaya: another village of the island; Shoal, Deep Current, Safe Harbour (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from .. import frames, routes
from ..islands import is_sea, villages_of
from ..questions import AT_TELLING, AskingCard, Card, Power
from ..sea import NEAR
from ..state import State
from ..stories import room_for, stories


class YemayaPower(Power):
    """After the roll, the story on any village of that island with room for it (EN-33)."""

    name = "yemaya"

    def moments(self) -> list[int]:
        return [AT_TELLING]

    def works(self, state: State, seat: int, moment: int) -> bool:
        return len(self.answers(state, seat, 0)) > 0

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        at = frames.nearest(state, frames.ROLL)
        space, roller = state.stack[at + frames.SPACE], state.stack[at + frames.SEAT]
        return [
            codes.pick_space(village)
            for village in villages_of(state, state.land[space])
            if village != space and room_for(state, roller, village)
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.ROLL, frames.SPACE, codes.read_pick_space(code))


class Shoal(AskingCard):
    """T: put your envoy on a space next to one of your tokens."""

    name = "shoal"
    worth = 0.1

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        found: list[int] = []
        for at in stories(state):
            if state.owner[at] == seat:
                for near in NEAR[at >> 1]:
                    code = codes.pick_space(near)
                    if (
                        code not in found
                        and near != state.envoy[seat]
                        and is_sea(state, near)
                        and routes.may_stop(state, seat, near)
                    ):
                        found.append(code)
        return found

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        routes.relocate(state, seat, codes.read_pick_space(code), raw)


class DeepCurrent(Card):
    """M: double the steps, once at most; what is added or taken off comes after."""

    name = "deep_current"

    def can_play(self, state: State, seat: int) -> bool:
        if state.doubled:
            return False
        steps = 2 * (routes.steps_of_move(state) - state.extra_steps) + state.extra_steps
        return routes.has_route(state, seat, steps, state.wings, state.calm)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.doubled = 1


class SafeHarbour(Card):
    """T: until your next turn no envoy may stop on your space."""

    name = "safe_harbour"

    def can_play(self, state: State, seat: int) -> bool:
        return not state.harbour[seat]

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.harbour[seat] = 1
        emit.harbour_made(raw, seat, state.envoy[seat])


POWER: Final[Power] = YemayaPower()
CARDS: Final[list[Card]] = [Shoal(), DeepCurrent(), SafeHarbour()]
