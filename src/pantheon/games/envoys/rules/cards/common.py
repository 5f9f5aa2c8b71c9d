"""The eight common texts, twice in every deck (EN-70, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ...generated import codes, emit
from .. import decks, frames, routes, tokens
from ..constants import CARD_TEXT, GODS, PIPS
from ..questions import AskingCard, Card
from ..state import State


class AllTogetherNow(Card):
    """T: each player draws a token, you draw a card."""

    name = "all_together_now"

    def can_play(self, state: State, seat: int) -> bool:
        return state.well_total > 0 or decks.can_draw(state, seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for step in range(state.seats):
            tokens.draw_token(state, (seat + step) % state.seats, chance, raw)
        decks.draw_card(state, seat, chance, raw)


class FollowingWind(AskingCard):
    """M: one step more or fewer."""

    name = "following_wind"
    worth = 0.3

    def can_play(self, state: State, seat: int) -> bool:
        steps = routes.steps_of_move(state)
        return routes.has_route(
            state, seat, steps - 1, state.wings, state.calm
        ) or routes.has_route(state, seat, steps + 1, state.wings, state.calm)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return routes.step_codes(state, seat, [-1, 1])

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        routes.add_steps(state, seat, code, raw)


class ManyTongues(AskingCard):
    """M: the played card has the colour you name, also for who draws."""

    name = "many_tongues"
    worth = 0.3

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_colour(colour) for colour in range(GODS)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        state.move_colour = codes.read_pick_colour(code)
        emit.colour_named(raw, seat, state.move_colour)


class SecondTelling(Card):
    """S: reroll your token just rolled."""

    name = "second_telling"

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        change_roll(state, tokens.roll(chance), raw)


class Flourish(Card):
    """S: +1 to your token just rolled, at most 4."""

    name = "flourish"

    def can_play(self, state: State, seat: int) -> bool:
        return _rolled(state) < PIPS

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        change_roll(state, min(PIPS, _rolled(state) + 1), raw)


class Heckler(Card):
    """S: −1 to another's token just rolled, at least 1."""

    name = "heckler"

    def can_play(self, state: State, seat: int) -> bool:
        return _rolled(state) > 1

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        change_roll(state, max(1, _rolled(state) - 1), raw)


class FromTheOldStories(AskingCard):
    """T: take a token of choice from the Old Stories."""

    name = "from_the_old_stories"
    worth = 0.8

    def can_play(self, state: State, seat: int) -> bool:
        return tokens.has_old(state)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_colour(colour) for colour in range(GODS) if state.old[colour]]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        tokens.take_old(state, seat, codes.read_pick_colour(code), raw)


class NotSoFast(Card):
    """A: cancel a text just played, which lies right under this one on the stack."""

    name = "not_so_fast"

    def can_play(self, state: State, seat: int) -> bool:
        return frames.nearest(state, frames.TEXT) >= 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        under = frames.nearest_below(state, frames.TEXT, frames.top(state))
        state.stack[under + frames.CANCELLED] = 1
        card = state.stack[under + frames.CARD]
        emit.text_cancelled(raw, state.stack[under + frames.SEAT], card, CARD_TEXT[card])


def _rolled(state: State) -> int:
    return frames.get(state, frames.ROLL, frames.ROLLED)


def change_roll(state: State, pips: int, raw: RawEvents) -> None:
    """Change what the token just rolled shows."""
    at = frames.nearest(state, frames.ROLL)
    state.stack[at + frames.ROLLED] = pips
    emit.roll_changed(raw, state.stack[at + frames.SEAT], pips)


CARDS: Final[list[Card]] = [
    AllTogetherNow(),
    FollowingWind(),
    ManyTongues(),
    SecondTelling(),
    Flourish(),
    Heckler(),
    FromTheOldStories(),
    NotSoFast(),
]
