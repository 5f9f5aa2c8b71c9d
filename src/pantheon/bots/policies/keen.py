"""`keen`: like `greedy`, but judges what follows by the learned evaluation, all at once."""

from collections.abc import Sequence
from typing import Any

from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.search.decision import find_judge
from pantheon.core.chance import Luck
from pantheon.core.game import Game

SHORTLIST = 4
TRIES = 4
"""The best actions at first sight are tried again if they depend on luck, so often in all."""
WORST = float("-inf")
DIGITS = 6
"""Values that differ by less are equal: they depend on the order of the sums."""


class Keen(Greedy):
    """Looks one action ahead with the net; plays as `greedy` does where there is none."""

    name = "keen"

    def values(
        self, game: Game[Any, Any], state: Any, seat: int, codes: Sequence[int], luck: int
    ) -> list[float]:
        judge = find_judge(game)
        if judge is None:
            return super().values(game, state, seat, codes, luck)
        if len(codes) == 1:
            return [0.5]
        states, draws = _first_tries(game, state, seat, codes, luck)
        values = [round(float(each), DIGITS) for each in judge.preferences(states, seat)]
        best = sorted(range(len(codes)), key=lambda at: -values[at])[:SHORTLIST]
        by_luck = [at for at in best if draws[at]]
        if not by_luck:
            return values
        again = [each for at in by_luck for each in _tries(game, state, seat, codes[at], luck)]
        more = judge.preferences(again, seat).reshape(len(by_luck), TRIES - 1)
        averages = [values[at] if at in best else WORST for at in range(len(codes))]
        for at, others in zip(by_luck, more, strict=True):
            averages[at] = round((values[at] + float(others.sum())) / TRIES, DIGITS)
        return averages


def _first_tries(
    game: Game[Any, Any], state: Any, seat: int, codes: Sequence[int], luck: int
) -> tuple[list[Any], list[bool]]:
    """The state after each action, with the same luck for all, and whether it draws."""
    states, draws = [], []
    for code in codes:
        ahead, drawn = game.copy(state), Luck(luck)
        game.apply_code(ahead, seat, code, drawn)
        states.append(ahead)
        draws.append(drawn.has_drawn())
    return states, draws


def _tries(game: Game[Any, Any], state: Any, seat: int, code: int, luck: int) -> list[Any]:
    """States after an action with other luck and other things that the seat cannot see."""
    found = []
    for number in range(1, TRIES):
        ahead, other = game.copy(state), Luck(luck + number)
        game.redeal(ahead, seat, other)
        game.apply_code(ahead, seat, code, other)
        found.append(ahead)
    return found
