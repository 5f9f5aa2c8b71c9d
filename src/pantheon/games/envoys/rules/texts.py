"""The card texts at work (EN-R12), one small function each, in the order of their numbers.

An effect is called when its window has closed uncancelled. What it has to ask, it puts on the
stack (see `questions`); the answers are carried out in `replies`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.constants import CARD_TEXT, PIPS
from pantheon.games.envoys.rules.decks import draw_card
from pantheon.games.envoys.rules.frames import (
    CANCELLED,
    DISTURBANCE,
    ROLL,
    ROLLED,
    SEAT,
    SHIFT,
    SPACE,
    STOPPED,
    TEXT,
    ask,
    nearest,
)
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.targets import others_with_cards
from pantheon.games.envoys.rules.tokens import draw_token, roll, score

Effect = Callable[[State, int, int, Chance, RawEvents], None]
"""State, seat, position of the text's frame, chance, raw."""


def work(state: State, seat: int, text: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Let a text work."""
    _EFFECTS[text](state, seat, at, chance, raw)


# Common texts.


def _all_together_now(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Each player draws a token, you draw a card."""
    for step in range(state.seats):
        draw_token(state, (seat + step) % state.seats, chance, raw)
    draw_card(state, seat, chance, raw)


def _following_wind(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """One step more or fewer."""
    ask(state, seat, questions.WIND)


def _many_tongues(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """The played card has the colour you name."""
    ask(state, seat, questions.TONGUES)


def _second_telling(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Reroll your token just rolled."""
    _set_roll(state, at, roll(chance), raw)


def _flourish(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """+1 to your token just rolled, at most 4."""
    _set_roll(state, at, min(PIPS, _rolled(state, at) + 1), raw)


def _heckler(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """−1 to another's token just rolled, at least 1."""
    _set_roll(state, at, max(1, _rolled(state, at) - 1), raw)


def _from_the_old_stories(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Take a token of choice from the Old Stories."""
    ask(state, seat, questions.OLD_STORY)


def _not_so_fast(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Cancel the text just played, which lies right under this one on the stack."""
    under = nearest(state, TEXT, at)
    state.stack[under + CANCELLED] = 1
    if raw is not None:
        card = state.stack[under + 2]
        raw.append((told.TEXT_CANCELLED, state.stack[under + SEAT], card, CARD_TEXT[card]))


# Ra.


def _dawn(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Draw two cards."""
    draw_card(state, seat, chance, raw)
    draw_card(state, seat, chance, raw)


def _noon_light(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Look at two face-down islands."""
    ask(state, seat, questions.LIGHT, 2, -1)


def _second_sunrise(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Take back a card of choice from your discards, not a Second Sunrise."""
    ask(state, seat, questions.SUNRISE)


# Odin.


def _thought(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """See a hand, draw a card."""
    if others_with_cards(state, seat):
        ask(state, seat, questions.WHOSE_HAND)
    else:
        draw_card(state, seat, chance, raw)


def _memory(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """+1 to one of your tokens on a village."""
    ask(state, seat, questions.REMEMBER)


def _rune_bargain(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Lose 1 point, draw three tokens."""
    score(state, seat, -1, raw)
    if raw is not None:
        raw.append((told.POINTS_LOST, seat, 1))
    for _ in range(3):
        draw_token(state, seat, chance, raw)


# Quetzalcoatl.


def _feathered_wings(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Pass over one land space."""
    state.wings += 1


def _crosswind(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Move another envoy one space."""
    ask(state, seat, questions.DRIFTER)


def _against_the_stream(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Currents cost one step either way."""
    state.calm = 1


# Ixchel.


def _high_tide(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Each other player gives a token of her choice to the Old Stories, clockwise."""
    for step in range(state.seats - 1, 0, -1):
        other = (seat + step) % state.seats
        if state.pool_total[other]:
            ask(state, other, questions.TIDE)


def _weave(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Up to two tokens to the Old Stories for as many from the Well."""
    ask(state, seat, questions.WEFT, 0)


def _moonlit_crossing(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Swap your envoy with another at sea."""
    ask(state, seat, questions.SWAP)


# Guan Yin.


def _mercy(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """The disturbance does nothing."""
    state.stack[nearest(state, DISTURBANCE, at) + STOPPED] = 1


def _kind_ear(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """This village's value is 1 lower for this telling."""
    _shift_value(state, at, -1, raw)


def _gift(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Give a token to a player: 1 point and a card."""
    ask(state, seat, questions.GIFT_TOKEN)


# Yemaya.


def _shoal(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Put your envoy on a space next to one of your tokens."""
    ask(state, seat, questions.SHOAL_SPACE)


def _deep_current(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Double the steps."""
    state.doubled = 1


def _safe_harbour(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Until your next turn no envoy may stop on your space."""
    state.harbour[seat] = 1
    if raw is not None:
        raw.append((told.HARBOUR_MADE, seat, state.envoy[seat]))


# Sylvanus.


def _roots(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """Your tokens on one island cannot be lowered, moved or removed this turn."""
    ask(state, seat, questions.ROOT)


def _stubborn_elders(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """The value is 1 higher for this telling."""
    _shift_value(state, at, 1, raw)


def _old_growth(state: State, seat: int, at: int, chance: Chance, raw: RawEvents) -> None:
    """+1 to each of your tokens on one island."""
    ask(state, seat, questions.GROW)


def _rolled(state: State, at: int) -> int:
    return state.stack[nearest(state, ROLL, at) + ROLLED]


def _set_roll(state: State, at: int, pips: int, raw: RawEvents) -> None:
    rolling = nearest(state, ROLL, at)
    state.stack[rolling + ROLLED] = pips
    if raw is not None:
        raw.append((told.ROLL_CHANGED, state.stack[rolling + SEAT], pips))


def _shift_value(state: State, at: int, change: int, raw: RawEvents) -> None:
    rolling = nearest(state, ROLL, at)
    state.stack[rolling + SHIFT] += change
    if raw is not None:
        space = state.stack[rolling + SPACE]
        value = state.value[space] + state.stack[rolling + SHIFT] - state.lenient
        raw.append((told.VALUE_SHIFTED, space, value))


_EFFECTS: Final[list[Effect]] = [
    _all_together_now,
    _following_wind,
    _many_tongues,
    _second_telling,
    _flourish,
    _heckler,
    _from_the_old_stories,
    _not_so_fast,
    _dawn,
    _noon_light,
    _second_sunrise,
    _thought,
    _memory,
    _rune_bargain,
    _feathered_wings,
    _crosswind,
    _against_the_stream,
    _high_tide,
    _weave,
    _moonlit_crossing,
    _mercy,
    _kind_ear,
    _gift,
    _shoal,
    _deep_current,
    _safe_harbour,
    _roots,
    _stubborn_elders,
    _old_growth,
]
