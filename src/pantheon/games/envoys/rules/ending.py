"""The end: last points, the Otherworld's rolls, objectives (EN-60 to EN-62, EN-72)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.constants import GODS, NOBODY, OBJECTIVE_POINTS
from pantheon.games.envoys.rules.frames import FINAL, LASTING, SEAT, pop, push, top
from pantheon.games.envoys.rules.objectives import fulfilled
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.stories import stories, throw

# Steps of the last scoring, as the ledger counts them.
BY_STORIES: Final = 1
BY_OWN_TOKENS: Final = 2
BY_OTHER_TOKENS: Final = 3
BY_LAST_ROLLS: Final = 4
BY_OBJECTIVE: Final = 5

_LEADERS: Final = 2
_ROLLERS_DONE: Final = 3
_COLOUR: Final = 4
_ROLLED_OF_COLOUR: Final = 5


def begin_final(state: State, raw: RawEvents) -> None:
    """EN-61: stories on villages, tokens in the pools; then all but the leaders roll."""
    state.final = 1
    state.move_colour = NOBODY
    for seat in range(state.seats):
        state.earned[seat] = fulfilled(state, seat)
    told_by = [0] * state.seats
    for at in stories(state):
        told_by[state.owner[at]] += 1
    for seat in range(state.seats):
        own = state.pool[seat * GODS + state.god[seat]]
        _pay(state, BY_STORIES, seat, 2 * told_by[seat], told_by[seat], raw)
        _pay(state, BY_OWN_TOKENS, seat, own, own, raw)
        others = state.pool_total[seat] - own
        _pay(state, BY_OTHER_TOKENS, seat, others // 2, others, raw)
    best = max(state.points)
    leaders = 0
    for seat in range(state.seats):
        if state.points[seat] == best:
            leaders |= 1 << seat
    push(state, FINAL, state.trigger_seat, leaders)


def roll_last(state: State, chance: Chance, raw: RawEvents) -> None:
    """The next token of the Otherworld is rolled, clockwise from whoever triggered the end."""
    at = top(state)
    stack = state.stack
    while stack[at + _ROLLERS_DONE] < state.seats:
        seat = stack[at + SEAT]
        if not stack[at + _LEADERS] >> seat & 1:
            while stack[at + _COLOUR] < GODS:
                colour = stack[at + _COLOUR]
                if stack[at + _ROLLED_OF_COLOUR] < state.banished[seat * GODS + colour]:
                    stack[at + _ROLLED_OF_COLOUR] += 1
                    throw(state, seat, LASTING, NOBODY, colour, chance, raw)
                    return
                stack[at + _COLOUR] += 1
                stack[at + _ROLLED_OF_COLOUR] = 0
        stack[at + _COLOUR] = 0
        stack[at + _ROLLED_OF_COLOUR] = 0
        stack[at + SEAT] = (seat + 1) % state.seats
        stack[at + _ROLLERS_DONE] += 1
    _finish(state, raw)


def _finish(state: State, raw: RawEvents) -> None:
    """Objectives are revealed, and the match is over."""
    pop(state)
    for seat in range(state.seats):
        objective = state.objective[seat]
        points = OBJECTIVE_POINTS[objective] if state.earned[seat] >> objective & 1 else 0
        state.points[seat] += points
        state.ledger += [BY_OBJECTIVE, seat, points, objective]
        if raw is not None:
            raw.append((told.OBJECTIVE_SHOWN, seat, objective, points))
    state.ending = state.trigger
    if raw is not None:
        raw.append((told.MATCH_ENDED, state.ending))


def _pay(state: State, step: int, seat: int, points: int, count: int, raw: RawEvents) -> None:
    if count == 0:
        return
    state.points[seat] += points
    state.ledger += [step, seat, points, count]
    if raw is not None and points:
        raw.append((told.END_SCORED, seat, step, points))
