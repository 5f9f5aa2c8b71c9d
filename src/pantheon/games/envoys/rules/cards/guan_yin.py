"""Guan Yin: reroll a 1; Mercy, Kind Ear, Gift (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from .. import decks, frames, tokens
from ..questions import (
    AT_SHARING,
    AT_TELLING,
    AT_THROW,
    AskingCard,
    Card,
    Power,
    Question,
    about_of,
    colours_of,
)
from ..state import State
from ..stories import shift_value
from .common import change_roll
from .disturbances import DISTURBANCES


class GuanYinPower(Power):
    """Reroll one die that shows 1, whoever rolled it; in a sharing of thoughts, whose?"""

    name = "guan_yin"

    def moments(self) -> list[int]:
        return [AT_TELLING, AT_THROW, AT_SHARING]

    def works(self, state: State, seat: int, moment: int) -> bool:
        return moment == AT_SHARING or frames.get(state, frames.ROLL, frames.ROLLED) == 1

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        sharing = frames.nearest(state, frames.SHARE)
        if frames.nearest(state, frames.ROLL) > sharing:
            change_roll(state, tokens.roll(chance), raw)
        elif state.stack[sharing + frames.ONES] and state.stack[sharing + frames.OTHER_ONES]:
            self.ask(state, seat)
        else:
            mine = state.stack[sharing + frames.ONES] > 0
            _reroll_one(state, seat if mine else state.stack[sharing + frames.PARTNER], chance, raw)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_seat(seat), codes.pick_seat(state.partner)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        _reroll_one(state, codes.read_pick_seat(code), chance, raw)


def _reroll_one(state: State, whose: int, chance: Chance, raw: RawEvents) -> None:
    """A 1 in a sharing of thoughts is rolled again."""
    at = frames.nearest(state, frames.SHARE)
    pips = tokens.roll(chance)
    mine = state.stack[at + frames.SEAT] == whose
    state.stack[at + (frames.TOTAL if mine else frames.OTHER_TOTAL)] += pips - 1
    emit.one_rerolled(raw, whose, pips)


class Mercy(Card):
    """A: a disturbance aimed at you as persuader, or Exile of your envoy, does nothing."""

    name = "mercy"

    def can_play(self, state: State, seat: int) -> bool:
        at = frames.nearest(state, frames.DISTURBANCE)
        if at < 0 or state.stack[at + frames.STOPPED]:
            return False
        return DISTURBANCES[state.stack[at + frames.WHICH]].strikes(state, at, seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        frames.put(state, frames.DISTURBANCE, frames.STOPPED, 1)


class KindEar(Card):
    """S: this village's value is 1 lower for this telling."""

    name = "kind_ear"

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        shift_value(state, -1, raw)


class Gift(AskingCard):
    """T: give a token to a player: 1 point and a card."""

    name = "gift"
    worth = 0.9

    def can_play(self, state: State, seat: int) -> bool:
        return state.pool_total[seat] > 0

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return colours_of(state, seat)

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        GIFT_SEAT.ask(state, seat, codes.read_pick_colour(code))


class GiftSeat(Question):
    """Who gets the token that the question is about."""

    name = "gift_seat"
    worth = 0.9

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_seat(other) for other in range(state.seats) if other != seat]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        tokens.hand_over(state, seat, codes.read_pick_seat(code), about_of(state), raw)
        tokens.score(state, seat, 1, raw)
        emit.points_won(raw, seat, 1)
        decks.draw_card(state, seat, chance, raw)


POWER: Final[Power] = GuanYinPower()
GIFT_SEAT: Final[Question] = GiftSeat()
CARDS: Final[list[Card]] = [Mercy(), KindEar(), Gift()]
