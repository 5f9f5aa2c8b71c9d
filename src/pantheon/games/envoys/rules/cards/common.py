"""The eight common texts, twice in every deck (EN-70, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes, emit
from .. import decks, frames, routes, stories, tokens
from ..constants import CARD_TEXT, GODS, PIPS
from ..questions import Card
from ..state import State


class AllTogetherNow(Card):
    """T: each player draws a token, or a card, as values.toml says."""

    def is_possible(self, state: State, seat: int) -> bool:
        return state.well_total > 0 or decks.can_draw(state, seat)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        draw = tokens.draw_token if state.knobs.together else decks.draw_card
        for step in range(state.seats):
            draw(state, (seat + step) % state.seats, chance, raw)


class FollowingWind(Card):
    """M: one step more or fewer."""

    picks = codes.PICK_STEPS
    worth = 0.3

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return routes.step_options(state, seat, [-1, 1])

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        routes.add_steps(state, seat, picked, raw)


class ManyTongues(Card):
    """M: the played card has the colour you name, also for who draws."""

    picks = codes.PICK_COLOUR
    worth = 0.3

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return list(range(GODS))

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        state.move_colour = picked
        emit.colour_named(raw, seat, picked)


class SecondTelling(Card):
    """S: reroll your token just rolled."""

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        stories.change_roll(state, tokens.roll(chance), raw)


class Flourish(Card):
    """S: +1 to your token just rolled, at most 4."""

    change: int = 1

    def is_possible(self, state: State, seat: int) -> bool:
        return 1 <= stories.rolled(state) + self.change <= PIPS

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        pips = stories.rolled(state) + self.change
        stories.change_roll(state, min(PIPS, max(1, pips)), raw)


class Heckler(Flourish):
    """S: −1 to another's token just rolled, at least 1."""

    change = -1


class FromTheOldStories(Card):
    """T: take a token of choice from the Old Stories."""

    picks = codes.PICK_COLOUR
    worth = 0.8

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return [colour for colour in range(GODS) if state.old[colour]]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        tokens.take_old(state, seat, picked, raw)


class NotSoFast(Card):
    """A: cancel a text just played, which lies right under this one on the stack."""

    def is_possible(self, state: State, seat: int) -> bool:
        return frames.nearest(state, frames.TEXT) >= 0

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        under = frames.nearest(state, frames.TEXT, 1)
        state.stack[under + frames.CANCELLED] = 1
        card = state.stack[under + frames.CARD]
        emit.text_cancelled(raw, state.stack[under + frames.SEAT], card, CARD_TEXT[card])
