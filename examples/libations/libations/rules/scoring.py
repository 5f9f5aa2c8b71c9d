"""The result: points, and again for each cup like the one under the altar (LI-20, LI-21)."""

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from .constants import ENDS, KINDS, RUNNING
from .state import State


def liked(state: State, seat: int) -> int:
    """LI-20: the worth of the cups that a seat poured and that are like the one under the altar."""
    return state.offered[seat * KINDS + state.altar] * (state.altar + 1)


def scores_of(state: State) -> list[int]:
    """The points of each seat, the altar's included."""
    return [points + liked(state, seat) for seat, points in enumerate(state.points)]


def result_of(state: State) -> Result | None:
    """LI-21: most points win; a tie is shared."""
    if state.ending == RUNNING:
        return None
    scores = scores_of(state)
    poured = tuple(
        Payment(seat, points, words("libations-score-poured"), (f"panel:{seat}",))
        for seat, points in enumerate(state.points)
    )
    altar = tuple(
        Payment(seat, liked(state, seat), words("libations-score-liked"), (f"panel:{seat}",))
        for seat in range(state.seats)
    )
    return Result(
        reason=ENDS[state.ending],
        rule="LI-20",
        scores=tuple(scores),
        places=places_by([(score,) for score in scores]),
        steps=(
            ScoringStep(words("libations-score-cups"), poured, "LI-11"),
            ScoringStep(words("libations-score-altar"), altar, "LI-20"),
        ),
    )
