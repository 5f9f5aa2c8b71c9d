"""The end: last points, the Otherworld's rolls, objectives, the winner (EN-60 to EN-62, EN-72)."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from ..generated import emit
from . import frames, stories
from .constants import GODS, NOBODY, OBJECTIVE_POINTS
from .islands import open_islands, villages_of
from .objectives import fulfilled
from .state import ENDS, RUNNING, State
from .tokens import banished_of

# Steps of the last scoring, as the ledger counts them.
BY_STORIES: Final = 1
BY_OWN_TOKENS: Final = 2
BY_OTHER_TOKENS: Final = 3
BY_LAST_ROLLS: Final = 4
BY_OBJECTIVE: Final = 5
ENTRY: Final = 4
"""A ledger's entry is a step, a seat, points and what they are paid for."""

_TITLES: Final = {
    BY_STORIES: "envoys-score-stories",
    BY_OWN_TOKENS: "envoys-score-own",
    BY_OTHER_TOKENS: "envoys-score-others",
    BY_LAST_ROLLS: "envoys-score-otherworld",
    BY_OBJECTIVE: "envoys-score-objectives",
}


def begin_final(state: State, raw: RawEvents) -> None:
    """EN-61: stories on villages, tokens in the pools; then all but the leaders roll."""
    state.final = 1
    state.move_colour = NOBODY
    for seat in range(state.seats):
        state.earned[seat] = fulfilled(state, seat)
    told_by = [0] * state.seats
    for at in stories.on_board(state):
        told_by[state.owner[at]] += 1
    for seat in range(state.seats):
        own = state.pool[seat * GODS + state.god[seat]]
        others = state.pool_total[seat] - own
        if told_by[seat]:
            pay(state, BY_STORIES, seat, 2 * told_by[seat], told_by[seat], raw)
        if own:
            pay(state, BY_OWN_TOKENS, seat, own, own, raw)
        if others:
            pay(state, BY_OTHER_TOKENS, seat, others // 2, others, raw)
    best = max(state.points)
    leaders = 0
    for seat in range(state.seats):
        if state.points[seat] == best:
            leaders |= 1 << seat
    frames.push(state, frames.FINAL, state.trigger_seat, leaders)


def pay(state: State, step: int, seat: int, points: int, detail: int, raw: RawEvents) -> None:
    """Points of the last scoring, with what the walk through it says of them."""
    state.points[seat] += points
    state.ledger += [step, seat, points, detail]
    if points:
        emit.end_scored(raw, seat, step, points)


def roll_last(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next token of the Otherworld is rolled, clockwise from whoever triggered the end."""
    at = frames.top(state)
    stack = state.stack
    while stack[at + frames.ROLLERS_DONE] < state.seats:
        seat = stack[at + frames.SEAT]
        if not stack[at + frames.LEADERS] >> seat & 1:
            while stack[at + frames.NEXT_COLOUR] < GODS:
                colour = stack[at + frames.NEXT_COLOUR]
                if stack[at + frames.ROLLED_OF_COLOUR] < state.banished[seat * GODS + colour]:
                    stack[at + frames.ROLLED_OF_COLOUR] += 1
                    stories.throw(state, seat, frames.LASTING, NOBODY, colour, chance, raw)
                    return False
                stack[at + frames.NEXT_COLOUR] += 1
                stack[at + frames.ROLLED_OF_COLOUR] = 0
        stack[at + frames.NEXT_COLOUR] = 0
        stack[at + frames.ROLLED_OF_COLOUR] = 0
        stack[at + frames.SEAT] = (seat + 1) % state.seats
        stack[at + frames.ROLLERS_DONE] += 1
    _finish(state, raw)
    return False


def _finish(state: State, raw: RawEvents) -> None:
    """Objectives are revealed, and the match is over."""
    frames.pop(state)
    for seat in range(state.seats):
        objective = state.objective[seat]
        points = OBJECTIVE_POINTS[objective] if state.earned[seat] >> objective & 1 else 0
        state.points[seat] += points
        state.ledger += [BY_OBJECTIVE, seat, points, objective]
        emit.objective_shown(raw, seat, objective, points)
    state.ending = state.trigger
    emit.match_ended(raw, state.ending)


def result_of(state: State) -> Result | None:
    """Most points, then most own tokens in the Otherworld, then shared (EN-62)."""
    if state.ending == RUNNING:
        return None
    standing = [(state.points[seat], banished_of(state, seat)) for seat in range(state.seats)]
    steps = (_match_points(state), *(_step(state, step) for step in _TITLES), _ties(state))
    return Result(
        reason=ENDS[state.ending],
        rule="EN-60",
        scores=tuple(state.points),
        places=places_by(list(standing)),
        steps=steps,
    )


def _entries(state: State) -> list[tuple[int, int, int, int]]:
    """The ledger's entries: step, seat, points, detail."""
    flat = state.ledger
    return [
        (flat[at], flat[at + 1], flat[at + 2], flat[at + 3]) for at in range(0, len(flat), ENTRY)
    ]


def _match_points(state: State) -> ScoringStep:
    """What was won before the last scoring: discoveries, persuasions, sharings."""
    before = list(state.points)
    for _, seat, points, _ in _entries(state):
        before[seat] -= points
    payments = tuple(
        Payment(seat, points, words("envoys-score-match-why"), _triumphs(state, seat))
        for seat, points in enumerate(before)
    )
    return ScoringStep(words("envoys-score-match"), payments, "EN-34")


def _step(state: State, step: int) -> ScoringStep:
    payments = tuple(
        Payment(
            seat,
            points,
            words(f"{_TITLES[step]}-why", detail=detail, points=points),
            _lights(state, step, seat),
        )
        for entry, seat, points, detail in _entries(state)
        if entry == step
    )
    return ScoringStep(words(_TITLES[step]), payments, "EN-61" if step < BY_OBJECTIVE else "EN-72")


def _ties(state: State) -> ScoringStep:
    """Tokens in the Otherworld pay nothing here, but the walk shows them where they decide."""
    best = max(state.points)
    tied = [seat for seat in range(state.seats) if state.points[seat] == best]
    payments = tuple(
        Payment(
            seat, 0, words("envoys-score-tie-why", count=banished_of(state, seat)),
            _lights(state, BY_LAST_ROLLS, seat),
        )
        for seat in tied
        if len(tied) > 1
    )  # fmt: skip
    return ScoringStep(words("envoys-score-tie"), payments, "EN-62")


def _triumphs(state: State, seat: int) -> tuple[str, ...]:
    return tuple(f"triumph:{space}" for space, owner in enumerate(state.triumph) if owner == seat)


def _lights(state: State, step: int, seat: int) -> tuple[str, ...]:
    """The scene ids that light up while a step is paid."""
    if step == BY_STORIES:
        return tuple(
            f"story:{space}:{seat}"
            for island in open_islands(state)
            for space in villages_of(state, island)
            if seat in state.owner[2 * space : 2 * space + 2]
        )
    if step == BY_LAST_ROLLS:
        return (f"otherworld:{seat}",)
    if step == BY_OBJECTIVE:
        return (f"panel:{seat}",)
    return (f"pool:{seat}",)
