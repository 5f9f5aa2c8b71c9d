"""Each seat's chance to win in a state, at a glance: the curve of a replay."""

import math
from collections.abc import Sequence
from typing import Any

from pantheon.bots.search.decision import find_judge
from pantheon.core.chance import Luck
from pantheon.core.game import Game

TRUST = 4.5
"""How much the heuristic says of the result: the exponent of a lead by all there is to win. It fits
the results of GØDS with every number of seats."""


def outlook(game: Game[Any, Any], state: Any) -> tuple[float, ...]:
    """By the learned evaluation, averaged over what each seat knows; else by the heuristic.

    A net judges actions, and may be too sure or not sure enough of the result: its manifest says
    by how much.
    """
    if game.over(state):
        return tuple(game.evaluate(state))
    judge = find_judge(game)
    if judge is None:
        return chances_of(game.evaluate(state))
    seats = list(range(state.seats))
    values = judge.values([_dealt(game, state, seat) for seat in seats], seats)
    exponent = judge.chances.get(state.seats, 1.0)
    powers = [float(each) ** exponent for each in values.mean(axis=0)]
    return tuple(each / sum(powers) for each in powers)


def chances_of(values: Sequence[float]) -> tuple[float, ...]:
    """Chances that the heuristic's values stand for; they add up to 1, which those need not."""
    powers = [math.exp(TRUST * each) for each in values]
    return tuple(each / sum(powers) for each in powers)


def _dealt(game: Game[Any, Any], state: Any, seat: int) -> Any:
    """A state that looks the same to a seat; what it cannot see is dealt anew."""
    if game.open_to_all:
        return state
    dealt = game.copy(state)
    game.redeal(dealt, seat, Luck(0))
    return dealt
