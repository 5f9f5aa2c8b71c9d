"""`greedy`: the action after which the game evaluates its seat highest."""

from collections.abc import Sequence
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game

SEEDS = 1 << 30


class Greedy:
    """Looks one action ahead, and chooses at random among actions that are equally good."""

    name = "greedy"
    reaction = 3.0

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        state = game.determinise(view, seat, chance)
        luck = chance.below(SEEDS)
        best: list[int] = []
        best_value = -1.0
        for code in self.considered(sorted(game.legal_codes(state, seat))):
            ahead = game.copy(state)
            # The same luck for every action, so that the better one wins, not the luckier.
            game.apply_code(ahead, seat, code, Chance(luck, record=False))
            value = game.evaluate(ahead)[seat]
            if value > best_value:
                best, best_value = [code], value
            elif value == best_value:
                best.append(code)
        return game.codec.decode(best[chance.below(len(best))])

    def considered(self, codes: Sequence[int]) -> Sequence[int]:
        """The legal actions to choose from: all of them, unless a subclass has a preference."""
        return codes
