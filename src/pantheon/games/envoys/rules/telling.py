"""Telling and persuading (EN-33, EN-34)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.constants import AFTER_LAST, AFTER_ROLL, AFTER_THROW, GODS, NOBODY
from pantheon.games.envoys.rules.disturbance import stir
from pantheon.games.envoys.rules.frames import (
    DIE,
    LASTING,
    ORDER,
    PHASE_OF_ROLL,
    PURPOSE,
    ROLLED,
    SEAT,
    SHIFT,
    SPACE,
    TELLING,
    pop,
    push,
    top,
)
from pantheon.games.envoys.rules.sea import NEAR
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.stories import lift_story, put_story, room_for, throw
from pantheon.games.envoys.rules.tokens import banish, lose, score
from pantheon.games.envoys.rules.windows import open_window


def villages_to_tell(state: State, seat: int) -> list[int]:
    """EN-33: where the seat may tell now: by the move's end, the card's colour, the limits."""
    space = state.envoy[seat]
    if not state.moved or state.has_told or space != state.move_end:
        return []
    if not state.pool[seat * GODS + state.god[seat]]:
        return []
    return [
        near
        for near in NEAR[space]
        if state.land[near] >= 0
        and state.isle_god[state.land[near]] == state.move_colour
        and room_for(state, seat, near)
    ]


def tell(state: State, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-33: a token of one's own colour from the pool is rolled for a village."""
    seat = state.active
    state.has_told = 1
    lose(state, seat, state.god[seat])
    throw(state, seat, TELLING, space, state.god[seat], chance, raw)


def after_roll(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-71: answers first; then the rolled token lies on its village, or scores (EN-61)."""
    at = top(state)
    seat, purpose = state.stack[at + SEAT], state.stack[at + PURPOSE]
    if state.stack[at + PHASE_OF_ROLL] == 0:
        state.stack[at + PHASE_OF_ROLL] = 1
        open_window(state, (AFTER_ROLL, AFTER_THROW, AFTER_LAST)[purpose], seat)
        return
    space, die, pips = state.stack[at + SPACE], state.stack[at + DIE], state.stack[at + ROLLED]
    if purpose == TELLING:
        state.told_space = space
        state.told_shift = state.stack[at + SHIFT]
    pop(state)
    if purpose == LASTING:
        state.points[seat] += pips
        state.ledger += [4, seat, pips, die]
        if raw is not None:
            raw.append((told.END_SCORED, seat, 4, pips))
        return
    put_story(state, space, seat, die, pips)
    if raw is not None:
        raw.append((told.STORY_PLACED, seat, space, die, pips))


def value_now(state: State, space: int) -> int:
    """A village's value with two tokens on it, as it is also scored (EN-40)."""
    value = state.value[space] - state.lenient
    return value + state.told_shift if space == state.told_space else value


def persuadable(state: State) -> list[int]:
    """The villages whose two tokens total at least their value (EN-34)."""
    ready: list[int] = []
    for space in state.told_on:
        at = 2 * space
        total = state.pips[at] + state.pips[at + 1]
        if state.owner[at + 1] >= 0 and total >= value_now(state, space):
            ready.append(space)
    return ready


def settle(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Finish the persuasions that are due, one by one; False when none is."""
    ready = persuadable(state)
    if not ready:
        state.dirty = 0
        state.told_space = NOBODY
        state.told_shift = 0
        return False
    if len(ready) == 1:
        persuade(state, ready[0], chance, raw)
    else:
        push(state, ORDER, state.active)
    return True


def persuade(state: State, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-34: the higher token wins, the newest if equal; the other goes to the Otherworld."""
    at = 2 * space
    newer_wins = state.pips[at + 1] >= state.pips[at]
    won, lost = (at + 1, at) if newer_wins else (at, at + 1)
    winner, loser = state.owner[won], state.owner[lost]
    winning_die, losing_die = state.die[won], state.die[lost]
    value = value_now(state, space)
    lift_story(state, at + 1)
    lift_story(state, at)
    state.old[winning_die] += 1
    state.triumph = state.triumph[:]
    state.triumph[space] = winner
    state.scored = state.scored[:]
    state.scored[space] = value
    if raw is not None:
        raw.append((told.VILLAGE_PERSUADED, winner, space, value, winning_die))
        raw.append((told.STORY_BANISHED, loser, space, losing_die))
    score(state, winner, value, raw)
    banish(state, loser, losing_die, raw)
    stir(state, loser, winner, chance, raw)
