"""The result: most points win (AU-21)."""

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from .constants import ENDS, RUNNING
from .state import State


def result_of(state: State) -> Result | None:
    """AU-21: most points win; a tie is shared."""
    if state.ending == RUNNING:
        return None
    paid = tuple(
        Payment(seat, points, words("auspices-score-omens"), (f"panel:{seat}",))
        for seat, points in enumerate(state.points)
    )
    return Result(
        reason=ENDS[state.ending],
        rule="AU-20",
        scores=tuple(state.points),
        places=places_by([(points,) for points in state.points]),
        steps=(ScoringStep(words("auspices-score-told"), paid, "AU-21"),),
    )
