"""The end: last points, the Otherworld's rolls, objectives, the winner (EN-60 to EN-62, EN-72)."""

from typing import Final

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.rules import Chance, RawEvents
from pantheon.core.words import words
from ..generated import emit
from . import frames, stories
from .constants import GODS, NOBODY
from .objectives import fulfilled
from .sea import SPACES
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

_STEPS: Final = ("stories", "own", "others", "otherworld", "objectives")


def begin_final(state: State, raw: RawEvents) -> None:
    """EN-61: stories on villages, tokens in the pools; then all but the leaders roll (EN-R11)."""
    state.final = 1
    state.move_colour = NOBODY
    for seat in range(state.seats):
        state.earned[seat] = fulfilled(state, seat)
        told = len(stories.told_by(state, seat))
        own = state.pool[seat * GODS + state.god[seat]]
        others = state.pool_total[seat] - own
        if told:
            pay(state, BY_STORIES, seat, 2 * told, told, raw)
        if own:
            pay(state, BY_OWN_TOKENS, seat, own, own, raw)
        if others:
            pay(state, BY_OTHER_TOKENS, seat, others // 2, others, raw)
    best = max(state.points)
    leaders = sum([1 << seat for seat in range(state.seats) if state.points[seat] == best])
    frames.push(state, frames.FINAL, state.trigger_seat, leaders)


def pay(state: State, step: int, seat: int, points: int, detail: int, raw: RawEvents) -> None:
    """Points of the last scoring, with what the walk through it says of them."""
    state.points[seat] += points
    state.ledger += [step, seat, points, detail]
    if points:
        emit.end_scored(raw, seat, step, points)


def roll_last(state: State, chance: Chance, raw: RawEvents) -> bool:
    """The next token of the Otherworld is rolled, clockwise from whoever triggered the end."""
    at, stack = frames.top(state), state.stack
    waiting: list[tuple[int, int]] = []
    for step in range(state.seats):
        seat = (stack[at + frames.SEAT] + step) % state.seats
        if not stack[at + frames.LEADERS] >> seat & 1:
            for colour in range(GODS):
                waiting += [(seat, colour)] * state.banished[seat * GODS + colour]
    if stack[at + frames.ROLLS_DONE] < len(waiting):
        seat, colour = waiting[stack[at + frames.ROLLS_DONE]]
        stack[at + frames.ROLLS_DONE] += 1
        stories.throw(state, seat, frames.LASTING, NOBODY, colour, chance, raw)
    else:
        _finish(state, raw)
    return False


def _finish(state: State, raw: RawEvents) -> None:
    """Objectives are revealed, and the match is over."""
    frames.pop(state)
    for seat in range(state.seats):
        objective = state.objective[seat]
        met = state.earned[seat] >> objective & 1
        points = state.knobs.objective_points[objective] if met else 0
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
    last = [_step(state, step) for step in range(BY_STORIES, BY_OBJECTIVE + 1)]
    return Result(
        reason=ENDS[state.ending],
        rule="EN-60",
        scores=tuple(state.points),
        places=places_by(list(standing)),
        steps=(_match_points(state), *last, _ties(state)),
    )


def _entries(state: State) -> list[list[int]]:
    """The ledger's entries: step, seat, points, detail."""
    return [state.ledger[at : at + ENTRY] for at in range(0, len(state.ledger), ENTRY)]


def _match_points(state: State) -> ScoringStep:
    """What was won before the last scoring: discoveries, persuasions, sharings."""
    before = list(state.points)
    for _, seat, points, _ in _entries(state):
        before[seat] -= points
    why, payments = words("envoys-score-match-why"), []
    for seat in range(state.seats):
        lights = tuple(f"triumph:{at}" for at in range(SPACES) if state.triumph[at] == seat)
        payments.append(Payment(seat, before[seat], why, lights))
    return ScoringStep(words("envoys-score-match"), tuple(payments), "EN-34")


def _step(state: State, step: int) -> ScoringStep:
    key, payments = f"envoys-score-{_STEPS[step - 1]}", []
    for entry, seat, points, detail in _entries(state):
        if entry == step:
            why = words(f"{key}-why", detail=detail, points=points)
            payments.append(Payment(seat, points, why, _lights(state, step, seat)))
    return ScoringStep(words(key), tuple(payments), "EN-61" if step < BY_OBJECTIVE else "EN-72")


def _ties(state: State) -> ScoringStep:
    """Tokens in the Otherworld pay nothing here, but the walk shows them where they decide."""
    best, payments = max(state.points), []
    for seat in range(state.seats):
        if state.points[seat] == best and state.points.count(best) > 1:
            why = words("envoys-score-tie-why", count=banished_of(state, seat))
            payments.append(Payment(seat, 0, why, _lights(state, BY_LAST_ROLLS, seat)))
    return ScoringStep(words("envoys-score-tie"), tuple(payments), "EN-62")


def _lights(state: State, step: int, seat: int) -> tuple[str, ...]:
    """The scene ids that light up while a step is paid."""
    if step == BY_STORIES:
        return tuple(f"story:{story >> 1}:{seat}" for story in stories.told_by(state, seat))
    place = {BY_LAST_ROLLS: "otherworld", BY_OBJECTIVE: "panel"}.get(step, "pool")
    return (f"{place}:{seat}",)
