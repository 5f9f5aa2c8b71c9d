"""Sharing thoughts (EN-35)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.codes import PASS
from pantheon.games.envoys.rules.constants import GUAN_YIN, NOBODY
from pantheon.games.envoys.rules.decks import draw_card
from pantheon.games.envoys.rules.frames import (
    ONES,
    OTHER_ONES,
    OTHER_TOTAL,
    PARTNER,
    PHASE_OF_SHARE,
    REROLL,
    SEAT,
    SHARE,
    TOTAL,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.payment import add_payments, payable
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.tokens import draw_token, roll, score


def meets(state: State) -> bool:
    """Whether the move ended beside another envoy that is still there (EN-31, EN-35)."""
    return (
        state.partner != NOBODY
        and state.envoy[state.partner] == state.envoy[state.active] == state.move_end
    )


def begin_sharing(state: State) -> None:
    """Both are about to roll."""
    push(state, SHARE, state.active, state.partner)


def go_on(state: State, chance: Chance, raw: RawEvents) -> None:
    """The next step of the sharing on top."""
    _STEPS[state.stack[top(state) + PHASE_OF_SHARE]](state, chance, raw)


def reroll_codes(state: State) -> list[int]:
    """Guan Yin's power for a 1 that was rolled, or nothing."""
    codes = [PASS]
    if payable(state, state.active, GUAN_YIN):
        add_payments(state, state.active, GUAN_YIN, codes)
    return codes


def _roll_pools(state: State, chance: Chance, raw: RawEvents) -> None:
    """Both roll their whole pools; two empty ones give nothing (EN-R8)."""
    at = top(state)
    stack = state.stack
    seat, partner = stack[at + SEAT], stack[at + PARTNER]
    if state.pool_total[seat] + state.pool_total[partner] == 0:
        pop(state)
        return
    stack[at + TOTAL], stack[at + ONES] = _roll_pool(state, seat, chance)
    stack[at + OTHER_TOTAL], stack[at + OTHER_ONES] = _roll_pool(state, partner, chance)
    stack[at + PHASE_OF_SHARE] = 1
    if raw is not None:
        totals = (stack[at + TOTAL], stack[at + OTHER_TOTAL])
        raw.append((told.THOUGHTS_SHARED, seat, partner, totals[0], totals[1]))
    if stack[at + ONES] + stack[at + OTHER_ONES] and payable(state, seat, GUAN_YIN):
        push(state, REROLL, seat)


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
    at = top(state)
    stack = state.stack
    if stack[at + TOTAL] == stack[at + OTHER_TOTAL]:
        stack[at + PHASE_OF_SHARE] = 0
        return
    winner, other = stack[at + SEAT], stack[at + PARTNER]
    if stack[at + TOTAL] < stack[at + OTHER_TOTAL]:
        winner, other = other, winner
    pop(state)
    state.sharings[winner] += 1
    if raw is not None:
        raw.append((told.POINTS_WON, winner, 1))
    score(state, winner, 1, raw)
    draw_token(state, other, chance, raw)
    draw_card(state, other, chance, raw)


_STEPS: Final[list[Callable[[State, Chance, RawEvents], None]]] = [_roll_pools, _compare]
