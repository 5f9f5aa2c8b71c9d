"""Yemaya: another village of the island; Shoal, Deep Current, Safe Harbour (EN-40, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes, emit
from .. import frames, routes, stories, telling
from ..constants import GODS, NOBODY
from ..islands import neighbours_of, villages_of
from ..questions import Card, Moment, Power
from ..sea import NEAR
from ..state import State


class YemayaPower(Power):
    """After the roll, the story on any village of that island with room for it (EN-33).

    Where no village next to the envoy has room, the power itself begins the telling; its question
    is then about where the move ended.
    """

    moments = Moment.TELLING | Moment.TURN
    seldom = Moment.TURN
    picks = codes.PICK_SPACE

    def is_possible(self, state: State, seat: int) -> bool:
        if frames.top_kind(state) != frames.TURN:
            return super().is_possible(state, seat)
        if not state.moved or state.story_told or not state.knobs.move_end_counts:
            return False
        has_token = state.pool[seat * GODS + state.god[seat]] > 0
        here = state.envoy[seat] == state.move_end
        return has_token and here and len(self.options(state, seat, state.move_end)) > 0

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        about = NOBODY
        if frames.top_kind(state) == frames.TURN:
            about = state.move_end
            telling.tell(state, seat, self.options(state, seat, about)[0], chance, raw)
        self.ask(state, seat, about)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        if about != NOBODY:
            return _out_of_reach(state, seat, about)
        at = frames.nearest(state, frames.ROLL)
        space, roller = state.stack[at + frames.SPACE], state.stack[at + frames.SEAT]
        others = [each for each in villages_of(state, state.land[space]) if each != space]
        return [village for village in others if stories.room_for(state, roller, village)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.ROLL, frames.SPACE, picked)


def _out_of_reach(state: State, seat: int, here: int) -> list[int]:
    """Villages with room on islands of the card's colour of which none next to `here` has room."""
    found: list[int] = []
    for island in neighbours_of(state, here):
        if state.isle_god[island] == state.move_colour:
            villages = villages_of(state, island)
            room = [space for space in villages if stories.room_for(state, seat, space)]
            if not any(space in NEAR[here] for space in room):
                found += room
    return found


class Shoal(Card):
    """T: put your envoy on a space next to one of your tokens."""

    picks = codes.PICK_SPACE
    worth = 0.1

    def options(self, state: State, seat: int, about: int) -> list[int]:
        own = stories.told_by(state, seat)
        return routes.can_be_put(state, seat, [near for story in own for near in NEAR[story >> 1]])

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        routes.relocate(state, seat, picked, raw)


class DeepCurrent(Card):
    """M: double the steps, once at most (EN-R17); what is added or taken off comes after."""

    def is_possible(self, state: State, seat: int) -> bool:
        steps = 2 * (routes.steps_of_move(state) - state.extra_steps) + state.extra_steps
        return not state.doubled and routes.RouteSearch(state, seat).can_sail(steps)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.doubled = 1


class SafeHarbour(Card):
    """T: until your next turn no envoy may stop on your space."""

    def is_possible(self, state: State, seat: int) -> bool:
        return not state.harbour[seat]

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        state.harbour[seat] = 1
        emit.harbour_made(raw, seat, state.envoy[seat])
