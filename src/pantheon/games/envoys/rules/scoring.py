"""The result: the last scoring step by step (EN-61), the winner, ties (EN-62)."""

from __future__ import annotations

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from pantheon.games.envoys.rules.ending import (
    BY_LAST_ROLLS,
    BY_OBJECTIVE,
    BY_OTHER_TOKENS,
    BY_OWN_TOKENS,
    BY_STORIES,
)
from pantheon.games.envoys.rules.islands import open_islands, villages_of
from pantheon.games.envoys.rules.state import ENDS, RUNNING, State
from pantheon.games.envoys.rules.tokens import banished_of

_TITLES = {
    BY_STORIES: "envoys-score-stories",
    BY_OWN_TOKENS: "envoys-score-own",
    BY_OTHER_TOKENS: "envoys-score-others",
    BY_LAST_ROLLS: "envoys-score-otherworld",
    BY_OBJECTIVE: "envoys-score-objectives",
}


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
    return [(flat[at], flat[at + 1], flat[at + 2], flat[at + 3]) for at in range(0, len(flat), 4)]


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
