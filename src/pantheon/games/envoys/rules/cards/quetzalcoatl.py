"""Quetzalcoatl: more steps; Feathered Wings, Crosswind, Against the Stream (EN-40, EN-R12)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes
from .. import routes
from ..questions import Card, Moment, Power, Question, about_of
from ..sea import NEAR, OTHERWORLD
from ..state import State


class QuetzalcoatlPower(Power):
    """1 or 2 steps more."""

    moments = Moment.MOVE
    picks = codes.PICK_STEPS
    worth = 0.3

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return routes.step_options(state, seat, [1, 2])

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        routes.add_steps(state, seat, picked, raw)


class FeatheredWings(Card):
    """M: pass over one land space."""

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.wings += 1


class Crosswind(Card):
    """T: move another envoy one space."""

    picks = codes.PICK_SEAT
    worth = 0.2

    def options(self, state: State, seat: int, about: int) -> list[int]:
        others = super().options(state, seat, about)
        return [other for other in others if _spaces_for(state, other)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        CROSSWIND_SPACE.ask(state, seat, picked)


class CrosswindSpace(Question):
    """Where the envoy that the question is about drifts."""

    picks = codes.PICK_SPACE
    worth = 0.2

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return _spaces_for(state, about)

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        routes.relocate(state, about_of(state), picked, raw)


def _spaces_for(state: State, seat: int) -> list[int]:
    """The sea spaces to which Crosswind can move an envoy."""
    at_sea = [near for near in NEAR[state.envoy[seat]] if near >= OTHERWORLD]
    return routes.can_be_put(state, seat, at_sea)


class AgainstTheStream(Card):
    """M: currents cost one step either way."""

    def is_possible(self, state: State, seat: int) -> bool:
        search = routes.RouteSearch(state, seat)
        search.calm = True
        return not state.calm and search.can_sail(routes.steps_of_move(state))

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.calm = 1


CROSSWIND_SPACE: Final[Question] = CrosswindSpace()
