"""Sharing thoughts (EN-35)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from . import frames
from .constants import GUAN_YIN, NOBODY
from .decks import draw_card
from .powers import payable
from .state import State
from .tokens import draw_token, roll, score


def meets(state: State) -> bool:
    """Whether the move ended beside another envoy that is still there (EN-31, EN-35)."""
    return (
        state.partner != NOBODY
        and state.envoy[state.partner] == state.envoy[state.active] == state.move_end
    )


def begin_sharing(state: State) -> None:
    """Both are about to roll."""
    frames.push(state, frames.SHARE, state.active, frames.TO_ROLL, state.partner)


def share(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next step of the sharing on top."""
    if state.stack[frames.top(state) + frames.PHASE] == frames.TO_ROLL:
        _roll_pools(state, chance, raw)
    else:
        _compare(state, chance, raw)
    return False


def _roll_pools(state: State, chance: Chance, raw: RawEvents) -> None:
    """Both roll their whole pools; two empty ones give nothing (EN-R8)."""
    at = frames.top(state)
    stack = state.stack
    seat, partner = stack[at + frames.SEAT], stack[at + frames.PARTNER]
    if state.pool_total[seat] + state.pool_total[partner] == 0:
        frames.pop(state)
        return
    stack[at + frames.TOTAL], stack[at + frames.ONES] = _roll_pool(state, seat, chance)
    stack[at + frames.OTHER_TOTAL], stack[at + frames.OTHER_ONES] = _roll_pool(
        state, partner, chance
    )
    stack[at + frames.PHASE] = frames.TO_COMPARE
    emit.thoughts_shared(
        raw, seat, partner, stack[at + frames.TOTAL], stack[at + frames.OTHER_TOTAL]
    )
    if stack[at + frames.ONES] + stack[at + frames.OTHER_ONES] and payable(state, seat, GUAN_YIN):
        frames.push(state, frames.REROLL, seat)


def _roll_pool(state: State, seat: int, chance: Chance) -> tuple[int, int]:
    total = 0
    ones = 0
    for _ in range(state.pool_total[seat]):
        pips = roll(chance)
        total += pips
        if pips == 1:
            ones += 1
    return total, ones


def _compare(state: State, chance: Chance, raw: RawEvents) -> None:
    """Higher gets 1 point, the other a token and a card; equal rolls again."""
    at = frames.top(state)
    stack = state.stack
    if stack[at + frames.TOTAL] == stack[at + frames.OTHER_TOTAL]:
        stack[at + frames.PHASE] = frames.TO_ROLL
        return
    winner, other = stack[at + frames.SEAT], stack[at + frames.PARTNER]
    if stack[at + frames.TOTAL] < stack[at + frames.OTHER_TOTAL]:
        winner, other = other, winner
    frames.pop(state)
    state.sharings[winner] += 1
    emit.points_won(raw, winner, 1)
    score(state, winner, 1, raw)
    draw_token(state, other, chance, raw)
    draw_card(state, other, chance, raw)
