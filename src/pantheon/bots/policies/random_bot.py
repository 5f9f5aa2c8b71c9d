"""`random`: any legal action, each with the same probability."""

from typing import Any

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game


class RandomBot:
    """Chooses uniformly at random."""

    name = "random"
    reaction = 3.0

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        legal = game.legal(game.determinise(view, seat, chance), seat)
        return legal[chance.below(len(legal))]
