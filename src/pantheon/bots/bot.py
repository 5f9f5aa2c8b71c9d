"""The interface of bots: a bot chooses an action from what its seat may see."""

from typing import Any, Protocol

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game


class Bot(Protocol):
    """An automated player. `reaction` is its pace in simultaneous play, in seconds."""

    name: str
    reaction: float

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        """One of the seat's legal actions. The same view and chance give the same choice."""
        ...
