"""Sharing thoughts (EN-35)."""

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import emit
from . import frames
from .constants import GUAN_YIN, NOBODY
from .decks import draw_card
from .state import State
from .tokens import draw_token, payable, roll, score


def begin_sharing(state: State) -> None:
    """EN-31, EN-35: both roll if the move ended beside another envoy, wherever they are now."""
    seat, partner = state.active, state.partner
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
        if ones + other_ones and payable(state, seat, GUAN_YIN):
            frames.push(state, frames.REROLL, seat)
    return False


def _roll_pool(state: State, seat: int, chance: Chance) -> tuple[int, int]:
    """The total of a whole pool, and the number of ones."""
    rolls = [roll(chance) for _ in range(state.pool_total[seat])]
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
    score(state, winner, 1, raw)
    draw_token(state, other, chance, raw)
    draw_card(state, other, chance, raw)
