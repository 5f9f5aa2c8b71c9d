"""How well each seat stands, for bots."""

from .rules.constants import RUNNING
from .rules.state import State


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: points, and a part of the omen still in the air."""
    if state.ending != RUNNING:
        best = max(state.points)
        share = 1 / state.points.count(best)
        return [share if points == best else 0.0 for points in state.points]
    worth = [float(points) for points in state.points]
    worth[state.active] += 0.6 * state.omen
    most = max(state.target, *worth)
    lead = [own - max(worth[:seat] + worth[seat + 1 :]) for seat, own in enumerate(worth)]
    return [min(0.99, max(0.01, 0.5 + 0.45 * ahead / most)) for ahead in lead]
