"""Ixchel: draw a card, discard one; High Tide, Weave, Moonlit Crossing (EN-40, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes
from .. import decks, routes, tokens
from ..questions import AskingCard, Card, Power, about_of, colours_of
from ..sea import OTHERWORLD
from ..state import State


class IxchelPower(Power):
    """Draw a card, then discard one."""

    name = "ixchel"
    worth = -0.2

    def works(self, state: State, seat: int, moment: int) -> bool:
        return decks.can_draw(state, seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        decks.draw_card(state, seat, chance, raw)
        self.ask(state, seat)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_card(card) for card in state.hands[seat]]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        decks.discard(state, seat, codes.read_pick_card(code), raw)


class HighTide(AskingCard):
    """T: each other player gives a token of her choice to the Old Stories, clockwise."""

    name = "high_tide"
    worth = -0.45

    def can_play(self, state: State, seat: int) -> bool:
        return any(state.pool_total[other] > 0 for other in range(state.seats) if other != seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for step in range(state.seats - 1, 0, -1):
            other = (seat + step) % state.seats
            if state.pool_total[other]:
                self.ask(state, other)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return colours_of(state, seat)

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        tokens.spend(state, seat, codes.read_pick_colour(code), raw)


class Weave(AskingCard):
    """T: up to two tokens to the Old Stories for as many from the Well.

    The question is about how many have been given; no more are than the Well can give back.
    """

    name = "weave"
    worth = 0.1

    def can_play(self, state: State, seat: int) -> bool:
        return state.pool_total[seat] > 0 and state.well_total > 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        self.ask(state, seat, 0)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        found = [codes.STOP]
        if about < state.well_total:
            found += colours_of(state, seat)
        return found

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        given = about_of(state)
        if code != codes.STOP:
            tokens.spend(state, seat, codes.read_pick_colour(code), raw)
            given += 1
            if given < 2 and state.pool_total[seat] and state.well_total > given:
                self.ask(state, seat, given)
                return
        for _ in range(given):
            tokens.draw_token(state, seat, chance, raw)


class MoonlitCrossing(AskingCard):
    """T: swap your envoy with another at sea."""

    name = "moonlit_crossing"

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        mine = state.envoy[seat]
        found: list[int] = []
        for other in range(state.seats):
            theirs = state.envoy[other]
            if theirs < OTHERWORLD or theirs == mine:
                continue
            if not _kept_out(state, mine, seat, other) and not _kept_out(
                state, theirs, seat, other
            ):
                found.append(codes.pick_seat(other))
        return found

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        other = codes.read_pick_seat(code)
        mine, theirs = state.envoy[seat], state.envoy[other]
        routes.relocate(state, seat, theirs, raw)
        routes.relocate(state, other, mine, raw)


def _kept_out(state: State, space: int, seat: int, other: int) -> bool:
    """Whether a third envoy's harbour keeps the two from a space."""
    for third in range(state.seats):
        if third not in (seat, other) and state.harbour[third] and state.envoy[third] == space:
            return True
    return False


POWER: Final[Power] = IxchelPower()
CARDS: Final[list[Card]] = [HighTide(), Weave(), MoonlitCrossing()]
