"""Ixchel: draw a card, discard one; High Tide, Weave, Moonlit Crossing (EN-40, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes
from .. import decks, routes, tokens
from ..questions import STOP, Card, Power, about_of
from ..sea import OTHERWORLD
from ..state import State


class IxchelPower(Power):
    """Draw a card, then discard one."""

    picks = codes.PICK_CARD
    worth = -0.2

    def is_possible(self, state: State, seat: int) -> bool:
        return decks.can_draw(state, seat)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        decks.draw_card(state, seat, chance, raw)
        self.ask(state, seat)


class HighTide(Card):
    """T: each other player gives a token of her choice to the Old Stories, clockwise."""

    picks = codes.PICK_COLOUR
    worth = -0.45

    def is_possible(self, state: State, seat: int) -> bool:
        return sum(state.pool_total) > state.pool_total[seat]

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for step in range(state.seats - 1, 0, -1):
            self.ask(state, (seat + step) % state.seats)


class Weave(Card):
    """T: up to two tokens to the Old Stories for as many from the Well.

    The question is about how many have been given; no more are than the Well can give back.
    """

    picks = codes.PICK_COLOUR
    worth = 0.1

    def is_possible(self, state: State, seat: int) -> bool:
        return state.pool_total[seat] > 0 and state.well_total > 0

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        self.ask(state, seat, 0)

    def options(self, state: State, seat: int, about: int) -> list[int]:
        given_back = about < state.well_total
        return [STOP, *(tokens.colours_in_pool(state, seat) if given_back else [])]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        given = about_of(state)
        if picked != STOP:
            tokens.spend(state, seat, picked, raw)
            given += 1
            if given < 2 and state.pool_total[seat] and state.well_total > given:
                self.ask(state, seat, given)
                return
        for _ in range(given):
            tokens.draw_token(state, seat, chance, raw)


class MoonlitCrossing(Card):
    """T: swap your envoy with another at sea."""

    picks = codes.PICK_SEAT

    def options(self, state: State, seat: int, about: int) -> list[int]:
        mine = state.envoy[seat]
        found: list[int] = []
        for other in range(state.seats):
            theirs = state.envoy[other]
            kept_out = _barred(state, mine, seat, other) or _barred(state, theirs, seat, other)
            if theirs >= OTHERWORLD and theirs != mine and not kept_out:
                found.append(other)
        return found

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        mine, theirs = state.envoy[seat], state.envoy[picked]
        routes.relocate(state, seat, theirs, raw)
        routes.relocate(state, picked, mine, raw)


def _barred(state: State, space: int, seat: int, other: int) -> bool:
    """Whether a third envoy's harbour keeps the two from a space."""
    thirds = [each for each in range(state.seats) if each not in (seat, other)]
    return any(state.harbour[third] == 1 and state.envoy[third] == space for third in thirds)
