"""Quetzalcoatl: more steps; Feathered Wings, Crosswind, Against the Stream (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes
from .. import routes
from ..islands import is_sea
from ..questions import IN_MOVE, AskingCard, Card, Power, Question, about_of
from ..sea import NEAR
from ..state import State


class QuetzalcoatlPower(Power):
    """1 or 2 steps more."""

    name = "quetzalcoatl"
    worth = 0.3

    def moments(self) -> list[int]:
        return [IN_MOVE]

    def works(self, state: State, seat: int, moment: int) -> bool:
        return len(self.answers(state, seat, 0)) > 0

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return routes.step_codes(state, seat, [1, 2])

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        routes.add_steps(state, seat, code, raw)


class FeatheredWings(Card):
    """M: pass over one land space."""

    name = "feathered_wings"

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.wings += 1


class Crosswind(AskingCard):
    """T: move another envoy one space."""

    name = "crosswind"
    worth = 0.2

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            codes.pick_seat(other)
            for other in range(state.seats)
            if other != seat and _spaces_for(state, other)
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        CROSSWIND_SPACE.ask(state, seat, codes.read_pick_seat(code))


class CrosswindSpace(Question):
    """Where the envoy that the question is about drifts."""

    name = "crosswind_space"
    worth = 0.2

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_space(space) for space in _spaces_for(state, about)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        routes.relocate(state, about_of(state), codes.read_pick_space(code), raw)


def _spaces_for(state: State, seat: int) -> list[int]:
    """The sea spaces to which Crosswind can move an envoy."""
    return [
        near
        for near in NEAR[state.envoy[seat]]
        if is_sea(state, near) and routes.may_stop(state, seat, near)
    ]


class AgainstTheStream(Card):
    """M: currents cost one step either way."""

    name = "against_the_stream"

    def can_play(self, state: State, seat: int) -> bool:
        return not state.calm and routes.has_route(
            state, seat, routes.steps_of_move(state), state.wings, 1
        )

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.calm = 1


POWER: Final[Power] = QuetzalcoatlPower()
CROSSWIND_SPACE: Final[Question] = CrosswindSpace()
CARDS: Final[list[Card]] = [FeatheredWings(), Crosswind(), AgainstTheStream()]
