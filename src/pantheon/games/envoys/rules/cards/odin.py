"""Odin: +1 to a token beside the envoy; Thought, Memory, Rune Bargain (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from .. import decks, tokens
from ..constants import PIPS
from ..questions import AskingCard, Card, Power
from ..sea import NEAR
from ..state import State
from ..stories import raise_story, stories, story_at, story_code


class OdinPower(Power):
    """After a move, +1 to any token on an island next to the envoy."""

    name = "odin"
    worth = 0.15

    def works(self, state: State, seat: int, moment: int) -> bool:
        return state.moved == 1 and len(self.answers(state, seat, 0)) > 0

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        beside = 0
        for near in NEAR[state.envoy[seat]]:
            if state.land[near] >= 0:
                beside |= 1 << state.land[near]
        if not beside:
            return []
        return [
            story_code(at)
            for at in stories(state)
            if state.pips[at] < PIPS and beside >> state.land[at >> 1] & 1
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        raise_story(state, story_at(code), raw)


class Thought(AskingCard):
    """T: see a hand, draw a card."""

    name = "thought"
    worth = 0.5

    def can_play(self, state: State, seat: int) -> bool:
        return decks.can_draw(state, seat) or len(self.answers(state, seat, 0)) > 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if self.answers(state, seat, 0):
            self.ask(state, seat)
        else:
            decks.draw_card(state, seat, chance, raw)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            codes.pick_seat(other)
            for other in range(state.seats)
            if other != seat and state.hands[other]
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        decks.see_hand(state, seat, codes.read_pick_seat(code), raw)
        decks.draw_card(state, seat, chance, raw)


class Memory(AskingCard):
    """T: +1 to one of your tokens on a village."""

    name = "memory"
    worth = 0.15

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            story_code(at)
            for at in stories(state)
            if state.owner[at] == seat and state.pips[at] < PIPS
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        raise_story(state, story_at(code), raw)


class RuneBargain(Card):
    """T: lose 1 point, draw three tokens."""

    name = "rune_bargain"

    def can_play(self, state: State, seat: int) -> bool:
        return state.well_total > 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        tokens.score(state, seat, -1, raw)
        emit.points_lost(raw, seat, 1)
        for _ in range(3):
            tokens.draw_token(state, seat, chance, raw)


POWER: Final[Power] = OdinPower()
CARDS: Final[list[Card]] = [Thought(), Memory(), RuneBargain()]
