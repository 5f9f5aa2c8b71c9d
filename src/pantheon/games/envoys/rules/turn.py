"""The turn: its beginning and its end (EN-20, EN-22, EN-31)."""

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from . import decks, frames, scoring, sharing, tokens, trading
from .constants import NOBODY
from .state import NO_USE, RUNNING, State


def begin_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-20: a random token and a card; a storm takes effect (EN-50)."""
    seat = state.active
    state.turn += 1
    state.moved = 0
    state.meditated = 0
    state.story_told = 0
    state.traded = 0
    state.powers_used = 0
    state.ra_ready = 0
    state.used_cards = []
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
    emit.turn_begun(raw, seat, state.turn)
    frames.push(state, frames.TURN, seat)
    tokens.draw_token(state, seat, chance, raw)
    decks.draw_card(state, seat, chance, raw)


def end_turn(state: State) -> None:
    """EN-31: the player is done; thoughts are shared, then the turn ends."""
    frames.pop(state)
    frames.push(state, frames.TURN_END, state.active)
    sharing.begin_sharing(state)


def close_turn(state: State, chance: Chance, raw: RawEvents) -> bool:
    """EN-22: surplus tokens and cards go, one by one; then the next player's turn."""
    seat = state.active
    if state.aside != NOBODY:
        decks.to_pile(state, seat, state.aside, raw)
        state.aside = NOBODY
        state.aside_use = NO_USE
    if state.pool_total[seat] > state.knobs.pool_limit:
        trading.SURPLUS_TOKEN.ask(state, seat)
    elif len(state.hands[seat]) > state.knobs.hand_limit:
        trading.SURPLUS_CARD.ask(state, seat)
    else:
        frames.pop(state)
        _next_turn(state, chance, raw)
    return False


def _next_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-60: after the trigger everyone else has one more turn."""
    following = (state.active + 1) % state.seats
    if state.trigger != RUNNING and following == state.trigger_seat:
        scoring.begin_final(state, raw)
    else:
        state.active = following
        begin_turn(state, chance, raw)
