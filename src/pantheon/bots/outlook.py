"""Each seat's chance to win in a state, at a glance: the curve of a replay."""

from typing import Any

from pantheon.bots.search.decision import find_judge
from pantheon.core.chance import Luck
from pantheon.core.game import Game


def outlook(game: Game[Any, Any], state: Any) -> tuple[float, ...]:
    """By the learned evaluation, averaged over what each seat knows; else by the heuristic."""
    judge = None if game.over(state) else find_judge(game)
    if judge is None:
        return tuple(game.evaluate(state))
    seats = list(range(state.seats))
    values = judge.values([_dealt(game, state, seat) for seat in seats], seats)
    return tuple(float(each) for each in values.mean(axis=0))


def _dealt(game: Game[Any, Any], state: Any, seat: int) -> Any:
    """A state that looks the same to a seat; what it cannot see is dealt anew."""
    if game.open_to_all:
        return state
    dealt = game.copy(state)
    game.redeal(dealt, seat, Luck(0))
    return dealt
