"""Guan Yin: reroll a 1; Mercy, Kind Ear, Gift (EN-40, EN-R12)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes, emit
from .. import frames, stories, tokens
from ..questions import Card, Moment, Power, Question, about_of
from ..state import State
from .disturbances import DISTURBANCES


class GuanYinPower(Power):
    """Reroll one die that shows 1, whoever rolled it; in a sharing of thoughts, whose?"""

    moments = Moment.TELLING | Moment.THROW | Moment.SHARING
    picks = codes.PICK_SEAT

    def is_possible(self, state: State, seat: int) -> bool:
        return frames.top_kind(state) == frames.REROLL or stories.rolled(state) == 1

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if frames.nearest(state, frames.ROLL) > frames.nearest(state, frames.SHARE):
            stories.change_roll(state, tokens.roll(chance), raw)
        else:
            self.ask(state, seat)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        at = frames.nearest(state, frames.SHARE)
        own = [seat] if state.stack[at + frames.ONES] else []
        return own + ([state.partner] if state.stack[at + frames.OTHER_ONES] else [])

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        at, pips = frames.nearest(state, frames.SHARE), tokens.roll(chance)
        own = state.stack[at + frames.SEAT] == picked
        state.stack[at + (frames.TOTAL if own else frames.OTHER_TOTAL)] += pips - 1
        emit.one_rerolled(raw, picked, pips)


class Mercy(Card):
    """A: a disturbance aimed at you as persuader, or Exile of your envoy, does nothing."""

    def is_possible(self, state: State, seat: int) -> bool:
        at = frames.nearest(state, frames.DISTURBANCE)
        if at < 0 or state.stack[at + frames.STOPPED]:
            return False
        return DISTURBANCES[state.stack[at + frames.WHICH]].strikes(state, seat)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.STOPPED, 1)


class KindEar(Card):
    """S: this village's value is 1 lower for this telling."""

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        stories.shift_value(state, -1, raw)


class Gift(Card):
    """T: give a token to a player, for what values.toml gives."""

    picks = codes.PICK_COLOUR
    worth = -0.5

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        GIFT_SEAT.ask(state, seat, picked)


class GiftSeat(Question):
    """Who gets the token that the question is about."""

    picks = codes.PICK_SEAT
    worth = -0.5

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.hand_over(state, seat, picked, about_of(state), raw)


GIFT_SEAT: Final[Question] = GiftSeat()
