"""The eight common texts, twice in every deck (EN-70, EN-R12)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.generated import codes, emit
from pantheon.games.envoys.rules.constants import CARD_TEXT, GODS, PIPS
from pantheon.games.envoys.rules.decks import can_draw, draw_card
from pantheon.games.envoys.rules.frames import (
    CANCELLED,
    CARD,
    ROLL,
    ROLLED,
    SEAT,
    TEXT,
    nearest,
    nearest_below,
    top,
)
from pantheon.games.envoys.rules.questions import Card
from pantheon.games.envoys.rules.routes import add_steps, has_route, step_codes, steps_of_move
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.tokens import draw_token, has_old, roll, take_old


class AllTogetherNow(Card):
    """T: each player draws a token, you draw a card."""

    name = "all_together_now"

    def can_play(self, state: State, seat: int) -> bool:
        return state.well_total > 0 or can_draw(state, seat)

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        for step in range(state.seats):
            draw_token(state, (seat + step) % state.seats, chance, raw)
        draw_card(state, seat, chance, raw)


class FollowingWind(Card):
    """M: one step more or fewer."""

    name = "following_wind"
    worth = 0.3

    def can_play(self, state: State, seat: int) -> bool:
        steps = steps_of_move(state)
        return has_route(state, seat, steps - 1, state.wings, state.calm) or has_route(
            state, seat, steps + 1, state.wings, state.calm
        )

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return step_codes(state, seat, [-1, 1])

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        add_steps(state, seat, code, raw)


class ManyTongues(Card):
    """M: the played card has the colour you name, also for who draws."""

    name = "many_tongues"
    worth = 0.3

    def can_play(self, state: State, seat: int) -> bool:
        return True

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_colour(colour) for colour in range(GODS)]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        state.move_colour = codes.read_pick_colour(code)
        emit.colour_named(raw, seat, state.move_colour)


class SecondTelling(Card):
    """S: reroll your token just rolled."""

    name = "second_telling"

    def can_play(self, state: State, seat: int) -> bool:
        return True

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        change_roll(state, roll(chance), raw)


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


class FromTheOldStories(Card):
    """T: take a token of choice from the Old Stories."""

    name = "from_the_old_stories"
    worth = 0.8

    def can_play(self, state: State, seat: int) -> bool:
        return has_old(state)

    def answers(self, state: State, seat: int, about: int) -> list[int]:
        return [codes.pick_colour(colour) for colour in range(GODS) if state.old[colour]]

    def reply(self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents) -> None:
        take_old(state, seat, codes.read_pick_colour(code), raw)


class NotSoFast(Card):
    """A: cancel a text just played, which lies right under this one on the stack."""

    name = "not_so_fast"

    def can_play(self, state: State, seat: int) -> bool:
        return nearest(state, TEXT) >= 0

    def effect(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        under = nearest_below(state, TEXT, top(state))
        state.stack[under + CANCELLED] = 1
        card = state.stack[under + CARD]
        emit.text_cancelled(raw, state.stack[under + SEAT], card, CARD_TEXT[card])


def _rolled(state: State) -> int:
    return state.stack[nearest(state, ROLL) + ROLLED]


def change_roll(state: State, pips: int, raw: RawEvents) -> None:
    """Change what the token just rolled shows."""
    at = nearest(state, ROLL)
    state.stack[at + ROLLED] = pips
    emit.roll_changed(raw, state.stack[at + SEAT], pips)


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
