"""Ra: one card for both move and text; Dawn, Noon Light, Second Sunrise (EN-40, EN-R12)."""

from pantheon.core.rules import Chance, RawEvents
from ...generated import codes, emit
from .. import constants, decks, frames
from ..constants import CARD_TEXT, ISLANDS, NOBODY
from ..islands import identify
from ..move import may_set_out
from ..questions import Card, Moment, Power, about_of
from ..state import EVERYBODY, FACE_DOWN, FOR_TEXT, TO_MOVE, ZONES, State, Zone


class RaPower(Power):
    """One card for both move and text, in either order.

    It is one that was used this turn, the one that sails or, where there is neither, the next.
    """

    moments = Moment.TURN | Moment.MOVE | Moment.TELLING
    seldom = Moment.TELLING
    picks = codes.PICK_CARD
    worth = 0.4

    def is_possible(self, state: State, seat: int) -> bool:
        if state.move_card != NOBODY:
            return state.aside != state.move_card
        has_used = len(self.options(state, seat, NOBODY)) > 0
        return has_used or (may_set_out(state) and not state.ra_ready)

    def apply(self, state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
        if state.move_card != NOBODY:
            state.aside = state.move_card
            state.aside_use = FOR_TEXT
        elif self.options(state, seat, NOBODY):
            self.ask(state, seat)
        else:
            state.ra_ready = 1

    def options(self, state: State, seat: int, about: int) -> list[int]:
        used = [card for card in state.used_cards if card in state.piles[seat]]
        if not state.moved:
            return used if may_set_out(state) else []
        return [card for card in used if _text_may_follow(state, card)]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        state.piles[seat].remove(picked)
        state.place[picked] = ZONES * seat + Zone.PLAY
        state.aside = picked
        state.aside_use = FOR_TEXT if state.moved else TO_MOVE


def _text_may_follow(state: State, card: int) -> bool:
    """Whether the text of a card that has moved the envoy can still be played this turn."""
    text = CARD_TEXT[card]
    if frames.nearest(state, frames.ROLL) < 0:
        return constants.TIMING[text] != constants.Timing.MOVE
    responds = constants.RESPONDS[text] >> constants.Window.ROLL & 1 == 1
    return responds and constants.WHOSE_TELLING[text] != constants.Whose.ANOTHER


class Dawn(Card):
    """T: draw cards, as many as values.toml says."""

    def is_possible(self, state: State, seat: int) -> bool:
        return decks.can_draw(state, seat)


class NoonLight(Card):
    """T: look at two face-down islands. The question is about the first, once it is seen."""

    picks = codes.PICK_ISLAND
    worth = 0.1

    def options(self, state: State, seat: int, about: int) -> list[int]:
        hidden = [island for island in range(ISLANDS) if state.isle_state[island] == FACE_DOWN]
        return [island for island in hidden if island != about]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        god = identify(state, picked, chance)
        state.seen[picked] |= 1 << seat
        emit.island_seen(raw, seat, picked, god)
        if about_of(state) == NOBODY:
            self.ask(state, seat, picked)


class SecondSunrise(Card):
    """T: take back a card of choice from your discards, not a Second Sunrise."""

    picks = codes.PICK_CARD
    worth = 0.4

    def options(self, state: State, seat: int, about: int) -> list[int]:
        return [card for card in state.piles[seat] if CARD_TEXT[card] != self.number]

    def reply(self, state: State, seat: int, picked: int, chance: Chance, raw: RawEvents) -> None:
        state.piles[seat].remove(picked)
        decks.to_hand(state, seat, picked, EVERYBODY)
        emit.card_returned(raw, seat, picked, CARD_TEXT[picked])
