"""The turn: its beginning, sharing thoughts, its end (EN-20, EN-22, EN-31, EN-35)."""

from pantheon.core.rules import Chance, RawEvents
from ..generated import emit
from ..generated.copying import renew_turn
from . import decks, frames, scoring, tokens, trading
from .constants import GUAN_YIN, NOBODY
from .state import NO_USE, RUNNING, State


def begin_turn(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-20: a random token and a card; a storm takes effect (EN-50)."""
    seat = state.active
    state.turn += 1
    renew_turn(state)
    state.stormed = state.storm[seat]
    state.storm[seat] = 0
    state.harbour[seat] = 0
    emit.turn_begun(raw, seat, state.turn)
    frames.push(state, frames.TURN, seat)
    tokens.draw_token(state, seat, chance, raw)
    decks.draw_card(state, seat, chance, raw)


def end_turn(state: State) -> None:
    """EN-31: the player is done; last, thoughts are shared beside another envoy (EN-35, EN-R6)."""
    frames.pop(state)
    seat, partner = state.active, state.partner
    frames.push(state, frames.TURN_END, seat)
    if partner == NOBODY:
        return
    together = state.envoy[partner] == state.envoy[seat] == state.move_end
    if together or state.knobs.move_end_counts:
        frames.push(state, frames.SHARE, seat, frames.TO_ROLL, partner)


def share(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next step of the sharing on top."""
    at, stack = frames.top(state), state.stack
    seat, partner = stack[at + frames.SEAT], stack[at + frames.PARTNER]
    if stack[at + frames.PHASE] == frames.TO_COMPARE:
        _compare(state, seat, partner, chance, raw)
    elif state.pool_total[seat] + state.pool_total[partner] == 0:
        frames.pop(state)  # two empty pools give nothing (EN-R8)
    else:
        total, ones = _roll_pool(state, seat, chance)
        other_total, other_ones = _roll_pool(state, partner, chance)
        stack[at + frames.PHASE] = frames.TO_COMPARE
        stack[at + frames.TOTAL :] = [total, other_total, ones, other_ones]
        emit.thoughts_shared(raw, seat, partner, total, other_total)
        if ones + other_ones and tokens.payable(state, seat, GUAN_YIN):
            frames.push(state, frames.REROLL, seat)
    return False


def _roll_pool(state: State, seat: int, chance: Chance) -> tuple[int, int]:
    """The total of a whole pool, and the number of ones."""
    rolls = [tokens.roll(chance) for _ in range(state.pool_total[seat])]
    return sum(rolls), rolls.count(1)


def _compare(state: State, seat: int, partner: int, chance: Chance, raw: RawEvents) -> None:
    """Higher gets 1 point, the other a token and a card; equal rolls again."""
    at, stack = frames.top(state), state.stack
    lead = stack[at + frames.TOTAL] - stack[at + frames.OTHER_TOTAL]
    if lead == 0:
        stack[at + frames.PHASE] = frames.TO_ROLL
        return
    frames.pop(state)
    winner, other = (seat, partner) if lead > 0 else (partner, seat)
    state.sharings[winner] += 1
    emit.points_won(raw, winner, 1)
    tokens.score(state, winner, 1, raw)
    tokens.draw_token(state, other, chance, raw)
    decks.draw_card(state, other, chance, raw)


def close_turn(state: State, chance: Chance, raw: RawEvents) -> bool:
    """EN-22: surplus tokens and cards go, one by one; then the next turn, or the end (EN-60)."""
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
        following = (seat + 1) % state.seats
        if state.trigger != RUNNING and following == state.trigger_seat:
            scoring.begin_final(state, raw)
        else:
            state.active = following
            begin_turn(state, chance, raw)
    return False
