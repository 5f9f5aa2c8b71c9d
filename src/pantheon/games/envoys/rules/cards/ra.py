"""Ra: one card for both move and text; Dawn, Noon Light, Second Sunrise (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from .. import decks
from ..constants import CARD_TEXT, ISLANDS, NOBODY
from ..islands import identify
from ..move import may_set_out
from ..questions import IN_MOVE, IN_TURN, AskingCard, Card, Power, about_of
from ..state import EVERYBODY, FACE_DOWN, FOR_TEXT, State


class RaPower(Power):
    """One card for both move and text, in either order: the next one, or the one that sails."""

    name = "ra"

    def moments(self) -> list[int]:
        return [IN_TURN, IN_MOVE]

    def works(self, state: State, seat: int, moment: int) -> bool:
        if moment == IN_MOVE:
            return state.aside != state.move_card
        return may_set_out(state) and not state.ra_ready

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if state.move_card != NOBODY:
            state.aside = state.move_card
            state.aside_use = FOR_TEXT
        else:
            state.ra_ready = 1


class Dawn(Card):
    """T: draw two cards."""

    name = "dawn"

    def can_play(self, state: State, seat: int) -> bool:
        return decks.can_draw(state, seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        decks.draw_card(state, seat, chance, raw)
        decks.draw_card(state, seat, chance, raw)


class NoonLight(AskingCard):
    """T: look at two face-down islands. The question is about the first, once it is seen."""

    name = "noon_light"
    worth = 0.1

    def can_play(self, state: State, seat: int) -> bool:
        return any(lies == FACE_DOWN for lies in state.isle_state)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            codes.pick_island(island)
            for island in range(ISLANDS)
            if state.isle_state[island] == FACE_DOWN and island != about
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        island = codes.read_pick_island(code)
        god = identify(state, island, chance)
        state.seen[island] |= 1 << seat
        emit.island_seen(raw, seat, island, god)
        if about_of(state) == NOBODY:
            self.ask(state, seat, island)


class SecondSunrise(AskingCard):
    """T: take back a card of choice from your discards, not a Second Sunrise."""

    name = "second_sunrise"
    worth = 0.4

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [
            codes.pick_card(card) for card in state.piles[seat] if CARD_TEXT[card] != self.number
        ]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        card = codes.read_pick_card(code)
        state.piles[seat].remove(card)
        decks.to_hand(state, seat, card, EVERYBODY)
        emit.card_returned(raw, seat, card, CARD_TEXT[card])


POWER: Final[Power] = RaPower()
CARDS: Final[list[Card]] = [Dawn(), NoonLight(), SecondSunrise()]
