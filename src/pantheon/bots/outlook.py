"""Each seat's chance to win in a state, at a glance: the curve of a replay."""

from typing import Any

from pantheon.bots.search.decision import find_judge
from pantheon.core.game import Game


def outlook(game: Game[Any, Any], state: Any) -> tuple[float, ...]:
    """By the learned evaluation, averaged over what each seat knows; else by the heuristic."""
    judge = None if game.over(state) else find_judge(game)
    if judge is None:
        return tuple(game.evaluate(state))
    seats = range(len(game.evaluate(state)))
    values = judge.values([state for _ in seats], list(seats))
    return tuple(float(each) for each in values.mean(axis=0))
