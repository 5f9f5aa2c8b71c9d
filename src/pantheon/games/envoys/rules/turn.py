"""The turn: its beginning, what is open in it, and its end (EN-20, EN-22, EN-28, EN-30)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.codes import (
    BLEND_FOUR,
    END_TURN,
    MEDITATE,
    MOVE_WITH,
    PLAY_TEXT,
    SAIL_TO,
    STRIDE,
    TELL,
    TRADE_CARD,
    TRADE_TOKEN,
)
from pantheon.games.envoys.rules.constants import (
    ANY_TIME,
    CARD_STEPS,
    CARD_TEXT,
    GODS,
    MERCY,
    NOBODY,
    NOT_SO_FAST,
    ON_TURN,
    TIMING,
    WITH_MOVE,
)
from pantheon.games.envoys.rules.decks import can_draw, draw_card, to_pile
from pantheon.games.envoys.rules.ending import begin_final
from pantheon.games.envoys.rules.frames import TURN, TURN_END, ask, pop, push
from pantheon.games.envoys.rules.playable import playable
from pantheon.games.envoys.rules.powers import power_codes, sailing_power_codes
from pantheon.games.envoys.rules.routes import ends_of, open_steps, steps_of_move
from pantheon.games.envoys.rules.sharing import begin_sharing, meets
from pantheon.games.envoys.rules.state import FOR_TEXT, NO_USE, RUNNING, TO_MOVE, State
from pantheon.games.envoys.rules.telling import villages_to_tell
from pantheon.games.envoys.rules.tokens import draw_token, has_old


def begin_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-20: a random token and a card; a storm takes effect (EN-50)."""
    seat = state.active
    state.turn += 1
    state.moved = 0
    state.meditated = 0
    state.has_told = 0
    state.traded = 0
    state.powers_used = 0
    state.ra_ready = 0
    state.lenient = 0
    state.move_colour = NOBODY
    state.extra_steps = 0
    state.doubled = 0
    state.wings = 0
    state.calm = 0
    state.move_end = NOBODY
    state.partner = NOBODY
    state.stormed = state.storm[seat]
    state.storm[seat] = 0
    state.harbour[seat] = 0
    for other in range(state.seats):
        state.roots[other] = 0
    if raw is not None:
        raw.append((told.TURN_BEGUN, seat, state.turn))
    push(state, TURN, seat)
    draw_token(state, seat, chance, raw)
    draw_card(state, seat, chance, raw)


def turn_codes(state: State) -> list[int]:
    """What the active player may do between other actions."""
    seat = state.active
    codes = [END_TURN]
    if may_set_out(state):
        codes.append(MEDITATE)
        _move_codes(state, seat, codes)
    for card in state.hands[seat]:
        if on_turn(state, seat, card):
            codes.append(PLAY_TEXT + STRIDE * card)
    if state.aside_use == FOR_TEXT and on_turn(state, seat, state.aside):
        codes.append(PLAY_TEXT + STRIDE * state.aside)
    for space in villages_to_tell(state, seat):
        codes.append(TELL + STRIDE * space)
    power_codes(state, seat, codes)
    _trade_codes(state, seat, codes)
    return codes


def sail_codes(state: State) -> list[int]:
    """While a move is declared: where it can end, texts that go with it, powers."""
    seat = state.active
    codes: list[int] = []
    for space in ends_of(state, seat, steps_of_move(state), state.wings, state.calm):
        codes.append(SAIL_TO + STRIDE * space)
    for card in state.hands[seat]:
        if with_move(state, seat, card):
            codes.append(PLAY_TEXT + STRIDE * card)
    if state.aside_use == FOR_TEXT and with_move(state, seat, state.aside):
        codes.append(PLAY_TEXT + STRIDE * state.aside)
    sailing_power_codes(state, seat, codes)
    return codes


def _move_codes(state: State, seat: int, codes: list[int]) -> None:
    """EN-R5: a card is playable to move only if an exact route exists."""
    cards = state.hands[seat]
    if state.aside_use == TO_MOVE:
        cards = [*cards, state.aside]
    wanted = 0
    for card in cards:
        wanted |= 1 << CARD_STEPS[card]
    steps = open_steps(state, seat, wanted)
    for card in cards:
        if steps >> CARD_STEPS[card] & 1:
            codes.append(MOVE_WITH + STRIDE * card)


def may_set_out(state: State) -> bool:
    """EN-24, EN-26: whether the envoy has neither moved nor meditated, and no storm keeps it."""
    return not (state.moved or state.meditated or state.stormed)


def on_turn(state: State, seat: int, card: int) -> bool:
    """Whether a card's text can be played between other actions."""
    text = CARD_TEXT[card]
    timing = TIMING[text]
    if timing == ANY_TIME:
        return text not in (NOT_SO_FAST, MERCY) and playable(state, seat, text)
    return timing == ON_TURN and playable(state, seat, text)


def with_move(state: State, seat: int, card: int) -> bool:
    """Whether a card's text goes with the declared move."""
    text = CARD_TEXT[card]
    return TIMING[text] == WITH_MOVE and playable(state, seat, text)


def _trade_codes(state: State, seat: int, codes: list[int]) -> None:
    """EN-28: a card for a token or a token for a card, once; EN-30: four tokens for one."""
    if not state.traded:
        if state.well_total:
            for card in state.hands[seat]:
                codes.append(TRADE_CARD + STRIDE * card)
        if can_draw(state, seat):
            for colour in range(GODS):
                if state.pool[seat * GODS + colour]:
                    codes.append(TRADE_TOKEN + STRIDE * colour)
    if may_blend(state, seat):
        codes.append(BLEND_FOUR)


def may_blend(state: State, seat: int) -> bool:
    """EN-30: four tokens to give, and one to take."""
    return state.pool_total[seat] >= 4 and has_old(state)


def end_turn(state: State) -> None:
    """EN-31: the player is done; thoughts are shared, then the turn ends."""
    pop(state)
    push(state, TURN_END, state.active)
    if meets(state):
        begin_sharing(state)


def close_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-22: surplus tokens and cards go, one by one; then the next player's turn."""
    seat = state.active
    if state.aside != NOBODY:
        to_pile(state, seat, state.aside, raw)
        state.aside = NOBODY
        state.aside_use = NO_USE
    if state.pool_total[seat] > state.knobs.pool_limit:
        ask(state, seat, questions.SURPLUS_TOKEN)
    elif len(state.hands[seat]) > state.knobs.hand_limit:
        ask(state, seat, questions.SURPLUS_CARD)
    else:
        pop(state)
        _next_turn(state, chance, raw)


def _next_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-60: after the trigger everyone else has one more turn."""
    following = (state.active + 1) % state.seats
    if state.trigger != RUNNING and following == state.trigger_seat:
        begin_final(state, raw)
        return
    state.active = following
    begin_turn(state, chance, raw)
