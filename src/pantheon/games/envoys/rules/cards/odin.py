"""Odin: +1 to a token beside the envoy; Thought, Memory, Rune Bargain (EN-40, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes
from .. import decks, stories
from ..islands import neighbours_of
from ..questions import Card, Power
from ..state import State


class OdinPower(Power):
    """After a move, +1 to any token on an island next to where it ended."""

    picks = codes.PICK_STORY
    worth = 0.15

    def is_possible(self, state: State, seat: int) -> bool:
        return state.moved == 1 and super().is_possible(state, seat)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        here = state.move_end if state.knobs.move_end_counts else state.envoy[seat]
        beside = neighbours_of(state, here)
        return [story for story in stories.below_four(state) if state.land[story >> 1] in beside]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        stories.add_pip(state, picked, raw)


class Thought(Card):
    """T: see a hand; and what values.toml gives."""

    picks = codes.PICK_SEAT

    def is_possible(self, state: State, seat: int) -> bool:
        return decks.can_draw(state, seat) or super().is_possible(state, seat)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if self.options(state, seat, 0):
            self.ask(state, seat)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return [other for other in range(state.seats) if other != seat and state.hands[other]]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        decks.see_hand(state, seat, picked, raw)


class Memory(Card):
    """T: +1 to one of your tokens on a village."""

    picks = codes.PICK_STORY
    worth = 0.15

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return [story for story in stories.below_four(state) if state.owner[story] == seat]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        stories.add_pip(state, picked, raw)


class RuneBargain(Card):
    """T: lose points for tokens, as values.toml says."""

    def is_possible(self, state: State, seat: int) -> bool:
        return state.well_total > 0
