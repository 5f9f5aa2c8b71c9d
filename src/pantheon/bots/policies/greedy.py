"""`greedy`: the action after which the game evaluates its seat highest."""

from collections.abc import Callable, Sequence
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game

SEEDS = 1 << 30


class Greedy:
    """Looks one action ahead, and chooses at random among actions that are equally good."""

    name = "greedy"
    reaction = 3.0

    def __init__(self, consider: Callable[[list[int]], Sequence[int]] = list) -> None:
        """`consider` returns those of the legal actions to choose from: all, unless a strategy
        has a preference."""
        self._consider = consider

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        state = game.determinise(view, seat, chance)
        codes = self._consider(sorted(game.candidate_codes(state, seat)))
        values = self.values(game, state, seat, codes, chance.below(SEEDS))
        highest = max(values)
        best = [code for code, value in zip(codes, values, strict=True) if value == highest]
        return game.codec.decode(best[chance.below(len(best))])

    def values(
        self, game: Game[Any, Any], state: Any, seat: int, codes: Sequence[int], luck: int
    ) -> list[float]:
        """What each action is worth to the seat.

        All have the same luck, so that the better one wins, not the luckier.
        """
        found = []
        for code in codes:
            ahead = game.copy(state)
            game.apply_code(ahead, seat, code, Chance(luck, record=False))
            found.append(game.evaluate(ahead)[seat])
        return found
