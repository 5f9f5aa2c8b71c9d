"""How well each seat stands, for bots."""

from .rules.constants import KINDS, RUNNING
from .rules.scoring import scores_of
from .rules.state import State


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its points, and the hope of a double under the altar."""
    if state.ending != RUNNING:
        scores = scores_of(state)
        share = 1 / scores.count(max(scores))
        return [share if score == max(scores) else 0.0 for score in scores]
    worth = [
        state.points[seat] + sum(state.offered[seat * KINDS : seat * KINDS + KINDS]) / KINDS
        for seat in range(state.seats)
    ]
    lead = [own - max(worth[:seat] + worth[seat + 1 :]) for seat, own in enumerate(worth)]
    return [min(0.99, max(0.01, 0.5 + ahead / 40)) for ahead in lead]
